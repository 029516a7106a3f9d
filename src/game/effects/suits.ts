/** Tests whether a card that could be chosen is useful to a text, as far as the players can see. */
import { matches } from '../board/cardFilter.ts'
import { asAttached } from '../board/energy.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'

/** A test of a card that could be chosen. Null stands for an unseen card in the deck or hand of the player `of`. */
export type Suits = (card: CardId | null, of: PlayerId) => boolean

export const isAny: Suits = () => true

/** Returns the test that a card fits the filter. An unseen card passes, because it may be of any kind. */
export const fittingIn =
  (game: Game, filter: CardFilter | undefined): Suits =>
  (card) =>
    filter === undefined || card === null || matches(asAttached(game, card), filter, game.ruleset)
