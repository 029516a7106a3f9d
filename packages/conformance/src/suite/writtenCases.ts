/** Reads the cases of rules and rulings. `npm run docs` extracts the cases from tests (decision 0034). */
import { readFileSync } from 'node:fs'
import type { Position, Save } from 'ptcg-turn-engine'
import type { DefinitionId, GameEvent } from 'ptcg-turn-engine/model'

/** The beginning of a case: a board in the main phase, a game at any other moment, or a deck before there is a game. */
export type CaseBeginning =
  | { readonly position: Position }
  | { readonly save: Save }
  | { readonly deck: readonly DefinitionId[] }

/** A case: the beginning, the events before, and the event that is tried (null for a deck). */
export interface TriedCase {
  readonly from: CaseBeginning
  readonly before: readonly GameEvent[]
  readonly event: GameEvent | null
  /** The codes of all reasons against the event or the deck; empty if it is accepted. */
  readonly refused: readonly string[]
}

/** The cases of one test, with the rule or ruling that the test shows. */
export interface WrittenCase {
  readonly of: 'rule' | 'ruling'
  readonly id: string
  /** Says whether the test shows what the rule accepts or what it rejects. */
  readonly side?: 'accepts' | 'rejects'
  readonly what: string
  readonly tried: readonly TriedCase[]
}

/** The file of the cases. It is beside this module and, in the package, beside the bundled module. */
const FILE = new URL('./cases.jsonl', import.meta.url)

/** All cases, in the order of the tests. */
export const writtenCases = (): readonly WrittenCase[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as WrittenCase)
