/** CHOOSE, DONE, APPLY and the answers of a host: they are accepted only as answers to the current request. */

import { board } from 'ptcg-turn-test-kit/board'
import { A, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { view } from '../../../src/engine/play/view.ts'
import { problemWith } from '../../../src/game/rules/change.ts'
import { RULES } from '../../../src/game/rules/clauses.ts'

const start = board(`
  A active  Laboratory Magpie
  A hand    Laboratory Ace Key, Laboratory Notebook
  A deck    Drampa, Hop x3
  B active  Sobble
  B hand    Potion, Hop`)

const shuffling = after(start, A.item('Laboratory Ace Key'), A.choose('Hop'))
const taking = after(start, A.attack('Snatch'))

const isAnOrder = ({ game }: typeof start, order: readonly number[]): boolean =>
  RULES.theOrderIsAPermutation.holds(game, { type: 'DECK_SHUFFLED', order })

test('GR.8 an order names every position once', () => {
  expect(shuffling.game.players[0].deck).toHaveLength(3)
  expect(isAnOrder(shuffling, [2, 0, 1])).toBe(true)
  for (const order of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
    [0, 1, -1],
    [0, 1, 0.5],
    [0, 1, 2, 2],
    [0, 1, 2, 3],
  ])
    expect(isAnOrder(shuffling, order), order.join()).toBe(false)
})

test('GR.8 an order is accepted only while a deck is being shuffled', () => {
  for (const at of [start, taking])
    for (const order of [[], [0, 1], [0, 1, 2], [0, 1, 2, 3]]) expect(isAnOrder(at, order), at.state).toBe(false)
})

test('GR.8 a position must be in the hand while a card is taken from it', () => {
  const isThere = ({ game }: typeof start, position: number): boolean =>
    RULES.thePositionIsInTheHand.holds(game, { type: 'CARD_TAKEN_AT_RANDOM', position })
  expect([0, 1].map((position) => isThere(taking, position))).toEqual([true, true])
  expect([-1, 0.5, 2].map((position) => isThere(taking, position))).toEqual([false, false, false])
  for (const at of [start, shuffling]) expect(isThere(at, 0), at.state).toBe(false)
})

test('GR.6 without a question nobody chooses, stops or applies anything', () => {
  for (const player of [0, 1] as const) {
    expect(RULES.theChoiceIsYours.holds(start.game, { type: 'DONE', player })).toBe(false)
    expect(RULES.theOptionIsOffered.holds(start.game, { type: 'CHOOSE', player, option: 0 })).toBe(false)
    expect(RULES.enoughIsChosen.holds(start.game, { type: 'DONE', player })).toBe(false)
    expect(RULES.theEffectIsYours.holds(start.game, { type: 'DONE', player })).toBe(false)
  }
})

test('GR.2 a card that a player cannot see cannot be benched, attached or evolved into', () => {
  const { game } = view(start, 0)
  const [card = -1] = game.players[0].deck
  const pokemon = game.players[0].active?.id ?? -1
  expect(problemWith(game, { change: 'bench', card })).toMatch(/is not a Pokémon card\.$/)
  expect(problemWith(game, { change: 'attach', card, pokemon })).toMatch(
    /is neither an Energy card nor a Pokémon Tool\.$/,
  )
  expect(problemWith(game, { change: 'evolve', card, pokemon })).toMatch(/is not an Evolution card\.$/)
})

test('GR.6 a player who is not asked is told only that', () => {
  expect(refusals(after(start, A.item('Laboratory Ace Key')), B.done())).toEqual(['NOT_YOUR_CHOICE'])
  const nothing = B.apply({ change: 'reveal', cards: [] })
  expect(refusals(after(start, A.item('Laboratory Notebook')), nothing)).toEqual(['NOT_YOUR_CHOICE'])
})
