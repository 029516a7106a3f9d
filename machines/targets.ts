/**
 * Types that reject a chart at compile time if a target does not lead to a state. Targets mean the same as in XState: `#id.inner`
 * starts at the root of the chart, `.inner` at the state itself, and any other target at the parent state.
 */

/** The part of a state that matters for targets. */
interface Targeting {
  readonly id?: string
  readonly initial?: unknown
  readonly on?: object
  readonly always?: unknown
  readonly onDone?: unknown
  readonly states?: object
}

/** The states directly inside a state. */
type Inside<State> = State extends { readonly states: infer States } ? States : Record<never, never>

/** The paths of all states inside these states, such as `main.ready`. */
export type PathsIn<States> = {
  [Name in keyof States & string]: Name | `${Name}.${PathsIn<Inside<States[Name]>>}`
}[keyof States & string]

/** The item type of a list; any other type stays as it is. */
type Each<Written> = Written extends readonly (infer One)[] ? One : Written

type TransitionsOf<State> =
  | (State extends { readonly always: infer Always } ? Each<Always> : never)
  | (State extends { readonly onDone: infer OnDone } ? Each<OnDone> : never)
  | (State extends { readonly on: infer On } ? Each<On[keyof On]> : never)

type TargetOf<Transition> = Transition extends { readonly target: infer Target extends string } ? Target : never

/** The targets of a state's transitions that lead to no state. Also the name of the initial state, if no state inside has this name. */
type Wrong<State, Around, Chart> =
  | Exclude<
      TargetOf<TransitionsOf<State>>,
      | PathsIn<Around>
      | `.${PathsIn<Inside<State>>}`
      | (Chart extends { readonly id: infer Id extends string } ? `#${Id}.${PathsIn<Inside<Chart>>}` : never)
    >
  | (State extends { readonly initial: infer First extends string } ? Exclude<First, keyof Inside<State>> : never)

/** Every wrong target of a state and of the states inside it, each with the path of its state. */
type WrongIn<State, Around, Chart, Path extends string> =
  | (Wrong<State, Around, Chart> extends infer Target extends string ? `${Path} leads to ${Target}` : never)
  | {
      [Name in keyof Inside<State> & string]: WrongIn<Inside<State>[Name], Inside<State>, Chart, `${Path}.${Name}`>
    }[keyof Inside<State> & string]

/** Returns the chart unchanged. If a target leads nowhere, the call does not compile, and the compiler's message names the target. */
export const wholeChart = <const Chart extends Targeting>(
  chart: Chart &
    ([WrongIn<Chart, Record<never, never>, Chart, 'game'>] extends [never]
      ? unknown
      : { readonly noState: WrongIn<Chart, Record<never, never>, Chart, 'game'> }),
): Chart => chart
