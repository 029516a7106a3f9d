/** The published JSON Schemas accept what the engine writes and refuse what it refuses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, savePosition } from 'ptcg-turn-engine'
import { board } from 'ptcg-turn-test-kit/board'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'

const validator = (name: string) => {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, `../../../../docs/${name}`), 'utf8')) as object
  return new Ajv({ strict: false, unicodeRegExp: true }).compile(schema)
}

const isPosition = validator('position.schema.json')
const isEvent = validator('event.schema.json')

describe('the schema of positions', () => {
  test('accepts the boards of a whole game', () => {
    let written = 0
    walk(opening(['laboratory', 'laboratory'], { seed: 2 }), eager(2), (_, at) => {
      const position = savePosition(at)
      if (E.isLeft(position)) return
      written += 1
      expect(isPosition(JSON.parse(JSON.stringify(position.right))), JSON.stringify(isPosition.errors)).toBe(true)
    })
    expect(written).toBeGreaterThan(10)
  })

  test('refuses a board without an Active Pokémon, half a damage counter, and an extra key', () => {
    const position = savePosition(board('turn 3 of A\n A active Scorbunny\n B active Sobble'))
    if (E.isLeft(position)) return expect.fail(position.left.message)
    const json = () => JSON.parse(JSON.stringify(position.right))
    expect(isPosition(json())).toBe(true)
    const noActive = json()
    delete noActive.players[0].active
    const half = json()
    half.players[0].active.damage = 5
    expect([noActive, half, { ...json(), extra: 1 }].map((one) => isPosition(one))).toEqual([false, false, false])
  })
})

test('the schema of events accepts every legal event of a game and refuses others', () => {
  walk(opening(['laboratory', 'laboratory'], 'asked'), eager(3), (_, at) => {
    for (const event of legalEvents(at)) expect(isEvent(event)).toBe(true)
  })
  for (const event of [
    {},
    { type: 'END_TURN' },
    { type: 'END_TURN', player: 2 },
    { type: 'CHOOSE', player: 0, option: 0.5 },
  ])
    expect(isEvent(event)).toBe(false)
})
