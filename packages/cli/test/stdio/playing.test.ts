/** One game of a conversation: events played, explained, listed, undone, repeated. */
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
  test('come in successive parts, and end where a part is full or at the end', () => {
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
