/**
 * Doubts about a judgement: cards in play that nobody knows, or of uncertain printing, with a text that could lift it
 * from where they are.
 */

import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { cardsOf, sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import {
  type CardDefinition,
  type CardId,
  opponentOf,
  PLAYERS,
  type PlayerId,
  type PokemonId,
} from 'ptcg-turn-engine/model'
import { isUnknown } from './byHand.ts'
import { BY_TEXTS, type Liftable, liftedBy, NOT_BY_ATTACHED, UNKNOWN_FROM } from './lifting.ts'
import type { RefereedTable } from './table.ts'

/** A card in play, seen from the Pokémon that a judgement is about. */
interface Beside {
  readonly card: CardId
  /** It is that Pokémon, or attached to it. */
  readonly isItself: boolean
  /** It is on its side. */
  readonly isOnItsSide: boolean
  /** It is on the other side. */
  readonly isAcross: boolean
  /** The judgement rests on texts of cards in play. */
  readonly isAtWork: boolean
  readonly isStadium: boolean
}

/** True if a text that nobody has read may lift the judgement from there. */
const reachesUnread = (what: Liftable, { isItself, isOnItsSide, isStadium }: Beside): boolean => {
  const from = UNKNOWN_FROM[what]
  return isStadium || from === 'any' || (from === 'side' && isOnItsSide) || (from === 'itself' && isItself)
}

/** True if a text of the printed card can lift the judgement from where the card is. */
const mayLift = (card: CardDefinition, what: Liftable, from: Beside): boolean => {
  const { itself, side, other, unread, silences } = liftedBy(card)
  return (
    (silences && from.isAtWork) ||
    (unread.has(what) && reachesUnread(what, from)) ||
    (from.isItself && itself.has(what)) ||
    (from.isOnItsSide && side.has(what)) ||
    (from.isAcross && other.has(what))
  )
}

const cardsInPlay = ({ game }: RefereedTable): readonly CardId[] => [
  ...PLAYERS.flatMap((player) => sideOf(game, player)).flatMap(({ pokemon }) => cardsOf(pokemon)),
  ...(game.stadium === null ? [] : [game.stadium.card]),
]

/** True if a text of a card in play, as it is taken for, bears upon the judgement. */
const restsOnTexts = (table: RefereedTable, what: Liftable): boolean =>
  BY_TEXTS.has(what) ||
  cardsInPlay(table).some((card) => {
    const printed = table.printedAs(card)
    return printed !== null && liftedBy(printed).all.has(what)
  })

/** A doubt about a card in play: nobody knows it, or one of its printings has a text of such a kind. */
const isDoubted = (table: RefereedTable, what: Liftable, from: Beside): boolean => {
  const { card } = from
  const printed = table.printedAs(card)
  return (
    (isUnknown(definitionOf(table.game, card)) && reachesUnread(what, from)) ||
    (printed !== null && liftedBy(printed).unread.has(what) && reachesUnread(what, from)) ||
    table.printingsOf(card)?.some((printing) => mayLift(printing, what, from)) === true
  )
}

/** The Pokémon that a judgement is about, or players where no Pokémon is meant. */
export interface Concerned {
  readonly pokemon?: readonly PokemonId[]
  readonly players?: readonly PlayerId[]
}

/**
 * Names of cards in play with texts that may lift this: open printings with a text of such a kind, and cards that nobody
 * knows. Of these, attached cards are about their Pokémon, and a Pokémon whose Ability is told has no other.
 */
export const doubtsOf = (
  table: RefereedTable,
  what: Liftable,
  { pokemon: concerned = [], players = [] }: Concerned,
): readonly string[] => {
  const { stadium } = table.game
  const owners = [...players, ...concerned.flatMap((id) => table.find(id)?.owner ?? [])]
  /** Where nobody is meant, anybody may be. */
  const isOf = (player: PlayerId): boolean => owners.length === 0 || owners.includes(player)
  const isAtWork = restsOnTexts(table, what)
  const inPlay = PLAYERS.flatMap((player) =>
    sideOf(table.game, player).flatMap(({ pokemon }): readonly Beside[] => {
      const isConcerned = concerned.includes(pokemon.id)
      const top = pokemon.cards.at(-1) as CardId
      const isFree = (card: CardId): boolean => !isUnknown(definitionOf(table.game, card))
      const attached = [...pokemon.tools, ...pokemon.energy].filter(
        (card) => isFree(card) || (isConcerned && !NOT_BY_ATTACHED.has(what)),
      )
      const at = { isOnItsSide: isOf(player), isAcross: isOf(opponentOf(player)), isAtWork, isStadium: false }
      return [
        ...(isFree(top) || !table.hasAbilityTold(top) ? [{ ...at, card: top, isItself: isConcerned }] : []),
        ...attached.map((card) => ({ ...at, card, isItself: isConcerned })),
      ]
    }),
  )
  const everywhere = { isItself: true, isOnItsSide: true, isAcross: true, isAtWork, isStadium: true }
  const all = stadium === null ? inPlay : [...inPlay, { ...everywhere, card: stadium.card }]
  return [
    ...new Set(
      all.filter((from) => isDoubted(table, what, from)).map(({ card }) => table.nameOf(card) ?? 'a hidden card'),
    ),
  ]
}

/** The Pokémon of an attack. */
export interface AttackPair {
  readonly attacker: PokemonId
  readonly target: PokemonId | null
}

/** Names of cards in play that may explain why the damage of an attack is more than the engine works out, or less. */
export const damageDoubts = (
  table: RefereedTable,
  isMore: boolean,
  { attacker, target }: AttackPair,
): readonly string[] => {
  const dealt = doubtsOf(table, isMore ? 'moreDealt' : 'lessDealt', { pokemon: [attacker] })
  const taken = target === null ? [] : doubtsOf(table, isMore ? 'moreTaken' : 'lessTaken', { pokemon: [target] })
  return [...new Set([...dealt, ...taken])]
}
