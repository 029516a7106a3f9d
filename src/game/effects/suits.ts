/** True if a card that could be chosen is of use to a text, as far as anybody can see. */
import { matches } from '../board/cardFilter.ts'
import { asAttached } from '../board/energy.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'

/** A question about a card that could be chosen; null is one that nobody can see, of the deck or the hand of that player. */
export type Suits = (card: CardId | null, of: PlayerId) => boolean

export const isAny: Suits = () => true

/** A card that nobody can see may be of any kind. */
export const fittingIn =
  (game: Game, filter: CardFilter | undefined): Suits =>
  (card) =>
    filter === undefined || card === null || matches(asAttached(game, card), filter, game.ruleset)
