/** A hash set of the states found so far: 128 bits of each, in flat arrays, so that millions fit into little memory. */
import { createHash } from 'node:crypto'
import { type Numbers, newNumbers } from './numbers.ts'

/** The number of 32-bit words stored for a state. */
const WORDS = 4

/** The load factor at which the table is doubled. */
const FULLEST = 0.6

const EMPTY = -1

/** Numbers states in the order in which they are first seen. */
export interface Visited {
  /** The number of states. */
  size(): number
  /** Returns the number of the state with this text. A new state gets the next number, beginning with 0. */
  number(text: string): number
  /** Bytes in use. */
  bytes(): number
}

/**
 * A table with open addressing over the digests of states. Texts with the same 128-bit digest count as equal: among a
 * billion states the chance of an accidental collision is below one in 10^20.
 */
export const newVisited = (digests: Numbers = newNumbers()): Visited => {
  let count = digests.length / WORDS
  let table = new Int32Array(0)

  const isAt = (index: number, digest: Buffer): boolean => {
    for (let word = 0; word < WORDS; word += 1)
      if (digests.at(index * WORDS + word) !== digest.readUInt32LE(word * 4)) return false
    return true
  }

  /** The slot of the table that has this digest, or the empty slot in which the digest would be stored. */
  const slotOf = (digest: Buffer): number => {
    let slot = digest.readUInt32LE(0) & (table.length - 1)
    for (;;) {
      const index = table[slot] ?? EMPTY
      if (index === EMPTY || isAt(index, digest)) return slot
      slot = (slot + 1) & (table.length - 1)
    }
  }

  const rehash = (): void => {
    table = new Int32Array(2 ** Math.ceil(Math.log2((count + 1024) / FULLEST))).fill(EMPTY)
    for (let index = 0; index < count; index += 1) {
      let slot = digests.at(index * WORDS) & (table.length - 1)
      while (table[slot] !== EMPTY) slot = (slot + 1) & (table.length - 1)
      table[slot] = index
    }
  }

  rehash()
  return {
    size: () => count,
    bytes: () => digests.since(0).byteLength + table.byteLength,
    number: (text) => {
      const digest = createHash('md5').update(text).digest()
      const slot = slotOf(digest)
      const found = table[slot] ?? EMPTY
      if (found !== EMPTY) return found
      for (let word = 0; word < WORDS; word += 1) digests.push(digest.readUInt32LE(word * 4))
      table[slot] = count
      count += 1
      if (count > table.length * FULLEST) rehash()
      return count - 1
    },
  }
}
