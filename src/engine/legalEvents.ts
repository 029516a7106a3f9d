/**
 * Every legal event: the events the chart takes here with every payload they could have, filtered by the chart's own guards.
 * Each clause of a guard is asked as soon as the parts of the event that it reads are known, so that one card that may not be
 * played is refused once and not once for each Pokémon.
 */
import type { ClauseName } from '../../machines/vocabulary.ts'
import type { EventType, GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { Clause, EventPart } from '../rules/clause.ts'
import { RULES } from '../rules/clauses.ts'
import { type Draft, newDraft, PAYLOADS, type Part } from './payloads.ts'
import type { Snapshot } from './snapshot.ts'
import { leafAt, STEPPER, type Stepper } from './step.ts'
import type { Row } from './table.ts'
import type { Holds, Meaning } from './wiring.ts'

/** A guard in stages: the clauses to ask before any part is known, and after each part in turn. */
interface Plan {
  readonly first: readonly Holds[]
  readonly parts: readonly Stage[]
}

/** After a part: the clauses that read it alone, and those that also read parts before it. */
interface Stage {
  readonly part: Part
  readonly alone: readonly Holds[]
  readonly together: readonly Holds[]
}

/** What a clause reads of its event; every part where it does not say. */
const readsOf = (name: ClauseName, parts: readonly Part[]): readonly EventPart[] =>
  (RULES as { readonly [Name in ClauseName]?: Clause })[name]?.reads ?? parts.map((part) => part.name)

const planOf = ({ clauses }: Meaning, row: Row): Plan => {
  const { parts } = PAYLOADS[row.event as EventType]
  const known = (name: ClauseName): number =>
    Math.max(-1, ...readsOf(name, parts).map((read) => parts.findIndex((part) => part.name === read)))
  const at = (index: number): readonly ClauseName[] => row.clauses.filter((name) => known(name) === index)
  const isAlone = (name: ClauseName): boolean => readsOf(name, parts).length === 1
  return {
    first: at(-1).map((name) => clauses[name]),
    parts: parts.map((part, index) => ({
      part,
      alone: at(index)
        .filter((name) => part.free && isAlone(name))
        .map((name) => clauses[name]),
      together: at(index)
        .filter((name) => !part.free || !isAlone(name))
        .map((name) => clauses[name]),
    })),
  }
}

const plans = new WeakMap<Meaning, WeakMap<Row, Plan>>()

const planFor = (meaning: Meaning, row: Row): Plan => {
  const known = plans.get(meaning) ?? new WeakMap<Row, Plan>()
  plans.set(meaning, known)
  const plan = known.get(row) ?? planOf(meaning, row)
  known.set(row, plan)
  return plan
}

const hold = (all: readonly Holds[], game: Game, draft: Draft): boolean => {
  for (const holds of all) if (!holds(game, draft as unknown as GameEvent)) return false
  return true
}

/** The values of a free part that stand on their own, worked out once for all values of the parts before it. */
const choicesOf = ({ part, alone }: Stage, game: Game, draft: Draft): readonly unknown[] | null => {
  if (!part.free) return null
  const values = part.values(game, draft)
  if (alone.length === 0) return values
  const good: unknown[] = []
  for (const value of values) {
    part.fill(draft, value as never)
    if (hold(alone, game, draft)) good.push(value)
  }
  return good
}

/** Fills in one part after another and lists what has come through every clause. */
const fill = (
  plan: Plan,
  choices: readonly (readonly unknown[] | null)[],
  index: number,
  game: Game,
  draft: Draft,
  found: (draft: Draft) => void,
): void => {
  const stage = plan.parts[index]
  if (stage === undefined) {
    found(draft)
    return
  }
  for (const value of choices[index] ?? stage.part.values(game, draft)) {
    stage.part.fill(draft, value as never)
    if (hold(stage.together, game, draft)) fill(plan, choices, index + 1, game, draft, found)
  }
}

const listRow = (meaning: Meaning, row: Row, game: Game, legal: GameEvent[]): void => {
  const type = row.event as EventType
  const { players, event } = PAYLOADS[type]
  const plan = planFor(meaning, row)
  for (const player of players(game)) {
    const draft = newDraft(type, player)
    if (!hold(plan.first, game, draft)) continue
    const choices: (readonly unknown[] | null)[] = []
    for (const stage of plan.parts) {
      const values = choicesOf(stage, game, draft)
      if (values !== null && values.length === 0) break
      choices.push(values)
    }
    if (choices.length === plan.parts.length) fill(plan, choices, 0, game, draft, (done) => legal.push(event(done)))
  }
}

/** Legal events of a stepper's chart. */
export const legalEventsOf = (stepper: Stepper, { state, game }: Snapshot, conceding = false): readonly GameEvent[] => {
  const leaf = leafAt(stepper, state)
  const legal: GameEvent[] = []
  if (leaf.final) return legal
  for (const [type, rows] of leaf.on)
    if (conceding || type !== 'CONCEDE') for (const row of rows) listRow(stepper.meaning, row, game, legal)
  return legal
}

/**
 * Every legal event, in the order of the chart. Empty only when the game is over.
 * Conceding is always possible and listed only with `conceding: true`. A shuffle is represented by one order, as every
 * permutation is legal. Changes by hand are open-ended and not listed; the request says that they are possible.
 */
export const legalEvents = (snapshot: Snapshot, options: { readonly conceding?: boolean } = {}): readonly GameEvent[] =>
  legalEventsOf(STEPPER, snapshot, options.conceding)
