/** Models one rule of the rulebook: where it is stated and what it says, in our own words. */

/** Which text states the rule. See `docs/rules.md` for the sources behind the short names. */
export type RuleSource =
  | 'Parts of a turn'
  | 'Full details of attacking'
  | 'Rulebook 2023'
  | "Advanced Player's Rulebook"
  | 'Rulings Compendium'

/** What enforces a rule: a guard's clause, a state or action of the chart, a step of the damage calculation, or a change. */
export interface Rule {
  readonly id: string
  /** The part of the rulebook it belongs to. */
  readonly part: string
  readonly source: RuleSource
  /** One sentence in our own words. */
  readonly says: string
}
