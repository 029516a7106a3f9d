/** Draws the player's own hand: its cards can be clicked, dragged, and reached with the arrow keys. */
import { useGame } from 'ptcg-turn-engine/react'
import type { CardShown } from 'ptcg-turn-engine/table'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { CardFace, cardInWords } from './CardFace.tsx'
import { usePending } from './Pending.tsx'
import { playableCards } from './playable.ts'
import { useDrag } from './useDrag.ts'
import { useAtTable, useDoing, useTable } from './useTable.ts'

interface HandCardProps {
  readonly shown: CardShown
  readonly isTabStop: boolean
  readonly onReached: (card: number) => void
}

const HandCard = memo(({ shown: { card, printed }, isTabStop, onReached }: HandCardProps) => {
  const { game, playing } = useAtTable()
  const isPlayable = useGame(game, () => playableCards(game).has(card))
  const isHeld = useDoing(({ held }) => held?.card === card)
  const isDragged = useDoing((doing) => doing.isDragged && doing.held?.card === card)
  const { wasDragged, ...drag } = useDrag(playing, card)
  if (printed === null) return null
  const look = (): void => playing.look({ printed, pokemon: null })
  return (
    <li className={`hand-card${isHeld ? ' is-held' : ''}${isDragged ? ' is-dragged' : ''}`}>
      <button
        type="button"
        className={isPlayable ? 'is-playable' : 'is-not-playable'}
        data-card={card}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isHeld}
        onClick={() => {
          if (!wasDragged()) playing.hold(card)
        }}
        onPointerEnter={look}
        onFocus={() => {
          look()
          onReached(card)
        }}
        {...drag}
      >
        <span className="spoken">
          {cardInWords(printed)}
          {!isPlayable && ', cannot be played now'}
        </span>
        <span className="face-only" aria-hidden="true">
          <CardFace printed={printed} />
        </span>
      </button>
    </li>
  )
})

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1, Home: -1000, End: 1000 }

/** The hand of the player at this table. */
export const Hand = memo(() => {
  const hand = useTable(({ sides }) => sides[1].piles.hand.cards)
  const pending = usePending()
  const cards = hand.filter(({ card }) => !pending.includes(card))
  const [reached, setReached] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const stop = cards.some(({ card }) => card === reached) ? reached : (cards[0]?.card ?? null)
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = cards.findIndex(({ card }) => card === stop)
    const to = cards[Math.min(cards.length - 1, Math.max(0, from + step))]
    list.current?.querySelector<HTMLElement>(`[data-card="${to?.card}"]`)?.focus()
  }
  return (
    <section className="hand" aria-label={`Your hand, ${cards.length} cards`}>
      <ul ref={list} onKeyDown={move} style={{ '--cards': cards.length } as React.CSSProperties}>
        {cards.map((shown) => (
          <HandCard key={shown.card} shown={shown} isTabStop={shown.card === stop} onReached={setReached} />
        ))}
      </ul>
      {cards.length === 0 && <p className="hand-none">No cards in hand</p>}
    </section>
  )
})
