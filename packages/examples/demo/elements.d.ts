/** The types of the inspector's custom elements in JSX. */
import type { TurnBudgetAttributes, TurnChartAttributes } from 'ptcg-turn-engine-inspector/elements'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ptcg-turn-chart': TurnChartAttributes & { readonly class?: string }
      'ptcg-turn-budget': TurnBudgetAttributes & { readonly class?: string }
    }
  }
}
