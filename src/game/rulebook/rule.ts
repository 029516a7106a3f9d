/** The type of a rule of the rulebook. */

/** The publication that states a rule. `docs/rules.md` lists the full names. */
export type RuleSource =
  | 'Parts of a turn'
  | 'Full details of attacking'
  | 'Rulebook 2023'
  | "Advanced Player's Rulebook"
  | 'Rulings Compendium'

/** One rule of the rulebook. */
export interface Rule {
  /** The id: a short form of the part of the rulebook and a number, such as `T2C.1`. */
  readonly id: string
  /** The part of the rulebook, in words, such as `Energy`. */
  readonly part: string
  readonly source: RuleSource
  /** One sentence that states the rule. The wording is not that of the official rulebook. */
  readonly says: string
}

/** Returns the rules unchanged. The type of the result has their ids but not their sentences, so that declaration files stay short. */
export const withIds = <const Id extends string>(
  rules: readonly (Rule & { readonly id: Id })[],
): readonly (Rule & { readonly id: Id })[] => rules
