/** Saves edited by hand so that an effect would make a request that nobody can answer: they are refused. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { table } from 'ptcg-turn-test-kit/table'
import { describe, expect, test } from 'vitest'
import { load, save } from '../../src/engine/files/save.ts'
import { play } from '../../src/engine/play/play.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import type { Program } from '../../src/game/model/effects.ts'
import type { Game } from '../../src/game/model/game.ts'
import { NO_MEMORY } from '../../src/game/model/resolution.ts'

const READY = board('A active Scorbunny Confused {Fire Energy}\nA deck Hop x5\nB active Sobble\nB deck Hop x5')
const CONFUSED = after(READY, A.attack(0))
const TOSS = table('Scorbunny x4', 'Sobble x4')
const SHUFFLING = [
  { type: 'COIN_LANDED', heads: true } as const,
  { type: 'CHOOSE', player: 0, option: 0 } as const,
].reduce<Snapshot>((at, event) => {
  const played = play(at, event)
  return E.isLeft(played) ? expect.fail(played.left.violations[0].message) : played.right.snapshot
}, TOSS)

/** The refusals of a save with other remaining effects. */
const refusals = (
  at: Snapshot,
  todo: Program,
  changed: (game: Game) => Partial<Game> = () => ({}),
): readonly string[] => {
  const { game, ...rest } = save(at)
  const source = game.resolution?.source ?? { kind: 'rule', player: 0, label: 'Forged', pokemon: null }
  const memory = game.resolution?.memory ?? NO_MEMORY
  const loaded = load({ ...rest, game: { ...game, resolution: { source, memory, todo }, ...changed(at.game) } })
  return E.isLeft(loaded) ? loaded.left.map(({ message }) => message) : []
}

const twice = (then: Program): Program => [{ do: 'if', is: { is: 'heads' }, then, otherwise: then }]
const coins = (count: number): Program => Array.from({ length: count }, () => ({ do: 'flip', coins: 100 }) as const)

test('the original boards are accepted', () => {
  expect([READY, CONFUSED, TOSS, SHUFFLING].map(({ state }) => state)).toEqual([
    'turn.main.ready',
    'turn.attack.C_confusion.flipping',
    'setUp.coinToss.flipping',
    'setUp.openingHands.shuffling',
  ])
  for (const at of [READY, CONFUSED, TOSS, SHUFFLING]) expect(E.isRight(load(save(at))), at.state).toBe(true)
})

describe('where only coins can be flipped', () => {
  test.each<readonly [string, Program]>([
    ['forEach', [{ do: 'forEach', times: 100, then: twice([{ do: 'draw', who: 'you', cards: 0 }]) }]],
    ['may', [{ do: 'may', then: [{ do: 'draw', who: 'you', cards: 1 }] }]],
    ['byHand', twice([{ do: 'byHand', text: 'Dance.' }])],
    ['shuffleDeck', [{ do: 'shuffleDeck', whose: 'you' }]],
    ['flip', [{ do: 'flip', coins: { count: 'cardsIn', whose: 'you', zone: 'hand' } }]],
    ['flipUntilTails', [{ do: 'flipUntilTails' }]],
  ])('%s is refused', (word, todo) => {
    for (const at of [CONFUSED, TOSS])
      expect(refusals(at, todo)).toEqual([`An effect with "${word}" cannot be carried out in ${at.state}.`])
    expect(
      refusals(CONFUSED, [], () => ({
        waiting: [{ source: { kind: 'rule', player: 0, label: 'Forged', pokemon: null }, program: todo }],
      })),
    ).toEqual([`An effect with "${word}" cannot be carried out in ${CONFUSED.state}.`])
  })

  test('coins that would need a question to go on are refused, fewer are not', () => {
    expect(refusals(CONFUSED, coins(12))).toEqual([
      `The effects take up to 1213 steps, and nobody can be asked to go on in ${CONFUSED.state}.`,
    ])
    expect(refusals(CONFUSED, coins(9))).toEqual([])
  })

  test('effects that a player would have to put in order are refused', () => {
    const one = { source: { kind: 'rule', player: 0, label: 'Forged', pokemon: null }, program: coins(1) } as const
    expect(refusals(CONFUSED, [], () => ({ waiting: [one, one], orderedBy: 0 }))).toEqual([
      `Nobody can put effects in order in ${CONFUSED.state}.`,
    ])
    expect(refusals(CONFUSED, [], () => ({ waiting: [one, one], orderedBy: null }))).toEqual([])
  })
})

test('where only decks can be shuffled, coins are refused', () => {
  expect(refusals(SHUFFLING, coins(1))).toEqual([`An effect with "flip" cannot be carried out in ${SHUFFLING.state}.`])
})

test('outside effects, leftovers of an effect are refused', () => {
  expect(refusals(READY, coins(1))).toEqual([
    'No effect is being carried out in turn.main.ready, so no effects can be left to carry out.',
  ])
})
