/**
 * Draws the verdicts on the actions and the damage of a log: how often each was given, its meaning, and a button to the next line with it.
 */
import { useMemo } from 'preact/hooks'
import type { LineVerdict } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import { linesOfReconstruction } from '../../time/reconstructed.ts'
import { type PanelProps, useCommands, useReconstructed } from '../commands.ts'
import { VERDICT_NAMES, VERDICTS } from './verdictWords.ts'
import './Verdicts.css'

/** The steps by verdict. A step is listed once for each time that the verdict was given. */
type StepsOf = { readonly [Each in LineVerdict['verdict']]: readonly number[] }

const next = (steps: readonly number[], now: number): number | undefined => steps.find((step) => step > now) ?? steps[0]

export const Verdicts = ({ inspection }: PanelProps) => {
  const { dispatch } = useCommands()
  const reconstructed = useReconstructed()
  const stepsOf = useMemo((): StepsOf | null => {
    if (reconstructed === null) return null
    const all = linesOfReconstruction(reconstructed).flatMap(({ verdicts }, step) =>
      verdicts.map(({ verdict }) => ({ verdict, step })),
    )
    const of = (name: LineVerdict['verdict']) => all.filter(({ verdict }) => verdict === name).map(({ step }) => step)
    return {
      allowed: of('allowed'),
      refused: of('refused'),
      undecided: of('undecided'),
      corrected: of('corrected'),
    }
  }, [reconstructed])
  if (stepsOf === null) return null
  return (
    <details class="Verdicts">
      <summary>
        {VERDICT_NAMES.map((name) => (
          <span key={name} class={`StorySaid-mark ${stepsOf[name].length === 0 ? '' : name}`}>
            {stepsOf[name].length} {VERDICTS[name].name}
          </span>
        ))}
        <span class="quiet">what do they mean?</span>
      </summary>
      <dl>
        {VERDICT_NAMES.map((name) => {
          const to = next(stepsOf[name], inspection.place.line === 0 ? inspection.place.step : -1)
          return (
            <div key={name}>
              <dt>
                <span class={`StorySaid-mark ${name}`}>{VERDICTS[name].name}</span>
                {to === undefined ? (
                  <span class="quiet">none</span>
                ) : (
                  <button
                    type="button"
                    aria-label={`Go to the next line that is ${VERDICTS[name].name}`}
                    onClick={() => dispatch({ do: 'go', line: 0, step: to })}
                  >
                    next of {stepsOf[name].length}
                  </button>
                )}
              </dt>
              <dd>{VERDICTS[name].means}</dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
