/**
 * Saves a search in a folder: the waiting states in compressed parts, the numbers in columns that only grow, and the length of each column
 * in one small file. A search that was killed continues from its latest save, with the same result.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Snapshot } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import { type Numbers, newNumbers } from './numbers.ts'
import { partsInMemory, type WaitingParts } from './waiting.ts'

/** The first path to each state, and every transition. */
export interface SearchTrail {
  /** For each state, the state from which it was first found. The first state has itself. */
  readonly parents: Numbers
  /** For each state, the index of the event that led to it. */
  readonly events: Numbers
  /** For each state, the index in `targets` at which its transitions begin. */
  readonly begins: Numbers
  /** The target of each transition. */
  readonly targets: Numbers
  /** The states from which the search deliberately sent no events. */
  readonly ends: Numbers
}

/** All numbers of a search: its trail, and the digests of its states. */
export interface SearchNumbers extends SearchTrail {
  readonly digests: Numbers
}

/** The progress of a search. */
export interface SearchPlace {
  /** The number of states visited. */
  readonly visited: number
  readonly depth: number
  /** The number of the first state of the next level. */
  readonly next: number
}

export interface SavedSearch {
  readonly numbers: SearchNumbers
  readonly parts: WaitingParts
  /** Null if the search has not begun. */
  readonly place: SearchPlace | null
  /** The notes of the observer at that place. */
  readonly notes: unknown
  /** Saves the search. Call `putAway` on the waiting states first: only parts on disk are saved. */
  save(place: SearchPlace, notes: unknown): void
}

type Lengths = Readonly<Record<keyof SearchNumbers, number>>

/** The latest save. */
interface Save {
  /** The digest of the snapshot with which the search began. */
  readonly game: string
  readonly lengths: Lengths
  /** The number of the first waiting part, and the number of the last waiting part plus 1. */
  readonly parts: readonly [number, number]
  readonly place: SearchPlace
  readonly notes: unknown
}

const byColumn = <Value>(of: (name: keyof SearchNumbers) => Value): Readonly<Record<keyof SearchNumbers, Value>> => ({
  parents: of('parents'),
  events: of('events'),
  begins: of('begins'),
  targets: of('targets'),
  ends: of('ends'),
  digests: of('digests'),
})

const lengthsOf = (numbers: SearchNumbers): Lengths => byColumn((name) => numbers[name].length)

/** A search that is kept only in memory. */
export const searchInMemory = (): SavedSearch => ({
  numbers: byColumn(() => newNumbers()),
  parts: partsInMemory(),
  place: null,
  notes: null,
  save: () => undefined,
})

/** Compresses snapshots. Members that are the same object as in the first snapshot, such as deck lists and the ruleset, are left out. */
const packed = (first: Snapshot, part: readonly Snapshot[]): Buffer => {
  const own: Readonly<Record<string, unknown>> = { ...first.game }
  const members = (game: object) =>
    Object.entries(game).map(([name, value]) => (value === own[name] ? [name] : [name, value]))
  return deflateRawSync(JSON.stringify(part.map(({ state, game }) => [state, members(game)])), { level: 1 })
}

const unpacked = (first: Snapshot, bytes: Buffer): readonly Snapshot[] => {
  const own: Readonly<Record<string, unknown>> = { ...first.game }
  const part = JSON.parse(inflateRawSync(bytes).toString()) as [Snapshot['state'], [string, unknown?][]][]
  return part.map(([state, members]) => ({
    state,
    game: Object.fromEntries(
      members.map((one) => (one.length === 1 ? [one[0], own[one[0]]] : one)),
    ) as unknown as Snapshot['game'],
  }))
}

const columnOf = (file: string, length: number): Numbers => {
  if (length === 0) return newNumbers()
  const bytes = readFileSync(file)
  return newNumbers(new Uint32Array(bytes.buffer, bytes.byteOffset, length))
}

/** Writes the numbers of a column from an index on, and overwrites what a killed search wrote after its latest save. */
const writeColumn = (file: string, numbers: Numbers, from: number): void => {
  const words = numbers.since(from)
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
  const opened = openSync(file, existsSync(file) ? 'r+' : 'w')
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(opened, bytes, at, bytes.length - at, from * 4 + at)
  } finally {
    closeSync(opened)
  }
}

const openFolder = (folder: string, first: Snapshot): SavedSearch => {
  mkdirSync(folder, { recursive: true })
  const game = createHash('sha256').update(JSON.stringify(first)).digest('hex')
  const file = join(folder, 'latest')
  const latest = existsSync(file) ? (deserialize(readFileSync(file)) as Save) : null
  if (latest !== null && latest.game !== game) throw new Error('it contains the search of another game')
  const column = (name: keyof SearchNumbers): string => join(folder, name)
  const part = (number: number): string => join(folder, `waiting-${number}`)
  const numbers = byColumn((name) => columnOf(column(name), latest?.lengths[name] ?? 0))
  let lengths = lengthsOf(numbers)
  let [taken, put] = latest?.parts ?? [0, 0]
  let kept = taken
  return {
    numbers,
    place: latest?.place ?? null,
    notes: latest?.notes ?? null,
    parts: {
      put: (snapshots) => {
        writeFileSync(part(put), packed(first, snapshots))
        put += 1
      },
      take: () => {
        if (taken === put) return null
        taken += 1
        return unpacked(first, readFileSync(part(taken - 1)))
      },
    },
    save: (place, notes) => {
      byColumn((name) => writeColumn(column(name), numbers[name], lengths[name]))
      lengths = lengthsOf(numbers)
      const save: Save = { game, lengths, parts: [taken, put], place, notes }
      writeFileSync(`${file}.new`, serialize(save))
      renameSync(`${file}.new`, file)
      for (; kept < taken; kept += 1) rmSync(part(kept), { force: true })
    },
  }
}

/** Opens the search in a folder, or begins one there. Returns a sentence if the folder cannot be used. */
export const searchInFolder = (folder: string, first: Snapshot): E.Either<string, SavedSearch> =>
  E.tryCatch(
    () => openFolder(folder, first),
    (error) =>
      `The search in ${folder} cannot be resumed: ${error instanceof Error ? error.message : String(error)}. Name another folder, or remove this one.`,
  )
