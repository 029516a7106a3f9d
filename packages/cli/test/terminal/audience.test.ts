/** The texts that a person reads at a terminal: hidden cards stay hidden, and the description of an event names a card that it reveals. */
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, play, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { factInWords } from 'ptcg-turn-engine/table'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { eventForAudience, factsForAudience, type Readership } from '../../src/audience.ts'

const at = board(`
  turn 4 of B
  A active  Scorbunny
  A hand    Potion
  A deck    Hop x4
  B active  Sobble
  B hand    Water Energy, Hop
  B deck    Krabby x9
`)

const after = (event: GameEvent): Snapshot => {
  const played = play(at, event)
  if (E.isLeft(played)) throw new Error(played.left.violations[0].message)
  return played.right.snapshot
}

const found = (type: GameEvent['type']): GameEvent => {
  const [event] = legalEvents(at).filter((one) => one.type === type)
  if (event === undefined) throw new Error(`${type} is not legal.`)
  return event
}

const sentenceFor = (type: GameEvent['type'], audience: Readership): string => {
  const event = found(type)
  return eventForAudience(at, after(event), event, audience)
}

describe('an event of the other side', () => {
  test.each([0, 'both', 'everything'] as const)('names the card that it shows to %s', (audience) => {
    expect(sentenceFor('ATTACH_ENERGY', audience)).toMatch(/^attach Water Energy to Sobble/)
    expect(sentenceFor('PLAY_SUPPORTER', audience)).toBe('play Hop')
  })
})

describe('cards that are drawn', () => {
  const drawn = (audience: Readership): string => {
    const now = after(found('PLAY_SUPPORTER'))
    const fact = factsForAudience(now, audience).find((one) => one.fact === 'CARDS_DRAWN')
    return fact === undefined ? '' : factInWords(now.game, fact)
  }

  test.each([
    [1, 'B draws Krabby, Krabby, Krabby.'],
    ['everything', 'B draws Krabby, Krabby, Krabby.'],
    [0, 'B draws 3 cards.'],
    ['both', 'B draws 3 cards.'],
  ] as const)('are described to %s as %j', (audience, sentence) => {
    expect(drawn(audience)).toBe(sentence)
  })
})
