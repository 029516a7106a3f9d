/** Draws the line with the result of a game, below the final table. */
import type { Session } from 'ptcg-turn-engine'
import { useGame } from 'ptcg-turn-engine/react'
import { tableOf } from 'ptcg-turn-engine/table'

interface OverProps {
  readonly session: Session
  readonly onLook: () => void
  readonly onLeave: () => void
}

/** The result, in place of the question. */
export const Over = ({ session, onLook, onLeave }: OverProps) => {
  const title = useGame(session, ({ game }) => tableOf(game, 0).title)
  return (
    <section className="prompt" aria-label="What to do now">
      <div className="prompt-stack">
        <div className="prompt-line is-asked is-over">
          <div className="prompt-words">
            <b>{title}</b>
          </div>
          <div className="prompt-buttons">
            <button type="button" className="button button-main" onClick={onLook}>
              How it went
            </button>
            <button type="button" className="button" onClick={onLeave}>
              Another game
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
