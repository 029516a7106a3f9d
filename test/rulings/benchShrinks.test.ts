/** A Bench that becomes smaller (R33). */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { A, after, B, refusals } from '../support/moves.ts'

const CROWDED = `
  turn 3 of A
  A active  Scorbunny
  A bench   Wooloo; Vulpix {Fire Energy}; Drampa; Sudowoodo
  A hand    lab-67
  B active  Sobble
  B bench   Krabby; Chewtle; Mantine; Cramorant; Krabby
`

test('R33 both players discard down to the limit, the player who played the Stadium first, and no Prize cards are taken', () => {
  const shrunk = after(board(CROWDED), A.stadium('lab-67'))
  expect(shrunk.state).toBe('turn.main.benchShrinking')
  expect(refusals(shrunk, A.endTurn())).toEqual(['NOT_NOW'])
  expect(refusals(shrunk, B.choose('Mantine'))).toContain('NOT_YOUR_CHOICE')
  const { state, game } = after(shrunk, A.choose('Vulpix'), B.choose('Mantine'), B.choose('Krabby'))
  expect(state).toBe('turn.main.ready')
  expect(game.players.map(({ bench }) => bench.length)).toEqual([3, 3])
  expect(game.players[0].discard).toHaveLength(2)
  expect(game.players.map(({ prizes }) => prizes.length)).toEqual([3, 3])
})

test('R33 a Bench within the new limit stays as it is', () => {
  const quiet = board(
    `turn 3 of A\n A active Scorbunny\n A bench Wooloo; Vulpix; Drampa\n A hand lab-67\n B active Sobble`,
  )
  expect(after(quiet, A.stadium('lab-67')).state).toBe('turn.main.ready')
})
