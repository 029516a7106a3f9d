/** The cases of one rule, described for people. This module reads a file; `chapterCases.ts` also runs in a browser and reads none. */
import type { RuleId } from 'ptcg-turn-engine'
import { chapterCases } from './chapterCases.ts'
import type { ShownCase } from './shownCases.ts'
import { writtenCases } from './writtenCases.ts'

/** The cases from the tests of a rule, at least one accepted and one refused, each described in words and with its board. */
export const casesOfRule = (rule: RuleId): readonly ShownCase[] => chapterCases(rule, writtenCases())
