/** Draws the cards that were picked for the Bench in set-up but are not there yet. */
import { useGame } from 'ptcg-turn-engine/react'
import { CardFace } from './CardFace.tsx'
import { isPlacing } from './places.ts'
import { sameData } from './sameData.ts'
import { useAtTable, useTable } from './useTable.ts'

const NO_CARDS: readonly number[] = []

/** The cards of the player's hand that the current choice has picked so far. */
export const usePending = (): readonly number[] => {
  const { game, player } = useAtTable()
  return useGame(
    game,
    () => {
      const request = game.request()
      if (!isPlacing(request) || request.player !== player) return NO_CARDS
      return request.picked.flatMap((index) => {
        const option = request.options[index]
        return option?.option === 'card' ? [option.card] : []
      })
    },
    sameData,
  )
}

/** The cards that the set-up has picked for the Bench so far, drawn beside the Bench. */
export const Pending = () => {
  const pending = usePending()
  const cards = useTable(({ sides }) => sides[1].piles.hand.cards.filter(({ card }) => pending.includes(card)))
  return cards.map(({ card, printed }) => (
    <div key={card} className="pending" role="img" aria-label={`${printed?.name}, picked for the Bench`}>
      {printed !== null && <CardFace printed={printed} />}
    </div>
  ))
}
