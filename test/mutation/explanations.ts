/** Why mutants that no test finds out may live: one sentence for each, written by hand. */

/** A survivor, as the record has it, and why it may live. */
export interface Explanation {
  readonly file: string
  readonly line: string
  readonly change: string
  readonly why: string
}

export const EXPLANATIONS: readonly Explanation[] = []
