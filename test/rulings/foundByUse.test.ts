/** Rulings on mistakes that people found by using and attacking the engine. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { A, activeIn, after, B, factsNamed } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import { load, save } from '../../src/engine/files/save.ts'
import { createGame } from '../../src/engine/play/newGame.ts'
import { view } from '../../src/engine/play/view.ts'
import { decks } from '../../src/game/cards/decks.ts'

test('T2B.7 an effect of a Trainer card stays when its Pokémon evolves; one of an attack does not', () => {
  const whistled = after(
    board('turn 5 of A\n A active Scorbunny {Fire Energy}\n A hand lab-85, Raboot\n B active Krabby'),
    A.item('lab-85'),
    A.evolve('Scorbunny', 'Raboot'),
  )
  expect(activeIn(whistled, 0).lasting).toHaveLength(1)
  expect(activeIn(after(whistled, A.attack('Kick')), 1).damage).toBe(40)
})

test('GR.5 after a shuffle nobody sees the places of the cards put into the deck', () => {
  const rod = after(
    board(
      'turn 3 of A\n A active Scorbunny\n A hand Ordinary Rod\n A deck Hop x5\n A discard Wooloo, Vulpix, Fire Energy x2\n B active Sobble',
      { seed: 4 },
    ),
    A.item('Ordinary Rod'),
    A.choose('first'),
    A.choose('second'),
    A.choose('Wooloo'),
    A.choose('Vulpix'),
  )
  const seen = view(rod, 0).game
  expect(seen.players[0].deck.flatMap((card) => seen.cards[card]?.definition ?? [])).toEqual([])
})

describe('a save with a false choice is refused', () => {
  const retreating = after(
    board('turn 3 of A\n A active Wooloo {Fire Energy x3}\n A bench Vulpix; Drampa\n B active Sobble'),
    A.retreat(),
  )
  interface Lie {
    game: { ask: { options: unknown[]; again: boolean; units: number } }
  }
  test.each<[string, (json: Lie) => void]>([
    [
      'nothing to choose',
      ({ game }) => {
        game.ask.options = []
        game.ask.again = true
      },
    ],
    [
      'a cost that cannot be covered',
      ({ game }) => {
        game.ask.units = 59
      },
    ],
    [
      'a card of the other player',
      ({ game }) => {
        game.ask.options = [{ option: 'card', card: 12, units: 9 }]
      },
    ],
  ])('%s', (_, lie) => {
    const json = JSON.parse(JSON.stringify(save(retreating))) as Lie
    expect(E.isRight(load(json))).toBe(true)
    lie(json)
    expect(E.isLeft(load(json))).toBe(true)
  })
})

test('an era may be given by its id, and an invalid one is refused', () => {
  const players = [
    { name: 'A', deck: decks.cinderace },
    { name: 'B', deck: decks.inteleon },
  ] as const
  const named = createGame({ players, randomness: { seed: 1 }, ruleset: 'sun-and-moon' })
  expect(E.isRight(named) && named.right.game.ruleset.firstTurn.supporters).toBe(true)
  for (const ruleset of [{}, 5, 'stone-age', null]) {
    const refused = createGame({ players, randomness: { seed: 1 }, ruleset: ruleset as never })
    expect(ruleset === null ? E.isRight(refused) : E.isLeft(refused)).toBe(true)
  }
})

test('a save shares no object with the game, and a huge object is refused without an exception', () => {
  const at = board('turn 3 of A\n A active Scorbunny\n B active Sobble')
  const deck = at.game.players[0].deck.length
  ;(save(at).game.players[0].deck as number[]).pop()
  expect(at.game.players[0].deck).toHaveLength(deck)
  const huge = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`k${index}`, 1]))
  expect(E.isLeft(load(huge))).toBe(true)
})

test('A-A.2 an unpayable cost of many equal symbols is recognized quickly', () => {
  const attack = { name: 'Blaze', cost: [...Array.from({ length: 10 }, () => 'Fire' as const), 'Water' as const] }
  const card = {
    kind: 'Pokemon',
    id: 'blazer',
    name: 'Blazer',
    stage: 'Basic',
    hp: 100,
    types: ['Fire'],
    retreatCost: 0,
    attacks: [attack],
  } as const
  const at = board('turn 3 of A\n A active Blazer {Fire Energy x12}\n B active Sobble', { cards: [card] })
  expect(after(at, A.endTurn(), B.endTurn()).state).toBe('turn.main.ready')
  expect(factsNamed(after(at, A.endTurn()), 'TURN_ENDED')).toHaveLength(1)
})
