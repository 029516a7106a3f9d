/** Tests named after rules: `accepts('T2C.1', …)` and `rejects('T2C.1', …)` are what docs/rules.md lists for each rule, and what its book plays. */

import type { RuleId } from 'ptcg-turn-engine'
import { test } from 'vitest'
import { type Side, writingDown } from './ruleCases.ts'

const named = (rule: RuleId, side: Side, what: string, body: () => void | Promise<void>): void => {
  test(`${rule} ${side}: ${what}`, ({ task }) => writingDown({ rule, side, what }, task.file.filepath, body))
}

/** A case in which the rule lets something happen, or makes it happen. */
export const accepts = (rule: RuleId, what: string, body: () => void | Promise<void>): void =>
  named(rule, 'accepts', what, body)

/** A case in which the rule forbids something, or keeps it from happening. */
export const rejects = (rule: RuleId, what: string, body: () => void | Promise<void>): void =>
  named(rule, 'rejects', what, body)
