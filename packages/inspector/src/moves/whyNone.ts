/** Explains why no event of the given types is legal, with the message of the clause that rules out the last possible event. */

import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import { clauseHolds, rowOf } from 'ptcg-turn-engine/internal/engine/explain/eventRow'
import { likelySender, possibilities } from 'ptcg-turn-engine/internal/engine/explain/possibilities'
import { hintAbout } from 'ptcg-turn-engine/internal/engine/listing/hints'
import type { Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { type EventWith, ruleFor } from 'ptcg-turn-engine/internal/game/rules/clause'
import { clauseNamed } from 'ptcg-turn-engine/internal/game/rules/clauses'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { EVENTS, type EventPart, type EventType, type Game, type GameEvent } from 'ptcg-turn-engine/model'

export interface NoneReason {
  /** The rule that forbids the events; null if the cards that they need are hidden. */
  readonly rule: RuleId | null
  readonly message: string
}

/** The reason why a type has no legal event. `kind` is true if no card in the hand is of the right kind. */
interface Fall {
  readonly type: EventType
  readonly rule: RuleId
  readonly kind: boolean
  readonly message: string
}

/** The name of the kind of card that an event needs. The clauses decide whether such a card is in the hand. */
const CARDS: { readonly [Type in EventWith<'card'>['type']]: string } = {
  BENCH_POKEMON: 'Basic Pokémon',
  EVOLVE: 'Evolution card',
  ATTACH_ENERGY: 'Energy card',
  PLAY_ITEM: 'Item card',
  PLAY_TOOL: 'Pokémon Tool',
  PLAY_SUPPORTER: 'Supporter card',
  PLAY_STADIUM: 'Stadium card',
}

const cardFor = (type: EventType): string | undefined =>
  (CARDS as { readonly [type: string]: string | undefined })[type]

/**
 * For each part of an event, the sentence to show if the game has nothing to fill it; empty for parts that can always be filled, and for
 * cards.
 */
const MISSING: { readonly [Part in EventPart]: string } = {
  card: '',
  pokemon: 'There is no Pokémon that could do it.',
  ability: 'No Pokémon of this side has an Ability to be used.',
  attack: 'The Active Pokémon has no attack.',
  option: '',
  change: '',
  heads: '',
  order: '',
  position: '',
}

/**
 * The sentence to show if the game has nothing to fill a part of an event of this type; empty if there is none. The last part of the event
 * decides: there may be Pokémon, but none with an Ability.
 */
const missingFor = (type: EventType): string => {
  const part: EventPart | undefined = EVENTS[type].parts.at(-1)
  return part === undefined || cardFor(type) !== undefined ? '' : MISSING[part]
}

/** The maximum number of messages of one clause that are quoted; further messages are only counted. */
const MAX_MESSAGES = 2

const inTheirWords = (game: Game, name: ClauseName, left: readonly GameEvent[]): string => {
  const clause = clauseNamed(name)
  const messages = [...new Set(left.map((event) => clause?.says(game, event) ?? name))]
  const more = messages.length - MAX_MESSAGES
  return [...messages.slice(0, MAX_MESSAGES), ...(more > 0 ? [`And ${more} more like these.`] : [])].join(' ')
}

/** The rule of the first clause that reads a part of the event. */
const ruleOfParts = ({ clauses }: Row, type: EventType): RuleId => {
  const [first] = clauses
    .filter((name) => hintAbout(name)?.reads.length !== 0)
    .flatMap((name) => clauseNamed(name) ?? [])
  return first === undefined ? 'T0.1' : ruleFor(first, type)
}

/** A clause that holds for few cards: why it fails for all other cards is not interesting. */
const ONLY_FOR_SOME: ClauseName = 'pokemonIsAnItem'

const fallOf = ({ state, game }: Snapshot, type: EventType): Fall | null => {
  const row = rowOf(state, type)
  if (row === null) return null
  let left = possibilities(game, type, likelySender(game, type))
  if (left.length === 0)
    return row.clauses.includes(ONLY_FOR_SOME)
      ? null
      : { type, rule: ruleOfParts(row, type), kind: cardFor(type) !== undefined, message: missingFor(type) }
  for (const name of row.clauses) {
    const passing = left.filter((event) => clauseHolds(name, game, event))
    const clause = clauseNamed(name)
    if (passing.length === 0 && name === ONLY_FOR_SOME) return null
    if (passing.length === 0 && clause !== null)
      return {
        type,
        rule: ruleFor(clause, type),
        kind: hintAbout(name)?.printed === true,
        message: inTheirWords(game, name, left),
      }
    left = passing
  }
  return null
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/**
 * Explains why no event of these types is legal: one sentence for all kinds of cards that the hand lacks, and one for each other reason.
 */
export const whyNone = (snapshot: Snapshot, types: readonly EventType[]): readonly NoneReason[] => {
  const falls = types.flatMap((type) => fallOf(snapshot, type) ?? [])
  const [firstOfAKind, ...others] = falls.filter(({ kind }) => kind)
  const reasons = falls
    .filter(({ kind, message }) => !kind && message !== '')
    .map(({ rule, message }): NoneReason => ({ rule, message }))
  if (firstOfAKind === undefined) return reasons
  const { game } = snapshot
  const { name, hand } = game.players[game.turn.player]
  if (hand.length > 0 && hand.every((card) => definitionOf(game, card) === null))
    return [{ rule: null, message: `The hand of ${name} cannot be seen from this side.` }, ...reasons]
  const cards = [firstOfAKind, ...others].flatMap(({ type }) => cardFor(type) ?? [])
  return [{ rule: firstOfAKind.rule, message: `The hand has no ${listed(cards)}.` }, ...reasons]
}
