/**
 * Identifies copies of a card that a log distinguishes by number. A hidden card may turn out to be any copy, so hidden cards can be
 * swapped.
 */
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import type { CardId, Game, Player, PlayerId } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'

/** The suffix of a printing in a log that distinguishes copies. */
const COPY = /_c(?<number>\d{1,3})$/

/** Returns the number of the card, or null if the log does not distinguish copies. */
export const copyOf = ({ printing }: LoggedCard): CardId | null => {
  const number = printing === null ? undefined : COPY.exec(printing)?.groups?.number
  return number === undefined ? null : Number(number)
}

const swapped = (cards: readonly CardId[], one: CardId, other: CardId): readonly CardId[] =>
  cards.map((card) => (card === one ? other : card === other ? one : card))

/**
 * Returns the game with two hidden cards of one player swapped; null if one of them is known, if they have different owners, or if both are
 * the same card.
 */
export const exchangeCards = (game: Game, one: CardId, other: CardId): Game | null => {
  const { cards, players } = game
  const isHidden = (id: CardId): boolean => cards[id]?.definition === null && cards[id]?.owner === cards[one]?.owner
  if (one === other || !isHidden(one) || !isHidden(other)) return null
  const side = (player: PlayerId): Player => {
    const { hand, deck, prizes, discard, lostZone } = players[player]
    const swap = (pile: readonly CardId[]): readonly CardId[] => swapped(pile, one, other)
    return {
      ...players[player],
      hand: swap(hand),
      deck: swap(deck),
      prizes: swap(prizes),
      discard: swap(discard),
      lostZone: swap(lostZone),
    }
  }
  return gameWith(game, { players: [side(0), side(1)] })
}
