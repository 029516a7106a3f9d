/**
 * The oracle and the engine agree: random games of all decks in every era, and positions, from the first event to the
 * last.
 */
import * as E from 'fp-ts/lib/Either.js'
import { cards, decks, rulesets } from 'ptcg-turn-engine'
import { eager } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { drawPosition } from '../../src/arbitraries/positions.ts'
import { openingOf, type Start } from '../../src/opening.ts'
import { oracleCheck } from '../../src/oracle/check.ts'
import { fuzzPlayer } from '../../src/player.ts'
import { seededRng } from '../../src/rng.ts'
import { type Ran, run } from '../../src/run.ts'

/** The maximum number of events of a game that goes nowhere. */
const MAX = 1500

const NAMES = ['cinderace', 'inteleon', 'laboratory'] as const satisfies readonly (keyof typeof decks)[]
const PAIRS = NAMES.flatMap((one) => NAMES.map((other) => [one, other] as const))

const watched = (start: Start, next: Parameters<typeof run>[1]['next']): Ran => {
  const opening = openingOf(start)
  if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
  return run(opening.right, { checks: [oracleCheck], most: MAX, next })
}

const describeFinding = (what: string, { finding, sent }: Ran): string | null =>
  finding === null ? null : `${what}, after ${sent.length} events: ${finding.says}`

describe('random players and random shuffles', () => {
  test.each(PAIRS)('%s against %s', (one, other) => {
    const findings = Object.values(rulesets).map((ruleset, seed) => {
      const pick = eager(seed)
      const ran = watched({ from: 'newGame', decks: [decks[one], decks[other]], ruleset, cards: [] }, (at, legal) =>
        legal.length === 0 ? null : { event: pick(legal, at), expects: null },
      )
      expect(ran.last?.game.result ?? null, 'it is played to its end').not.toBeNull()
      return describeFinding(`${ruleset.id}, seed ${seed}`, ran)
    })
    expect(findings.filter((says) => says !== null)).toEqual([])
  })
})

describe('players who try illegal events', () => {
  test.each(PAIRS)('%s against %s', (one, other) => {
    const start: Start = {
      from: 'newGame',
      decks: [decks[one], decks[other]],
      ruleset: 'mega-evolution',
      cards: [],
    }
    expect(describeFinding('seed 7', watched(start, fuzzPlayer(7, { adversary: 0.3 })))).toBeNull()
  })
})

test('positions of any cards', () => {
  const findings = Array.from({ length: 150 }, (_, seed) => {
    const position = drawPosition(seededRng(seed), { cards: Object.values(cards) })
    return describeFinding(
      `position ${seed}`,
      watched({ from: 'position', position }, fuzzPlayer(seed, { adversary: 0.1 })),
    )
  })
  expect(findings.filter((says) => says !== null)).toEqual([])
})
