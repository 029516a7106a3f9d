/** Checks that a board is the same after it was written as text and read back. */
import { cards, type Position, savePosition } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import type { Check } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { firstDifference } from './sameness.ts'
import { everyNth } from './sampling.ts'

const STRIDE = 8

/** Returns a position without the parts that a board written as text leaves out: randomness, ruleset and card texts. */
const withoutTexts = ({ randomness: _, definitions: __, ruleset: ___, redefine: ____, ...board }: Position): unknown =>
  board

export const boardsAsText: Check = {
  name: 'boards as text',
  watch: (_, __, { boardToText, boardFromText }: EngineApi = ENGINE_API) => {
    const isDue = everyNth(STRIDE)
    return {
      atRest: (at) => {
        if (at.state !== 'turn.main.ready' || !isDue()) return null
        const { game } = at
        const written = savePosition(at)
        if (E.isLeft(written)) return null
        const own = Object.values(game.definitions).filter((card) => cards[card.id] !== card)
        const text = boardToText(at)
        const read = boardFromText(text, { cards: own, ruleset: game.ruleset })
        if (E.isLeft(read)) return `notation: a board was written as text and cannot be read: ${read.left[0].message}`
        const again = savePosition(read.right)
        const wrong = E.isLeft(again)
          ? 'it cannot be saved.'
          : firstDifference(withoutTexts(again.right), withoutTexts(written.right), 'the board')
        return wrong === null ? null : `notation: after the board was written as text and read, ${wrong}`
      },
    }
  },
}
