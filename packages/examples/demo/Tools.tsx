/** Draws the tools above the table: undo, a hint, the statechart, the menu. */
import type { PlayerId, Session } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import { useId } from 'react'
import { whyNotTakeBack } from './taking.ts'

interface ToolsProps {
  readonly session: Session
  /** The person at the device, or null while the curtain is down. */
  readonly player: PlayerId | null
  readonly onNotice: (notice: string) => void
  readonly onTakeBack: () => void
  /** Null while this person has nothing to decide. */
  readonly onHint: (() => void) | null
  readonly onChart: () => void
  readonly onMenu: () => void
}

/** The tools above the table. The undo button can always be pressed; if undo is not possible, the page says why. */
export const Tools = ({ session, player, onNotice, onTakeBack, onHint, onChart, onMenu }: ToolsProps) => {
  const why = useGame(session, () =>
    player === null ? 'Cards are hidden until the next player continues.' : whyNotTakeBack(session, player),
  )
  const canRedo = useGame(session, () => session.whyNotRedo() === null)
  const note = useId()
  return (
    <div className="tools">
      <button
        type="button"
        className="button"
        aria-disabled={why !== null}
        aria-describedby={why === null ? undefined : note}
        title={why ?? undefined}
        onClick={onTakeBack}
      >
        Undo
      </button>
      {why !== null && (
        <span id={note} className="spoken">
          {why}
        </span>
      )}
      {canRedo && player !== null && (
        <button
          type="button"
          className="button"
          onClick={() => {
            const redone = session.redo()
            if (redone._tag === 'Left') onNotice(redone.left.message)
          }}
        >
          Redo
        </button>
      )}
      <button
        type="button"
        className="button"
        title="What would a strong player do?"
        disabled={onHint === null}
        onClick={onHint ?? undefined}
      >
        Hint
      </button>
      <button type="button" className="button" onClick={onChart} disabled={player === null}>
        Chart
      </button>
      <button type="button" className="button" onClick={onMenu}>
        Menu
      </button>
    </div>
  )
}
