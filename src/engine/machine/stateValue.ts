/** Converts the path of a state to XState's nested state value and back. */
import type { StateValue } from 'xstate'
import type { StatePath } from '../stepper/snapshot.ts'

const nested = (path: readonly string[]): StateValue => {
  const [first = '', ...rest] = path
  return rest.length === 0 ? first : { [first]: nested(rest) }
}

/** Converts `turn.main.ready` to `{ turn: { main: 'ready' } }`. */
export const stateValueOf = (path: StatePath): StateValue => nested(path.split('.'))

const keysOf = (value: StateValue): readonly string[] => {
  if (typeof value === 'string') return [value]
  const [key = ''] = Object.keys(value)
  return [key, ...keysOf(value[key] as StateValue)]
}

/** Converts `{ turn: { main: 'ready' } }` to `turn.main.ready`. The value must come from XState, so that the state exists. */
export const pathOfValue = (value: StateValue): StatePath => keysOf(value).join('.') as StatePath
