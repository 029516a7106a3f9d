/** Every clause of every guard on an event: a board where it alone refuses the event, and the result without it. */

import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { after, refusals } from 'ptcg-turn-test-kit/moves'
import { TRANSITIONS, without } from 'ptcg-turn-test-kit/variant'
import { describe, expect, test } from 'vitest'
import { hintAbout } from '../../../src/engine/listing/hints.ts'
import { checkEvent } from '../../../src/engine/play/check.ts'
import { EventSchema } from '../../../src/engine/play/readEvent.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import { STEPPER, type Stepper, step } from '../../../src/engine/stepper/step.ts'
import type { Row } from '../../../src/engine/stepper/table.ts'
import { ruleOf } from '../../../src/game/rulebook/rulebook.ts'
import type { Clause } from '../../../src/game/rules/clause.ts'
import { RULES } from '../../../src/game/rules/clauses.ts'
import type { Violation } from '../../../src/game/rules/violation.ts'
import { idOfTransition } from '../../../src/view/chart/graph.ts'
import { answerCases } from './cases/answers.ts'
import { cardCases } from './cases/cards.ts'
import type { Case } from './cases/case.ts'
import { pokemonCases } from './cases/pokemon.ts'
import { SENTENCES } from './cases/sentences.ts'
import { trainerCases } from './cases/trainers.ts'

const CASES: readonly Case[] = [...cardCases, ...trainerCases, ...pokemonCases, ...answerCases]

/** Answers have these guards in every state. Every other event is taken in one place of the chart. */
const GUARDS_OF_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  CHOOSE: ['theChoiceIsYours, theOptionIsOffered'],
  DONE: ['theChoiceIsYours, enoughIsChosen', 'theEffectIsYours'],
  APPLY: ['theEffectIsYours, theChangeIsPossible'],
  COIN_LANDED: [''],
  DECK_SHUFFLED: ['theOrderIsAPermutation'],
  CARD_TAKEN_AT_RANDOM: ['thePositionIsInTheHand'],
}

const onEvents = TRANSITIONS.filter(({ event }) => event !== null)

const withoutForce = ({ board: text, before = [] }: Case): Snapshot => after(board(text), ...before)

const startOf = (one: Case): Snapshot => (one.forced ?? ((at) => at))(withoutForce(one))

/** The transition that a case is about: the one its state takes on its event. */
const rowOf = ({ event }: Case, { state }: Snapshot): Row =>
  STEPPER.table.leaves.get(state)?.on.get(event)?.[0] ?? expect.fail(`${event} is not taken in ${state}.`)

const violations = (stepper: Stepper, at: Snapshot, { move }: Case): readonly Violation[] => {
  const checked = checkEvent(stepper, at, move(at))
  return E.isRight(checked) ? [] : checked.left
}

describe('the chart', () => {
  test('every clause of every guard on an event has a case', () => {
    const known = new Set(CASES.map(({ event, clause }) => `${event} ${clause}`))
    const missing = onEvents.flatMap((row) =>
      row.clauses
        .filter((clause) => !known.has(`${row.event} ${clause}`))
        .map((clause) => `${idOfTransition(row)}: ${clause}`),
    )
    expect(missing).toEqual([])
  })

  test("every case is about a clause that the chart lists for the case's state", () => {
    for (const one of CASES) expect(rowOf(one, startOf(one)).clauses, one.event).toContain(one.clause)
  })

  test('every state that accepts an answer lists the same clauses for it', () => {
    for (const row of onEvents.filter(({ event }) => event !== null && event in GUARDS_OF_ANSWERS))
      expect(GUARDS_OF_ANSWERS[row.event ?? ''], idOfTransition(row)).toContain(row.clauses.join(', '))
  })

  test('every other event has the same clauses in all its states', () => {
    for (const row of onEvents.filter(({ event }) => event !== null && !(event in GUARDS_OF_ANSWERS)))
      expect(row.clauses, idOfTransition(row)).toEqual(onEvents.find(({ event }) => event === row.event)?.clauses)
  })
})

/** Clauses that hold in some case: every other clause of its guard. */
const holdingSomewhere = (): ReadonlySet<string> =>
  new Set(CASES.flatMap((one) => rowOf(one, startOf(one)).clauses.filter((clause) => clause !== one.clause)))

test('a clause reads only parts that its events have, and depends only on clauses', () => {
  const partsOf = new Map(
    EventSchema.options.map(({ entries }) => [entries.type.literal as string, Object.keys(entries)] as const),
  )
  for (const { event, clauses } of onEvents)
    for (const name of clauses) {
      const { dependsOn = [] } = (RULES as Readonly<Record<string, Partial<Clause>>>)[name] ?? {}
      for (const part of hintAbout(name)?.reads ?? [])
        expect(partsOf.get(event ?? ''), `${name} on ${event}`).toContain(part)
      for (const one of dependsOn) expect(Object.keys(RULES), name).toContain(one)
    }
})

test('every clause holds for some event', () => {
  const holding = holdingSomewhere()
  const never = CASES.filter(({ clause, legal }) => legal === undefined && !holding.has(clause))
  expect(never.map(({ clause }) => clause)).toEqual([])
  for (const one of CASES)
    if (one.legal !== undefined) expect(refusals(withoutForce(one), one.legal), one.clause).toEqual([])
})

const titled: readonly (readonly [string, Case])[] = CASES.map((one) => [
  `${one.rule} ${one.event}: ${one.clause}`,
  one,
])

describe.each(titled)('%s', (_, one) => {
  const { move, clause, rule, code, instead = [] } = one

  test('alone refuses the event', () => {
    const start = startOf(one)
    const found = violations(STEPPER, start, one)
    expect(found.map((violation) => [violation.clause, violation.rule, violation.code])).toEqual([[clause, rule, code]])
    expect(ruleOf(rule).id).toBe(rule)
    expect(step(STEPPER, start, move(start))).toBe(start)
  })

  test('gives its reason in one complete sentence, and the remedy', () => {
    const [{ message, remedy } = { message: '', remedy: null }] = violations(STEPPER, startOf(one), one)
    for (const sentence of [message, ...(remedy === null ? [] : [remedy])]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/undefined|null|NaN|hidden card|Nobody|\.\s+[A-Z]/)
    }
    expect([message, remedy]).toEqual(SENTENCES[`${one.event} ${clause}`])
  })

  test(
    instead.length === 0 ? 'left out, lets the event through' : `left out, leaves it to ${instead.join(', ')}`,
    () => {
      const start = startOf(one)
      const variant = without(rowOf(one, start), clause)
      expect(violations(variant, start, one).map((violation) => violation.code)).toEqual(instead)
      const next = step(variant, start, move(start))
      if (instead.length === 0) expect(next).not.toBe(start)
      else expect(next).toBe(start)
    },
  )
})
