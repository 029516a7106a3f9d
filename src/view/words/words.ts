/** Describes events, facts and options of a choice in sentences. */

import { cardName, definitionOf, pokemonName } from '../../game/board/definitions.ts'
import { expectGame, expectPlayer } from '../../game/board/expectArguments.ts'
import { abilitiesToUse, attacksToUse } from '../../game/board/lent.ts'
import { activeOf, findPokemon } from '../../game/board/pokemonInPlay.ts'
import { remainingHitPoints } from '../../game/board/references.ts'
import type { Option } from '../../game/model/asks.ts'
import { SPECIAL_CONDITIONS } from '../../game/model/conditions.ts'
import { EVENT_TYPES, type EventPart, type EventParts, type GameEvent } from '../../game/model/events.ts'
import type { Fact, FactName, FactNamed, Named, StepOfAttack, Zone } from '../../game/model/facts.ts'
import { COIN_TOSS, type Game, OPENING_HAND } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import { plural } from '../../game/model/plural.ts'
import { coinInWords, EVENT_WORDS, THE_STADIUM } from './eventWords.ts'
import { lastingInWords } from './lastingInWords.ts'
import { REASONS } from './reasons.ts'

export { REASONS } from './reasons.ts'

const who = (game: Game, player: PlayerId): string => game.players[player].name

/** A Pokémon as the board has it now: its name, its place and its remaining HP. */
export const pokemonInWords = (game: Game, id: number): string => {
  const found = findPokemon(game, id)
  if (found === null) return cardName(game, id)
  if (definitionOf(game, found.pokemon.cards[0] ?? -1) === null)
    return `${pokemonName(game, found.pokemon)} (${found.place})`
  const left = remainingHitPoints(game, found)
  return `${pokemonName(game, found.pokemon)} (${found.place}, ${left} HP left)`
}

/** An option of a choice in a few words, such as the name of a card, or of a Pokémon with its place. */
export const optionInWords = (game: Game, option: Option): string => {
  switch (option.option) {
    case 'card':
      return cardName(game, option.card)
    case 'pokemon':
      return pokemonInWords(game, option.pokemon)
    case 'prize':
      return `Prize card ${option.position + 1}`
    case 'answer':
      return option.answer
    case 'number':
      return `${option.number}`
    case 'effect':
      return option.effect
  }
}

const noEvent = (event: unknown): TypeError => {
  const type = (event as { readonly type?: unknown } | null | undefined)?.type
  const given = typeof type === 'string' ? ` ${JSON.stringify(type.slice(0, 60))}` : ' without a type'
  return new TypeError(`There is no event${given}. The events are: ${EVENT_TYPES.join(', ')}.`)
}

/** A hole in the words of an event: one of its parts, or the Stadium in play. */
type Hole = EventPart | 'stadium'

const PARTS: { readonly [Part in EventPart]: (game: Game, value: EventParts[Part], event: GameEvent) => string } = {
  card: (game, card) => cardName(game, card),
  pokemon: (game, pokemon) => pokemonInWords(game, pokemon),
  ability: (game, ability, event) => {
    const found = 'pokemon' in event ? findPokemon(game, event.pokemon) : null
    return (found === null ? undefined : abilitiesToUse(game, found)[ability])?.name ?? 'an Ability'
  },
  attack: (game, attack, event) => {
    const active = 'player' in event ? activeOf(game, event.player) : null
    return (active === null ? undefined : attacksToUse(game, active)[attack])?.name ?? `attack ${attack}`
  },
  option: (game, index) => {
    const option = game.ask?.ask === 'choice' ? game.ask.options[index] : undefined
    return option === undefined ? `option ${index}` : optionInWords(game, option)
  },
  change: (_, { change }) => change,
  heads: (_, heads) => coinInWords(heads),
  order: (_, order) => order.map((one) => one + 1).join(' '),
  position: (_, position) => `${position + 1}`,
}

const partInWords = (game: Game, event: GameEvent, hole: Hole): string => {
  if (hole === 'stadium') return game.stadium === null ? THE_STADIUM : cardName(game, game.stadium.card)
  const value = (event as unknown as EventParts)[hole]
  return (PARTS[hole] as (game: Game, value: unknown, event: GameEvent) => string)(game, value, event)
}

/**
 * An event as a sentence, before it is played. Throws a TypeError if `game` is not a game, or if `event` is not an event or has no valid
 * player.
 */
export const eventInWords = (game: Game, event: GameEvent): string => {
  expectGame('eventInWords', game)
  if (!EVENT_TYPES.includes(event?.type)) throw noEvent(event)
  if ('player' in event) expectPlayer(event.player)
  return EVENT_WORDS[event.type].replace(/\{(\w+)\}/g, (_, part: string) => partInWords(game, event, part as Hole))
}

const it = ({ name, id }: Named): string => name ?? (id < 0 ? 'a Pokémon' : 'a card')
const names = (cards: readonly Named[]): string => cards.map(it).join(', ')
const cardsOr = (count: number, cards: readonly Named[]): string =>
  cards.length === 0 ? plural(count, 'card') : names(cards)

/** Where cards are, in words. */
const PLACES: { readonly [Place in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  lostZone: 'Lost Zone',
  prizes: 'Prize cards',
  active: 'Active Spot',
  bench: 'Bench',
  attached: 'cards attached',
  stadium: 'Stadium in play',
  limbo: 'card being played',
  played: 'Supporters played this turn',
}

/** The purpose of each step of an attack. */
const STEPS_IN_WORDS: { readonly [Step in StepOfAttack]: string } = {
  B_alter: 'effects that might alter or cancel it',
  C_confusion: 'Confusion is checked',
  D_choose: 'choices that it asks for',
  E_require: 'what it requires',
  beforeDamage: 'effects before damage',
  '1_base': 'coins for its damage',
  '5_defender': 'coins that may prevent its damage',
  otherEffects: 'its other effects',
  reactions: 'what it has triggered',
  knockOuts: 'coins that may keep a Pokémon from being Knocked Out',
}

type SentenceWriter<Name extends FactName> = (fact: FactNamed<Name>, game: Game) => string

/** The sentence of each fact. The compiler proves the table complete. */
const SENTENCE_WRITERS: { readonly [Name in FactName]: SentenceWriter<Name> } = {
  FIRST_PLAYER_CHOSEN: ({ player, first }, game) =>
    `${who(game, player)} won the toss; ${who(game, first)} goes first.`,
  MULLIGAN: ({ player, hand }, game) =>
    `${who(game, player)} has no Basic Pokémon, shows ${names(hand)}, and draws a new hand.`,
  POKEMON_PLACED: ({ player, pokemon, to }, game) =>
    `${who(game, player)} places ${it(pokemon)} face down ${to === 'active' ? 'in the Active Spot' : 'on the Bench'}.`,
  PRIZES_LAID: ({ player, prizes }, game) => `${who(game, player)} lays ${plural(prizes, 'Prize card')}.`,
  POKEMON_REVEALED: ({ player, active, bench }, game) =>
    `${who(game, player)} begins with ${it(active)}${bench.length === 0 ? '' : ` and ${names(bench)} on the Bench`}.`,
  SUDDEN_DEATH_BEGAN: ({ prizes }) => `A tie! Another game begins, with ${plural(prizes, 'Prize card')} each.`,
  TURN_BEGAN: ({ player, turn }, game) => `Turn ${turn}: ${who(game, player)}.`,
  END_OF_TURN_BEGAN: ({ player }, game) => `The effects at the end of ${who(game, player)}'s turn are carried out.`,
  TURN_ENDED: ({ player }, game) => `${who(game, player)}'s turn ends.`,
  CARDS_DRAWN: ({ player, count, cards }, game) => `${who(game, player)} draws ${cardsOr(count, cards)}.`,
  POKEMON_BENCHED: ({ player, pokemon, from }, game) =>
    `${who(game, player)} puts ${it(pokemon)} onto the Bench${from === 'hand' || from === 'limbo' ? '' : ` from the ${PLACES[from]}`}.`,
  POKEMON_EVOLVED: ({ pokemon, card }) => `${it(pokemon)} evolves into ${it(card)}.`,
  POKEMON_REPLACED: ({ pokemon, card }) => `${it(card)} takes the place of ${it(pokemon)}.`,
  POKEMON_DEVOLVED: ({ pokemon, card }) => `${it(pokemon)} loses ${it(card)} and devolves.`,
  CARD_ATTACHED: ({ card, pokemon, from }) =>
    `${it(card)} is attached to ${it(pokemon)}${from === 'hand' || from === 'limbo' ? '' : from === 'attached' ? ' from another Pokémon' : ` from the ${PLACES[from]}`}.`,
  TRAINER_PLAYED: ({ player, card }, game) => `${who(game, player)} plays ${it(card)}.`,
  STADIUM_USED: ({ player, card }, game) => `${who(game, player)} uses ${it(card)}.`,
  ABILITY_USED: ({ player, pokemon, ability }, game) => `${who(game, player)} uses ${ability} of ${it(pokemon)}.`,
  RETREATED: ({ pokemon, into, paid }) =>
    `${it(pokemon)} retreats${paid.length === 0 ? ' for free' : ''}; ${it(into)} comes in.`,
  ATTACK_DECLARED: ({ pokemon, attack }) => `${it(pokemon)} attacks with ${attack}.`,
  ATTACK_DOES_NOT_HAPPEN: ({ attack }) => `${attack} does not happen.`,
  ATTACK_COPIED: ({ attack, copied }) => `${copied} is used as ${attack}.`,
  MAY_ATTACK_AGAIN: ({ pokemon }) => `${it(pokemon)} may attack again.`,
  ATTACK_STEP_BEGAN: ({ attack, step }) => `${attack}: ${STEPS_IN_WORDS[step]}.`,
  ATTACK_CHOICES_MADE: ({ player, attack, chosen }, game) =>
    `${who(game, player)} chooses ${names(chosen)} for ${attack}.`,
  ATTACK_DOES_NOTHING: ({ attack }) => `${attack} does nothing.`,
  DAMAGE_PLACED: ({ pokemon, damage }) => `${it(pokemon)} takes ${damage} damage.`,
  NO_DAMAGE_DONE: ({ pokemon }) => `${it(pokemon)} takes no damage.`,
  EFFECT_APPLIES: ({ effect, pokemon }) =>
    pokemon === null
      ? effect === COIN_TOSS
        ? `${effect} for who goes first.`
        : effect === OPENING_HAND
          ? `${effect} is drawn.`
          : `${effect} takes effect.`
      : SPECIAL_CONDITIONS.some((one) => one === effect)
        ? `${it(pokemon)} is ${effect}.`
        : `${effect} takes effect (${it(pokemon)}).`,
  EFFECT_PREVENTED: ({ pokemon, effect }) => `The effect of ${effect} on ${it(pokemon)} is prevented.`,
  COIN_FLIPPED: ({ player, heads, for: purpose }, game) =>
    `${who(game, player)} flips ${heads ? 'heads' : 'tails'} (${purpose}).`,
  PRIZES_SHUFFLED: ({ player }, game) => `${who(game, player)} shuffles the Prize cards.`,
  DECK_SHUFFLED: ({ player, bottom }, game) =>
    bottom === undefined
      ? `${who(game, player)}'s deck is shuffled.`
      : `The bottom ${bottom} cards of ${who(game, player)}'s deck are shuffled.`,
  CARDS_MOVED: ({ player, count, cards, from, to, position }, game) => {
    const where = to === 'deck' ? `the ${position} of the deck` : `the ${PLACES[to]}`
    if (to === 'played') return `${names(cards)} is done and stays on the table until the end of the turn.`
    if (from === 'limbo') return `${names(cards)} is done and goes to ${where}.`
    const origin = from === 'attached' || from === 'stadium' ? 'play' : `${who(game, player)}'s ${PLACES[from]}`
    return `${cardsOr(count, cards)} ${count === 1 ? 'goes' : 'go'} from ${origin} to ${where}.`
  },
  CARDS_LOOKED_AT: ({ player, count, cards }, game) => `${who(game, player)} looks at ${cardsOr(count, cards)}.`,
  CARDS_REVEALED: ({ player, cards }, game) => `${who(game, player)} reveals ${names(cards)}.`,
  COUNTERS_PLACED: ({ pokemon, counters, by }) => `${plural(counters, 'damage counter')} on ${it(pokemon)} (${by}).`,
  COUNTERS_REMOVED: ({ pokemon, counters, by, moved, kept }) =>
    kept === true
      ? `${it(pokemon)} keeps 10 HP: ${plural(counters, 'damage counter')} off (${by}).`
      : moved === true
        ? `${counters} damage counter${counters === 1 ? ' is' : 's are'} moved from ${it(pokemon)}.`
        : `${counters * 10} damage is healed from ${it(pokemon)}.`,
  CONDITION_BEGAN: ({ pokemon, condition }) => `${it(pokemon)} is now ${condition}.`,
  CONDITION_ENDED: ({ pokemon, condition }) => `${it(pokemon)} is no longer ${condition}.`,
  LASTING_EFFECT_BEGAN: ({ pokemon, effect, during, whose }, game) =>
    during === 'whileActive'
      ? `${it(pokemon)} ${lastingInWords(effect)} until it leaves the Active Spot.`
      : `During ${who(game, whose)}'s ${during === 'thisTurn' ? '' : 'next '}turn, ${it(pokemon)} ${lastingInWords(effect)}.`,
  LASTING_EFFECTS_ENDED: ({ pokemon, effects }) =>
    `The lasting effects on ${it(pokemon)} have ended: ${effects.map(({ effect }) => lastingInWords(effect)).join(', ')}.`,
  LASTING_RULE_BEGAN: ({ player, whose, source }, game) =>
    `The effect of ${who(game, player)}'s ${source} applies during a turn of ${who(game, whose)}.`,
  LASTING_RULES_ENDED: ({ rules }) =>
    `The effects for this turn have ended: ${rules.map(({ source }) => source).join(', ')}.`,
  SWITCHED: ({ out, in: into }) => `${it(out)} goes to the Bench and ${it(into)} comes in.`,
  POKEMON_LEFT_PLAY: ({ player, pokemon, to, knockedOut }, game) =>
    `${who(game, player)}'s ${it(pokemon)} ${knockedOut === undefined ? 'and all its cards go' : 'is Knocked Out, and its cards go'} to the ${PLACES[to]}.`,
  POKEMON_KNOCKED_OUT: ({ player, pokemon, lost }, game) =>
    `${who(game, player)}'s ${it(pokemon)} is Knocked Out${lost === undefined ? '' : ' and goes to the Lost Zone'}.`,
  PRIZES_TAKEN: ({ player, count, cards, to }, game) =>
    `${who(game, player)} takes ${plural(count, 'Prize card')}${cards.length === 0 ? '' : `: ${names(cards)}`}${to === undefined ? '' : ', and uses it before it goes to the hand'}.`,
  PROMOTED: ({ player, pokemon }, game) => `${who(game, player)} makes ${it(pokemon)} the Active Pokémon.`,
  CHECKUP_BEGAN: () => 'Pokémon Checkup.',
  CONCEDED: ({ player }, game) => `${who(game, player)} concedes.`,
  GAME_ENDED: ({ result }, game) =>
    result.outcome === 'tie'
      ? 'The game is a tie.'
      : `${who(game, result.winner)} wins (${result.reasons.map((reason) => REASONS[reason]).join(' and ')}).`,
}

/** One fact as a sentence. */
export const factInWords = (game: Game, fact: Fact): string => {
  expectGame('factInWords', game)
  return (SENTENCE_WRITERS[fact.fact] as SentenceWriter<FactName>)(fact as never, game)
}
