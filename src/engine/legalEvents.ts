/** Every legal event: the events the chart takes here with every payload they could have, filtered by the chart's own guards. */
import type { GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { type Draft, newDraft } from './payloads.ts'
import { type Plan, plansAt, type Stage } from './plan.ts'
import { fitting, type Hand, handFor, hasFitting } from './printed.ts'
import type { Snapshot } from './snapshot.ts'
import { STEPPER, type Stepper } from './step.ts'
import type { Holds } from './wiring.ts'

const hold = (all: readonly Holds[], game: Game, draft: Draft): boolean => {
  for (const holds of all) if (!holds(game, draft as unknown as GameEvent)) return false
  return true
}

const NONE: readonly unknown[] = []

/** The values of a part that stand on their own. */
const standing = ({ part, alone }: Stage, values: readonly unknown[], game: Game, draft: Draft): readonly unknown[] => {
  if (alone.length === 0) return values
  let good: unknown[] | null = null
  for (const value of values) {
    part.fill(draft, value as never)
    if (!hold(alone, game, draft)) continue
    if (good === null) good = [value]
    else good.push(value)
  }
  return good ?? NONE
}

/** What could be chosen for each part; null for a part that depends on those before it. */
type Choices = (readonly unknown[] | null)[]

/** Fills in one part after another and lists what has come through every clause. */
const fill = (plan: Plan, choices: Choices, at: number, game: Game, draft: Draft, legal: GameEvent[]): void => {
  const stage = plan.stages[at]
  if (stage === undefined) {
    legal.push(plan.payload.event(draft))
    return
  }
  for (const value of choices[at] ?? stage.part.values(game, draft)) {
    stage.part.fill(draft, value as never)
    if (hold(stage.together, game, draft)) fill(plan, choices, at + 1, game, draft, legal)
  }
}

/** What the parts could be, or null where one of them has nothing to choose. */
const choicesOf = (plan: Plan, hand: Hand, game: Game, draft: Draft): Choices | null => {
  const choices: Choices = []
  for (const stage of plan.stages) {
    const { part } = stage
    let values: readonly unknown[] | null = null
    if (part.free) {
      values = plan.printed.length > 0 && part.name === 'card' ? fitting(plan, hand) : part.values(game, draft)
      if (values.length > 0) values = standing(stage, values, game, draft)
      if (values.length === 0) return null
    }
    choices.push(values)
  }
  return choices
}

const listPlan = (plan: Plan, hand: Hand, game: Game, draft: Draft, legal: GameEvent[]): void => {
  if (!hold(plan.first, game, draft)) return
  if (plan.stages.length === 0) {
    legal.push(plan.payload.event(draft))
    return
  }
  const choices = choicesOf(plan, hand, game, draft)
  if (choices !== null) fill(plan, choices, 0, game, draft, legal)
}

/** Legal events of a stepper's chart. */
export const legalEventsOf = (stepper: Stepper, { state, game }: Snapshot, conceding = false): readonly GameEvent[] => {
  const plans = plansAt(stepper, state)
  const legal: GameEvent[] = []
  const draft = newDraft(game.turn.player)
  const hand = handFor(plans, game, draft)
  for (const plan of plans.all) {
    if (!hasFitting(plan, hand) || (plan.type === 'CONCEDE' && !conceding)) continue
    draft.type = plan.type
    for (const player of plan.payload.players(game)) {
      draft.player = player
      listPlan(plan, hand, game, draft, legal)
    }
  }
  return legal
}

/**
 * Every legal event, in the order of the chart. Empty only when the game is over.
 * Conceding is always possible and listed only with `conceding: true`. A shuffle is represented by one order, as every
 * permutation is legal. Changes by hand are open-ended and not listed; the request says that they are possible.
 */
export const legalEvents = (snapshot: Snapshot, options: { readonly conceding?: boolean } = {}): readonly GameEvent[] =>
  legalEventsOf(STEPPER, snapshot, options.conceding)
