/** Draws the dragged card under the pointer, and the reason why it cannot be put there. */
import { useWhyNot } from 'ptcg-turn-engine/react'
import { useEffect, useRef } from 'react'
import { CardFace } from './CardFace.tsx'
import { eventForPlace, type HeldCard, openPlaces, type PlaceId } from './places.ts'
import { useAtTable, useDoing } from './useTable.ts'

const WhyNotHere = ({ held, over }: { readonly held: HeldCard; readonly over: PlaceId }) => {
  const { game } = useAtTable()
  const isOpen = openPlaces(game, held.card).has(over)
  const [reason] = useWhyNot(game, isOpen ? null : eventForPlace(held, over))
  if (reason === undefined) return null
  return (
    <span className="ghost-why">
      {reason.message} <span className="rule">{reason.rule}</span>
    </span>
  )
}

/** The dragged card. It follows the pointer without rendering React sixty times a second. */
export const Ghost = () => {
  const held = useDoing((doing) => (doing.isDragged ? doing.held : null))
  const over = useDoing((doing) => doing.over)
  const ghost = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (held === null) return
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      const { current } = ghost
      if (current === null) return
      current.style.transform = `translate(${clientX}px, ${clientY}px)`
      current.style.visibility = 'visible'
      // The reason is on the side with more room, so that it stays on the screen.
      current.dataset.side = clientX > window.innerWidth / 2 ? 'left' : 'right'
    }
    window.addEventListener('pointermove', follow)
    return () => window.removeEventListener('pointermove', follow)
  }, [held])
  if (held === null) return null
  return (
    <div className="ghost" ref={ghost} aria-hidden="true">
      <CardFace printed={held.printed} />
      {over !== null && <WhyNotHere held={held} over={over} />}
    </div>
  )
}
