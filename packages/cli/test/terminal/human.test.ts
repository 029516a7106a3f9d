/** Typed input at the terminal: an event in the notation, or as JSON; anything else gets one sentence. */

import * as E from 'fp-ts/lib/Either.js'
import { check, legalEvents } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { eventToText } from 'ptcg-turn-engine/notation'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { typedEvent } from '../../src/human.ts'

const at = board(`
  A active  Scorbunny
  A bench   Vulpix
  A hand    Fire Energy, Hop
  B active  Sobble
`)

describe('a typed event', () => {
  test('in words is the intended one', () => {
    const typed = typedEvent(at, ' attach Fire Energy to Vulpix on the Bench ')
    const [card] = at.game.players[0].hand
    expect(typed).toEqual(E.right({ type: 'ATTACH_ENERGY', player: 0, card, pokemon: at.game.players[0].bench[0]?.id }))
  })

  test('is read back from every notation of a legal event', () => {
    for (const event of legalEvents(at)) expect(typedEvent(at, eventToText(at, event))).toEqual(E.right(event))
  })

  test('may be illegal: the rules say why', () => {
    const typed = typedEvent(at, 'evolve Vulpix into Hop')
    if (E.isLeft(typed)) return expect.fail(typed.left)
    const checked = check(at, typed.right as GameEvent)
    expect(E.isLeft(checked) && checked.left[0].code).toBe('NOT_AN_EVOLUTION')
  })

  test('as JSON is taken literally', () => {
    expect(typedEvent(at, ' {"type":"END_TURN","player":0}')).toEqual(E.right({ type: 'END_TURN', player: 0 }))
  })

  test.each([
    ['attach Fire Energy to Wooloo', 'There is no "Wooloo" in play'],
    ['dance', '"dance" is not a known action'],
    ['', '"" is not a known action'],
    ['{"type":', 'This begins like JSON, but it is not valid JSON.'],
  ])('as %j gets one sentence', (text, sentence) => {
    const typed = typedEvent(at, text)
    expect(E.isLeft(typed) ? typed.left : '').toContain(sentence)
  })
})
