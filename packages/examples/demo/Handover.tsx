/** Draws the line that asks a player to pass on a shared device. */
import { useEffect, useRef } from 'react'

interface HandoverProps {
  readonly name: string
  readonly hasWonToss: boolean
  /** True if there is anything on the table yet. */
  readonly isSomethingToSee: boolean
  readonly onHandOver: () => void
}

/** The line that names the next player to decide, with the button that brings the curtain down. */
export const Handover = ({ name, hasWonToss, isSomethingToSee, onHandOver }: HandoverProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section className="prompt" aria-label="What to do now">
      <div className="prompt-stack">
        <div className="prompt-line is-asked">
          <div className="prompt-words">
            <b>{hasWonToss ? `${name} has won the toss.` : `${name} is next.`}</b>
            {isSomethingToSee && <span>Look as long as you like.</span>}
          </div>
          <div className="prompt-buttons">
            <button ref={button} type="button" className="button button-main" onClick={onHandOver}>
              Hand over to {name}
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
