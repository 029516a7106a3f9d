/** One game of a conversation: events played, explained, listed, undone, repeated. */
import { save, startSession } from 'ptcg-turn-engine'
import type { PokemonDefinition } from 'ptcg-turn-engine/model'
import { POSITION_FORMAT, POSITION_VERSION } from 'ptcg-turn-engine/schemas'
import { describe, expect, test } from 'vitest'
import { begun, NOT_NOW, talking } from './talk.ts'

describe('play', () => {
  test('plays an event and reports what happened', () => {
    const { play } = begun()
    const { played, facts } = play()
    expect([played, facts[0]]).toEqual([1, { fact: 'FIRST_PLAYER_CHOSEN', player: 1, first: 1 }])
  })

  test('refuses an illegal event with every reason, and changes nothing', () => {
    const { ask, done, game } = begun()
    const before = done({ method: 'view', game })
    const { id, ok, error } = ask({ id: 1, method: 'play', game, event: NOT_NOW })
    expect({ id, ok }).toEqual({ id: 1, ok: false })
    expect(error).toEqual({
      code: 'REFUSED',
      message: 'Ending the turn is not possible now: the winner of the toss chooses who goes first.',
      violations: [expect.objectContaining({ rule: 'T0.1', code: 'NOT_NOW', remedy: 'First Ben must answer.' })],
    })
    expect(done({ method: 'view', game })).toEqual(before)
  })

  test.each([[null], [7], [[]], [{}], [{ type: '__proto__' }], [{ type: 'CHOOSE', player: 0, option: 0.5 }]])(
    'refuses %j, which is not an event',
    (event) => {
      const { refused, game } = begun()
      expect(refused({ method: 'play', game, event })).toMatchObject({
        code: 'REFUSED',
        violations: [{ code: 'MALFORMED_EVENT' }],
      })
    },
  )

  test('on behalf of a player, accepts only that player’s events', () => {
    const { refused, done, game } = begun()
    const event = { type: 'CHOOSE', player: 1, option: 0 }
    expect(refused({ method: 'play', game, event, player: 0 })).toMatchObject({
      code: 'REFUSED',
      violations: [{ code: 'NOT_YOUR_CHOICE' }],
    })
    expect(done({ method: 'play', game, event, player: 1 }).played).toBe(1)
  })

  test('takes no more events than a game may have', () => {
    const { play, refused, legal, game } = begun({ limits: { events: 2 } })
    play()
    play()
    expect(refused({ method: 'play', game, event: legal()[0] })).toMatchObject({ code: 'TOO_MANY_EVENTS' })
  })
})

test('why reports what is legal and what is not, and changes nothing', () => {
  const { done, legal, game } = begun()
  expect(done({ method: 'why', game, event: legal()[0] })).toMatchObject({ legal: true, violations: [] })
  expect(done({ method: 'why', game, event: NOT_NOW })).toMatchObject({
    legal: false,
    violations: [{ code: 'NOT_NOW' }],
  })
  expect(done({ method: 'why', game, event: legal()[0], player: 0 })).toMatchObject({ legal: false })
  expect(done({ method: 'request', game }).played).toBe(0)
})

describe('simulate', () => {
  test('plays games ahead to their end, the same ones for the same seed, and changes nothing', () => {
    const { done, game } = begun()
    const before = done({ method: 'view', game })
    const ends = [5, 5, 6].map((seed) => done({ method: 'simulate', game, playouts: 40, seed }))
    for (const { wins, ties, unfinished } of ends) expect(wins[0] + wins[1] + ties + unfinished).toBe(40)
    expect(ends[0]).toEqual(ends[1])
    expect(ends[0]).not.toEqual(ends[2])
    expect(ends[0]?.wins.every((won) => won > 0)).toBe(true)
    expect(done({ method: 'view', game })).toEqual(before)
  })

  test('plays the given event first', () => {
    const { done, game } = begun()
    const event = { type: 'CONCEDE', player: 0 }
    expect(done({ method: 'simulate', game, playouts: 7, seed: 1, event })).toMatchObject({ wins: [0, 7], ties: 0 })
  })

  test('refuses an illegal event with every reason, and another player’s', () => {
    const { refused, legal, game } = begun()
    const request = { method: 'simulate', game, playouts: 1, seed: 1 }
    expect(refused({ ...request, event: NOT_NOW })).toMatchObject({
      code: 'REFUSED',
      violations: [{ code: 'NOT_NOW' }],
    })
    expect(refused({ ...request, event: legal()[0], player: 0 })).toMatchObject({ code: 'REFUSED' })
  })

  test('refuses to play ahead for a player during a hidden choice of the other', () => {
    const { done, refused } = talking()
    const players = [
      { name: 'Ada', deck: 'cinderace' },
      { name: 'Ben', deck: 'inteleon' },
    ]
    const { game } = done({ method: 'create', players, randomness: { seed: 1 } })
    const { events } = done({ method: 'legal', game })
    const { request } = done({ method: 'play', game, event: events[0] })
    const other = request?.player === 0 ? 1 : 0
    expect(refused({ method: 'simulate', game, playouts: 3, seed: 7, player: other })).toMatchObject({
      code: 'REFUSED',
      message: expect.stringContaining('is making a hidden choice'),
    })
  })

  test('after the given event, chance goes on and does not begin again', () => {
    const { done } = talking()
    const coinOfDoom: PokemonDefinition = {
      kind: 'Pokemon',
      id: 'coin-of-doom',
      name: 'Coin of Doom',
      stage: 'Basic',
      types: ['Colorless'],
      hp: 10,
      retreatCost: 1,
      attacks: [
        {
          name: 'Coin',
          cost: [],
          damage: { base: 10 },
          require: [
            { do: 'flip', coins: 1 },
            { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
          ],
        },
      ],
    }
    const side = { active: { cards: [coinOfDoom.id] }, prizes: ['sm1-165'] }
    // Ben wins by the first coin of his only turn, or not at all: he cannot draw in the next
    const players = [
      { name: 'Ada', ...side, deck: ['sm1-165'] },
      { name: 'Ben', ...side, deck: ['sm1-165'] },
    ]
    const board = { format: POSITION_FORMAT, version: POSITION_VERSION, turn: { number: 3, player: 0 }, players }
    const { game } = done({ method: 'load', file: { ...board, definitions: [coinOfDoom] } })
    const event = { type: 'DECLARE_ATTACK', player: 0, attack: 0 }
    const { wins } = done({ method: 'simulate', game, playouts: 200, seed: 1, event })
    expect(wins[1]).toBeGreaterThan(10)
  })

  test.each([{ playouts: 0 }, { playouts: 1001 }, { seed: Number.MAX_SAFE_INTEGER }, { seed: 0.5 }])(
    'refuses %j',
    (part) => {
      const { refused, game } = begun()
      expect(refused({ method: 'simulate', game, playouts: 1, seed: 1, ...part }).code).toBe('MALFORMED_REQUEST')
    },
  )

  test('refuses games that take too long together', () => {
    const { done, refused } = talking({ limits: { simulatedWork: 1000 } })
    const players = [
      { name: 'Ada', deck: 'cinderace' },
      { name: 'Ben', deck: 'inteleon' },
    ]
    const { game } = done({ method: 'create', players, randomness: { seed: 1 } })
    expect(done({ method: 'simulate', game, playouts: 1, seed: 1 }).wins).toHaveLength(2)
    expect(refused({ method: 'simulate', game, playouts: 100, seed: 1 })).toMatchObject({
      code: 'REFUSED',
      message: expect.stringMatching(/^These games take too long: more than 1000 decisions and facts in \d of 100\./),
    })
  })

  test('refuses to play ahead from a view, in which cards are hidden', () => {
    const { done, refused } = talking()
    const start = startSession({
      players: [
        { name: 'Ada', deck: 'cinderace' },
        { name: 'Ben', deck: 'inteleon' },
      ],
      randomness: { seed: 1 },
    })
    const { game } = done({ method: 'load', file: save(start.view(0)) })
    for (const part of [{}, { player: 0 }, { player: 1 }] as const)
      expect(refused({ method: 'simulate', game, playouts: 1, seed: 1, ...part })).toMatchObject({
        code: 'REFUSED',
        message: 'This game has hidden cards: only a whole game can be played ahead.',
      })
  })

  test('an answer to a coin is played first, even if the game has a generator', () => {
    const { done } = talking()
    const start = startSession({
      players: [
        { name: 'Ada', deck: 'cinderace' },
        { name: 'Ben', deck: 'inteleon' },
      ],
      randomness: 'asked',
    })
    expect(start.request()?.kind).toBe('coin')
    const file = save(start.state())
    const seeded = { ...file, game: { ...file.game, randomness: { mode: 'seeded', state: [1, 2, 3, 4] } } }
    const { game } = done({ method: 'load', file: JSON.parse(JSON.stringify(seeded)) })
    for (const heads of [true, false])
      expect(
        done({ method: 'simulate', game, playouts: 2, seed: 1, event: { type: 'COIN_LANDED', heads } }).wins,
      ).toHaveLength(2)
  })

  test('for a player, the order of the cards in a loaded position makes no difference', () => {
    const { done } = talking()
    const ENERGY = 'sm1-165'
    const endings = [ENERGY, 'swsh1-178', 'swsh1-31'].map((held, at) => {
      const rest = [ENERGY, 'swsh1-178', 'swsh1-31'].filter((one) => one !== held)
      const side = { active: { cards: ['swsh1-31'] }, prizes: ['swsh1-31', ENERGY, ENERGY] }
      const players = [
        { name: 'Ada', ...side, hand: [ENERGY], deck: [ENERGY, ENERGY, 'swsh1-31', ENERGY, 'swsh1-183'] },
        { name: 'Ben', ...side, hand: [held, held, held], deck: rest.flatMap((one) => [one, one, one]) },
      ]
      const board = { format: POSITION_FORMAT, version: POSITION_VERSION, turn: { number: 3, player: 0 }, players }
      const { game } = done({ method: 'load', game: `${at}`, file: board })
      return done({ method: 'simulate', game, playouts: 50, seed: 3, player: 0 }).wins
    })
    expect(endings[1]).toEqual(endings[0])
    expect(endings[2]).toEqual(endings[0])
  })

  test('for a player, the hidden cards of the game make no difference', () => {
    const { done, play, game } = begun()
    while (done({ method: 'request', game }).state !== 'turn.main.ready') play()
    const { player } = done({ method: 'request', game }).request ?? expect.fail('The game is over.')
    const { file } = done({ method: 'save', game, format: 'save' })
    const swapped = JSON.parse(JSON.stringify(file)) as { game: { players: { hand: number[]; deck: number[] }[] } }
    const other = swapped.game.players[player === 0 ? 1 : 0] ?? expect.fail('There are two players.')
    const hidden = [...other.hand, ...other.deck].toReversed()
    other.hand = hidden.splice(0, other.hand.length)
    other.deck = hidden
    done({ method: 'load', game: 'other', file: swapped })
    const endings = [game, 'other'].map((name) => {
      const { game: _, ...counts } = done({ method: 'simulate', game: name, playouts: 30, seed: 3, player })
      return counts
    })
    expect(endings[0]).toEqual(endings[1])
  })
})

test('legal for one player lists only that player’s events', () => {
  const { done, legal, game } = begun()
  expect(legal()).toHaveLength(2)
  expect(done({ method: 'legal', game, player: 1 }).events).toEqual(legal())
  expect(done({ method: 'legal', game, player: 0 }).events).toEqual([])
})

describe('undo and redo', () => {
  test('take back moves that showed nothing hidden, and replay them', () => {
    const { done, refused, play, game } = begun({}, { undo: 'always' })
    expect(refused({ method: 'undo', game })).toMatchObject({ code: 'CANNOT_UNDO' })
    const { state } = play()
    expect(done({ method: 'undo', game })).toMatchObject({ played: 0, state: 'setUp.goingFirst', canRedo: true })
    expect(done({ method: 'redo', game })).toMatchObject({ played: 1, state, canUndo: true, canRedo: false })
    expect(refused({ method: 'redo', game })).toMatchObject({ code: 'CANNOT_UNDO' })
  })

  test('do not take back chance or a look at hidden cards, unless the host allows it', () => {
    const { refused, play, game } = begun()
    expect(play()).toMatchObject({ canUndo: false })
    expect(refused({ method: 'undo', game })).toEqual({
      code: 'CANNOT_UNDO',
      message: expect.stringMatching(/cannot be undone\.$/),
    })
  })
})

describe('facts and history', () => {
  test('come in parts of limited length, and `next` is null in the last part', () => {
    const { done } = talking()
    const side = { active: { cards: ['lab-12'] }, deck: ['sm1-165', 'sm1-165'], prizes: ['sm1-165'] }
    const item = { kind: 'Trainer', trainer: 'Item', id: 'by-hand', name: 'By Hand', effect: [{ do: 'byHand' }] }
    const players = [
      { name: 'Ada', ...side, hand: ['by-hand', 'sm1-165'] },
      { name: 'Ben', ...side },
    ]
    const board = { format: POSITION_FORMAT, version: POSITION_VERSION, turn: { number: 3, player: 0 }, players }
    const { game } = done({ method: 'load', file: { ...board, definitions: [item] } })
    const [plays] = done({ method: 'legal', game }).events.filter(({ type }) => type === 'PLAY_ITEM')
    done({ method: 'play', game, event: plays })
    const draws = { type: 'APPLY', player: 0, change: { change: 'draw', player: 0, cards: 1 } }
    const returns = (card: number) => ({ type: 'APPLY', player: 0, change: { change: 'move', card, to: 'deckTop' } })
    const sent: unknown[] = [plays]
    const playUpTo = (many: number) => {
      for (let at = sent.length; at < many; at += 1) {
        const { hand } = done({ method: 'view', game }).view.game.players[0]
        const event = at % 2 === 1 ? draws : returns(hand.at(-1) ?? -1)
        done({ method: 'play', game, event })
        sent.push(event)
      }
    }
    playUpTo(500)
    const { events, next } = done({ method: 'history', game })
    expect([events, next, done({ method: 'facts', game }).next]).toEqual([sent, null, null])

    playUpTo(503)
    const [first, facts] = [done({ method: 'history', game }), done({ method: 'facts', game })]
    const rest = done({ method: 'history', game, from: first.next ?? 0 })
    expect([...first.events, ...rest.events]).toEqual(sent)
    expect([first.events.length, first.next, rest.next]).toEqual([500, 500, null])
    expect(facts).toMatchObject({ from: 0, next: 500 })
    expect(done({ method: 'facts', game, from: 500 }).facts.map(({ fact }) => fact)).toEqual([
      'CARDS_MOVED',
      'CARDS_DRAWN',
      'CARDS_MOVED',
    ])
    expect(done({ method: 'facts', game, from: 9999 })).toMatchObject({ from: 9999, facts: [], next: null })
  })

  test('show what one player may see, if a player is named', () => {
    const { done, play, game } = begun()
    play()
    const hand = (player?: number) =>
      done({ method: 'facts', game, player }).facts.flatMap((one) =>
        one.fact === 'CARDS_DRAWN' && one.player === 1 ? one.cards : [],
      )
    expect(hand()).toHaveLength(7)
    expect(hand(1)).toHaveLength(7)
    expect(hand(0)).toEqual([])
  })
})
