/** The published documents match the protocol: the JSON Schema, and the guide's tables of methods and error codes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../../src/stdio/errors.ts'
import { USUAL_LIMITS } from '../../src/stdio/limits.ts'
import { METHODS } from '../../src/stdio/methods.ts'
import { NEW_GAME, talking } from './talk.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const schema = JSON.parse(readFileSync(join(DOCS, 'protocol.schema.json'), 'utf8')) as object
const guide = readFileSync(join(DOCS, 'other-languages.md'), 'utf8')

const ajv = new Ajv({ strict: false, unicodeRegExp: true }).addSchema(schema, 'protocol')
const part = (name: string) => ajv.getSchema(`protocol#/$defs/${name}`) ?? expect.fail(`There is no part ${name}.`)
const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

describe('the schema of the lines', () => {
  const { ask } = talking()
  /** Sends a request, and validates both it and the answer against the published schema. */
  const askPublished = (request: { readonly method: string }) => {
    const isRequest = part(`${capitalized(request.method)}Request`)
    expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true)
    const answer = ask(request)
    const isAnswer = part(answer.ok ? `${capitalized(request.method)}Answer` : 'RefusedAnswer')
    expect(isAnswer(answer), `${JSON.stringify(isAnswer.errors)} ${JSON.stringify(answer)}`).toBe(true)
    return answer
  }

  test('accepts every line of a whole game', () => {
    const start = opening(['laboratory', 'laboratory'], { seed: 4 })
    const players = ['A', 'B'].map((name) => ({ name, deck: 'laboratory' }))
    const { game } = askPublished({ ...NEW_GAME, players, randomness: { seed: 4 }, words: true } as never)
    const asked = new Set(['create'])
    walk(
      start,
      eager(4),
      (event, before) => {
        const [one, other] = [game, before.game.turn.player]
        const requests = [
          ...['undo', 'redo', 'legal', 'request', 'games', 'history', 'facts'].map((method) => ({ method, game: one })),
          { method: 'view', game, player: other },
          { method: 'why', game, event: { type: 'END_TURN', player: other } },
          { method: 'simulate', game, playouts: 1, seed: 1, event, player: other },
          { method: 'play', game, event: { type: 'CHOOSE', player: other, option: 999 } },
          ...['redo', 'legal', 'request', 'facts', 'view'].map((method) => ({
            method,
            game,
            player: other,
            words: true,
          })),
          { method: 'play', game, event, words: true },
        ]
        for (const { method, ...rest } of requests) {
          asked.add(method)
          askPublished(method === 'games' ? { method } : { method, ...rest })
        }
      },
      120,
    )
    for (const format of ['recording', 'save', 'position']) {
      const { ok, file } = askPublished({ method: 'save', game, format } as never)
      if (ok) askPublished({ method: 'load', file, words: true } as never)
    }
    askPublished({ method: 'copy', game } as never)
    askPublished({ method: 'about' })
    askPublished({ method: 'cards' })
    askPublished({ method: 'close', game } as never)
    askPublished({ method: 'close', game } as never)
    expect([...asked, 'save', 'load', 'copy', 'about', 'cards', 'close'].toSorted()).toEqual(
      Object.keys(METHODS).toSorted(),
    )
  })

  test.each([
    ['Request', { method: 'dance' }],
    ['Request', { method: 'legal' }],
    ['Request', { method: 'view', game: '1', plyer: 0 }],
    ['PlayRequest', { method: 'play', game: '1', event: { type: 'END_TURN' } }],
    ['Answer', { id: 1, ok: true }],
    ['RefusedAnswer', { id: 1, ok: false, error: { code: 'WHY', message: 'Because.' } }],
  ])('refuses as a %s %j', (name, line) => {
    expect(part(name)(line)).toBe(false)
  })
})

describe('the guide', () => {
  test.each([...Object.keys(METHODS), ...ERROR_CODES])('describes %s', (word) => {
    expect(guide).toMatch(new RegExp(`^\\| .*\`${word}\``, 'm'))
  })

  test('states the limits', () => {
    const { line, games, events } = USUAL_LIMITS
    expect(guide).toContain(`at most ${line / 1024 / 1024} MB`)
    expect(guide).toContain(`${games} games`)
    expect(guide).toContain(`at most ${events.toLocaleString('en')} events`)
  })
})
