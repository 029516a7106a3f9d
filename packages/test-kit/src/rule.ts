/**
 * Tests named after rules: docs/rules.md lists the tests `accepts('T2C.1', …)` and `rejects('T2C.1', …)` of each rule,
 * and the living rulebook (`npm run site`) plays them.
 */

import type { RuleId } from 'ptcg-turn-engine'
import { test } from 'vitest'
import { type CaseSide, writingDown } from './ruleCases.ts'

const named = (rule: RuleId, side: CaseSide, what: string, body: () => void | Promise<void>): void => {
  test(`${rule} ${side}: ${what}`, ({ task }) => writingDown({ rule, side, what }, task.file.filepath, body))
}

/** A case in which the rule allows or causes something. */
export const accepts = (rule: RuleId, what: string, body: () => void | Promise<void>): void =>
  named(rule, 'accepts', what, body)

/** A case in which the rule forbids or prevents something. */
export const rejects = (rule: RuleId, what: string, body: () => void | Promise<void>): void =>
  named(rule, 'rejects', what, body)
