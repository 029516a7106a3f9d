/** Every failure that a campaign has written here stays fixed. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { EVERY_GAME } from 'ptcg-turn-engine-fuzz'
import {
  readRegression,
  regressionOf,
  replayRegression,
  writeRegression,
} from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { withClause } from 'ptcg-turn-mutation/brokenRules/mutant'
import { describe, expect, test } from 'vitest'

const filesIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('every check passes', () => {
  test.each(filesIn(import.meta.dirname))('%s', (name) => {
    const read = readRegression(join(import.meta.dirname, name))
    if (E.isLeft(read)) return expect.fail(read.left)
    expect(replayRegression(read.right)).toBeNull()
  })

  test('and would fail with a broken engine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'regressions-'))
    const basic = { active: { cards: ['swsh1-55'] }, hand: ['sm1-166'], deck: ['sm1-166'], prizes: ['sm1-166'] }
    const fromTheDeck = { event: { type: 'ATTACH_ENERGY', player: 0, card: 2, pokemon: 0 }, expects: 'T2C.1' } as const
    const regression = regressionOf(
      {
        number: 0,
        finding: { check: 'adversary', says: 'A card of the deck was attached.' },
        start: {
          from: 'position',
          position: {
            format: 'ptcg-turn-engine/position',
            version: 1,
            turn: { number: 3, player: 0 },
            players: [
              { name: 'A', ...basic },
              { name: 'B', ...basic },
            ],
          },
        },
        events: [fromTheDeck],
        played: 1,
        story: [],
      },
      1,
      '0.0.0',
    )
    const written = writeRegression(folder, regression)
    const files = filesIn(folder).map((name) => readRegression(join(folder, name)))
    rmSync(folder, { recursive: true })
    expect(E.isRight(written)).toBe(true)
    expect(files).toEqual([E.right(regression)])
    const broken = withClause('cardIsInYourHand', () => () => true)
    expect(replayRegression(regression)).toBeNull()
    expect(replayRegression(regression, EVERY_GAME, broken)).not.toBeNull()
  })
})
