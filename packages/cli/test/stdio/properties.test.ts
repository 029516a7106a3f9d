/** Every line gets one answer. A game played by lines equals the same game played in process. */
import fc from 'fast-check'
import { createSession, type Snapshot, save } from 'ptcg-turn-engine'
import { hostileValue, shapedEvent } from 'ptcg-turn-test-kit/adversary'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answerTo, RefusedSchema } from '../../src/stdio/answerSchemas.ts'
import { conversation } from '../../src/stdio/conversation.ts'
import { METHODS } from '../../src/stdio/methods.ts'
import type { Method } from '../../src/stdio/requests.ts'
import { answerLine } from '../../src/stdio/writing.ts'
import { linesIn, NEW_GAME, talking } from './talk.ts'

const METHOD_NAMES = Object.keys(METHODS) as readonly Method[]

const throwing = (error: unknown): never => {
  throw error
}

const newTalk = (limits = {}) => conversation({ version: '1', onBug: throwing, limits })

describe('every line is answered by one line of ASCII', () => {
  const property = fc.constantFrom(
    'id',
    'method',
    'game',
    'event',
    'player',
    'from',
    'file',
    'players',
    'words',
    '__proto__',
    'x',
  )
  const likely = fc.constantFrom<unknown>(...METHOD_NAMES, '1', '2', 0, 1, null, 'asked', NEW_GAME.players, {}, [])
  const request = fc
    .tuple(
      fc.constantFrom<object>({}, NEW_GAME, { method: 'play', game: '1' }, { method: 'load', file: {} }),
      fc.constantFrom(...METHOD_NAMES),
    )
    .chain(([base, method]) =>
      fc
        .dictionary(property, fc.oneof({ weight: 3, arbitrary: likely }, hostileValue), { maxKeys: 4 })
        .map((more) => ({ method, ...base, ...more })),
    )
  const asJson = (value: unknown): string => {
    try {
      return JSON.stringify(value) ?? ''
    } catch {
      return '?'
    }
  }
  const text = fc.oneof(
    { weight: 6, arbitrary: request.map(asJson) },
    fc.json(),
    fc.string({ unit: 'binary' }),
    request.map((one) => asJson(one).slice(0, -3)),
  )

  test('of any JSON', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (lines) => {
        const talk = newTalk()
        for (const one of lines) {
          const line = answerLine(talk.answer({ line: 'text', text: one }))
          expect(line).toMatch(/^\{[ -~]*\}\n$/)
          expect(typeof JSON.parse(line).ok).toBe('boolean')
        }
        expect(talk.tally().requests).toBe(lines.length)
      }),
      { numRuns: 300 },
    )
  })

  test('of any bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 20 }), (pieces) => {
        const talk = newTalk()
        for (const line of linesIn(50, pieces)) expect(answerLine(talk.answer(line))).toMatch(/^\{[ -~]*\}\n$/)
      }),
      { numRuns: 500 },
    )
  })
})

test('thousands of random requests get answers that fit the schema, within the limits', () => {
  const LIMITS = { games: 3, events: 5 }
  const { talk, ask } = talking({ limits: LIMITS })
  const codes = new Set<string>()
  const numbers = fc.sample(fc.nat(), { numRuns: 8000, seed: 6 })
  let next = 0
  const pick = <Item>(items: readonly Item[]): Item => items[(numbers[next++] ?? 0) % items.length] as Item
  const game = (): string => pick(['a', 'b', 'c', 'd', '9'])
  const player = () => pick([{}, { player: 0 }, { player: 1 }, { words: true }, { player: 0, words: true }])
  const eventIn = (name: string): unknown => {
    const { ok, events } = ask({ method: 'legal', game: name })
    const at = opening(['cinderace', 'inteleon'], { seed: 1 })
    return ok && next % 5 > 0 ? pick([...events, null]) : fc.sample(shapedEvent(at), { numRuns: 1, seed: next })[0]
  }
  const requestOf = (method: Method): object => {
    const name = game()
    switch (method) {
      case 'about':
        return { method, ...pick([{}, { protocol: 3 }]) }
      case 'cards':
        return { method, cards: [pick(['sm1-165', 'x'])] }
      case 'games':
        return { method }
      case 'create':
        return {
          ...NEW_GAME,
          game: name,
          randomness: pick<unknown>(['asked', { seed: 3 }]),
          undo: pick(['fair', 'always']),
        }
      case 'load':
        return { method, game: name, file: pick([ask({ method: 'save', game: game() }).file, {}]) ?? null }
      case 'copy':
        return { method, game: name, to: game() }
      case 'play':
      case 'why':
        return { method, game: name, event: eventIn(name), ...player() }
      case 'facts':
        return { method, game: name, from: next % 40, ...player() }
      case 'history':
        return { method, game: name, from: next % 40 }
      case 'save':
        return { method, game: name, format: pick(['recording', 'save', 'position']) }
      case 'close':
        return next % 8 === 0 ? { method, game: name } : { method: 'games' }
      default:
        return { method, game: name, ...player() }
    }
  }
  for (let count = 0; count < 1500; count += 1) {
    const request = requestOf(pick([...METHOD_NAMES, 'play', 'play', 'play', 'play'])) as { readonly method: Method }
    const answer = ask(request)
    const read = v.safeParse(answer.ok ? answerTo(request.method) : RefusedSchema, answer)
    expect(
      read.issues?.map((issue) => v.getDotPath(issue)),
      JSON.stringify({ request, answer }),
    ).toBe(undefined)
    codes.add(answer.ok ? 'ok' : answer.error.code)
    const { games } = ask({ method: 'games' })
    expect(games.length).toBeLessThanOrEqual(LIMITS.games)
    expect(Math.max(0, ...games.map(({ played }) => played))).toBeLessThanOrEqual(LIMITS.events)
  }
  expect(talk.tally().requests).toBeGreaterThan(3000)
  expect([...codes].toSorted()).toEqual(
    expect.arrayContaining([
      'CANNOT_LOAD',
      'CANNOT_UNDO',
      'NAME_TAKEN',
      'NO_SUCH_GAME',
      'REFUSED',
      'TOO_MANY_EVENTS',
      'TOO_MANY_GAMES',
      'ok',
    ]),
  )
})

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

test.each([1, 2, 3])('game %i over lines equals the game in process, for the host and for each player', (seed) => {
  const { done } = talking()
  const players = [
    { name: 'A', deck: 'laboratory' },
    { name: 'B', deck: 'laboratory' },
  ]
  const { game } = done({ ...NEW_GAME, players, randomness: 'asked' })
  const start = opening(['laboratory', 'laboratory'], 'asked')
  const session = createSession(start)
  const compare = (at: Snapshot): void => {
    expect(done({ method: 'view', game }).view).toEqual(asJson(at))
    expect(done({ method: 'legal', game }).events).toEqual(asJson(session.legalEvents()))
    for (const player of [0, 1] as const) {
      const seat = session.seat(player)
      expect(done({ method: 'view', game, player }).view).toEqual(asJson(seat.state()))
      expect(done({ method: 'legal', game, player }).events).toEqual(asJson(seat.legalEvents()))
      expect(done({ method: 'request', game, player }).request).toEqual(asJson(seat.request()))
    }
  }
  walk(
    start,
    eager(seed),
    (event) => {
      const byPlayer = 'player' in event ? { player: event.player } : {}
      const { facts } = done({ method: 'play', game, event, ...byPlayer })
      session.send(event)
      expect(facts).toEqual(
        asJson('player' in event ? session.seat(event.player).state().game.facts : session.state().game.facts),
      )
      compare(session.state())
    },
    150,
  )
  expect(done({ method: 'save', game, format: 'save' }).file).toEqual(asJson(save(session.state())))
  expect(done({ method: 'save', game }).file).toEqual(asJson(session.save()))
  for (const player of [0, 1] as const)
    expect(done({ method: 'facts', game, player }).facts).toEqual(asJson(session.seat(player).facts().flat()))
})
