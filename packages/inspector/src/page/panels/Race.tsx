/** Draws the race of a game: the Prize cards that are left to take and the cards in hand, over all steps. */
import { useMemo } from 'preact/hooks'
import { takingInWords, takingsIn } from '../../story/takings.ts'
import { lineAt } from '../../time/inspection.ts'
import type { RaceAt, Survey } from '../../time/survey.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { curveOf, leadInWords } from './curves.ts'
import './Race.css'

const SEATS = [0, 1] as const

/** The minimum height of a curve's scale: enough for six Prize cards and an opening hand of seven cards. */
const LEAST_TOP = 7

interface CurvesProps {
  readonly title: string
  readonly of: keyof RaceAt
  readonly race: readonly RaceAt[]
  readonly length: number
  readonly step: number
  readonly turns: readonly number[]
  readonly names: readonly [string, string]
}

const Curves = ({ title, of, race, length, step, turns, names }: CurvesProps) => {
  const { dispatch } = useCommands()
  const top = Math.max(LEAST_TOP, ...race.flatMap((at) => at[of]))
  const curves = SEATS.map((seat) =>
    curveOf(
      race.map((at) => at[of][seat]),
      step,
    ),
  )
  const width = Math.max(1, length)
  return (
    <figure class="Race-curves">
      <figcaption>
        <b>{title}</b>
        {SEATS.map((seat) => (
          <span key={seat} class={`Race-of seat${seat}`}>
            {names[seat]} <b>{curves[seat]?.now ?? 0}</b>
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 -0.5 ${width} ${top + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={({ currentTarget, clientX }) => {
          const { left, width: wide } = currentTarget.getBoundingClientRect()
          dispatch({ do: 'go', step: Math.max(0, Math.min(length, Math.round(((clientX - left) / wide) * length))) })
        }}
      >
        <g transform={`matrix(1 0 0 -1 0 ${top})`}>
          <path class="Race-turns" d={turns.map((at) => `M${at} -0.5V${top + 0.5}`).join('')} />
          <path class="Race-now" d={`M${step} -0.5V${top + 0.5}`} />
          {SEATS.map((seat) => (
            <path key={seat} class={`Race-curve seat${seat}`} d={curves[seat]?.path} />
          ))}
        </g>
      </svg>
    </figure>
  )
}

export const Race = ({ inspection, moment, survey }: PanelProps & { readonly survey: Survey }) => {
  const { dispatch } = useCommands()
  const { history } = lineAt(inspection)
  const { race } = survey
  const { step } = moment.place
  const { players } = moment.snapshot.game
  const names = [players[0].name, players[1].name] as const
  const turns = useMemo(
    () => survey.landmarks.filter(({ landmark }) => landmark === 'turn').map((one) => one.step),
    [survey],
  )
  const takings = useMemo(() => takingsIn(history, race), [history, race])
  const now = race[Math.min(step, race.length - 1)]
  const shared = { race, step, turns, names, length: history.length }
  return (
    <div class="Race">
      <Curves title="Prize cards left" of="prizes" {...shared} />
      <Curves title="Cards in hand" of="hands" {...shared} />
      {now === undefined ? null : <p class="Race-lead">{leadInWords(names, now.prizes)}</p>}
      <ol class="Race-takings" aria-label="Prize cards taken so far">
        {takings
          .filter((one) => one.step <= step)
          .map((one) => (
            <li key={`${one.step}.${one.player}`} class={`Race-of seat${one.player}`}>
              <button type="button" onClick={() => dispatch({ do: 'go', step: one.step })}>
                {takingInWords(one, names[one.player])}
              </button>
            </li>
          ))}
      </ol>
    </div>
  )
}
