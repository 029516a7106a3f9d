/** General rules: a ban wins, as much as possible is done, "if you do", searches, choices, hands, chance (GR). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, benchNames, cardNamesIn, damageOn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import {
  A,
  activeIn,
  after,
  B,
  factsNamed,
  heads,
  keepOrder,
  type NamedMove,
  refusals,
  tails,
  takeAtRandom,
} from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { load, save } from '../../../src/engine/files/save.ts'
import { LONGEST_SENTENCE } from '../../../src/game/cards/writtenNames.ts'

const FEATHER = `
  A active  Laboratory Feather
  A bench   Wooloo
  B active  Sobble`

accepts('GR.1', 'a free retreat that nothing forbids', () => {
  expect(refusals(board(FEATHER), A.retreat())).toEqual([])
})

rejects('GR.1', 'a free retreat that an Ability of the opponent forbids', () => {
  const start = board(`${FEATHER}\n  B bench Laboratory Magnet`)
  expect(refusals(start, A.retreat())).toEqual(['RETREAT_FORBIDDEN'])
})

const hop = (deck: string) => board(`A active Scorbunny\n A hand Hop\n A deck ${deck}\n B active Sobble`)

accepts('GR.2', 'drawing as many cards as there are', () => {
  const end = after(hop('Potion, Switch'), A.supporter('Hop'))
  expect(cardNamesIn(end, 0, 'hand')).toEqual(['Potion', 'Switch'])
})

accepts('GR.2', 'as many Pokémon onto the Bench as there is room for', () => {
  const start = board(`
    A active  Laboratory Beacon
    A bench   Vulpix; Vulpix; Krabby; Krabby
    A deck    Wooloo, Sobble, Potion
    B active  Sobble`)
  const end = after(start, A.attack('Gather'), A.choose('Wooloo'), keepOrder)
  expect(benchNames(end, 0)).toEqual(['Vulpix', 'Vulpix', 'Krabby', 'Krabby', 'Wooloo'])
})

rejects('GR.2', 'a change by hand that cannot be made', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Laboratory Notebook
    B active  Sobble`)
  const byHand = after(start, A.item('Laboratory Notebook'))
  const change: NamedMove = A.apply({ change: 'switch', pokemon: activeIn(byHand, 0).id })
  expect(refusals(byHand, change)).toEqual(['CHANGE_NOT_POSSIBLE'])
  expect(refusals(byHand, A.apply({ change: 'putCounters', pokemon: 9999, counters: 1 }))).toEqual([
    'CHANGE_NOT_POSSIBLE',
  ])
})

accepts(
  'GR.2',
  'a text of the longest allowed length that is applied by hand, in a game that is saved and loaded',
  () => {
    const effect = [{ do: 'byHand', text: 'x'.repeat(LONGEST_SENTENCE) }] as const
    const long = { kind: 'Trainer', trainer: 'Item', id: 'own-1', name: 'Long Story', effect } as const
    const start = board('A active  Scorbunny\nA hand    Long Story\nB active  Sobble', { cards: [long] })
    expect(load(save(after(start, A.item('Long Story'))))).toMatchObject({ _tag: 'Right' })
  },
)

const bargain = (hand: string) =>
  board(`
    A active  Laboratory Magpie
    B active  Sobble
    B hand    ${hand}
    B deck    Switch, Hop x3`)

accepts('GR.3', 'the part after "if you do" once the part before it was done', () => {
  const end = after(bargain('Potion'), A.attack('Bargain'))
  expect(cardNamesIn(end, 1, 'hand')).toEqual(['Switch', 'Hop'])
  expect(cardNamesIn(end, 1, 'deck').at(-1)).toBe('Potion')
})

rejects('GR.3', 'the part after "if you do" when the part before it was impossible', () => {
  const end = after(bargain(''), A.attack('Bargain'))
  expect(cardNamesIn(end, 1, 'hand')).toEqual(['Switch'])
})

const SEARCH = `
  A active  Scorbunny
  A hand    Poké Kid, Laboratory Ace Key
  A deck    Potion, Wooloo, Hop x4
  B active  Sobble`

accepts('GR.4', 'a search for a Pokémon that finds nothing', () => {
  const end = after(board(SEARCH), A.supporter('Poké Kid'), A.done(), keepOrder)
  expect(cardNamesIn(end, 0, 'hand')).toEqual(['Laboratory Ace Key'])
})

rejects('GR.4', 'a search for any card that finds nothing', () => {
  const searching = after(board(SEARCH), A.item('Laboratory Ace Key'))
  expect(refusals(searching, A.done())).toEqual(['NOT_ENOUGH_CHOSEN'])
})

const SEARCHED = after(board(SEARCH), A.supporter('Poké Kid'), A.choose('Wooloo'))

accepts('GR.5', 'a shuffle after a player has looked through the deck', () => {
  expect(SEARCHED.game.ask).toMatchObject({ ask: 'shuffle', player: 0 })
  expect(factsNamed(after(SEARCHED, keepOrder), 'DECK_SHUFFLED')).toMatchObject([{ player: 0 }])
})

rejects('GR.5', 'the end of the turn before the deck is shuffled', () => {
  expect(refusals(SEARCHED, A.endTurn())).toEqual(['NOT_NOW'])
})

const blown = after(
  board(`
    A active  Laboratory Fan
    B active  Sobble
    B bench   Krabby; Wooloo`),
  A.attack('Blow Away'),
)

accepts('GR.6', 'a choice of the opponent if the text gives it to them', () => {
  const end = after(blown, B.choose('Wooloo'))
  expect([activeName(end, 1), damageOn(end, 1, 'Sobble')]).toEqual(['Wooloo', 30])
})

rejects('GR.6', 'a choice made by the other player', () => {
  expect(refusals(blown, A.choose('Wooloo'))).toEqual(['NOT_YOUR_CHOICE'])
})

rejects('GR.6', 'an option that is not offered', () => {
  expect(refusals(blown, B.choose('Sobble'))).toEqual(['NOT_OFFERED'])
})

rejects('GR.6', 'the end of a choice before enough is chosen', () => {
  const scatter = board('A active Laboratory Hail\n B active Sobble\n B bench Krabby')
  const two = after(scatter, A.attack('Scatter'), A.choose('Sobble'), A.choose('Krabby'))
  expect(refusals(two, A.done())).toEqual(['NOT_ENOUGH_CHOSEN'])
})

const FULL_HAND = `
  A active  Scorbunny
  A hand    Hop x12
  B active  Sobble`

accepts('GR.7', 'more cards for a hand of any size', () => {
  expect(after(board(FULL_HAND), A.supporter('Hop')).game.players[0].hand).toHaveLength(14)
})

rejects('GR.7', 'the discarding of cards from a hand at the end of a turn', () => {
  const end = after(board(FULL_HAND), A.endTurn(), B.endTurn())
  expect([end.game.players[0].hand.length, cardNamesIn(end, 0, 'discard')]).toEqual([13, []])
})

const CATCHER = `
  A active  Laboratory Magpie
  A hand    Pokémon Catcher
  B active  Sobble
  B bench   Krabby
  B hand    Potion, Switch, Hop`

accepts('GR.8', 'a coin when a text calls for it', () => {
  const flipping = after(board(CATCHER), A.item('Pokémon Catcher'))
  expect(activeName(after(flipping, heads), 1)).toBe('Krabby')
  expect(activeName(after(flipping, tails), 1)).toBe('Sobble')
})

accepts('GR.8', 'a card taken at random from a hand', () => {
  const end = after(board(CATCHER), A.attack('Snatch'), takeAtRandom(1))
  expect(cardNamesIn(end, 1, 'discard')).toEqual(['Switch'])
})

rejects('GR.8', 'a coin that nobody is flipping', () => {
  expect(refusals(board(CATCHER), heads)).toEqual(['NOT_NOW'])
})

rejects('GR.8', 'a card at a position that the hand does not have', () => {
  expect(refusals(after(board(CATCHER), A.attack('Snatch')), takeAtRandom(3))).toEqual(['NOT_IN_THE_HAND'])
})

rejects('GR.8', 'a shuffle that loses, duplicates or invents a card', () => {
  const order =
    (...positions: readonly number[]): NamedMove =>
    () => ({ type: 'DECK_SHUFFLED', order: positions })
  for (const wrong of [order(0, 1, 2, 3), order(0, 0, 1, 2, 3), order(0, 1, 2, 3, 5), order(0, 1, 2, 3, 4, 4)])
    expect(refusals(SEARCHED, wrong)).toEqual(['NOT_A_PERMUTATION'])
  expect(inPlayNamed(after(SEARCHED, order(4, 3, 2, 1, 0)), 0, 'Scorbunny').damage).toBe(0)
})
