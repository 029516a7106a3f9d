/** Draws the chart of the turn beside the table. It shows each step that an event passes. */
import { TURN_STOPS } from 'ptcg-turn-engine/table'
import type { TurnChartAttributes } from 'ptcg-turn-engine-inspector/elements'
import type { Walk } from '../board/paced.ts'
import { useWalk } from '../board/useTable.ts'
import { letterOf } from '../board/walk.ts'
import { useElements } from './useElements.ts'

type Stop = Walk['at']

const stateOf = (stop: Stop): string => TURN_STOPS[stop].states[0]

/** The damage before and after each step of the damage that has been shown, by state of the chart. */
const notesOf = ({ ledgers: [ledger], at, passed }: Walk): NonNullable<TurnChartAttributes['notes']> => {
  const isThere = (stop: string): boolean => stop === at || (passed as readonly string[]).includes(stop)
  return new Map(
    (ledger?.entries ?? [])
      .map((entry) => [TURN_STOPS[entry.step.charAt(0) as '1'], entry] as const)
      .filter(([{ name }]) => isThere(name))
      .map(([{ states }, entry]) => [states[0], entry.in === entry.out ? `${entry.out}` : `${entry.in}→${entry.out}`]),
  )
}

/** The chart of the turn, with the current step, the passed steps and the damage. */
export const TurnBeside = () => {
  const loading = useElements()
  const walk = useWalk()
  if (loading === 'failed') return <p className="turn-wait">The chart could not be fetched.</p>
  if (loading === 'coming') return <p className="turn-wait">The chart is being fetched.</p>
  return (
    <ptcg-turn-chart
      form="turn"
      active={stateOf(walk.at)}
      visited={new Set(walk.passed.map(stateOf))}
      notes={notesOf(walk)}
      class={letterOf(walk.at) === null ? 'turn-beside' : 'turn-beside is-attacking'}
    />
  )
}
