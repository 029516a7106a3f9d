/** Lists every legal event: the events of the current state with every possible payload, filtered by the guards of the chart. */
import { expectOptions } from '../../game/board/expectArguments.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Holds } from '../stepper/meaning.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { STEPPER, type Stepper } from '../stepper/step.ts'
import type { Agreement } from './hints.ts'
import { type Draft, newDraft, sendersOf } from './payloads.ts'
import { type GuardStage, type Plan, plansAt } from './plan.ts'
import { type Hand, handFor, hasFitting, twinBefore } from './printed.ts'

const hold = (all: readonly Holds[], game: Game, draft: Draft): boolean => {
  for (const holds of all) if (!holds(game, draft as unknown as GameEvent)) return false
  return true
}

/** The data of one listing: the game, the event under construction, the printings of the hand, and the legal events found so far. */
interface Listing {
  readonly game: Game
  readonly draft: Draft
  readonly hand: Hand
  readonly legal: GameEvent[]
  /** The index in `legal` of the first event of each card of the hand, in the current plan. */
  readonly begins: number[]
  /** The possible values of the second part if it is free, in the current plan; null before they are computed. */
  seconds: readonly unknown[] | null
  /** The `pokemon` side of the comparison for each of `seconds`, or null before it is computed. */
  answers: readonly unknown[] | null
}

const passing = ({ part, alone }: GuardStage, { game, draft }: Listing): readonly unknown[] => {
  const values = part.values(game, draft)
  if (alone.length === 0) return values
  return values.filter((value) => {
    part.fill(draft, value as never)
    return hold(alone, game, draft)
  })
}

const valuesAt = (stage: GuardStage, at: number, listing: Listing): readonly unknown[] => {
  if (!stage.part.free) return stage.part.values(listing.game, listing.draft)
  if (at !== 1) return passing(stage, listing)
  listing.seconds ??= passing(stage, listing)
  return listing.seconds
}

/** Fills in the parts after the first, one after another, and lists the events that pass every clause. */
const fillLater = (plan: Plan, at: number, listing: Listing): void => {
  const { game, draft, legal } = listing
  const stage = plan.stages[at]
  if (stage === undefined) {
    legal.push(plan.payload.event(draft))
    return
  }
  const { part, together } = stage
  for (const value of valuesAt(stage, at, listing)) {
    part.fill(draft, value as never)
    if (hold(together, game, draft)) fillLater(plan, at + 1, listing)
  }
}

/**
 * Like `fillLater`, for a plan that compares the card with the Pokémon, which is the second part: the values computed from both must be
 * equal.
 */
const fillAgreeing = (plan: Plan, { card, pokemon }: Agreement, listing: Listing): void => {
  const { game, draft } = listing
  const said = card(game, draft as never)
  const stage = plan.stages[1]
  if (said === undefined || stage === undefined) return
  const { part, alone, together } = stage
  listing.seconds ??= part.values(game, draft)
  const values = listing.seconds
  listing.answers ??= values.map((value) => {
    part.fill(draft, value as never)
    return pokemon(game, draft as never)
  })
  for (let at = 0; at < values.length; at += 1) {
    if (listing.answers[at] !== said) continue
    part.fill(draft, values[at] as never)
    if (hold(alone, game, draft) && hold(together, game, draft)) fillLater(plan, 2, listing)
  }
}

/** Lists the events at the indexes `from` to `end - 1` once more, with this card instead of another card of the same printing. */
const listAsTwin = ({ payload }: Plan, card: CardId, from: number, end: number, { legal }: Listing): void => {
  for (let at = from; at < end; at += 1) {
    const event = payload.event(legal[at] as unknown as Draft) as unknown as Draft
    event.card = card
    legal.push(event as unknown as GameEvent)
  }
}

/**
 * Lists the legal events of one transition, according to its plan. Cards of the hand whose printed values do not fit the plan are skipped.
 */
const listPlan = (plan: Plan, listing: Listing): void => {
  const { game, draft, hand, legal, begins } = listing
  if (!hold(plan.first, game, draft)) return
  listing.seconds = null
  listing.answers = null
  const [stage] = plan.stages
  if (stage === undefined) {
    fillLater(plan, 0, listing)
    return
  }
  const { part, alone, together } = stage
  const values = hand.fitting[plan.index] ?? part.values(game, draft)
  for (let at = 0; at < values.length; at += 1) {
    if (plan.byPrinting) begins[at] = legal.length
    part.fill(draft, values[at] as never)
    const twin = plan.byPrinting ? twinBefore(values as readonly CardId[], at, hand) : -1
    if (twin >= 0) {
      listAsTwin(plan, values[at] as CardId, begins[twin] as number, begins[twin + 1] as number, listing)
      continue
    }
    if (!(hold(alone, game, draft) && hold(together, game, draft))) continue
    if (plan.agree === null) fillLater(plan, 1, listing)
    else fillAgreeing(plan, plan.agree, listing)
  }
}

/**
 * Every legal event according to the chart and the clauses of a stepper; tests pass a stepper with changed clauses. Conceding is listed
 * only if `conceding` is true.
 */
export const legalEventsOf = (stepper: Stepper, { state, game }: Snapshot, conceding = false): readonly GameEvent[] => {
  const plans = plansAt(stepper, state)
  const legal: GameEvent[] = []
  const draft = newDraft(game.turn.player)
  const hand = handFor(plans, game, draft)
  const listing: Listing = { game, draft, hand, legal, begins: [], seconds: null, answers: null }
  for (const plan of plans.all) {
    if (!hasFitting(plan, hand) || (plan.type === 'CONCEDE' && !conceding)) continue
    draft.type = plan.type
    for (const player of sendersOf(plan.payload.sender, game)) {
      draft.player = player
      listPlan(plan, listing)
    }
  }
  return legal
}

const NO_OPTIONS = {}

/**
 * Lists every legal event, in the order of the chart. Conceding is listed only with `conceding: true`. A shuffle is listed with one order,
 * although every permutation is legal. Changes by hand are never listed, because there are too many: a `resolve` request means that they
 * are possible. Throws a TypeError for anything that is not a snapshot, and for unknown options.
 */
export const legalEvents = (
  snapshot: Snapshot,
  options: { readonly conceding?: boolean } = NO_OPTIONS,
): readonly GameEvent[] => {
  expectSnapshot('legalEvents', snapshot)
  if (options !== NO_OPTIONS) expectOptions('legalEvents', options, { conceding: null })
  return legalEventsOf(STEPPER, snapshot, options.conceding)
}
