/**
 * A button for an event. It can always be focused; if the event is not legal, the button says why instead of sending
 * it.
 */
import type { GameEvent } from 'ptcg-turn-engine'
import { useWhyNot } from 'ptcg-turn-engine/react'
import { type ReactNode, useId } from 'react'
import { useAtTable } from './useTable.ts'

interface ActionButtonProps {
  readonly event: GameEvent
  readonly className?: string
  readonly children: ReactNode
  readonly onDone?: () => void
}

/** Sends `event` when it is clicked, and then calls `onDone`. Describes every reason if the event is illegal. */
export const ActionButton = ({ event, className = '', children, onDone }: ActionButtonProps) => {
  const { game, playing } = useAtTable()
  const reasons = useWhyNot(game, event)
  const why = useId()
  const isRefused = reasons.length > 0
  return (
    <>
      <button
        type="button"
        className={`action ${className}`}
        aria-disabled={isRefused}
        aria-describedby={isRefused ? why : undefined}
        data-event={event.type}
        onClick={() => {
          if (playing.act(event)) onDone?.()
        }}
        onPointerEnter={() => playing.point(event)}
        onPointerLeave={() => playing.point(null)}
        onFocus={() => playing.point(event)}
        onBlur={() => playing.point(null)}
      >
        {children}
      </button>
      {isRefused && (
        <span id={why} className="spoken">
          {reasons.map(({ message, rule }) => `${message} Rule ${rule}.`).join(' ')}
        </span>
      )}
    </>
  )
}
