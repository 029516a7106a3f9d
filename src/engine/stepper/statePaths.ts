/** The paths of the states of the chart as a type, read from the chart as it is written: a path that leads nowhere does not compile. */
import type { game } from '../../../machines/game.ts'

/** The paths inside a state that is written like this, each after the path of the state itself and a dot. */
type PathsIn<States> = {
  [Name in keyof States & string]:
    | Name
    | (States[Name] extends { readonly states: infer Inner } ? `${Name}.${PathsIn<Inner>}` : never)
}[keyof States & string]

/** The path of a state from the root of the chart, such as `turn.main.ready`; the root itself has the empty path. */
export type StatePath = '' | PathsIn<(typeof game)['states']>
