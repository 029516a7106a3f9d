/** Generates the text of cards from their effects. No printed text is stored. */
import type {
  AbilityDefinition,
  AsPokemon,
  AttackDefinition,
  CardDefinition,
  DamageTerm,
  EnergyDefinition,
  OncePerGame,
  PokemonDefinition,
  PrintedDamage,
  StadiumDefinition,
  ToolDefinition,
} from '../model/cards.ts'
import type { Predicate, Program } from '../model/effects.ts'
import type { ContinuousEffect } from '../model/lasting.ts'
import { IT, type Trigger } from '../model/triggers.ts'
import { filterWords } from './cardNouns.ts'
import { timesWords } from './countNouns.ts'
import { unitsText } from './energyWords.ts'
import { continuousPhrase } from './lastingText.ts'
import { emptyText, HOLDER, inPlayWords, setWords, type TextSoFar, THIS_POKEMON } from './nouns.ts'
import { occasionWords } from './occasionText.ts'
import { phrasesOf, sentences } from './phrases.ts'
import { questionWords } from './questionWords.ts'

const paragraph = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')

/** A program as sentences. `lead` precedes its first words. */
const programText = (
  program: Program | undefined,
  self: string,
  lead: string = '',
  known: Partial<Pick<TextSoFar, 'pokemon' | 'cards'>> = {},
): string => {
  const { phrases } = phrasesOf(program ?? [], { ...emptyText(self), ...known })
  return sentences(phrases.map((phrase, index) => (index === 0 ? `${lead}${phrase}` : phrase)))
}

const continuousText = (effects: readonly ContinuousEffect[] | undefined, self: string): string =>
  sentences((effects ?? []).map((effect) => continuousPhrase(effect, emptyText(self))))

const ifWords = (soFar: TextSoFar, question: DamageTerm['if']): string =>
  question === undefined ? '' : `if ${questionWords(question, soFar)}, `

const termPhrase = (
  soFar: TextSoFar,
  { sign }: PrintedDamage,
  { amount, times, if: question }: DamageTerm,
  base: number,
): string => {
  const points = sign === '×' ? `${base} damage` : `${amount} ${sign === '−' ? 'less' : 'more'} damage`
  return `${ifWords(soFar, question)}this attack does ${points}${timesWords(soFar, times)}`
}

const damagePhrases = (damage: PrintedDamage | undefined, soFar: TextSoFar): readonly string[] => {
  if (damage === undefined) return []
  const { coins } = damage
  const flips: Program =
    coins === undefined ? [] : coins === 'untilTails' ? [{ do: 'flipUntilTails' }] : [{ do: 'flip', coins }]
  const flipped = phrasesOf(flips, soFar)
  return [
    ...flipped.phrases,
    ...(damage.terms ?? []).map((term) => termPhrase(flipped.soFar, damage, term, damage.base)),
  ]
}

/**
 * Phrases for the damage of an attack to further targets. They use "also", except for the first target of an attack that does no damage to
 * the opponent's Active Pokémon.
 */
const alsoPhrases = ({ also, damage }: AttackDefinition, soFar: TextSoFar): readonly string[] =>
  (also ?? []).map(({ to, amount, times, if: question }, index) => {
    const adverb = damage === undefined && index === 0 ? '' : 'also '
    return `${ifWords(soFar, question)}this attack ${adverb}does ${amount} damage to ${setWords(soFar, to)}${timesWords(soFar, times)}`
  })

const UNAFFECTED: { readonly [By in NonNullable<AttackDefinition['unaffectedBy']>[number]]: string } = {
  Weakness: 'Weakness',
  Resistance: 'Resistance',
  effects: 'effects on the Pokémon it damages',
}

const unaffectedPhrases = ({ unaffectedBy = [] }: AttackDefinition): readonly string[] =>
  unaffectedBy.length === 0
    ? []
    : [`the damage of this attack isn't affected by ${unaffectedBy.map((by) => UNAFFECTED[by]).join(' or ')}`]

const POWERS: { readonly [Power in OncePerGame]: string } = { GX: 'GX attack', VSTAR: 'VSTAR Power' }

const oncePerGameText = (power: OncePerGame | undefined): string =>
  power === undefined ? '' : `You can use only one ${POWERS[power]} in a game.`

/** A condition, as part of a sentence. */
export const conditionWords = (only: Predicate | undefined): string =>
  only === undefined ? '' : questionWords(only, emptyText(THIS_POKEMON))

/** The effects or the cost of a text, as part of a sentence. */
export const programWords = (program: Program): string =>
  phrasesOf(program, emptyText(THIS_POKEMON)).phrases.join(', then ')

const onlyText = (what: string, only: Predicate | undefined): string =>
  only === undefined ? '' : `You can use this ${what} only if ${conditionWords(only)}.`

const costText = (what: string, cost: Program | undefined): string =>
  cost === undefined ? '' : `To use this ${what}, do all of this first: ${programWords(cost)}.`

/** The text of an attack, in the order of its steps; empty for an attack that only does damage. */
export const attackText = (attack: AttackDefinition): string => {
  const chosen = phrasesOf(attack.choose ?? [], emptyText(THIS_POKEMON))
  const required = phrasesOf(attack.require ?? [], chosen.soFar)
  const before = phrasesOf(attack.before ?? [], required.soFar)
  const after = phrasesOf(attack.after ?? [], before.soFar)
  return paragraph([
    attack.onTheFirstTurn === true ? 'You can use this attack on your first turn even if you go first.' : '',
    onlyText('attack', attack.only),
    sentences(chosen.phrases),
    sentences(required.phrases),
    sentences(before.phrases.map((phrase, index) => (index === 0 ? `before doing damage, ${phrase}` : phrase))),
    sentences(damagePhrases(attack.damage, before.soFar)),
    sentences(alsoPhrases(attack, before.soFar)),
    sentences(unaffectedPhrases(attack)),
    sentences(after.phrases),
    oncePerGameText(attack.oncePerGame),
  ])
}

/** The condition of a text, its cost, and then the text itself, which may refer to the choices of the cost. */
const paidText = (
  { only, cost }: { readonly only?: Predicate; readonly cost?: Program },
  program: Program | undefined,
  what: string,
  lead: string,
): string => {
  const paid = phrasesOf(cost ?? [], emptyText(THIS_POKEMON))
  const { phrases } = phrasesOf(program ?? [], paid.soFar)
  return paragraph([
    onlyText(what, only),
    costText(what, cost),
    sentences(phrases.map((phrase, index) => (index === 0 ? `${lead}${phrase}` : phrase))),
  ])
}

const triggersText = (triggers: readonly Trigger[] | undefined, self: string): string =>
  paragraph(
    (triggers ?? []).map((trigger) => {
      const question = trigger.if === undefined ? '' : `if ${questionWords(trigger.if, emptyText(self))}, `
      const it = [{ name: IT, many: false, whose: null }]
      const isOfAnother = 'of' in trigger && trigger.of !== undefined
      const known = trigger.on === 'takenAsPrize' ? { cards: it } : isOfAnother ? { pokemon: it } : {}
      return programText(trigger.does, self, `${occasionWords(trigger, self)}, ${question}`, known)
    }),
  )

const useLead = ({ limit, oncePerGame, from }: AbilityDefinition): string => {
  const unlimited = oncePerGame === undefined ? 'as often as you like during your turn' : 'during your turn'
  const often = limit === undefined ? unlimited : 'once during your turn'
  const where =
    from === undefined ? '' : `, if this Pokémon is ${from === 'Active' ? 'in the Active Spot' : 'on your Bench'}`
  return `${often}${where}, you may use this Ability: `
}

/** The text of an Ability in English, generated from its effects; no printed sentence is copied. */
export const abilityText = (ability: AbilityDefinition): string =>
  paragraph([
    paidText(ability, ability.use, 'Ability', useLead(ability)),
    ability.limit === 'onePerTurn' ? `You can't use more than 1 ${ability.name} Ability each turn.` : '',
    oncePerGameText(ability.oncePerGame),
    continuousText(ability.continuous, THIS_POKEMON),
    triggersText(ability.triggers, THIS_POKEMON),
  ])

const titled = (title: string, text: string): string => (text === '' ? '' : `${title}: ${text}`)

const pokemonText = (card: PokemonDefinition): string =>
  lines([
    ...(card.abilities ?? []).map((ability) => titled(`Ability ${ability.name}`, abilityText(ability))),
    ...card.attacks.map((attack) => titled(attack.name, attackText(attack))),
    continuousText(card.continuous, THIS_POKEMON),
    card.evolvesEarly === true
      ? 'This card may evolve a Pokémon on your first turn, and one that you played this turn.'
      : '',
    card.endsTheTurn === true ? 'When a Pokémon evolves into this Pokémon, your turn ends.' : '',
    (card.prizes ?? 1) === 1 ? '' : `When this Pokémon is Knocked Out, your opponent takes ${card.prizes} Prize cards.`,
  ])

/** The text of an Energy card. The units of a basic Energy card are left out, because its name states them. */
const energyText = ({ basic, provides, instead = [], onlyTo, continuous, triggers }: EnergyDefinition): string => {
  const to = onlyTo === undefined ? '' : inPlayWords({ fits: onlyTo })
  return paragraph([
    to === '' ? '' : `This card can be attached only to ${to}. If it is attached to anything else, discard it.`,
    basic ? '' : `This card provides ${unitsText(provides)}.`,
    ...instead.map(
      (one) => `If ${questionWords(one.if, emptyText(HOLDER))}, this card provides ${unitsText(one.provides)} instead.`,
    ),
    continuousText(continuous, HOLDER),
    triggersText(triggers, HOLDER),
  ])
}

const toolText = ({ continuous, triggers, attacks = [], abilities = [], usedBy = {} }: ToolDefinition): string =>
  lines([
    paragraph([continuousText(continuous, HOLDER), triggersText(triggers, HOLDER)]),
    attacks.length + abilities.length === 0
      ? ''
      : `The ${filterWords({ kind: 'Pokemon', ...usedBy }, false)} this card is attached to can use this:`,
    ...abilities.map((ability) => titled(`Ability ${ability.name}`, abilityText(ability))),
    ...attacks.map((attack) =>
      titled(`${attack.name} (${attack.cost.join(' ') || 'no cost'})`, attackText(attack) || damageWords(attack)),
    ),
  ])

const damageWords = ({ damage }: AttackDefinition): string => (damage === undefined ? '' : `${damage.base} damage.`)

const stadiumText = ({ continuous, cost, use, triggers }: StadiumDefinition): string =>
  paragraph([
    continuousText(continuous, THIS_POKEMON),
    paidText(
      cost === undefined ? {} : { cost },
      use,
      'card',
      'once during each turn, the player whose turn it is may use this: ',
    ),
    triggersText(triggers, THIS_POKEMON),
  ])

const asPokemonText = ({ hp, types, continuous, abilities }: AsPokemon): string =>
  paragraph([
    `Put this card onto your Bench as if it were a Basic ${types.join(' and ')} Pokémon with ${hp} HP.`,
    'During your turn, you may discard it from play.',
    continuousText(continuous, THIS_POKEMON),
    ...(abilities ?? []).map((ability) => titled(`Ability ${ability.name}`, abilityText(ability))),
  ])

const bodyText = (card: CardDefinition): string => {
  if (card.kind === 'Pokemon') return pokemonText(card)
  if (card.kind === 'Energy') return energyText(card)
  switch (card.trainer) {
    case 'Item':
    case 'Supporter':
      if (card.asPokemon !== undefined) return asPokemonText(card.asPokemon)
      return paragraph([
        card.onTheFirstTurn === true ? 'You can play this card on your first turn even if you go first.' : '',
        paidText(card, card.effect, 'card', ''),
      ])
    case 'Tool':
      return toolText(card)
    case 'Stadium':
      return stadiumText(card)
  }
}

/** The whole text of a card, a line for each part; empty for a card without text. */
export const cardText = (card: CardDefinition): string =>
  lines([
    bodyText(card),
    card.discardsToLostZone === true ? 'This card goes to the Lost Zone instead of the discard pile.' : '',
    card.staysDiscarded === true
      ? 'This card stays in the discard pile: it cannot be put into the hand or the deck.'
      : '',
  ])
