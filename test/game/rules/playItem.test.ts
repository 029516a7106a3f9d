/**
 * PLAY_ITEM: an Item takes effect and is discarded; any number of them, unless they would change nothing (T2D.1,
 * T2D.2).
 */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { A, after, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { cardName } from '../../../src/game/board/definitions.ts'
import type { Effect, Program } from '../../../src/game/model/effects.ts'

const READY = `
  A active  Scorbunny -30
  A bench   Wooloo
  A hand    Potion x2, Switch, Hop
  B active  Sobble`

accepts('T2D.1', 'an Item does what it says and then lies in the discard pile', () => {
  const end = after(board(READY), A.item('Switch'))
  expect(activeName(end, 0)).toBe('Wooloo')
  expect(cardNamesIn(end, 0, 'discard')).toEqual(['Switch'])
  expect(end.game.limbo).toBeNull()
})

rejects('T2D.1', 'a card in the hand or the discard pile while it is being played', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Laboratory Notebook
    B active  Sobble`)
  const playing = after(start, A.item('Laboratory Notebook'))
  expect(cardName(playing.game, playing.game.limbo ?? -1)).toBe('Laboratory Notebook')
  expect([...cardNamesIn(playing, 0, 'hand'), ...cardNamesIn(playing, 0, 'discard')]).toEqual([])
  const fetch = A.apply({ change: 'move', card: playing.game.limbo ?? -1, to: 'hand' })
  expect(refusals(playing, fetch)).toEqual(['CHANGE_NOT_POSSIBLE'])
})

rejects('T2D.1', 'a card whose text could find only the card itself', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Ordinary Rod
    B active  Sobble`)
  expect(refusals(start, A.item('Ordinary Rod'))).toEqual(['CHANGES_NOTHING'])
})

accepts('T2D.1b', 'Potion on a damaged Pokémon', () => {
  expect(damageOn(after(board(READY), A.item('Potion')), 0, 'Scorbunny')).toBe(0)
})

accepts('T2D.1b', 'a search of the deck that may find nothing', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Great Ball
    B active  Sobble`)
  expect(refusals(start, A.item('Great Ball'))).toEqual([])
})

rejects('T2D.1b', 'Potion while no Pokémon is damaged', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Potion
    B active  Sobble -30`)
  expect(refusals(start, A.item('Potion'))).toEqual(['CHANGES_NOTHING'])
})

rejects('T2D.1b', 'Switch without a Benched Pokémon', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Switch
    B active  Sobble`)
  expect(refusals(start, A.item('Switch'))).toEqual(['CHANGES_NOTHING'])
})

rejects('T2D.1b', 'an Item that only puts Pokémon onto a full Bench', () => {
  const start = board(`
    A active  Scorbunny
    A bench   Wooloo; Wooloo; Wooloo; Vulpix; Vulpix
    A hand    Laboratory Revival
    A discard Drampa
    B active  Sobble`)
  expect(refusals(start, A.item('Laboratory Revival'))).toEqual(['CHANGES_NOTHING'])
})

accepts('T2D.2', 'three Items in one turn', () => {
  const start = board(`
    A active  Scorbunny -60
    A bench   Wooloo
    A hand    Potion x2, Switch
    B active  Sobble`)
  const end = after(start, A.item('Potion'), A.item('Potion'), A.item('Switch'))
  expect(cardNamesIn(end, 0, 'discard')).toEqual(['Potion', 'Potion', 'Switch'])
})

rejects('T2D.2', 'a Supporter card played as an Item', () => {
  expect(refusals(board(READY), A.item('Hop'))).toEqual(['NOT_AN_ITEM'])
})

/** "Put a card from your hand on the bottom of your deck, then draw a card" would change something with any other card. */
const SWAP = {
  kind: 'Trainer',
  trainer: 'Item',
  id: 'swap',
  name: 'Swap',
  effect: [
    { do: 'chooseCards', as: 'card', from: 'hand', whose: 'you', filter: {} },
    { do: 'move', cards: 'card', to: 'deckBottom' },
  ],
} as const

rejects('T2D.1b', 'a card whose text could affect only the card itself, which has left the hand', () => {
  const start = board('A active Scorbunny\nA hand Swap\nB active Sobble', { cards: [SWAP] })
  expect(refusals(start, A.item('Swap'))).toEqual(['CHANGES_NOTHING'])
})

accepts('T2D.1b', 'a card that exchanges another card of the hand, if the hand has one', () => {
  const start = board('A active Scorbunny\nA hand Swap, Hop\nB active Sobble', { cards: [SWAP] })
  expect(cardNamesIn(after(start, A.item('Swap')), 0, 'deck').at(-1)).toBe('Hop')
})

const RETURN = inventItem('Return', [
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'discard', filter: { trainer: 'Item' } },
  {
    do: 'if',
    is: { is: 'atLeast', what: { count: 'cardsChosen', named: 'found' }, number: 1 },
    then: [{ do: 'draw', who: 'you', cards: 1 }],
  },
])

rejects('T2D.1b', 'a text that asks for a card of a kind that is not there', () => {
  const lines = 'A active Scorbunny\nA hand Return\nB active Sobble'
  const start = board(lines, { cards: [RETURN] })
  expect(refusals(start, A.item('Return'))).toEqual(['CHANGES_NOTHING'])
  expect(refusals(board(`${lines}\nA discard Potion`, { cards: [RETURN] }), A.item('Return'))).toEqual([])
})

/** No player has taken six Prize cards during a game. */
const IF_ALL_PRIZES_ARE_TAKEN = { is: 'atLeast', what: { count: 'prizesTaken', whose: 'you' }, number: 6 } as const
const CHOICE: Effect = { do: 'choosePokemon', as: 'one', from: { whose: 'you', where: 'Bench' } }

/** The later effect can do something only if the part before it is carried out. */
const OUT_OF_REACH: readonly (readonly [part: Program, later: Effect])[] = [
  [[CHOICE], { do: 'discardTools', from: { chosen: 'one' } }],
  [[{ do: 'flip', coins: 1 }], { do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] }],
  [[{ do: 'chooseNumber', max: 3 }], { do: 'draw', who: 'you', cards: { count: 'numberChosen' } }],
  [[CHOICE, { do: 'switch', who: 'you', with: 'one' }], { do: 'heal', pokemon: 'yourActive', damage: 10 }],
]

const refusalsOfWish = (effect: Program): readonly string[] => {
  const lines = 'A active Scorbunny\nA bench Wooloo -20 [Laboratory Dumbbell]\nA hand Wish\nB active Sobble'
  return refusals(board(lines, { cards: [inventItem('Wish', effect)] }), A.item('Wish'))
}

accepts('T2D.1b', 'a text whose first part leaves a choice, a coin, a number or a switch to a later part', () => {
  for (const [part, later] of OUT_OF_REACH) expect(refusalsOfWish([...part, later])).toEqual([])
})

rejects('T2D.1b', 'a text whose later parts depend on a first part that will not be carried out', () => {
  for (const [part, later] of OUT_OF_REACH) {
    const unlikely: Effect = { do: 'if', is: IF_ALL_PRIZES_ARE_TAKEN, then: part }
    expect(refusalsOfWish([unlikely, later])).toEqual(['CHANGES_NOTHING'])
  }
})

accepts('T2D.1b', 'a text that draws 2 × a chosen number − 3 cards, if the number can be 2', () => {
  const twice = { count: 'times', of: { count: 'numberChosen' }, by: 2 } as const
  const cards = { count: 'minus', from: twice, less: 3 } as const
  expect(
    refusalsOfWish([
      { do: 'chooseNumber', max: 2 },
      { do: 'draw', who: 'you', cards },
    ]),
  ).toEqual([])
})

rejects('T2D.1b', 'a text that draws 2 × a chosen number − 4 cards, if the number can be at most 2', () => {
  const twice = { count: 'times', of: { count: 'numberChosen' }, by: 2 } as const
  const cards = { count: 'minus', from: twice, less: 4 } as const
  expect(
    refusalsOfWish([
      { do: 'chooseNumber', max: 2 },
      { do: 'draw', who: 'you', cards },
    ]),
  ).toEqual(['CHANGES_NOTHING'])
})
