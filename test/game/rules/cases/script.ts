/** A short scripted game: its beginning and its moves. */

import type { NamedMove } from 'ptcg-turn-test-kit/moves'
import type { Snapshot } from '../../../../src/engine/stepper/snapshot.ts'

export interface Script {
  readonly name: string
  readonly start: () => Snapshot
  readonly moves: readonly NamedMove[]
}

export const script = (name: string, start: () => Snapshot, moves: readonly NamedMove[]): Script => ({
  name,
  start,
  moves,
})
