/** Opens a start that a test knows to be valid, and fails the test if it is not. */
import * as E from 'fp-ts/lib/Either.js'
import { decks } from 'ptcg-turn-engine'
import { expect } from 'vitest'
import { type Opening, openingOf, type Start } from '../src/opening.ts'

export const laidOut = (start: Start): Opening => {
  const opening = openingOf(start)
  if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
  return opening.right
}

export const opening = laidOut({
  from: 'newGame',
  decks: [decks.laboratory, decks.cinderace],
  ruleset: 'sword-and-shield',
  cards: [],
})
