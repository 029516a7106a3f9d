/**
 * Reports a difference so that it can be found again: the difference, the event, and the microsteps of both machines.
 */
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Course, Taken } from './course.ts'

export interface ReportedEvent {
  readonly index: number
  readonly at: string
  readonly event: GameEvent
}

const MAX_LINES = 12

const line = ({ from, to, transition, listed, ran, game }: Taken, index: number): string => {
  const actions = ran ?? listed
  const did = actions === null ? '' : ` / ${actions.length === 0 ? 'no action' : actions.join(', ')}`
  return `  ${index + 1}. ${from === '' ? '' : `${from} → `}${to}  (${transition})${did}  [facts: ${game.facts.length}]`
}

const lines = (name: string, { microsteps, end, same, done }: Course): readonly string[] => [
  `${name}:`,
  ...microsteps.slice(0, MAX_LINES).map(line),
  ...(microsteps.length > MAX_LINES ? [`  … ${microsteps.length - MAX_LINES} more`] : []),
  end === null
    ? '  loops endlessly'
    : `  rests in ${end.state}${same ? ', the very same snapshot' : ''}${done ? ', done' : ''}`,
]

/** The report as text. */
export const report = (difference: string, sent: ReportedEvent | null, theirs: Course, ours: Course): string =>
  [
    difference,
    sent === null ? 'At the beginning.' : `Event #${sent.index} in ${sent.at}: ${JSON.stringify(sent.event)}`,
    ...lines('XState', theirs),
    ...lines('The stepper', ours),
  ].join('\n')
