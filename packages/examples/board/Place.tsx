/**
 * A place of the table that can be clicked, dropped on and reached by keyboard. It lights up when something can be done
 * there.
 */

import { useGame } from 'ptcg-turn-engine/react'
import { memo, type ReactNode } from 'react'
import type { PlaceId } from './places.ts'
import { isChoosing } from './places.ts'
import type { LookedAt } from './playing.ts'
import { useAtTable, useDoing, useOpenPlace } from './useTable.ts'

export interface PlaceProps {
  readonly place: PlaceId
  readonly className: string
  /** The contents of the place, for screen readers. */
  readonly words: string
  readonly children?: ReactNode
  /** The card whose text is shown while the pointer is on it. */
  readonly looked?: LookedAt | null
  readonly type?: string
  readonly rotated?: string | undefined
}

/** The number of times that the current choice has picked a place. */
const usePicks = (place: PlaceId): number => {
  const { game } = useAtTable()
  return useGame(game, () => {
    const request = game.request()
    if (!isChoosing(request)) return 0
    return request.picked.filter((index) => {
      const option = request.options[index]
      if (option?.option === 'pokemon') return place === `pokemon:${option.pokemon}`
      return option?.option === 'prize' && place === `prize:${option.position}`
    }).length
  })
}

/** The button of a place. A click plays the legal event there, or else shows the text of the card. */
export const Place = memo(({ place, className, words, children, looked = null, type, rotated }: PlaceProps) => {
  const { playing } = useAtTable()
  const isLit = useOpenPlace(place) !== null
  const isHeldOver = useDoing(({ held, over }) => held !== null && over === place)
  const isHolding = useDoing(({ held }) => held !== null)
  const picks = usePicks(place)
  const state = isLit ? ' is-lit' : isHolding ? ' is-closed' : ''
  const over = isHeldOver ? ' is-over' : ''
  const enter = (): void => {
    playing.over(place)
    if (looked !== null) playing.look(looked)
  }
  return (
    <button
      type="button"
      className={`place ${className}${state}${over}`}
      data-place={place}
      data-type={type}
      data-rotated={rotated}
      tabIndex={isLit || !place.startsWith('prize:') ? 0 : -1}
      onClick={() => {
        if (!playing.tryAt(place) && looked !== null && !isHolding) playing.look(looked, true)
      }}
      onPointerEnter={enter}
      onPointerLeave={() => playing.over(null)}
      onFocus={enter}
      onBlur={() => playing.over(null)}
    >
      <span className="spoken">
        {words}
        {picks > 0 && `, picked${picks > 1 ? ` ${picks} times` : ''}`}
        {isLit && ': may be chosen'}
      </span>
      <span className="face-only" aria-hidden="true">
        {children}
      </span>
      {picks > 0 && (
        <span className="picks" aria-hidden="true">
          {picks > 1 ? `×${picks}` : '✓'}
        </span>
      )}
    </button>
  )
})
