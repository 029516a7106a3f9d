/**
 * The marks of the chart at a moment besides the current state: clauses that held, damage at its six steps,
 * breakpoints.
 */

import { readEvent } from 'ptcg-turn-engine'
import { clausesThen, gameGraph } from 'ptcg-turn-engine/game-chart'
import type { Fact, Game } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { TurnChart } from '../elements/chart/turnChart.ts'
import { ledgersAt, STEPS_ON_THE_CHART } from '../ledgers.ts'
import type { About } from '../selection.ts'
import type { Audience } from '../time/inspection.ts'
import { type Moment, seenBy } from '../time/moment.ts'

const NONE: TurnChart['held'] = new Map()

/** The clauses that held when the transition of a moment was chosen. */
export const heldAt = ({ place, step, frame }: Moment, audience: Audience): TurnChart['held'] => {
  if (frame.transition === null) return NONE
  const before = place.frame === 0 ? step.before : step.frames[place.frame - 1]
  if (before === undefined) return NONE
  const read = step.event === null || place.frame > 0 ? null : readEvent(step.event)
  const event = read !== null && E.isRight(read) ? read.right : null
  return clausesThen(gameGraph, frame.transition, seenBy(audience, { state: before.state, game: before.game }), event)
}

/**
 * The damage to each Pokémon after a step; with the value before if it has changed, and only once if equal for all: 0
 */
const inAndOut = (values: readonly { readonly in: number; readonly out: number }[]): string => {
  const [first] = values
  const isFromOne = values.every((value) => value.in === first?.in)
  if (isFromOne && values.some((value) => value.in !== value.out))
    return `${first?.in}→${values.map(({ out }) => out).join(', ')}`
  return values.map((value) => (value.in === value.out ? `${value.out}` : `${value.in}→${value.out}`)).join(', ')
}

/** The damage of the attack before and after each of its steps, at their states. */
export const damageNotes = (game: Game, facts: readonly Fact[]): TurnChart['notes'] => {
  const values = ledgersAt(game, facts).map(({ rows }) => rows)
  const [first = []] = values
  return new Map(
    first.flatMap(({ step }, at) => {
      const told = values.flatMap((rows) => rows[at]?.value ?? [])
      return told.length === 0 ? [] : [[`${STEPS_ON_THE_CHART}.${step}`, inAndOut(told)] as const]
    }),
  )
}

/** A mark at each state with a breakpoint. */
export const breakpointNotes = (breakpoints: readonly About[]): TurnChart['notes'] =>
  new Map(
    breakpoints.flatMap((token) => (token.startsWith('state:') ? [[token.slice('state:'.length), '■ stop']] : [])),
  )
