/** The state of the chart as XState writes it, one key inside another, and as a path. */
import type { StateValue } from 'xstate'
import type { StatePath } from '../stepper/snapshot.ts'

const nested = (path: readonly string[]): StateValue => {
  const [first = '', ...rest] = path
  return rest.length === 0 ? first : { [first]: nested(rest) }
}

/** `turn.main.ready` as `{ turn: { main: 'ready' } }`. */
export const stateValueOf = (path: StatePath): StateValue => nested(path.split('.'))

const keysOf = (value: StateValue): readonly string[] => {
  if (typeof value === 'string') return [value]
  const [key = ''] = Object.keys(value)
  return [key, ...keysOf(value[key] as StateValue)]
}

/** `{ turn: { main: 'ready' } }` as `turn.main.ready`. XState has only values of existing states. */
export const pathOfValue = (value: StateValue): StatePath => keysOf(value).join('.') as StatePath
