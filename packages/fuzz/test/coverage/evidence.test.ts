/**
 * Each rule has evidence that some game could show. `everythingIsReached.nightly.test.ts` plays until all of it is
 * shown.
 */
import type { RuleId } from 'ptcg-turn-engine'
import type { Clause } from 'ptcg-turn-engine/internal/game/rules/clause'
import { RULES } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { expect, test } from 'vitest'
import { ALL_EVIDENCE, RULES_OF_EVENTS } from '../../src/coverage/evidence.ts'

const stated = new Set(
  Object.values(RULES as unknown as Readonly<Record<string, Clause>>).flatMap(({ rule, ruleOn }) => [
    rule,
    ...Object.values(ruleOn ?? {}),
  ]),
)

test.each([
  ['accepted', []],
  // Events that no state takes are refused with these.
  ['rejected', ['T0.1', 'T3.1', 'WL.4']],
] as const)('every rule has a way to be shown, %s', (way, elsewhere: readonly RuleId[]) => {
  const shown = new Set([...stated, ...elsewhere, ...ALL_EVIDENCE.flatMap((one) => (one.way === way ? one.rule : []))])
  expect(RULES_OF_EVENTS.filter((id) => !shown.has(id))).toEqual([])
})
