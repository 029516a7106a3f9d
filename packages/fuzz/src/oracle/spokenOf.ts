/** Which continuous effects the cards of a game speak of at all: where none does, nobody needs to look for one in play. */
import type { ContinuousEffect } from 'ptcg-turn-engine/model'
import type { OracleTable } from './table.ts'

const printed = new WeakMap<OracleTable['definitions'], ReadonlySet<string>>()

const printedOn = (definitions: OracleTable['definitions']): ReadonlySet<string> => {
  const known =
    printed.get(definitions) ??
    new Set([...JSON.stringify(definitions).matchAll(/"continuous":"(\w+)"/g)].map(([, name = '']) => name))
  printed.set(definitions, known)
  return known
}

/** A card of the game has such an effect, or it was said for a turn. */
export const isSpokenOf = (table: OracleTable, name: ContinuousEffect['continuous']): boolean =>
  printedOn(table.definitions).has(name) || table.rules.some(({ effect }) => effect.continuous === name)
