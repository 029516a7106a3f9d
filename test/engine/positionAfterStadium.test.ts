/** A board that is written down can be read again, even after a Stadium that set the Bench size has left play. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { loadPosition, savePosition } from '../../src/engine/files/position.ts'

test('R33 a position does not keep who would discard first', () => {
  const start = board(
    'A active Vulpix\n A hand Laboratory Library\n A deck Hop\n B active Vulpix\n stadium Laboratory Closet of B',
  )
  const replaced = after(start, A.stadium('Laboratory Library'))
  expect(replaced.game.turn.discardsFirst).toBe(1)
  const written = savePosition(replaced)
  expect(E.isRight(written) && E.isRight(loadPosition(written.right))).toBe(true)
})
