/** The games of a conversation: how they begin, are saved, loaded, copied, listed and closed. */

import { SAVE_VERSION } from 'ptcg-turn-engine/schemas'
import { describe, expect, test } from 'vitest'
import { begun, NEW_GAME, NOT_NOW, PLAYERS, talking } from './talk.ts'

describe('create', () => {
  test('deals a game and says who must act', () => {
    const { done } = talking()
    expect(done(NEW_GAME)).toMatchObject({
      game: '1',
      played: 0,
      state: 'setUp.goingFirst',
      request: { kind: 'choose', purpose: 'goFirst' },
      result: null,
      canUndo: false,
      canRedo: false,
      facts: [{ fact: 'EFFECT_APPLIES' }, { fact: 'COIN_FLIPPED' }],
    })
  })

  test('numbers games without reuse, or takes a given name', () => {
    const { done } = talking()
    expect([done(NEW_GAME).game, done({ ...NEW_GAME, game: '2' }).game, done(NEW_GAME).game]).toEqual(['1', '2', '3'])
    done({ method: 'close', game: '3' })
    expect(done(NEW_GAME).game).toBe('4')
    expect(done({ ...NEW_GAME, game: 'table-7' }).game).toBe('table-7')
  })

  test('lets the host answer for chance, in the requested era', () => {
    const { done } = talking()
    const asked = done({ ...NEW_GAME, randomness: 'asked', ruleset: 'mega-evolution' })
    expect(asked.request).toMatchObject({ kind: 'coin' })
    const played = done({ method: 'play', game: asked.game, event: { type: 'COIN_LANDED', heads: true } })
    expect(played.request).toMatchObject({ kind: 'choose', player: 0 })
    expect(done({ method: 'view', game: asked.game }).view.game.ruleset.id).toBe('mega-evolution')
  })

  test.each([
    [
      'an unknown deck',
      { players: [{ name: 'A', deck: 'toString' }, PLAYERS[1]] },
      /^The game cannot begin\. At players\.0\.deck: There is no deck "toString"\. There are: cinderace, /,
    ],
    ['an unknown era', { ruleset: 'jungle' }, /There is no ruleset "jungle"\. There are: wizards-of-the-coast, /],
    [
      'too small a deck',
      { players: [{ name: 'A', deck: { name: 'Mine', cards: ['sm1-165'] } }, PLAYERS[1]] },
      /^The game cannot begin: Mine has 1 card instead of 60\. There is 1 more problem\.$/,
    ],
    [
      'a name that cannot be shown',
      { players: [{ name: 'A\u001b[2J', deck: 'cinderace' }, PLAYERS[1]] },
      /At players\.0\.name: The text has control characters/,
    ],
    ['malformed cards', { cards: [{ id: 'x' }] }, /^The game cannot begin: A card is malformed at /],
    ['a malformed era', { ruleset: { id: 'x' } }, /^The game cannot begin: The ruleset is malformed at /],
  ] as const)('refuses %s', (_, change, message) => {
    const { refused, done } = talking()
    expect(refused({ ...NEW_GAME, ...change })).toMatchObject({
      code: 'CANNOT_CREATE',
      message: expect.stringMatching(message),
      problems: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]),
    })
    expect(done({ method: 'games' }).games).toEqual([])
  })

  test('refuses a duplicate name, and one game too many', () => {
    const { done, refused } = talking({ limits: { games: 2 } })
    done({ ...NEW_GAME, game: 'a' })
    expect(refused({ ...NEW_GAME, game: 'a' })).toMatchObject({ code: 'NAME_TAKEN' })
    done(NEW_GAME)
    expect(refused(NEW_GAME)).toEqual({
      code: 'TOO_MANY_GAMES',
      message: 'There are 2 games, and no more may be open; close one first.',
    })
    done({ method: 'close', game: 'a' })
    done({ ...NEW_GAME, game: 'a' })
  })
})

describe('save and load', () => {
  test.each(['recording', 'save', 'position'])('a game goes on from its %s without a difference', (format) => {
    const { done, play, legal, game } = begun({}, { undo: 'always' })
    while (done({ method: 'request', game }).state !== 'turn.main.ready') play()
    const { file } = done({ method: 'save', game, format })
    const loaded = done({ method: 'load', file, undo: 'always' })
    expect(loaded.game).toBe('2')
    expect(loaded.canUndo).toBe(format === 'recording')
    expect(done({ method: 'legal', game: '2' }).events.map(({ type }) => type)).toEqual(legal().map(({ type }) => type))
    if (format === 'position') return
    const { event } = { event: legal()[0] }
    expect(done({ method: 'play', game: '2', event }).facts).toEqual(play(event).facts)
  })

  test('a position is saved in the main phase only', () => {
    const { refused, game } = begun()
    expect(refused({ method: 'save', game, format: 'position' })).toEqual({
      code: 'CANNOT_SAVE',
      message: 'A position is written down in the main phase; this game is in setUp.goingFirst.',
    })
  })

  test.each([
    ['recording', 1],
    ['save', SAVE_VERSION],
  ] as const)('a %s of another version says so', (format, version) => {
    const { done, refused, game } = begun()
    const { file } = done({ method: 'save', game, format })
    expect(refused({ method: 'load', file: { ...file, version: 99 } })).toMatchObject({
      code: 'OTHER_VERSION',
      message: `This ${format} has version 99; this engine reads version ${version}.`,
    })
  })

  test('a file that is not a game is not loaded, and each problem has its path in the file', () => {
    const { done, refused, game } = begun()
    expect(refused({ method: 'load', file: 'x' })).toMatchObject({ code: 'CANNOT_LOAD' })
    const { file } = done({ method: 'save', game, format: 'save' })
    const { problems } = refused({
      method: 'load',
      file: { ...file, game: { ...('game' in file ? file.game : {}), turn: 7 } },
    })
    expect(problems).toEqual([{ path: 'game.turn', message: '7 is not an object.' }])
    expect(done({ method: 'games' }).games).toHaveLength(1)
  })
})

test('a file with a hundred thousand mistakes gets the first of them, and their number', () => {
  const list = `[${'1e999,'.repeat(999)}1e999]`
  const { error } = talking().line(`{"method":"load","file":[${`${list},`.repeat(99)}${list}]}`)
  expect(error.problems).toHaveLength(50)
  expect(error.problems?.[0]).toEqual({ path: '0.0', message: 'Infinity is not a valid number in JSON.' })
  expect(error.message).toMatch(/There are at least 49 more problems\.$/)
})

test('copy makes another game of the same moment, so that a program can look ahead', () => {
  const { done, play, legal, game } = begun()
  play()
  const copied = done({ method: 'copy', game, to: 'what-if' })
  expect(copied).toMatchObject({ game: 'what-if', played: 0, canUndo: false })
  const [event] = legal()
  expect(done({ method: 'play', game: 'what-if', event }).facts).toEqual(play(event).facts)
})

test('games are listed in the order of opening, and can be closed', () => {
  const { done, refused, ask } = talking()
  for (const game of ['b', 'a', 'c']) done({ ...NEW_GAME, game })
  expect(done({ method: 'close', game: 'a' }).game).toBe('a')
  expect(done({ method: 'games' }).games).toEqual([
    { game: 'b', played: 0, state: 'setUp.goingFirst', players: ['Ada', 'Ben'] },
    { game: 'c', played: 0, state: 'setUp.goingFirst', players: ['Ada', 'Ben'] },
  ])
  for (const method of [
    'play',
    'why',
    'legal',
    'request',
    'view',
    'facts',
    'history',
    'undo',
    'redo',
    'save',
    'copy',
    'close',
  ])
    expect(refused({ method, game: 'a', ...(['play', 'why'].includes(method) ? { event: NOT_NOW } : {}) })).toEqual({
      code: 'NO_SUCH_GAME',
      message: 'There is no game "a"; "games" lists those that are open.',
    })
  expect(ask({ method: 'games' }).ok).toBe(true)
})
