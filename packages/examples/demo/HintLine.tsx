/** Draws the answer to "What would a strong player do?" above the table, where it hides nothing. */
import type { GameEvent } from 'ptcg-turn-engine'
import type { Hint } from './useHint.ts'

interface HintLineProps {
  readonly hint: Hint
  readonly onPlay: (event: GameEvent) => void
  readonly onClose: () => void
}

/** The progress of a hint, or the hint with its reasons and a button that plays it. */
export const HintLine = ({ hint, onPlay, onClose }: HintLineProps) => (
  <section className="hint" aria-label="Hint">
    <p role="status">
      {hint.hint === 'coming' ? (
        `A strong player thinks: ${Math.round(100 * hint.done)} %`
      ) : (
        <>
          A strong player would: <b>{hint.says}.</b> <span className="hint-why">{hint.why.join(' ')}</span>
        </>
      )}
    </p>
    {hint.hint === 'there' && (
      <button type="button" className="button button-main" onClick={() => onPlay(hint.event)}>
        Do it
      </button>
    )}
    <button type="button" className="button button-close" aria-label="Close the hint" onClick={onClose}>
      ×
    </button>
  </section>
)
