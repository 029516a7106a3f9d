/** Decks and new games: always legal, playable to the end, and any of them shrinks. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { createGame, decks } from 'ptcg-turn-engine'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { describe, expect, test } from 'vitest'
import { aNewGame, aRealDeck, drawNewGame, type SyntheticDeck, syntheticDeck } from '../../src/arbitraries/starts.ts'
import { type NewGameStart, openingOf } from '../../src/opening.ts'
import { fuzzPlayer } from '../../src/player.ts'
import { seededRng } from '../../src/rng.ts'
import { run } from '../../src/run.ts'

const created = ({ deck, cards }: SyntheticDeck) =>
  createGame({
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    randomness: { seed: 1 },
    cards,
  })

describe('decks', () => {
  test('of real cards are legal', () => {
    fc.assert(
      fc.property(aRealDeck(), (deck) => E.isRight(created({ deck, cards: [] }))),
      { numRuns: 200, seed: 1 },
    )
  })

  test('of synthetic cards are legal, in small games too', () => {
    fc.assert(
      fc.property(syntheticDeck(), (deck) => E.isRight(created(deck))),
      { numRuns: 200, seed: 1 },
    )
    const small = { ...swordAndShield, deck: { ...swordAndShield.deck, size: 20 } }
    fc.assert(
      fc.property(syntheticDeck(small), ({ deck }) => deck.cards.length === 20),
      { numRuns: 100, seed: 1 },
    )
  })

  test('shrink without context to legal ones', () => {
    expect(aRealDeck().canShrinkWithoutContext(decks.laboratory)).toBe(true)
    expect(aRealDeck().canShrinkWithoutContext({ name: 'x', cards: ['sm1-165'] })).toBe(false)
    const checked = fc.check(
      fc.property(aRealDeck(), ({ cards }) => !cards.includes('lab-71')),
      { examples: [[decks.laboratory]], numRuns: 1 },
    )
    expect(new Set(checked.counterexample?.[0]?.cards).size).toBe(3)
  })
})

describe('new games', () => {
  test('are legal and end', () => {
    const words = new Set<string>()
    for (let seed = 1; seed <= 40; seed += 1) {
      const opening = openingOf(drawNewGame(seededRng(seed)))
      if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
      const { last, finding } = run(opening.right, { checks: [], next: fuzzPlayer(seed, { adversary: 0 }), most: 3000 })
      expect(finding).toBeNull()
      expect(last?.game.result).not.toBeNull()
      words.add(opening.right.game.ruleset.id)
    }
    expect(words.size).toBeGreaterThanOrEqual(8)
  })

  test('shrink without context to the card that matters', () => {
    const starts = [1, 2, 3, 4, 5, 6].map((seed) =>
      drawNewGame(seededRng(seed), { synthetic: 1, ruleset: 'sword-and-shield' }),
    )
    const ownCardOf = (one: NewGameStart) => one.cards.find(({ id }) => one.decks[0].cards.includes(id))
    const start = starts.find((one) => ownCardOf(one) !== undefined) ?? expect.fail('No deck has a card of its own.')
    const wanted = ownCardOf(start)
    expect(aNewGame().canShrinkWithoutContext(JSON.parse(JSON.stringify(start)))).toBe(true)
    const checked = fc.check(
      fc.property(
        aNewGame(),
        ({ decks: [{ cards }], cards: own }) =>
          !own.some(({ id }) => id === wanted?.id) || !cards.includes(wanted?.id ?? ''),
      ),
      { examples: [[start]], numRuns: 1 },
    )
    expect(checked.failed).toBe(true)
    const [smallest] = checked.counterexample ?? []
    expect(smallest?.cards).toHaveLength(1)
    expect(new Set(smallest?.decks.flatMap(({ cards }) => cards)).size).toBeLessThanOrEqual(3)
    expect(JSON.stringify(smallest?.cards).length).toBeLessThan(200)
  })
})
