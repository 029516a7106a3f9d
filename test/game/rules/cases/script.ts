/** A short scripted game: its beginning and its moves. */

import type { Move } from 'ptcg-turn-test-kit/moves'
import type { Snapshot } from '../../../../src/engine/stepper/snapshot.ts'

export interface Script {
  readonly name: string
  readonly start: () => Snapshot
  readonly moves: readonly Move[]
}

export const script = (name: string, start: () => Snapshot, moves: readonly Move[]): Script => ({ name, start, moves })
