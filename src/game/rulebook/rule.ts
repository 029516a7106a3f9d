/** One rule of the rulebook: its source, and one sentence in our own words. */

/** The text that states the rule. See `docs/rules.md` for the sources behind the short names. */
export type RuleSource =
  | 'Parts of a turn'
  | 'Full details of attacking'
  | 'Rulebook 2023'
  | "Advanced Player's Rulebook"
  | 'Rulings Compendium'

/** One rule of the rulebook. */
export interface Rule {
  /** The part of the rulebook and a number, such as `T2C.1`. */
  readonly id: string
  /** The part of the rulebook it belongs to. */
  readonly part: string
  readonly source: RuleSource
  /** One sentence in our own words. */
  readonly says: string
}

/**
 * Rules whose ids are known to the compiler. Their sentences are not part of the type, so that declarations stay short.
 */
export const withIds = <const Id extends string>(
  rules: readonly (Rule & { readonly id: Id })[],
): readonly (Rule & { readonly id: Id })[] => rules
