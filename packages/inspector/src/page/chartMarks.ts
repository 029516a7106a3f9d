/** Computes marks of the chart: the truth of clauses at a moment, and notes at breakpoints. */

import { readEvent } from 'ptcg-turn-engine'
import { clausesThen, gameGraph } from 'ptcg-turn-engine/game-chart'
import * as E from '#fp-ts/Either'
import type { TurnChart } from '../elements/chart/turnChart.ts'
import type { About } from '../selection.ts'
import type { Audience } from '../time/inspection.ts'
import { type Moment, viewAs } from '../time/moment.ts'

const NO_CLAUSES: TurnChart['held'] = new Map()

/**
 * The truth of clauses at the moment when the transition of a microstep was chosen: of the clauses of this transition, and of those of the
 * transitions tried before it.
 */
export const findHeldClauses = ({ place, step, frame }: Moment, audience: Audience): TurnChart['held'] => {
  if (frame.transition === null) return NO_CLAUSES
  const before = place.frame === 0 ? step.before : step.frames[place.frame - 1]
  if (before === undefined) return NO_CLAUSES
  const read = step.event === null || place.frame > 0 ? null : readEvent(step.event)
  const event = read !== null && E.isRight(read) ? read.right : null
  return clausesThen(gameGraph, frame.transition, viewAs(audience, { state: before.state, game: before.game }), event)
}

/** A mark at each state with a breakpoint. */
export const breakpointNotes = (breakpoints: readonly About[]): TurnChart['notes'] =>
  new Map(
    breakpoints.flatMap((token) => (token.startsWith('state:') ? [[token.slice('state:'.length), '■ stop']] : [])),
  )
