/** Boards drawn as text in the notation of docs/notation.md. An impossible board fails the test. */
import * as E from 'fp-ts/lib/Either.js'
import { loadPosition, type Position, type Snapshot } from 'ptcg-turn-engine'
import type { CardDefinition, InForce, Ruleset } from 'ptcg-turn-engine/model'
import { positionFromText } from 'ptcg-turn-engine/notation'
import { expect } from 'vitest'

export interface TestBoardOptions {
  readonly cards?: readonly CardDefinition[]
  readonly ruleset?: Ruleset
  /** The seed for coins and shuffles. Default: the test answers for them. */
  readonly seed?: number
  /** Effects of attacks already on Active Pokémon. */
  readonly lasting?: { readonly A?: readonly InForce[]; readonly B?: readonly InForce[] }
}

type Side = Position['players'][0]

const withLasting = (side: Side, lasting: readonly InForce[] | undefined): Side =>
  lasting === undefined ? side : { ...side, active: { ...side.active, lasting: [...lasting] } }

/** The position that a text draws. Decks and Prize cards are filled up with a card that does nothing by itself. */
export const positionOf = (text: string, { seed, lasting, ...options }: TestBoardOptions = {}): Position => {
  const read = positionFromText(text, {
    ...options,
    filling: 'Hop',
    ...(seed === undefined ? {} : { randomness: { seed } }),
  })
  if (E.isLeft(read))
    expect.fail(read.left.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'))
  const [a, b] = read.right.players
  return { ...read.right, players: [withLasting(a, lasting?.A), withLasting(b, lasting?.B)] }
}

/** The game that a text draws, in the main phase of its turn. Fails the test when the board is impossible. */
export const board = (text: string, options: TestBoardOptions = {}): Snapshot => {
  const loaded = loadPosition(positionOf(text, options))
  if (E.isLeft(loaded))
    expect.fail(`The board is impossible: ${loaded.left.map(({ path, message }) => `${path}: ${message}`).join('; ')}`)
  return loaded.right
}
