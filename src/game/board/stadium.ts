/** Finds the Stadium in play. */
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'

/** The Stadium in play, or null. With an `owner`, only a Stadium of this player is returned. */
export const stadiumOf = ({ stadium, cards }: Game, owner: PlayerId | null): CardId | null =>
  stadium !== null && (owner === null || cards[stadium.card]?.owner === owner) ? stadium.card : null
