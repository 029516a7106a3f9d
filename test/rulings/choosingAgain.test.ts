/**
 * Rulings about choices that depend on earlier ones of the same text, and about Pokémon that a text has just put onto a
 * Bench.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { A, after, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { Count, Effect, Program } from '../../src/game/model/effects.ts'

const DRAWING: Program = [{ do: 'draw', who: 'you', cards: 1 }]
const FLIP: Effect = { do: 'flip', coins: 1 }
/** Looks for a card, which is attached if a coin has landed heads. */
const LOOKING: Program = [
  { do: 'lookAtTop', whose: 'you', cards: 1 },
  { do: 'chooseCards', as: 'seen', whose: 'you', from: 'lookedAt', filter: {} },
  { do: 'if', is: { is: 'heads' }, then: [{ do: 'attach', cards: 'seen', to: 'yourActive' }] },
]
const NO_BENCHED: Count = { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } }

const offered = (game: ReturnType<typeof board>): readonly string[] => {
  const { ask, cards, definitions } = game.game
  if (ask?.ask !== 'choice') return []
  return ask.options.flatMap((option) =>
    option.option === 'card' ? (definitions[cards[option.card]?.definition ?? '']?.name ?? '?') : [],
  )
}

test('GR.3 a card discarded as the price is not offered by the same text', () => {
  const start = board(
    'A active Vulpix\n A hand Laboratory Exchange Desk, Fire Energy\n A discard Potion, Switch, Hop\n B active Vulpix',
  )
  const paid = after(start, A.item('Laboratory Exchange Desk'))
  expect(offered(paid)).toEqual(['Potion', 'Switch', 'Hop'])
})

test('T2D.1b a text that could only return its own price changes nothing', () => {
  const start = board('A active Vulpix\n A hand Laboratory Exchange Desk, Fire Energy\n B active Vulpix')
  expect(refusals(start, A.item('Laboratory Exchange Desk'))).toContain('CHANGES_NOTHING')
})

test('the second of two cards of different types has no type of the first', () => {
  const start = board(
    'A active Vulpix\n A hand Laboratory Spectrum\n A discard Fire Energy x2, Water Energy, Grass Energy\n B active Vulpix',
  )
  const asked = after(start, A.item('Laboratory Spectrum'))
  expect(offered(asked)).toEqual(['Fire Energy', 'Fire Energy', 'Water Energy', 'Grass Energy'])
  const second = after(asked, A.choose('Fire Energy'))
  expect(offered(second)).toEqual(['Water Energy', 'Grass Energy'])
})

test('a Pokémon put onto the Bench is switched in; without one there is no switch', () => {
  const lure = (hand: string) =>
    after(
      board(`A active Vulpix\n A hand Laboratory Lure\n B active Vulpix\n B hand ${hand}`),
      A.item('Laboratory Lure'),
    )
  const caught = lure('Scorbunny, Potion')
  expect(factsNamed(caught, 'SWITCHED')).toMatchObject([{ player: 1, in: { name: 'Scorbunny' } }])
  expect(factsNamed(lure('Potion'), 'SWITCHED')).toEqual([])
  expect(refusals(caught, A.item('Laboratory Lure'))).not.toEqual([])
})

test('a card of the discard pile replaces a Pokémon: damage, conditions, Energy and its turn of arrival stay', () => {
  const start = board(
    'A active Scorbunny -20 Poisoned {Fire Energy}\n A bench Vulpix\n A hand Laboratory Understudy\n A discard Sobble\n B active Vulpix',
  )
  const before = start.game.players[0].active
  const replaced = after(start, A.supporter('Laboratory Understudy'), A.choose('Scorbunny'))
  const { active, discard } = replaced.game.players[0]
  expect(active).toMatchObject({
    damage: 20,
    energy: before?.energy,
    enteredOnTurn: before?.enteredOnTurn,
    lasting: [],
  })
  expect(active?.conditions).toEqual(before?.conditions)
  const nameOf = (card: number | undefined) =>
    replaced.game.definitions[replaced.game.cards[card ?? -1]?.definition ?? '']?.name
  expect([nameOf(active?.id), nameOf(active?.cards[0])]).toEqual(['Sobble', 'Sobble'])
  expect(discard.map(nameOf)).toEqual(['Scorbunny', 'Laboratory Understudy'])
})

describe('T2D.1b a text whose counts form a circle changes nothing', () => {
  const choosing = (as: string, from: 'discard' | 'lookedAt', max: Count): Effect => ({
    do: 'chooseCards',
    as,
    whose: 'you',
    from,
    filter: {},
    max,
  })
  const chosen = (named: string): Count => ({ count: 'cardsChosen', named })
  const tails: Effect = { do: 'lookAtTop', whose: 'you', cards: { count: 'tails' } }

  test.each<readonly [string, Program]>([
    [
      'a look counts the cards chosen among an earlier look',
      [
        tails,
        choosing('seen', 'lookedAt', 1),
        { do: 'move', cards: 'seen', to: 'discard' },
        { do: 'lookAtTop', whose: 'you', cards: chosen('seen') },
        choosing('seen', 'lookedAt', 1),
        { do: 'move', cards: 'seen', to: 'discard' },
      ],
    ],
    [
      'a choice counts the cards chosen before under its name',
      [
        choosing('found', 'discard', 0),
        choosing('found', 'discard', chosen('found')),
        { do: 'move', cards: 'found', to: 'hand' },
      ],
    ],
  ])('%s', (_, effect) => {
    const circle: CardDefinition = { kind: 'Trainer', trainer: 'Item', id: 'circle', name: 'Circle', effect }
    const start = board('A active Vulpix\n A hand Circle, Hop\n A discard Potion\n A deck Hop\n B active Vulpix', {
      cards: [circle],
    })
    expect(refusals(start, A.item('Circle'))).toEqual(['CHANGES_NOTHING'])
  })
})

test.each<[string, Program, boolean]>([
  ['no coin is flipped', [{ do: 'if', is: { is: 'heads' }, then: DRAWING }], false],
  ['no coin is flipped: no tails', [{ do: 'if', is: { is: 'anyTails' }, then: DRAWING }], false],
  ['no heads is what there is then', [{ do: 'if', is: { is: 'not', what: { is: 'heads' } }, then: DRAWING }], true],
  ['for each heads', [{ do: 'forEach', times: { count: 'heads' }, then: DRAWING }], false],
  ['the coin comes later', [{ do: 'if', is: { is: 'heads' }, then: DRAWING }, FLIP], false],
  ['the coin comes first', [FLIP, { do: 'if', is: { is: 'heads' }, then: DRAWING }], true],
  ['a coin, and what is looked at is for heads', [FLIP, ...LOOKING], true],
  ['a coin, and what may be looked at is for heads', [FLIP, { do: 'may', then: LOOKING }], true],
  ['what is looked at is for heads, without a coin', LOOKING, false],
  [
    '0 coins',
    [
      { do: 'flip', coins: NO_BENCHED },
      { do: 'if', is: { is: 'heads' }, then: DRAWING },
    ],
    false,
  ],
  [
    'a coin each time, looked at the next time',
    [{ do: 'forEach', times: 2, then: [{ do: 'if', is: { is: 'heads' }, then: DRAWING }, FLIP] }],
    true,
  ],
])('T2D.1b without a flip there are neither heads nor tails: %s', (_, effect, may) => {
  const start = board('A active Vulpix\n A hand Guess\n A deck Potion\n B active Vulpix', {
    cards: [inventItem('Guess', effect)],
  })
  expect(refusals(start, A.item('Guess')).includes('CHANGES_NOTHING')).toBe(!may)
})

/** No Pokémon in play has Energy: it does nothing. */
const EMPTYING: Effect = { do: 'discardAllEnergy', from: 'yourActive' }
const EACH_HEADS: Effect = { do: 'forEach', times: { count: 'heads' }, then: [EMPTYING] }
const IF_DONE: Effect = { do: 'if', is: { is: 'done' }, then: DRAWING }

test.each<[string, Program, boolean]>([
  ['what is repeated could not be done', [{ do: 'forEach', times: 2, then: [EMPTYING] }, IF_DONE], false],
  ['what is repeated could be done', [{ do: 'forEach', times: 2, then: DRAWING }, IF_DONE], true],
  ['repeated no time, it leaves the coin before it done', [FLIP, EACH_HEADS, IF_DONE], true],
  [
    'done to each Pokémon in vain',
    [{ do: 'eachPokemon', pokemon: 'eachOfYours', as: 'one', then: [EMPTYING] }, IF_DONE],
    false,
  ],
])('T2D.1b "if you do" after a repeated part asks whether that part was done: %s', (_, effect, may) => {
  const start = board('A active Vulpix\n A hand Guess\n A deck Potion\n B active Vulpix', {
    cards: [inventItem('Guess', effect)],
  })
  expect(refusals(start, A.item('Guess')).includes('CHANGES_NOTHING')).toBe(!may)
})

test('GR.4 looking at the bottom 0 cards of a deck shows none of them', () => {
  const none: Count = { count: 'cardsIn', whose: 'you', zone: 'lostZone' }
  const peek = inventItem('Peek', [
    { do: 'lookAtTop', whose: 'you', cards: none, from: 'bottom' },
    { do: 'chooseCards', as: 'seen', whose: 'you', from: 'lookedAt', filter: {} },
    { do: 'move', cards: 'seen', to: 'hand' },
    ...DRAWING,
  ])
  const start = board('A active Vulpix\n A hand Peek\n A deck Potion, Switch, Hop\n B active Vulpix', { cards: [peek] })
  expect(after(start, A.item('Peek')).game.ask).toBeNull()
})
