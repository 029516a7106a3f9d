/**
 * Draws the progress of the turn: its stages from left to right, as buttons that go to them, and beside them the microsteps of the event.
 */
import { useMemo } from 'preact/hooks'
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { TURN_STOPS, type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import { ledgersAt } from '../ledgers.ts'
import { placeOfStop, type Survey, stopsBefore } from '../time/survey.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { Microsteps } from './Microsteps.tsx'
import './TurnStrip.css'

/** The stages in groups, in the order of a turn. */
const GROUPS: readonly { readonly name: string | null; readonly stops: readonly TurnStopId[] }[] = [
  { name: null, stops: ['draw', 'main'] },
  { name: 'Attack', stops: ['A', 'B', 'C', 'D', 'E', 'F'] },
  { name: 'Damage', stops: ['1', '2', '3', '4', '5', '6'] },
  { name: null, stops: ['knockOut', 'end', 'checkup'] },
]

/** The stages outside of turns, which are shown only while they are current. */
const APART: readonly TurnStopId[] = ['setUp', 'gameOver']

interface Props extends PanelProps {
  readonly survey: Survey
  /** The chart with its displayed names. */
  readonly graph: ChartGraph
  readonly onExplain: () => void
}

export const TurnStrip = ({ inspection, moment, survey, graph, onExplain }: Props) => {
  const { dispatch } = useCommands()
  const { line } = inspection.place
  const { frame, place, seen, facts } = moment
  const here = turnStopOf(frame.state)
  const passed = useMemo(() => new Set(stopsBefore(survey, place)), [survey, place])
  const [ledger] = useMemo(() => ledgersAt(seen.game, facts), [seen, facts])
  const valueAt = (stop: TurnStopId): number | null =>
    ledger?.rows.find(({ step }) => step.startsWith(`${stop}_`))?.value?.out ?? null

  const go = (stop: TurnStopId): void => {
    const spot = placeOfStop(survey, stop, place)
    if (spot === null) dispatch({ do: 'say', message: `This game has not reached ${TURN_STOPS[stop].name} so far.` })
    else dispatch({ do: 'go', line, ...spot })
  }
  /** Selects the current state: the button of the current stage has no other moment to go to. */
  const showHere = (): void => {
    dispatch({ do: 'select', selection: { about: [`state:${frame.state}`], label: `state ${frame.state}` } })
  }
  const chip = (stop: TurnStopId) => {
    const { name, says } = TURN_STOPS[stop]
    const value = valueAt(stop)
    const looks = stop === here ? ' here' : passed.has(stop) ? ' passed' : ''
    return (
      <li key={stop}>
        <button
          type="button"
          class={`stop${looks}`}
          title={
            stop === here
              ? `The game is here: ${says}. Click to see it on the chart.`
              : `${says}. Click to go to that moment.`
          }
          aria-label={`${name}: ${says}${value === null ? '' : `, ${value} damage`}`}
          aria-current={stop === here ? 'step' : undefined}
          onClick={() => (stop === here ? showHere() : go(stop))}
        >
          {name}
          {value === null ? null : <small>{value}</small>}
        </button>
      </li>
    )
  }
  return (
    <nav class="turn-strip" aria-label="The turn">
      <ol class="turn-strip-stops">
        {APART.includes(here) ? <li>{<ol aria-label="Apart from the turns">{chip(here)}</ol>}</li> : null}
        {GROUPS.map(({ name, stops }) => (
          <li key={stops[0]} class={stops.includes(here) ? 'turn-strip-group here' : 'turn-strip-group'}>
            {name === null ? null : <span class="turn-strip-name">{name}</span>}
            <ol aria-label={name ?? 'The turn'}>{stops.map(chip)}</ol>
          </li>
        ))}
      </ol>
      <Microsteps inspection={inspection} moment={moment} graph={graph} onExplain={onExplain} />
    </nav>
  )
}
