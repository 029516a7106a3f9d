/** The short way to a first game. */
import { expect, test } from 'vitest'
import { type GameOptions, startSession } from '../../../src/index.ts'

const OPTIONS: GameOptions = {
  players: [
    { name: 'Ada', deck: 'cinderace' },
    { name: 'Ben', deck: 'inteleon' },
  ],
  randomness: { seed: 7 },
}

test('a session starts at the first decision of the set-up', () => {
  const session = startSession(OPTIONS, { title: 'The first one' })
  expect(session.request()).toMatchObject({ kind: 'choose' })
  expect(session.save().title).toBe('The first one')
})

test('illegal decks throw, with every problem', () => {
  const wrong: GameOptions = {
    ...OPTIONS,
    players: [
      { name: 'Ada', deck: { name: 'Nothing', cards: [] } },
      { name: 'Ben', deck: { name: 'Little', cards: ['swsh1-31'] } },
    ],
  }
  expect(() => startSession(wrong)).toThrow(TypeError)
  expect(() => startSession(wrong)).toThrow(/Nothing has 0 cards.*Little has 1/s)
})
