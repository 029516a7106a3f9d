/** The state of the chart as XState writes it, one key inside another, and as a path. */
import type { StateValue } from 'xstate'
import type { StatePath } from '../stepper/snapshot.ts'

const nested = (path: readonly string[]): StateValue => {
  const [first = '', ...rest] = path
  return rest.length === 0 ? first : { [first]: nested(rest) }
}

/** `turn.main.ready` as `{ turn: { main: 'ready' } }`. */
export const stateValueOf = (path: StatePath): StateValue => nested(path.split('.'))

/** `{ turn: { main: 'ready' } }` as `turn.main.ready`. */
export const pathOf = (value: StateValue): StatePath => {
  if (typeof value === 'string') return value
  const [key = ''] = Object.keys(value)
  return `${key}.${pathOf(value[key] as StateValue)}`
}
