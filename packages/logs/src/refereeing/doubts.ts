/**
 * Finds reasons to doubt that an action must be refused: cards in play that are unknown or of uncertain printing, and whose text could
 * lift the refusal, that is, allow the action.
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
import { BY_PRINT, BY_TEXTS, type Liftable, liftedBy, NOT_BY_ATTACHED, ON_DAMAGE, UNKNOWN_FROM } from './lifting.ts'
import { type Supposition, suppositions } from './supposing.ts'
import type { RefereedTable } from './table.ts'

/** A card in play, seen from the Pokémon that a refusal is about. */
interface Beside {
  readonly card: CardId
  /** True if the card is that Pokémon, or attached to it. */
  readonly isItself: boolean
  /** True if the card is on the same side as that Pokémon. */
  readonly isOnItsSide: boolean
  /** True if the card is on the side of that Pokémon's opponent. */
  readonly isAcross: boolean
  /** True if the refusal rests on texts of cards in play. */
  readonly isAtWork: boolean
  readonly isStadium: boolean
}

/** True if an unread text of a card in this place may lift the refusal. */
const reachesUnread = (what: Liftable, { isItself, isOnItsSide, isStadium }: Beside): boolean => {
  const from = UNKNOWN_FROM[what]
  return isStadium || from === 'any' || (from === 'side' && isOnItsSide) || (from === 'itself' && isItself)
}

/** True if an unread text of the card may lift the refusal. */
const mayLiftUnread = (card: CardDefinition, what: Liftable, from: Beside): boolean =>
  liftedBy(card).unread.has(what) && reachesUnread(what, from)

/** True if the printed card can lift the refusal from where the card is. */
const mayLift = (card: CardDefinition, what: Liftable, from: Beside): boolean => {
  const { itself, side, other, silences } = liftedBy(card)
  return (
    (silences && from.isAtWork) ||
    mayLiftUnread(card, what, from) ||
    (from.isItself && (itself.has(what) || BY_PRINT.has(what))) ||
    (from.isOnItsSide && side.has(what)) ||
    (from.isAcross && other.has(what))
  )
}

const cardsInPlay = ({ game }: RefereedTable): readonly CardId[] => [
  ...PLAYERS.flatMap((player) => sideOf(game, player)).flatMap(({ pokemon }) => cardsOf(pokemon)),
  ...(game.stadium === null ? [] : [game.stadium.card]),
]

/** True if the reason for a refusal may be a text of a card in play. A card of uncertain printing has the texts of its assumed printing. */
export const restsOnTexts = (table: RefereedTable, what: Liftable): boolean =>
  BY_TEXTS.has(what) ||
  cardsInPlay(table).some((card) => {
    const printed = table.printedAs(card)
    return (
      printed !== null && (ON_DAMAGE.has(what) ? [...ON_DAMAGE] : [what]).some((one) => liftedBy(printed).all.has(one))
    )
  })

/**
 * Returns the printings of a card in play with which a refusal may not hold, and one of its other printings. Empty if the refusal holds
 * with all of them, or if the printing is certain; null if an unread text may lift the refusal.
 */
const printingsInDoubt = (table: RefereedTable, what: Liftable, from: Beside): readonly CardDefinition[] | null => {
  const { card } = from
  const printed = table.printedAs(card)
  const open = table.printingsOf(card) ?? []
  if (isUnknown(definitionOf(table.game, card)) && reachesUnread(what, from)) return null
  if ([...open, ...(printed === null ? [] : [printed])].some((one) => mayLiftUnread(one, what, from))) return null
  const lifting = open.filter((one) => open.length > 1 && mayLift(one, what, from))
  // One printing stands for all those that cannot lift the refusal.
  return lifting.length === 0 ? [] : [...lifting, ...open.filter((one) => !lifting.includes(one)).slice(0, 1)]
}

/** The Pokémon and the players that a refusal concerns. */
export interface Concerned {
  readonly pokemon?: readonly PokemonId[]
  readonly players?: readonly PlayerId[]
}

/** A card in play that may lift a refusal, with the printings that matter; null if the card has an unread text. */
interface InDoubt {
  readonly card: CardId
  readonly printings: readonly CardDefinition[] | null
}

/**
 * Finds the cards in play that may lift a refusal: cards of uncertain printing with a text of this kind, and unknown cards. An unknown
 * attached card concerns only its own Pokémon, and a Pokémon whose Ability is known has no other Ability.
 */
const inDoubt = (
  table: RefereedTable,
  what: Liftable,
  { pokemon: concerned = [], players = [] }: Concerned,
): readonly InDoubt[] => {
  const { stadium } = table.game
  const owners = [...players, ...concerned.flatMap((id) => table.find(id)?.owner ?? [])]
  /** True if the refusal concerns this player. A refusal that names no player and no Pokémon concerns both players. */
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
        ...(isFree(top) || !table.hasLoggedAbility(top) ? [{ ...at, card: top, isItself: isConcerned }] : []),
        ...attached.map((card) => ({ ...at, card, isItself: isConcerned })),
      ]
    }),
  )
  const everywhere = { isItself: true, isOnItsSide: true, isAcross: true, isAtWork, isStadium: true }
  const all = stadium === null ? inPlay : [...inPlay, { ...everywhere, card: stadium.card }]
  return all.flatMap((from) => {
    const printings = printingsInDoubt(table, what, from)
    return printings?.length === 0 ? [] : [{ card: from.card, printings }]
  })
}

/** True if the refusal does not hold on a board with other printings. */
type IsLifted = (suppose: Supposition) => boolean

/** Returns the names of cards in doubt; empty if only printings are uncertain and the refusal holds with each of them. */
const namesOf = (table: RefereedTable, found: readonly InDoubt[], isLifted: IsLifted): readonly string[] => {
  const open = found.flatMap(({ card, printings }) => (printings === null ? [] : [{ card, printings }]))
  const boards = open.length < found.length ? null : suppositions(table, open)
  return boards === null || boards.some(isLifted)
    ? [...new Set(found.map(({ card }) => table.nameOf(card) ?? 'a hidden card'))]
    : []
}

/** Returns the names of cards in play that may lift a refusal, by an unread text or in another printing. */
export const namesInDoubt = (
  table: RefereedTable,
  what: Liftable,
  concerned: Concerned,
  isLifted: IsLifted = () => true,
): readonly string[] => namesOf(table, inDoubt(table, what, concerned), isLifted)

/** The attacker and the target of an attack. */
export interface AttackPair {
  readonly attacker: PokemonId
  readonly target: PokemonId | null
  /** True if the attack does this damage on a board with other printings. */
  comesTo(said: number, suppose: Supposition): boolean
}

/** Returns the names of cards in play that may explain why a log gives an attack more damage, or less, than the engine computes. */
export const damageDoubts = (
  table: RefereedTable,
  { said, worked }: { readonly said: number; readonly worked: number },
  { attacker, target, comesTo }: AttackPair,
): readonly string[] => {
  const isMore = said > worked
  const dealt = inDoubt(table, isMore ? 'moreDealt' : 'lessDealt', { pokemon: [attacker] })
  const taken = target === null ? [] : inDoubt(table, isMore ? 'moreTaken' : 'lessTaken', { pokemon: [target] })
  return namesOf(table, [...dealt, ...taken], (suppose) => comesTo(said, suppose))
}
