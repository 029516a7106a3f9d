/** The memory that a game takes: as a save, and as stored snapshots. */

import { legalEvents, load, type Snapshot, save } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { diceFrom } from '../dice.ts'
import type { Figure } from '../section.ts'
import { themeOpening } from '../turn/decisions.ts'

/** Bytes of a save as text. */
export const savedBytes = (snapshot: Snapshot): number => Buffer.byteLength(JSON.stringify(save(snapshot)))

const usedHeap = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** The average bytes of heap that each of many objects takes while all of them are kept. */
const bytesEach = (make: () => readonly unknown[]): number => {
  const before = usedHeap()
  const kept = make()
  const after = usedHeap()
  // `kept` is used here so that the garbage collector does not free it earlier.
  return (after - before) / Math.max(1, kept.length)
}

/** Every snapshot of some games, as a host keeps them for undo. */
const histories = (games: number): readonly Snapshot[] => {
  const all: Snapshot[] = []
  for (let seed = 1; seed <= games; seed += 1) {
    const dice = diceFrom(seed)
    let snapshot = themeOpening(seed)
    for (let legal = legalEvents(snapshot); legal.length > 0; legal = legalEvents(snapshot)) {
      snapshot = step(STEPPER, snapshot, legal[dice(legal.length)] as GameEvent)
      all.push(snapshot)
    }
  }
  return all
}

const loaded = (json: string, count: number): readonly unknown[] =>
  Array.from({ length: count }, () => load(JSON.parse(json)))

export const memoryFigures = (quick: boolean): readonly Figure[] => {
  const middle = histories(1)[60] as Snapshot
  const text = JSON.stringify(save(middle))
  const games = quick ? 1 : 60
  histories(1)
  return [
    { name: 'save of a theme deck game', value: savedBytes(middle), unit: 'bytes' },
    {
      name: 'snapshot, if all snapshots of a game are kept',
      value: bytesEach(() => histories(games)),
      unit: 'bytes',
    },
    {
      name: 'snapshot loaded from a save, with its cards',
      value: bytesEach(() => loaded(text, quick ? 2 : 200)),
      unit: 'bytes',
    },
  ]
}
