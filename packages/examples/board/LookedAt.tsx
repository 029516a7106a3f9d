/** Draws the cards that were looked at for a choice but cannot be chosen, since the player may see all of them. */
import { useGame } from 'ptcg-turn-engine/react'
import { CardFace, cardInWords } from './CardFace.tsx'
import type { Choosing } from './places.ts'
import { printedOf } from './printedOf.ts'
import { sameData } from './sameData.ts'
import { useAtTable } from './useTable.ts'

/** The cards that were looked at and are not among the options. */
export const useLookedAt = (request: Choosing | null): readonly number[] => {
  const { game } = useAtTable()
  return useGame(
    game,
    ({ game: { resolution } }) => {
      const offered = new Set(request?.options.flatMap((option) => (option.option === 'card' ? [option.card] : [])))
      return request === null ? [] : (resolution?.memory.lookedAt ?? []).filter((card) => !offered.has(card))
    },
    sameData,
  )
}

/** The cards that cannot be chosen, as items of the list of options. */
export const LookedAtCards = ({ cards }: { readonly cards: readonly number[] }) => {
  const { game, playing } = useAtTable()
  return cards.map((card) => {
    const printed = printedOf(game.state().game, card)
    if (printed === null) return null
    return (
      <li
        key={card}
        className="option-card is-only-seen"
        onPointerEnter={() => playing.look({ printed, pokemon: null })}
      >
        <span className="spoken">{cardInWords(printed)}, looked at, cannot be chosen</span>
        <span className="face-only" aria-hidden="true">
          <CardFace printed={printed} />
        </span>
      </li>
    )
  })
}
