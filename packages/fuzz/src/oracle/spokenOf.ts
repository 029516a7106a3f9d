/** Collects which continuous effects the cards of a game mention at all, so that only those are looked for in play. */
import type { ContinuousEffect, LastingRule } from 'ptcg-turn-engine/model'
import type { OracleTable } from './table.ts'

const printed = new WeakMap<OracleTable['definitions'], ReadonlySet<string>>()

const printedOn = (definitions: OracleTable['definitions']): ReadonlySet<string> => {
  const known =
    printed.get(definitions) ??
    new Set([...JSON.stringify(definitions).matchAll(/"continuous":"(\w+)"/g)].map(([, name = '']) => name))
  printed.set(definitions, known)
  return known
}

/** True if a card of the game has a continuous effect of this kind, or if a text has set one for the turn. */
export const isSpokenOf = (
  { definitions, rules }: { readonly definitions: OracleTable['definitions']; readonly rules: readonly LastingRule[] },
  name: ContinuousEffect['continuous'],
): boolean => printedOn(definitions).has(name) || rules.some(({ effect }) => effect.continuous === name)
