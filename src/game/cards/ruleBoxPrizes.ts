/** Prize cards that the rule box of a Pokémon makes the other player take (PR.1): by its rules, or by its name alone, which says them. */
import type { CardRule } from '../model/cardRules.ts'

const PRIZES: { readonly [Rule in CardRule]?: number } = { V: 2, VMAX: 3, VSTAR: 2, GX: 2, EX: 2, ex: 2, 'TAG TEAM': 3 }

/** A Mega Evolution Pokémon ex, as its name says. */
const isMegaEx = (name: string, rules: readonly CardRule[]): boolean => rules.includes('ex') && name.startsWith('Mega ')

/** Prize cards for a Pokémon of this name with these rules. */
export const ruleBoxPrizes = (name: string, rules: readonly CardRule[]): number =>
  isMegaEx(name, rules) ? 3 : Math.max(1, ...rules.map((rule) => PRIZES[rule] ?? 1))

/** What the name of a Pokémon ends with. */
const AT_THE_END = ['V', 'VMAX', 'VSTAR', 'GX', 'EX', 'ex'] as const satisfies readonly CardRule[]

/** The rules that a name says: its last word, and two Pokémon at once. */
export const rulesInName = (name: string): readonly CardRule[] => {
  const last = AT_THE_END.find((rule) => name.endsWith(` ${rule}`) || name.endsWith(`-${rule}`))
  if (last === undefined) return []
  return last === 'GX' && name.includes(' & ') ? [last, 'TAG TEAM'] : [last]
}
