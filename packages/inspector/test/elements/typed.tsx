/** @jsxImportSource react */
/**
 * Checks that the elements are typed: in the page, and in React's JSX after a declaration. Nothing of this runs; the
 * compiler reads it.
 */

import type { Playable, Session } from 'ptcg-turn-engine'
import type * as React from 'react'
import type { TurnBudget, TurnBudgetAttributes, TurnChart, TurnChartAttributes } from '../../src/elements/index.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ptcg-turn-chart': React.DetailedHTMLProps<React.HTMLAttributes<TurnChart>, TurnChart> & TurnChartAttributes
      'ptcg-turn-budget': React.DetailedHTMLProps<React.HTMLAttributes<TurnBudget>, TurnBudget> & TurnBudgetAttributes
    }
  }
}

export const inReact = (session: Session) => (
  <>
    <ptcg-turn-chart game={session} theme="dark" onchart-select={({ detail }) => detail.about} className="wide" />
    <ptcg-turn-budget
      snapshot={session.state()}
      lit={['event:RETREAT']}
      onbudget-select={({ detail }) => detail.rule}
    />
    {/* @ts-expect-error: a theme that there is not */}
    <ptcg-turn-budget theme="pink" />
    {/* @ts-expect-error: a number is no snapshot */}
    <ptcg-turn-budget snapshot={7} />
  </>
)

export const onAPage = (game: Playable) => {
  const budget = document.createElement('ptcg-turn-budget')
  budget.game = game
  budget.addEventListener(
    'budget-select',
    ({ detail }) => detail.status satisfies 'available' | 'unused' | 'used' | 'blocked',
  )
  const chart = document.querySelector('ptcg-turn-chart')
  if (chart) chart.snapshot = game.state()
}
