/** The engine as it is satisfies every check, in games of every deck and era, with illegal tries and changes by hand. */
import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import { STEPPER, step } from '../../../src/engine/stepper/step.ts'
import { factsTellEverything } from '../../../src/fuzz/invariants/factsTellAll.ts'
import { DEEP_CHECKS, INVARIANTS } from '../../../src/fuzz/invariants/invariants.ts'
import { firstDifference } from '../../../src/fuzz/invariants/sameness.ts'
import { run } from '../../../src/fuzz/run.ts'
import type { GameEvent } from '../../../src/game/model/events.ts'
import type { Fact } from '../../../src/game/model/facts.ts'
import type { Game } from '../../../src/game/model/game.ts'
import { createDice } from '../../differential/dice.ts'
import { deckNamed } from '../../differential/gameDecks.ts'
import { ODD_CARDS } from '../../support/oddCards.ts'
import { eager, opening, walk } from '../../support/walk.ts'
import { playerNumber, playNumber } from './courses.ts'

const numbers = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at)

describe('the engine as it is', () => {
  test('satisfies every invariant in 60 games', () => {
    let over = 0
    for (const seed of numbers(0, 60)) {
      const { finding, last } = playNumber(seed, INVARIANTS)
      expect(finding, `game ${seed}`).toBeNull()
      over += last?.state === 'gameOver' ? 1 : 0
    }
    expect(over).toBe(60)
  })

  test.each(DEEP_CHECKS)('$name, in 6 games', (check) => {
    for (const seed of numbers(1000, 1006)) expect(playNumber(seed, [check]).finding, `game ${seed}`).toBeNull()
  })
})

/** What both must agree on: everything but where chance comes from, and what was told since the latest event. */
const onTheTable = ({ state, game }: Snapshot): Snapshot => ({
  state,
  game: { ...game, randomness: { mode: 'asked' }, facts: [], latest: null },
})

const ODD = deckNamed('odd', createDice(0))

const oddGame = (randomness: 'asked' | { readonly seed: number }): Snapshot =>
  opening(['laboratory', 'laboratory'], randomness, {
    players: [
      { name: 'A', deck: ODD },
      { name: 'B', deck: ODD },
    ],
    cards: ODD_CARDS,
  })

/** What the host of an asked game answers so that a fact becomes true in it as well; nothing where the fact is no answer. */
const answersFor = (fact: Fact, { ask, players }: Game): readonly GameEvent[] => {
  if (fact.fact === 'COIN_FLIPPED' && ask?.ask === 'coin') return [{ type: 'COIN_LANDED', heads: fact.heads }]
  if (fact.fact === 'DECK_SHUFFLED' && ask?.ask === 'shuffle')
    return [{ type: 'DECK_SHUFFLED', order: fact.order.map((card) => players[fact.player].deck.indexOf(card)) }]
  if (fact.fact !== 'CARDS_MOVED' || ask?.ask !== 'atRandom') return []
  let hand = players[ask.player].hand
  return fact.cards.map(({ id }) => {
    const position = hand.indexOf(id)
    hand = hand.filter((card) => card !== id)
    return { type: 'CARD_TAKEN_AT_RANDOM', position }
  })
}

describe('randomness', () => {
  test('of a seed and of a host who says the same are one game', () => {
    const answered = new Set<string>()
    const answer = (asked: Snapshot, facts: readonly Fact[]): Snapshot =>
      facts.reduce(
        (at, fact) =>
          answersFor(fact, at.game).reduce((now, event) => {
            answered.add(event.type)
            return step(STEPPER, now, event)
          }, at),
        asked,
      )
    for (const seed of numbers(0, 15)) {
      const seeded = oddGame({ seed })
      let asked = answer(oddGame('asked'), seeded.game.facts)
      expect(firstDifference(onTheTable(asked), onTheTable(seeded)), `game ${seed}`).toBeNull()
      const followed = (event: GameEvent, _: Snapshot, after: Snapshot): void => {
        asked = answer(step(STEPPER, asked, structuredClone(event)), after.game.facts)
        expect(firstDifference(onTheTable(asked), onTheTable(after)), `game ${seed}`).toBeNull()
      }
      walk(seeded, eager(seed), followed, 150)
    }
    expect([...answered].toSorted()).toEqual(['CARD_TAKEN_AT_RANDOM', 'COIN_LANDED', 'DECK_SHUFFLED'])
  })

  test('of a seed leaves nothing untold either', () => {
    for (const seed of numbers(0, 20)) {
      const { game, state } = opening(['laboratory', 'inteleon'], { seed })
      const next = playerNumber(seed, null)
      expect(run({ game, state }, { checks: [factsTellEverything], next }).finding, `game ${seed}`).toBeNull()
    }
  })
})
