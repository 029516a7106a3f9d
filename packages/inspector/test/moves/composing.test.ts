/** Anything can be composed and sent: an event from its parts, or any text; text that is not JSON gets one sentence. */

import * as E from 'fp-ts/lib/Either.js'
import { readEvent } from 'ptcg-turn-engine'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { fieldsOf, firstText, partIn, readJson, withPart } from '../../src/moves/composing.ts'
import { throughGames } from '../wholeGames.ts'

const ready = board('turn 3 of A\nA active Sobble\nA bench Wooloo\nA hand Water Energy\nB active Sobble')

test('the initial text is an event of its type, and so is the text after any pick', () => {
  const tryAll = (snapshot: typeof ready): void => {
    for (const type of EVENT_TYPES) {
      const text = firstText(snapshot, type)
      expect(JSON.parse(text)).toMatchObject({ type })
      for (const { key, candidates } of fieldsOf(snapshot, type))
        for (const { json } of candidates) {
          const changed = withPart(text, type, key, json)
          expect(partIn(changed, key)).toBe(json)
          expect(E.isRight(readEvent(JSON.parse(changed))), changed).toBe(true)
        }
    }
  }
  tryAll(ready)
  let count = 0
  throughGames((before) => {
    count += 1
    if (count % 40 === 0) tryAll(before)
  }, 120)
})

test.each([
  ['', 'There is nothing to send: write an event as JSON.'],
  ['attack!', 'This is not JSON: an event looks like {"type":"END_TURN","player":0}.'],
  ['{"type":', 'This is not JSON: an event looks like {"type":"END_TURN","player":0}.'],
  ['"'.padEnd(10_001, 'x'), 'This is longer than 10000 characters; no event is that long.'],
  ['['.repeat(4000) + ']'.repeat(4000), 'The JSON is nested more than 64 levels deep.'],
  ['{"constructor":1}', '"constructor" cannot be the name of a property.'],
])('%.20s gets one sentence', (text, sentence) => {
  expect(readJson(text)).toEqual(E.left(sentence))
})

test('changing a part of any text gives an event', () => {
  expect(withPart('nonsense', 'END_TURN', 'player', '1')).toBe('{"type":"END_TURN","player":1}')
  expect(withPart('[1]', 'END_TURN', 'player', 'nonsense')).toBe('{"type":"END_TURN"}')
  expect(partIn('nonsense', 'player')).toBe('')
})
