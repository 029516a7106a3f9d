/** Types of the attributes that a template may set on `<ptcg-turn-chart>` and `<ptcg-turn-budget>`, for frameworks with typed templates. */

import type { TurnBudget, TurnBudgetEvents } from './budget/turnBudget.ts'
import type { TurnChartEvents } from './chart/events.ts'
import type { TurnChart } from './chart/turnChart.ts'

/** A listener for each event, under the name that React 19 and Preact give it. */
type Listeners<Events> = {
  readonly [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined
}

/** The properties of an element that have the given names, all of them optional. */
type Written<Element, Names extends keyof Element> = { readonly [Name in Names]?: Element[Name] | undefined }

/** The colors, light or dark; by default those of the system. */
interface Themed {
  readonly theme?: 'light' | 'dark' | undefined
}

/** The attributes of `<ptcg-turn-chart>`: its properties, a listener for each of its events, and a theme. */
export type TurnChartAttributes = Themed &
  Listeners<TurnChartEvents> &
  Written<
    TurnChart,
    | 'snapshot'
    | 'game'
    | 'graph'
    | 'layout'
    | 'form'
    | 'wording'
    | 'walk'
    | 'active'
    | 'taken'
    | 'visited'
    | 'traveled'
    | 'held'
    | 'notes'
    | 'counts'
    | 'truths'
    | 'lit'
    | 'follow'
  >

/** The attributes of `<ptcg-turn-budget>`: its properties, a listener for each of its events, and a theme. */
export type TurnBudgetAttributes = Themed &
  Listeners<TurnBudgetEvents> &
  Written<TurnBudget, 'snapshot' | 'game' | 'lit'>
