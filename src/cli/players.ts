/** Who decides at a terminal: a person, or a player that picks any legal event at random. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Snapshot } from '../engine/snapshot.ts'
import type { GameEvent } from '../model/events.ts'

/** Picks one of the legal events. */
export type Decide = (snapshot: Snapshot, legal: readonly GameEvent[]) => GameEvent

/** A player that picks any legal event, each as likely as another. The same seed makes the same picks. */
export const randomPlayer = (seed: number): Decide => {
  const generator = xoroshiro128plus(seed)
  return (_, legal) => legal[uniformInt(generator, 0, legal.length - 1)] as GameEvent
}
