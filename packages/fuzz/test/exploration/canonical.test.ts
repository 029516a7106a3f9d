/** The canonical text: games with the same text continue in the same way, and different games have different texts. */

import type { Snapshot } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { createDice } from 'ptcg-turn-test-kit/differential/dice'
import { sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'
import { canonical } from '../../src/exploration/canonical.ts'
import { distinctOrders, eventsOf } from '../../src/exploration/events.ts'
import { openingOfGame, type SmallGame } from '../../src/exploration/games.ts'
import { SMALL_GAMES } from '../../src/exploration/smallGames.ts'
import { newVisited } from '../../src/exploration/visited.ts'
import { firstSnapshot } from '../../src/opening.ts'
import { type Below, twinOf } from './twins.ts'

/** The possible continuations of a state: the type of each event with the text of the next state, in any order. */
const futures = ({ changes }: SmallGame, at: Snapshot): readonly string[] =>
  eventsOf(
    STEPPER,
    changes,
  )(at)
    .map((event) => `${event.type} ${canonical(step(STEPPER, at, event))}`)
    .sort()

/** The moments of some random games. */
const moments = function* (game: SmallGame, games: number, pick: Below): Generator<Snapshot> {
  const eventsAt = eventsOf(STEPPER, game.changes)
  for (let number = 0; number < games; number += 1) {
    let at = firstSnapshot(openingOfGame(game))
    for (;;) {
      if (game.cut?.isCut(at) === true) break
      yield at
      const events = eventsAt(at)
      if (events.length === 0) break
      const event = events[pick(events.length)] as GameEvent
      at = step(STEPPER, at, event)
    }
  }
}

const WALKS = sizeOfRun(4, 12)

/** The number of states visited from the first turn on, and of pairs compared. */
const NEAR = sizeOfRun(600, 2500)
const PAIRS = sizeOfRun(60, 500)

const board = ({ game: { players, turn, stadium } }: Snapshot): string => JSON.stringify([players, turn, stadium])

/** Different moments with the same text, from the first turn of a game, breadth-first. */
const meetings = function* (game: SmallGame, pick: Below): Generator<readonly [Snapshot, Snapshot]> {
  const begins = [...moments(game, WALKS, pick)].filter(({ state }) => state === 'turn.main.ready')
  const eventsAt = eventsOf(STEPPER, game.changes)
  const known = new Map<string, Snapshot>()
  const waiting = begins.filter(({ game: { turn } }) => turn.number === 1)
  let pairs = 0
  for (let next = 0; next < waiting.length && pairs < PAIRS; next += 1) {
    const at = waiting[next] as Snapshot
    for (const event of eventsAt(at)) {
      const after = step(STEPPER, at, event)
      const text = canonical(after)
      const before = known.get(text)
      if (before === undefined && known.size < NEAR) {
        known.set(text, after)
        waiting.push(after)
      } else if (before !== undefined && board(before) !== board(after)) {
        pairs += 1
        yield [after, before]
      }
    }
  }
}

describe.each(SMALL_GAMES.map((game) => [game.name, game] as const))('in the game %s', (_, game) => {
  test('a twin has the same text and the same future', () => {
    const pick = createDice(1)
    for (const at of moments(game, WALKS, pick)) {
      const twin = twinOf(at, pick)
      expect(canonical(twin)).toBe(canonical(at))
      expect(futures(game, twin)).toEqual(futures(game, at))
    }
  })

  test('moments with the same text have the same future, by any path', () => {
    let compared = 0
    for (const [at, before] of meetings(game, createDice(2))) {
      expect(futures(game, at)).toEqual(futures(game, before))
      compared += 1
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('the text of a moment shows', () => {
  const game = SMALL_GAMES.find(({ name }) => name === 'poison') as SmallGame
  const main = [...moments(game, 40, createDice(3))].filter(
    ({ state, game: { turn, players } }) =>
      state === 'turn.main.ready' && turn.number > 1 && players[0].hand.length > 0 && players[0].bench.length > 0,
  )
  const changes: readonly (readonly [string, (at: Snapshot) => Snapshot['game']])[] = [
    ['whose turn it is', ({ game: g }) => ({ ...g, turn: { ...g.turn, player: g.turn.player === 0 ? 1 : 0 } })],
    [
      'an Energy attached this turn',
      ({ game: g }) => ({ ...g, turn: { ...g.turn, energyAttached: 1 - g.turn.energyAttached } }),
    ],
    ['the first turn', ({ game: g }) => ({ ...g, turn: { ...g.turn, number: 1 } })],
    ['damage', withActive((active) => ({ ...active, damage: active.damage + 10 }))],
    [
      'new in play',
      withActive((active, now) => ({ ...active, enteredOnTurn: active.enteredOnTurn === now ? 0 : now })),
    ],
    [
      'Poisoned by more',
      withActive((active) => ({
        ...active,
        conditions: { ...active.conditions, poisoned: active.conditions.poisoned + 1 },
      })),
    ],
    ['a used Ability', withActive((active) => ({ ...active, usedAbilities: [...active.usedAbilities, 'Nap'] }))],
    [
      'a card of the hand',
      withSide(({ hand, discard }) => ({ hand: hand.slice(1), discard: [...discard, ...hand.slice(0, 1)] })),
    ],
    [
      'who is Active',
      withSide(({ active, bench }) => ({
        active: bench[0] ?? null,
        bench: [...bench.slice(1), ...(active === null ? [] : [active])],
      })),
    ],
  ]

  test.each(changes)('%s', (_, change) => {
    expect(main.length).toBeGreaterThan(10)
    for (const at of main) {
      const other = { ...at, game: change(at) }
      const isSame = canonical(other) === canonical(at)
      // Two equal Pokémon may be interchanged.
      expect(isSame && JSON.stringify(other.game.players[0].active) === JSON.stringify(at.game.players[0].active)).toBe(
        false,
      )
    }
  })

  test('the order of a deck of different cards only', () => {
    const drawn = [...moments(game, 60, createDice(4))].filter(({ state }) => state === 'turn.main.ready')
    const kinds = ({ game: { cards, players } }: Snapshot): string =>
      players[0].deck.map((card) => cards[card]?.definition).join()
    const differing = drawn.filter((at) => {
      const turned = { ...at, game: withSide(({ deck }) => ({ deck: deck.toReversed() }))(at) }
      const differs = kinds(turned) !== kinds(at)
      expect(canonical(turned) === canonical(at)).toBe(!differs)
      return differs
    })
    expect(differing.length).toBeGreaterThan(0)
  })

  test('the first turn of a player from the second, but not the third from the fourth', () => {
    const withTurns = (at: Snapshot, turnsTaken: number): string =>
      canonical({ ...at, game: withSide(() => ({ turnsTaken }))(at) })
    const quiet = main.filter(({ game: { players } }) => players.every(({ active }) => active?.lasting.length === 0))
    for (const at of quiet) {
      expect(withTurns(at, 1)).not.toBe(withTurns(at, 2))
      expect(withTurns(at, 3)).toBe(withTurns(at, 4))
    }
  })
})

type Side = Snapshot['game']['players'][0]
type Active = NonNullable<Side['active']>

function withSide(change: (side: Side) => Partial<Side>) {
  return ({ game }: Snapshot): Snapshot['game'] => ({
    ...game,
    players: [{ ...game.players[0], ...change(game.players[0]) }, game.players[1]],
  })
}

function withActive(change: (active: Active, now: number) => Active) {
  return (at: Snapshot) =>
    withSide(({ active }) => ({ active: active === null ? null : change(active, at.game.turn.number) }))(at)
}

describe('orders of a deck', () => {
  test('the number of orders counts equal cards as one', () => {
    expect(distinctOrders(['a', 'a', 'b'])).toEqual([
      [0, 1, 2],
      [0, 2, 1],
      [2, 0, 1],
    ])
    expect(distinctOrders(['a', 'b', 'a', 'c', 'b'])).toHaveLength(30)
    expect(distinctOrders([])).toEqual([[]])
  })
})

describe('the states found so far', () => {
  test('are numbered as they are found, and found again among very many', () => {
    const visited = newVisited()
    const numbers = Array.from({ length: 50_000 }, (_, at) => at)
    expect(numbers.map((at) => visited.number(`state ${at}`))).toEqual(numbers)
    expect(numbers.toReversed().map((at) => visited.number(`state ${at}`))).toEqual(numbers.toReversed())
    expect(visited.size()).toBe(50_000)
    expect(visited.bytes()).toBeLessThan(50_000 * 48)
  })
})
