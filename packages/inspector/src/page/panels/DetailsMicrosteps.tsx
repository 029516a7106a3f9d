/** Lists every microstep of the current event: its source, its target, and the conditions that decided which transition was taken. */
import { useMemo } from 'preact/hooks'
import { transitionOfGame } from 'ptcg-turn-engine/game-chart'
import { findHeldClauses } from '../chartMarks.ts'
import { type PanelProps, useCommands, useEventName, useWording } from '../commands.ts'
import { DetailsClauseName, DetailsTruth, StateName } from './DetailsThings.tsx'

interface Decided {
  readonly name: string
  readonly truth: 'held' | false
}

/** The conditions that held for the chosen transition, and those that failed for the transitions tried before it. */
const decidedAt = ({ inspection, moment }: PanelProps, at: number): readonly Decided[] => {
  const frame = moment.step.frames[at] ?? moment.frame
  const held = findHeldClauses({ ...moment, frame, place: { ...moment.place, frame: at } }, inspection.audience)
  const decided = [...held].flatMap(([id, truths]) =>
    (transitionOfGame(id)?.clauses ?? []).flatMap((name, nth): readonly Decided[] => {
      if (id === frame.transition) return [{ name, truth: 'held' }]
      return truths[nth] === false ? [{ name, truth: false }] : []
    }),
  )
  return decided.filter(({ name }, nth) => decided.findIndex((other) => other.name === name) === nth)
}

/**
 * The path of the state to name in words: a state whose key says little, such as `working`, is replaced by the state around it, which has
 * the meaningful name.
 */
const shortOf = (path: string): string => path.replace(/\.(working|asking|done)$/, '')

export const DetailsMicrosteps = (panel: PanelProps) => {
  const { dispatch } = useCommands()
  const eventName = useEventName()
  const shown = useWording() === 'names' ? (path: string): string => path : shortOf
  const { step, place } = panel.moment
  const { audience } = panel.inspection
  const decided = useMemo(() => step.frames.map((_, at) => decidedAt(panel, at)), [step, audience])
  return (
    <section aria-label="Every microstep">
      <p class="Details-now">
        Step {step.number}: {step.frames.length} {step.frames.length === 1 ? 'microstep' : 'microsteps'}
      </p>
      <ol class="Details-microsteps">
        {step.frames.map(({ from, state, transition }, at) => {
          const taken = transition === null ? null : transitionOfGame(transition)
          return (
            <li key={at} aria-current={at === place.frame ? 'step' : undefined}>
              <button
                type="button"
                class="Details-go"
                title="Go to this microstep"
                onClick={() => dispatch({ do: 'go', step: place.step, frame: at, line: place.line })}
              >
                {at + 1}
              </button>
              <div>
                <StateName path={shown(from)} /> → <StateName path={shown(state)} />
                <div class="quiet">
                  {taken === null ? 'Nothing was taken.' : eventName(taken)}
                  {(decided[at] ?? []).map(({ name, truth }) => (
                    <span key={name}>
                      {' · '}
                      <DetailsTruth truth={truth} /> <DetailsClauseName name={name} />
                    </span>
                  ))}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
