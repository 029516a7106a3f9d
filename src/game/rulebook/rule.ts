/** One rule of the rulebook: where it is stated and what it says, in our own words. */

/** Which text states the rule. See `docs/rules.md` for the sources behind the short names. */
export type RuleSource =
  | 'Parts of a turn'
  | 'Full details of attacking'
  | 'Rulebook 2023'
  | "Advanced Player's Rulebook"
  | 'Rulings Compendium'

/** One rule of the rulebook. */
export interface Rule {
  /** Such as `T2C.1`: the part of the rulebook and a number. */
  readonly id: string
  /** The part of the rulebook it belongs to. */
  readonly part: string
  readonly source: RuleSource
  /** One sentence in our own words. */
  readonly says: string
}

/** Rules of which the compiler knows every id. Their sentences are no part of the type: declarations stay short. */
export const withIds = <const Id extends string>(
  rules: readonly (Rule & { readonly id: Id })[],
): readonly (Rule & { readonly id: Id })[] => rules
