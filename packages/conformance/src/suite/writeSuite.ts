/** Writes the suite as lines of JSON: the head, then every case. */

import { cards, rulesets } from 'ptcg-turn-engine'
import { SAVE_FORMAT, SAVE_VERSION } from 'ptcg-turn-engine/schemas'
import { casesWritten, randomGames } from './cases.ts'
import { SUITE_FORMAT, SUITE_VERSION, type SuiteCase, type SuiteHead } from './suite.ts'
import { type WrittenCase, writtenCases } from './writtenCases.ts'

/** The options of a suite. */
export interface SuiteOptions {
  /** The version of the engine, for the head. */
  readonly engine: string
  readonly seed: number
  /** The number of random games. */
  readonly games: number
  /** The cases of rules and rulings. Default: all cases of this package. */
  readonly written?: readonly WrittenCase[]
}

/** The head and the cases that follow it. */
export interface Suite {
  readonly head: SuiteHead
  readonly cases: readonly SuiteCase[]
}

/** Creates a suite from the cases of rules and rulings and from random games. */
export const conformanceSuite = ({ engine, seed, games, written = writtenCases() }: SuiteOptions): Suite => {
  const all: readonly SuiteCase[] = [...casesWritten(written), ...randomGames(seed, games)]
  const counted = { rule: 0, ruling: 0, game: 0, deck: 0 }
  for (const { of } of all) counted[of] += 1
  return {
    head: {
      format: SUITE_FORMAT,
      version: SUITE_VERSION,
      engine,
      cases: counted,
      seed,
      save: { format: SAVE_FORMAT, version: SAVE_VERSION },
      cards,
      rulesets,
    },
    cases: all,
  }
}

/** The suite as text, with the head and each case on its own line. */
export const suiteInLines = ({ head, cases: all }: Suite): string =>
  [head, ...all].map((line) => `${JSON.stringify(line)}\n`).join('')
