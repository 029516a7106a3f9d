/** Rulings about texts with cards: choosing twice, ordering, and effects on all of them. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import {
  A,
  activeIn,
  factsNamed,
  keepOrder,
  type NamedMove,
  after as played,
  takeAtRandom,
} from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import { request } from '../../src/engine/play/request.ts'
import { view } from '../../src/engine/play/view.ts'
import { cardName } from '../../src/game/board/definitions.ts'
import type { Effect } from '../../src/game/model/effects.ts'

const offered = ({ game }: Parameters<typeof request>[0]): readonly (string | null)[] =>
  (game.ask?.ask === 'choice' ? game.ask.options : []).map((one) =>
    one.option === 'card' || one.option === 'pokemon'
      ? cardName(game, one.option === 'card' ? one.card : one.pokemon)
      : one.option,
  )

describe('R78 a Pokémon is offered for the present effect, regardless of later ones', () => {
  test('one of two Energy that the text may find is attached, even if it describes both alike', () => {
    const attachEach = (cards: string, pokemon: string): Effect => ({
      do: 'eachCard',
      cards,
      as: 'card',
      then: [
        { do: 'choosePokemon', as: pokemon, from: { whose: 'you' } },
        { do: 'attach', cards: 'card', to: { chosen: pokemon } },
      ],
    })
    const trick = inventItem('Trick', [
      { do: 'chooseCards', as: 'fire', whose: 'you', from: 'discard', filter: { type: 'Fire' }, min: 0, max: 1 },
      { do: 'chooseCards', as: 'water', whose: 'you', from: 'discard', filter: { type: 'Water' }, min: 0, max: 1 },
      attachEach('fire', 'hot'),
      attachEach('water', 'wet'),
    ])
    const at = board('A active Wooloo\n A hand Trick\n A discard Fire Energy\n B active Sobble', { cards: [trick] })
    const found = played(at, A.item('Trick'), A.choose('Fire Energy'))
    expect(activeIn(found, 0).energy.map((card) => cardName(found.game, card))).toEqual(['Fire Energy'])
  })
})

describe('R32 a text never chooses the same card twice', () => {
  test('a Fire and a Water Energy are two cards, even if one card provides both', () => {
    const burner = inventPokemon('Burner', {
      attacks: [
        freeAttack('Both', {
          choose: [
            { do: 'chooseAttached', as: 'fire', on: 'thisPokemon', filter: { type: 'Fire' } },
            { do: 'chooseAttached', as: 'water', on: 'thisPokemon', filter: { type: 'Water' } },
          ],
          after: [
            { do: 'move', cards: 'fire', to: 'discard' },
            { do: 'move', cards: 'water', to: 'discard' },
          ],
        }),
      ],
    })
    const at = board('A active Burner {Laboratory Any Energy, Water Energy}\n B active Sobble', { cards: [burner] })
    expect(activeIn(played(at, A.attack('Both')), 0).energy).toEqual([])
  })

  test('unless the card has moved in between', () => {
    const trick = inventItem('Trick', [
      { do: 'chooseCards', as: 'found', whose: 'you', from: 'discard', filter: {} },
      { do: 'move', cards: 'found', to: 'hand' },
      { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {} },
      { do: 'move', cards: 'price', to: 'deckBottom' },
    ])
    const at = board('A active Wooloo\n A hand Trick, Hop\n A discard Potion\n B active Sobble', { cards: [trick] })
    expect(offered(played(at, A.item('Trick'))).toSorted()).toEqual(['Hop', 'Potion'])
  })

  test('nor does chance, and a host gives its position among the others', () => {
    const trick = inventItem('Trick', [
      { do: 'randomCards', as: 'taken', whose: 'opponent', cards: 2 },
      { do: 'move', cards: 'taken', to: 'discard' },
    ])
    const at = board('A active Wooloo\n A hand Trick\n B active Sobble\n B hand Hop, Potion, Raboot', {
      cards: [trick],
    })
    const one = played(at, A.item('Trick'), takeAtRandom(0))
    expect(request(one)).toEqual({ kind: 'random', player: 1, cards: 1, hand: 2 })
    expect(cardNamesIn(played(one, takeAtRandom(0)), 1, 'hand')).toEqual(['Raboot'])
  })

  test('"the other cards" are those that were not chosen', () => {
    const trick = inventItem('Trick', [
      { do: 'chooseCards', as: 'kept', whose: 'you', from: 'hand', filter: {} },
      { do: 'allCards', as: 'others', whose: 'you', from: 'hand', filter: {} },
      { do: 'move', cards: 'others', to: 'discard' },
    ])
    const at = board('A active Wooloo\n A hand Trick, Hop, Potion, Raboot\n B active Sobble', { cards: [trick] })
    expect(cardNamesIn(played(at, A.item('Trick'), A.choose('Potion')), 0, 'hand')).toEqual(['Potion'])
  })
})

describe('GR.6 "in any order"', () => {
  const sorted = (...picks: readonly NamedMove[]) =>
    played(
      board('A active Wooloo\n A hand lab-95\n A deck Hop, Potion, Raboot, Switch, Drampa\n B active Sobble'),
      A.item('lab-95'),
      A.choose('Hop'),
      ...picks,
    )

  test('asks for each card but the last', () => {
    const at = sorted(A.choose('Raboot'), A.choose('Potion'))
    expect(at.state).toBe('turn.main.ready')
    expect(at.game.players[0].deck.map((card) => cardName(at.game, card))).toEqual([
      'Switch',
      'Potion',
      'Raboot',
      'Drampa',
    ])
  })

  test('shows its player alone which cards', () => {
    expect(offered(view(sorted(), 0))).toEqual(['Potion', 'Raboot', 'Switch'])
    expect(offered(view(sorted(), 1))).toEqual([])
  })
})

test('GR.8 cards that are shuffled and put at the bottom lie below the rest of the deck', () => {
  const at = played(
    board('A active Wooloo\n A hand lab-94, Hop, Potion\n A deck Raboot, Switch, Drampa\n B active Sobble'),
    A.item('lab-94'),
  )
  expect(request(at)).toEqual({ kind: 'shuffle', player: 0, cards: 2 })
  const done = played(at, () => ({ type: 'DECK_SHUFFLED', order: [1, 0] }))
  expect(cardNamesIn(done, 0, 'hand').toSorted()).toEqual(['Raboot', 'Switch'])
  expect(done.game.players[0].deck.map((card) => cardName(done.game, card))).toEqual(['Drampa', 'Potion', 'Hop'])
})

test('R44 without a switch out, no Pokémon to come in is chosen', () => {
  const at = played(
    board('A active Laboratory Fan\n B active Laboratory Glass\n B bench Sobble; Krabby'),
    A.attack('Blow Away'),
  )
  expect([at.game.ask, at.game.turn.player]).toEqual([null, 1])
})

test("T2C.2 Energy that cannot be attached to the other player's Pokémon stays where it is (R42)", () => {
  const giver = inventPokemon('Giver', {
    attacks: [
      freeAttack('Give Away', {
        after: [
          { do: 'allAttached', as: 'all', on: 'thisPokemon', filter: { kind: 'Energy' } },
          { do: 'attach', cards: 'all', to: 'opponentActive' },
        ],
      }),
    ],
  })
  for (const defender of ['Laboratory Glass', 'Sobble']) {
    const at = board(`A active Giver {Fire Energy}\n B active ${defender}`, { cards: [giver] })
    expect(activeIn(played(at, A.attack('Give Away')), 0).energy).toHaveLength(1)
  }
})

test('all Energy moves, and a shuffled deck keeps its cards', () => {
  const handed = played(
    board('A active Laboratory Dynamo {Fire Energy x2}\n A bench Wooloo\n B active Sobble'),
    A.attack('Hand Over'),
  )
  expect(handed.game.players[0].bench[0]?.energy).toHaveLength(2)
  const trick = inventItem('Trick', [
    { do: 'allCards', as: 'hand', whose: 'you', from: 'hand', filter: {} },
    { do: 'move', cards: 'hand', to: 'deck' },
    { do: 'draw', who: 'you', cards: 1 },
  ])
  const at = board('A active Wooloo\n A hand Trick, Hop x2\n A deck Potion\n B active Sobble', { cards: [trick] })
  const done = played(at, A.item('Trick'), keepOrder)
  expect([done.game.players[0].hand.length, done.game.players[0].deck.length]).toEqual([1, 2])
  expect(factsNamed(done, 'CARDS_MOVED')[0]).toMatchObject({ count: 2, hidden: true })
})

test('GR.2 "another one" is any if the first could not be chosen', () => {
  const trick = inventItem('Trick', [
    {
      do: 'oneOrBoth',
      first: [
        { do: 'choosePokemon', as: 'hurt', from: { whose: 'opponent', damaged: true } },
        { do: 'choosePokemon', as: 'other', from: { whose: 'opponent', where: 'Bench', except: { chosen: 'hurt' } } },
        { do: 'switch', who: 'opponent', with: 'other' },
      ],
      second: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ])
  const at = board('A active Wooloo\n A hand Trick\n B active Sobble\n B bench Krabby', { cards: [trick] })
  expect(played(at, A.item('Trick')).game.ask).toMatchObject({ purpose: 'oneOrBoth', options: { length: 2 } })
})

describe('GR.2 one after another', () => {
  test('cards are attached in any way their player likes', () => {
    const start = board('A active Wooloo\n A hand lab-98\n A bench Vulpix\n A discard Fire Energy x2\n B active Sobble')
    const asked = played(start, A.item('lab-98'), A.choose('Fire Energy'), A.choose('Fire Energy'), A.choose('Vulpix'))
    const [held] = asked.game.players[0].bench
    expect([held?.energy.length, request(asked)?.kind]).toEqual([1, 'choose'])
    expect(activeIn(played(asked, A.choose('Wooloo')), 0).energy).toHaveLength(1)
  })

  test('each Pokémon gets the card chosen for it', () => {
    const start = board(
      'A active Wooloo\n A hand lab-99, Fire Energy, Water Energy\n A bench Vulpix; Krabby\n B active Sobble',
    )
    const done = played(start, A.item('lab-99'), A.choose('Water Energy'), A.choose('Fire Energy'))
    expect(done.game.players[0].bench.map(({ energy }) => energy.map((card) => cardName(done.game, card)))).toEqual([
      ['Water Energy'],
      ['Fire Energy'],
    ])
    expect(activeIn(played(start, A.item('lab-99'), A.done(), A.done()), 0).energy).toEqual([])
  })
})

describe('KO.1 leaving play is not a Knock Out', () => {
  test('a Pokémon goes to the hand with all its stages, and its attached cards are discarded', () => {
    const done = played(
      board(
        'A active Wooloo\n A hand lab-101\n A bench Raboot < Scorbunny -80 {Fire Energy}; Krabby\n B active Sobble',
      ),
      A.item('lab-101'),
      A.choose('Raboot'),
    )
    expect(cardNamesIn(done, 0, 'hand').toSorted()).toEqual(['Raboot', 'Scorbunny'])
    expect(cardNamesIn(done, 0, 'discard').toSorted()).toEqual(['Fire Energy', 'Laboratory Taxi'])
    expect(factsNamed(done, 'POKEMON_KNOCKED_OUT')).toEqual([])
  })

  test('a Stadium goes to its owner, and shown cards are shown to both players', () => {
    const done = played(
      board(
        'stadium Laboratory Corridor of B\n A active Wooloo\n A hand lab-100\n A deck Hop, Fire Energy, Potion, Water Energy\n B active Sobble',
      ),
      A.item('lab-100'),
    )
    expect([done.game.stadium, cardNamesIn(done, 1, 'discard')]).toEqual([null, ['Laboratory Corridor']])
    expect(cardNamesIn(done, 0, 'hand').toSorted()).toEqual(['Fire Energy', 'Water Energy'])
    expect(factsNamed(done, 'CARDS_REVEALED')[0]?.cards.map(({ name }) => name)).toEqual([
      'Fire Energy',
      'Potion',
      'Water Energy',
    ])
  })
})

describe("T2B evolving and devolving by a card's text", () => {
  test('T2B.3 a Pokémon evolves in any turn from the deck; of several candidates, its player chooses', () => {
    const start = board(
      'turn 1 of A\n A active Scorbunny -20 {Fire Energy}\n A bench Scorbunny\n A hand Laboratory Incubator\n A deck Raboot, Hop\n B active Sobble',
      { seed: 1 },
    )
    const searched = played(start, A.item('Laboratory Incubator'))
    expect(offered(searched)).toEqual(['Raboot'])
    const done = played(searched, A.choose('Raboot'), ({ game }) => ({
      type: 'CHOOSE',
      player: 0,
      option: game.ask?.ask === 'choice' ? 0 : 9,
    }))
    const active = activeIn(done, 0)
    expect([active.cards.length, active.damage, active.energy.length]).toEqual([2, 20, 1])
    expect(played(searched, A.done()).state).toBe('turn.main.ready')
  })

  test('T2B.7 devolving ends Special Conditions and leaves the damage', () => {
    const done = played(
      board('A active Wooloo\n A hand Laboratory Time Machine\n B active Raboot < Scorbunny -30 Asleep'),
      A.item('Laboratory Time Machine'),
    )
    const active = activeIn(done, 1)
    expect([active.cards.length, active.damage, active.conditions.rotated]).toEqual([1, 30, null])
    expect(cardNamesIn(done, 1, 'hand')).toEqual(['Raboot'])
  })
})

test('GR.3 "for each … if you do": a Pokémon\'s own part was done, even if others have left play', () => {
  const trick = inventItem('Trick', [
    {
      do: 'eachPokemon',
      pokemon: 'eachOfOpponentBench',
      as: 'each',
      then: [{ do: 'leavePlay', pokemon: 'eachOfOpponentBench', to: 'hand' }],
    },
    { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
  ])
  const start = board(
    `
      A active  Laboratory Mouse
      A hand    Trick
      A deck    Hop
      B active  Laboratory Mouse
      B bench   Laboratory Mouse; Laboratory Mouse
    `,
    { cards: [trick] },
  )
  expect(cardNamesIn(played(start, A.item('Trick')), 0, 'hand')).toEqual(['Hop'])
})

test('T2D.1 of cards discarded together, only a Prism Star card goes to the Lost Zone', () => {
  const trick = inventItem('Trick', [
    { do: 'allCards', as: 'cards', whose: 'you', from: 'hand', filter: {} },
    { do: 'move', cards: 'cards', to: 'discard' },
  ])
  const start = board(
    'A active Laboratory Mouse\n A hand Trick, Hop, Laboratory Prism Star, Potion\n B active Laboratory Mouse',
    { cards: [trick] },
  )
  const done = played(start, A.item('Trick'))
  expect(cardNamesIn(done, 0, 'discard').toSorted()).toEqual(['Hop', 'Potion', 'Trick'])
  expect(cardNamesIn(done, 0, 'lostZone')).toEqual(['Laboratory Prism Star'])
})
