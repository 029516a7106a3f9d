/** Finds the number of Prize cards that the opponent takes for a Pokémon's Knock Out, from its rule boxes and its name (PR.1). */
import type { CardRule } from '../model/cardRules.ts'

const PRIZES: { readonly [Rule in CardRule]?: number } = { V: 2, VMAX: 3, VSTAR: 2, GX: 2, EX: 2, ex: 2, 'TAG TEAM': 3 }

/** True for a Mega Evolution Pokémon ex: the rule box is "ex", and the name begins with "Mega". */
const isMegaEx = (name: string, rules: readonly CardRule[]): boolean => rules.includes('ex') && name.startsWith('Mega ')

/** The number of Prize cards for a Pokémon with this name and these rules. */
export const ruleBoxPrizes = (name: string, rules: readonly CardRule[]): number =>
  isMegaEx(name, rules) ? 3 : Math.max(1, ...rules.map((rule) => PRIZES[rule] ?? 1))

/** Endings of a Pokémon's name that stand for a rule box. */
const AT_THE_END = ['V', 'VMAX', 'VSTAR', 'GX', 'EX', 'ex'] as const satisfies readonly CardRule[]

/** The rule boxes that a name shows. The last word may give one; a GX whose name joins two Pokémon with "&" is also a TAG TEAM. */
export const rulesInName = (name: string): readonly CardRule[] => {
  const last = AT_THE_END.find((rule) => name.endsWith(` ${rule}`) || name.endsWith(`-${rule}`))
  if (last === undefined) return []
  return last === 'GX' && name.includes(' & ') ? [last, 'TAG TEAM'] : [last]
}
