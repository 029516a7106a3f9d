/** A conversation: the form of answers, the engine's description of itself, and answers to malformed lines. */
import { describe, expect, test, vi } from 'vitest'
import { conversation } from '../../src/stdio/conversation.ts'
import { ERROR_CODES } from '../../src/stdio/errors.ts'
import { METHODS } from '../../src/stdio/methods.ts'
import { NEW_GAME, PLAYERS, reply, talking } from './talk.ts'

describe('an answer', () => {
  test('has the id of its request, or null if the request has none', () => {
    const { line } = talking()
    expect(line('{"id":7,"method":"games"}')).toEqual({ id: 7, ok: true, games: [] })
    expect(line('{"id":"a","method":"games"}').id).toBe('a')
    expect(line('{"method":"games"}').id).toBe(null)
    expect(line('{"id":7,"method":"dance"}')).toMatchObject({ id: 7, ok: false })
    expect(line('{"id":1e400,"method":"games"}')).toMatchObject({ id: null, ok: false })
  })

  test('is one line of ASCII, even with names in other scripts', () => {
    const { talk, done } = talking()
    done({ ...NEW_GAME, game: 'x', players: [{ ...PLAYERS[0], name: 'Zoë 🜂' }, PLAYERS[1]] })
    expect(reply(talk, '{"method":"games"}').games[0]?.players[0]).toBe('Zoë 🜂')
  })
})

describe('about', () => {
  test('lists versions, methods, codes, decks, eras and limits', () => {
    expect(talking().done({ method: 'about', protocol: 1 })).toMatchObject({
      name: 'ptcg-turn-engine',
      version: '1.2.3',
      protocol: 1,
      methods: expect.arrayContaining(Object.keys(METHODS)),
      errors: ERROR_CODES,
      decks: expect.arrayContaining(['cinderace']),
      limits: { line: 4 * 1024 * 1024, games: 100 },
    })
  })

  test('refuses an unknown version of the protocol', () => {
    expect(talking().refused({ method: 'about', protocol: 2 })).toEqual({
      code: 'OTHER_PROTOCOL',
      message: 'This program speaks version 1 of the protocol, not version 2.',
    })
  })
})

test('cards returns the cards of the package, or those that are named', () => {
  const { done, refused } = talking()
  expect(done({ method: 'cards' }).cards.length).toBeGreaterThan(100)
  expect(done({ method: 'cards', cards: ['sm1-165'] }).cards).toMatchObject([{ id: 'sm1-165' }])
  expect(refused({ method: 'cards', cards: ['toString'] })).toMatchObject({ code: 'NO_SUCH_CARD' })
})

describe('a line that is not a request', () => {
  test.each([
    ['', 'NOT_JSON', /^The line is empty\./],
    ['  ', 'NOT_JSON', /^The line is empty\./],
    ['{"method":', 'NOT_JSON', /^The line is not JSON\./],
    ['{} {}', 'NOT_JSON', /^The line is not JSON\./],
    ['[{"method":"games"}]', 'MALFORMED_REQUEST', /^A request is an object, such as .*, not a list\.$/],
    ['null', 'MALFORMED_REQUEST', /not null\.$/],
    ['{}', 'MALFORMED_REQUEST', /^The property "method" is missing\./],
    ['{"method":"dance"}', 'UNKNOWN_METHOD', /^There is no method "dance"\. There are: about, cards, /],
    ['{"method":{}}', 'UNKNOWN_METHOD', /^There is no method an object\./],
    ['{"method":"__proto__"}', 'UNKNOWN_METHOD', /"__proto__"/],
    ['{"method":"legal"}', 'MALFORMED_REQUEST', /^The request "legal" is malformed: The property "game" is missing/],
    ['{"method":"legal","game":"a b"}', 'MALFORMED_REQUEST', /"a b" is not the name of a game: it has 1 to 64 letters/],
    ['{"method":"legal","game":7}', 'MALFORMED_REQUEST', / At game: 7 is not text\.$/],
    ['{"method":"games","id":[]}', 'MALFORMED_REQUEST', /^The request "games" is malformed\. At id: A list is not /],
    ['{"method":"view","game":"1","plyer":0}', 'MALFORMED_REQUEST', /There is no property "plyer" here\.$/],
    ['{"method":"view","game":"1","player":2}', 'MALFORMED_REQUEST', /2 is not 0 or 1\.$/],
    ['{"method":"games","__proto__":{}}', 'MALFORMED_REQUEST', /There is no property "__proto__" here\.$/],
    ['{"method":"create","players":[]}', 'MALFORMED_REQUEST', /There are 2 more problems\.$/],
  ])('%s', (text, code, message) => {
    const { error } = talking().line(text)
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) })
    expect(error.message).toMatch(/^[A-Z][^\n]*\.$/)
  })

  test('it is too long, or not UTF-8', () => {
    const { talk } = talking()
    expect(talk.answer({ line: 'tooLong' })).toEqual({
      id: null,
      ok: false,
      error: { code: 'LINE_TOO_LONG', message: 'The line is longer than 4194304 bytes and is skipped.' },
    })
    expect(talk.answer({ line: 'notUtf8' })).toMatchObject({ error: { code: 'NOT_UTF8' } })
  })
})

test('a bug of the engine is reported as one, and the conversation goes on', () => {
  const onBug = vi.fn()
  const talk = conversation({ version: '1', onBug, limits: {} })
  const broken = vi.spyOn(METHODS, 'games').mockImplementation(() => {
    throw new Error('broken')
  })
  expect(reply(talk, '{"method":"games"}').error).toMatchObject({ code: 'BUG' })
  expect(onBug).toHaveBeenCalledWith(new Error('broken'))
  broken.mockRestore()
  expect(reply(talk, '{"method":"games"}').ok).toBe(true)
  expect(talk.tally()).toEqual({ requests: 2, failures: 1, games: 0 })
})
