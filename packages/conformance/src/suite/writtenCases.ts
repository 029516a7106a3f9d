/**
 * The cases of rules and rulings, as the tests that are named after them play them: `npm run docs` extracts them from
 * those tests (decision 0034), so that the suite needs no list of its own.
 */
import { readFileSync } from 'node:fs'
import type { Position, Save } from 'ptcg-turn-engine'
import type { DefinitionId, GameEvent } from 'ptcg-turn-engine/model'

/** The beginning of a case: a board in the main phase, a game at any other moment, or a deck before there is a game. */
export type CaseBeginning =
  | { readonly position: Position }
  | { readonly save: Save }
  | { readonly deck: readonly DefinitionId[] }

/** The events of a case: those before, and one event (none for a deck) that is tried. */
export interface TriedCase {
  readonly from: CaseBeginning
  readonly before: readonly GameEvent[]
  readonly event: GameEvent | null
  /** The codes of all reasons of its refusal; empty for an accepted event. */
  readonly refused: readonly string[]
}

/** A case by the rule or ruling that it shows. */
export interface WrittenCase {
  readonly of: 'rule' | 'ruling'
  readonly id: string
  /** The tested side of the rule: it allows or forbids the event. */
  readonly side?: 'accepts' | 'rejects'
  readonly what: string
  readonly tried: readonly TriedCase[]
}

/** The file is beside this one, and beside the package's bundled module. */
const FILE = new URL('./cases.jsonl', import.meta.url)

/** All of them, in the order of the tests. */
export const writtenCases = (): readonly WrittenCase[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as WrittenCase)
