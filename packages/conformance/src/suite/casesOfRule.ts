/** The cases of one rule for people to read. A file of its own: the living rulebook plays cases in a browser, where no file is read. */
import type { RuleId } from 'ptcg-turn-engine'
import { chapterCases } from './chapterCases.ts'
import type { ShownCase } from './shownCases.ts'
import { writtenCases } from './writtenCases.ts'

/** What the tests of a rule play, at least one event that is allowed and one that is refused, each with its board and in words. */
export const casesOfRule = (rule: RuleId): readonly ShownCase[] => chapterCases(rule, writtenCases())
