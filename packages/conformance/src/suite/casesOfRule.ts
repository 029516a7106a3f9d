/**
 * The cases of one rule for people. A separate file, because the living rulebook plays cases in a browser, without
 * reading files.
 */
import type { RuleId } from 'ptcg-turn-engine'
import { chapterCases } from './chapterCases.ts'
import type { ShownCase } from './shownCases.ts'
import { writtenCases } from './writtenCases.ts'

/** The cases of a rule's tests, at least one accepted and one refused event, each with its board and in words. */
export const casesOfRule = (rule: RuleId): readonly ShownCase[] => chapterCases(rule, writtenCases())
