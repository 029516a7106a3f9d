/** Writes lasting and continuous effects in card texts. */

import type { Duration } from '../model/effects.ts'
import type {
  Amount,
  ContinuousEffect,
  LastingEffect,
  ModifierKind,
  Modifiers,
  Others,
  Scope,
} from '../model/lasting.ts'
import { plural } from '../model/plural.ts'
import { filterWords } from './cardNouns.ts'
import { eachWords } from './countNouns.ts'
import { inPlayPhrases, inPlayWords, pokemonFilterWords, type TextSoFar } from './nouns.ts'
import { questionWords } from './questionWords.ts'

/** The words for the turn during which an effect is in force. */
export const DURATIONS: { readonly [During in Duration]: string } = {
  opponentsNextTurn: "during your opponent's next turn",
  yourNextTurn: 'during your next turn',
  thisTurn: 'during this turn',
  whileActive: 'until it leaves the Active Spot',
}

/**
 * The subject of a sentence in a card text: its words, and whether it is plural. `theirs` has the words for the Pokémon of the subject's
 * own player and of the opponent.
 */
interface Subject {
  readonly words: string
  readonly many: boolean
  readonly theirs: { readonly you: string; readonly opponent: string }
}

/** The words for the subject where the sentence means any one of its Pokémon. */
const anyOf = ({ words, many }: Subject): string =>
  words.startsWith('all ') ? words.replace(/^all/, 'any') : many ? `any of ${words}` : words

/** The words for the Pokémon of the subject in a sentence that denies something. */
const denied = ({ words }: Subject): string => words.replace(/^all /, 'any ')

const verb = ({ many }: Subject, one: string, several: string): string => (many ? several : one)

const moreOrLess = ({ amount, times }: Amount, what: string, soFar: TextSoFar): string => {
  const each = times === undefined ? '' : typeof times === 'number' ? ` ${times} times` : ` ${eachWords(soFar, times)}`
  return `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'} ${what}${each}`
}

const OF_EITHER = { you: "the same player's", opponent: "the other player's" }

/** The words for the Pokémon that a filter allows. "You" and "opponent" in the filter are seen from the subject of the sentence. */
const others = (soFar: TextSoFar, { theirs }: Subject, filter: Others): string =>
  filter.whose === 'either'
    ? pokemonFilterWords(soFar, filter)
    : pokemonFilterWords(soFar, filter).replace(/^(?:your opponent's|your)/, theirs[filter.whose])

const prizes = (amount: number): string =>
  amount <= -6
    ? 'no Prize cards are taken for it'
    : `${plural(Math.abs(amount), `${amount < 0 ? 'fewer' : 'more'} Prize card`)} ${Math.abs(amount) === 1 ? 'is' : 'are'} taken for it`

const discarded = (discards: true | undefined): string =>
  discards === undefined ? '' : ', and the card that says so is discarded'

const ofAttackers = (soFar: TextSoFar, on: Subject, from: Others | undefined): string =>
  from === undefined ? '' : ` of ${others(soFar, on, from)}`

type Words<Kind extends ModifierKind> = (on: Subject, effect: Modifiers[Kind], soFar: TextSoFar) => string

const MODIFIERS: { readonly [Kind in ModifierKind]: Words<Kind> } = {
  cantRetreat: ({ words }) => `${words} can't retreat`,
  cantAttack: ({ words }) => `${words} can't attack`,
  cantUseAttack: ({ words }, { attack }) => `${words} can't use ${attack}`,
  attackMayFail: (on, { coins = 1 }) =>
    `whenever ${on.words} ${verb(on, 'tries', 'try')} to attack, ${coins === 1 ? 'a coin is flipped, and on tails' : `${coins} coins are flipped, and on any tails`} that attack doesn't happen`,
  damageDealt: (on, effect, soFar) => {
    const { to, attack } = effect
    const attacks = attack === undefined ? `attacks of ${on.words} do` : `the ${attack} attack of ${on.words} does`
    const targets = to === undefined ? '' : ` to ${others(soFar, on, to)}`
    return `${attacks} ${moreOrLess(effect, 'damage', soFar)}${targets} (before Weakness and Resistance)`
  },
  damageTaken: (on, effect, soFar) =>
    `${on.words} ${verb(on, 'takes', 'take')} ${moreOrLess(effect, 'damage', soFar)} from attacks${ofAttackers(soFar, on, effect.from)} (after Weakness and Resistance)${discarded(effect.discards)}`,
  preventDamage: (on, { from, atMost, atLeast, onHeads }, soFar) => {
    const amount = `${atMost === undefined ? '' : ` of ${atMost} or less`}${atLeast === undefined ? '' : ` of ${atLeast} or more`}`
    const attackers = ofAttackers(soFar, on, from)
    return onHeads === undefined
      ? `no attack${attackers} does any damage${amount} to ${denied(on)}`
      : `whenever an attack${attackers} would do damage${amount} to ${anyOf(on)}, a coin is flipped, and on heads that damage is prevented`
  },
  preventEffects: (on, { from, of, just }, soFar) => {
    const affect = `${just === undefined ? "don't affect" : "can't put damage counters on"} ${denied(on)}`
    return of !== 'Supporters' && of !== 'Items'
      ? `effects of ${of === undefined ? 'attacks' : 'Abilities'}${ofAttackers(soFar, on, from)} ${affect}`
      : `effects of ${of === 'Items' ? 'Item' : 'Supporter'} cards that are played${from === undefined ? '' : ` by ${from.whose === 'either' ? 'any player' : from.whose === 'you' ? 'their player' : 'the other player'}`} ${affect}`
  },
  hp: (on, effect, soFar) => `${on.words} ${verb(on, 'has', 'have')} ${moreOrLess(effect, 'HP', soFar)}`,
  retreatCost: ({ words }, effect, soFar) =>
    `the Retreat Cost of ${words} is ${moreOrLess(effect, 'Colorless', soFar)}`,
  noRetreatCost: (on) => `${on.words} ${verb(on, 'has', 'have')} no Retreat Cost`,
  attackCost: (on, effect, soFar) => {
    const attacks = effect.attack === undefined ? 'attacks' : effect.attack
    return `${attacks} used by ${on.words} ${effect.attack === undefined ? 'cost' : 'costs'} ${moreOrLess(effect, 'Colorless', soFar)}`
  },
  symbolsSpared: ({ words }, { symbols }) => `attacks used by ${words} cost ${symbols} less Energy of any type`,
  attackCostIs: ({ words }, { cost, attack }) =>
    `${attack ?? 'each attack'} used by ${words} costs ${cost.length === 0 ? 'nothing' : cost.join(' ')}`,
  noAttackCost: ({ words }) => `all Energy in the costs of attacks used by ${words} is ignored`,
  damageUnaffected: ({ words }, { by }) =>
    `damage of attacks of ${words} to the other player's Active Pokémon isn't affected by ${by === 'effects' ? 'any effects on it' : `its ${by}`}`,
  noWeakness: (on) => `${on.words} ${verb(on, 'has', 'have')} no Weakness`,
  types: (on, { types, besides }) =>
    `${on.words} ${verb(on, 'is', 'are')} ${besides === undefined ? '' : 'also '}of type ${types.join(' and ')}`,
  weaknessTo: ({ words }, { type, factor }) =>
    `the Weakness of ${words} is to ${type}${factor === undefined ? '' : `, ×${factor}, whatever is printed`}`,
  weaknessTimes: ({ words }, { factor }) => `the Weakness of ${words} is ×${factor}`,
  weaknessDealt: (on, { factor, to }, soFar) =>
    `for attacks of ${on.words}, the Weakness of ${to === undefined ? 'their targets' : others(soFar, on, to)} is ×${factor}`,
  keepsConditions: (on, { condition }) =>
    `${on.words} ${verb(on, 'stays', 'stay')} ${condition ?? 'in all Special Conditions'} while evolving or devolving`,
  unhindered: (on, { doing }) =>
    `${on.words} can ${doing === 'attacking' ? 'attack' : 'retreat'} even if ${verb(on, 'it is', 'they are')} Asleep or Paralyzed`,
  conditionCounters: (on, { condition, amount }) =>
    `being ${condition} puts ${plural(Math.abs(amount), `${amount < 0 ? 'fewer' : 'more'} damage counter`)} on ${on.words}`,
  sleepCoins: (on, { coins }) =>
    `while ${on.words} ${verb(on, 'is', 'are')} Asleep, ${coins === 1 ? '1 coin is' : `${coins} coins are`} flipped for ${verb(on, 'it', 'each')}, and it wakes up only if ${coins === 1 ? 'the coin is' : 'all coins are'} heads`,
  noResistance: (on) => `${on.words} ${verb(on, 'has', 'have')} no Resistance`,
  preventConditions: (on, { condition, recovers }) => {
    const ends = `${verb(on, 'recovers', 'recover')} from ${condition === undefined ? 'all Special Conditions' : `being ${condition}`} and `
    return `${on.words} ${recovers === undefined ? '' : ends}can't be ${condition ?? 'affected by any Special Conditions'}`
  },
  cantBeHealed: ({ words }) => `${words} can't be healed`,
  cantReceive: ({ words }, { cards }) => `${filterWords(cards, true)} can't be put onto ${words} from the hand`,
  prizesGiven: (on, { amount, from, oncePerGame }, soFar) =>
    `${oncePerGame === undefined ? '' : 'once in a game, '}when ${anyOf(on)} is Knocked Out${from === undefined ? '' : ` by damage of an attack${ofAttackers(soFar, on, from)}`}, ${prizes(amount)}`,
  prizesWon: (on, { amount, to }, soFar) =>
    `when damage of an attack of ${on.words} Knocks Out ${to === undefined ? "any of the other player's Pokémon" : `any of ${others(soFar, on, to)}`}, ${prizes(amount)}`,
  evolvesEarly: ({ words }, { newcomer, into }) => {
    const turns = ['the first turn', 'the turn of being played'].slice(
      newcomer === 'only' ? 1 : 0,
      newcomer === undefined ? 1 : 2,
    )
    return `${words} can evolve ${into === undefined ? '' : `into ${filterWords(into, true)} `}during ${turns.join(' or ')}${newcomer === 'only' ? ', except the first turn' : ''}`
  },
  usesAttacks: (on, { of, filter }, soFar) => {
    const cards = filter === undefined ? 'Pokémon' : filterWords(filter, true)
    const places = {
      below: `${cards} that ${verb(on, 'it', 'they')} evolved from`,
      discard: `${cards} in the discard pile`,
    }
    return `${on.words} can also use the attacks of ${typeof of === 'string' ? places[of] : others(soFar, on, of)}`
  },
  turnGoesOn: ({ words }, { into }) => `the turn does not end when ${words} evolves into ${into ?? 'any Pokémon'}`,
  attacksTwice: ({ words }, { own }) => `${words} may attack twice in a turn${own ? ' by itself' : ''}`,
  countersAtTurnEnd: ({ words }, { counters }) =>
    `at the end of the turn, ${plural(counters, 'damage counter')} ${counters === 1 ? 'is' : 'are'} put on ${words}`,
  knockedOutAtTurnEnd: (on) => `at the end of the turn, ${on.words} ${verb(on, 'is', 'are')} Knocked Out`,
  endures: (on, { from, discards, onHeads }, soFar) =>
    `${onHeads === undefined ? `with no damage on ${on.words}, ` : ''}damage of an attack${ofAttackers(soFar, on, from)} that would Knock ${onHeads === undefined ? 'it' : on.words} Out leaves 10 HP${onHeads === undefined ? '' : ' if a flipped coin shows heads'}${discarded(discards)}`,
  returnsDamage: (on, { from, counters }, soFar) =>
    `whenever an attack${ofAttackers(soFar, on, from)} damages ${on.words}, the attacker gets ${counters === undefined ? 'as many damage counters as were placed' : plural(counters, 'damage counter')}`,
  noAbilities: (on, { except }) =>
    `${on.words} ${verb(on, 'has', 'have')} no Abilities${except === undefined ? '' : ` except for ${except}`}`,
  noToolEffects: ({ words }) => `Pokémon Tools attached to ${words} have no effect`,
  doublesBasicEnergy: ({ words }, { type }) =>
    `each basic ${type} Energy attached to ${words} provides ${type} ${type}`,
  plainSpecialEnergy: ({ words }) =>
    `Special Energy cards attached to ${words} provide Colorless Energy and have no other effect`,
  lostWhenKnockedOut: (on) =>
    `when ${anyOf(on)} is Knocked Out, it goes to the Lost Zone, and the cards attached to it go to the discard pile`,
}

/** Every kind of change to a Pokémon, in the order of `MODIFIERS`. */
export const MODIFIER_KINDS = Object.keys(MODIFIERS) as readonly ModifierKind[]

const modifierPhrase = (kind: ModifierKind, on: Subject, effect: object, soFar: TextSoFar): string =>
  (MODIFIERS[kind] as (on: Subject, effect: object, soFar: TextSoFar) => string)(on, effect, soFar)

export const lastingPhrase = (soFar: TextSoFar, on: string, effect: LastingEffect, during: Duration): string =>
  `${DURATIONS[during]}, ${modifierPhrase(effect.lasting, { words: on, many: false, theirs: OF_EITHER }, effect, soFar)}`

const WHOSE: { readonly [Whose in Exclude<Scope['pokemon'], 'thisPokemon'>]: string } = {
  yours: 'your',
  opponents: "your opponent's",
  all: 'all',
}

const THEIRS: { readonly [Whose in Scope['pokemon']]: Subject['theirs'] } = {
  thisPokemon: { you: 'your', opponent: "your opponent's" },
  yours: { you: 'your', opponent: "your opponent's" },
  opponents: { you: "your opponent's", opponent: 'your' },
  all: OF_EITHER,
}

const subject = (soFar: TextSoFar, { pokemon, where, ...filter }: Scope): Subject => {
  const theirs = THEIRS[pokemon]
  if (pokemon === 'thisPokemon') {
    const place =
      where === undefined ? '' : ` while it is ${where === 'Active' ? 'in the Active Spot' : 'on the Bench'}`
    const like = Object.keys(filter).length === 0 ? '' : `, if it is ${inPlayWords(filter)},`
    return { words: `${soFar.self}${like}${place}`, many: false, theirs }
  }
  const place = where === undefined ? '' : where === 'Active' ? 'Active ' : 'Benched '
  const isOne = where === 'Active' && pokemon !== 'all'
  const like = [filterWords({ ...filter.fits, kind: 'Pokemon' }, true), ...inPlayPhrases(filter, !isOne)].join(' ')
  return { words: `${WHOSE[pokemon]} ${place}${like}`, many: !isOne, theirs }
}

const PLAYERS = { you: 'you', opponent: 'your opponent', either: 'no player' } as const

export const continuousPhrase = (effect: ContinuousEffect, soFar: TextSoFar): string => {
  const asked = effect.while === undefined ? '' : `as long as ${questionWords(effect.while, soFar)}, `
  if (effect.continuous === 'benchLimit') {
    const who = PLAYERS[effect.whose ?? 'either']
    return `${asked}${who} ${effect.whose === undefined ? 'can' : "can't"} have more than ${effect.limit} Benched Pokémon`
  }
  if (effect.continuous === 'cantPlay' || effect.continuous === 'cantReturn') {
    const { cards, whose } = effect
    const [does, where] =
      effect.continuous === 'cantPlay'
        ? ['play', 'hand']
        : ['put', `discard pile into the ${effect.to} by effects of ${effect.by.join(' or ')}`]
    return `${asked}${PLAYERS[whose]} ${whose === 'either' ? 'can' : "can't"} ${does} any ${filterWords(cards, true)} from the ${where}`
  }
  const once = effect.once === undefined ? '' : ' (not more than once by the same name)'
  return `${asked}${modifierPhrase(effect.continuous, subject(soFar, effect.scope), effect, soFar)}${once}`
}

export const rulePhrase = (soFar: TextSoFar, effect: ContinuousEffect, during: Duration): string =>
  `${DURATIONS[during]}, ${continuousPhrase(effect, soFar)}`
