/**
 * A campaign from a program: its own cards, decks, rulesets and checks; a failure keeps its subject when it shrinks.
 */
import fc from 'fast-check'
import { decks } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { aStart } from '../../src/arbitraries/starts.ts'
import { campaign } from '../../src/campaign/library.ts'
import type { Check } from '../../src/check.ts'
import { openingOf } from '../../src/opening.ts'
import { sameFinding } from '../../src/shrink.ts'

const OWN: CardDefinition = {
  kind: 'Pokemon',
  id: 'own-1',
  name: 'Own',
  stage: 'Basic',
  hp: 60,
  types: ['Fire'],
  retreatCost: 1,
  attacks: [{ name: 'Blow', cost: [], damage: { base: 30 } }],
}

/** Finds every attack. */
const nobodyAttacks: Check = {
  name: 'nobody attacks',
  watch: () => ({
    see: ({ event, accepted }) => {
      const { type } = event as { readonly type?: string }
      return accepted && type === 'DECLARE_ATTACK' ? 'attacks: somebody attacked.' : null
    },
  }),
}

describe('a campaign from a program', () => {
  test("plays the program's own cards, and shrinks findings of its own checks", () => {
    const { failures, games } = campaign({ seed: 1, games: 30, cards: [OWN], checks: [nobodyAttacks] })
    expect(games).toBeLessThanOrEqual(30)
    expect(failures.map(({ finding }) => finding)).toEqual([
      { check: 'nobody attacks', says: 'attacks: somebody attacked.' },
    ])
    expect(failures[0]?.events).toHaveLength(1)
  })

  test("plays the program's own decks under its own ruleset", () => {
    const { tally, failures } = campaign({ seed: 2, games: 2, decks: [decks.cinderace], ruleset: 'xy', checks: [] })
    expect(failures).toEqual([])
    expect(tally.games).toBe(2)
  })
})

test("starts use the program's own cards, and besides only basic Energy", () => {
  fc.assert(
    fc.property(aStart({ cards: [OWN], ruleset: 'sword-and-shield' }), (start) => {
      const opening = openingOf(start)
      if (opening._tag === 'Left') return false
      const names = Object.values(opening.right.game.definitions).map((card) => card.id)
      return names.every((id) => id === OWN.id || id.startsWith('sm1-') || id.startsWith('lab-12'))
    }),
    { numRuns: 20, seed: 7 },
  )
})

test('findings of one check with the same message are the same finding', () => {
  const found = { check: 'oracle', says: 'the table: the damage on it' }
  expect(sameFinding(found, { check: 'oracle', says: 'the table: the Bench' })).toBe(true)
  expect(sameFinding(found, { check: 'oracle', says: 'the winner: A' })).toBe(false)
  expect(sameFinding(null, null)).toBe(false)
})
