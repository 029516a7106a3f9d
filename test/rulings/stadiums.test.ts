/** Rulings about Stadiums: their use is counted for each card, their playing for each turn. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { namesIn } from '../support/found.ts'
import { A, after, type Move, refusals } from '../support/moves.ts'

/** By hand: the Stadium in play goes to its owner's discard pile. */
const removeTheStadium: readonly Move[] = [
  A.item('Laboratory Notebook'),
  A.apply(({ game }) => ({ change: 'move', card: game.stadium?.card ?? -1, to: 'discard' })),
  A.done(),
]

test('R24 Stadium use is per card: after another of the same name replaced it, its effect may be used again', () => {
  const used = after(
    board(`
      A active  Laboratory Mouse
      A hand    Laboratory Library, Laboratory Notebook
      B active  Laboratory Mouse
      stadium   Laboratory Library of A
    `),
    A.useStadium(),
  )
  expect(refusals(used, A.useStadium())).toEqual(['STADIUM_ALREADY_USED'])
  const again = after(used, ...removeTheStadium, A.stadium('Laboratory Library'), A.useStadium())
  expect(again.game.players[0].hand, 'two cards drawn, two played').toHaveLength(2)
  expect(refusals(again, A.useStadium())).toEqual(['STADIUM_ALREADY_USED'])
})

const THEIRS = `
  A active  Laboratory Mouse
  A hand    Laboratory Library, Laboratory Corridor, Laboratory Infirmary, Laboratory Notebook
  B active  Laboratory Mouse
  stadium   Laboratory Library of B
`

test('R25 Same name from the opponent: it may not be played again, another may and sends theirs to their discard pile', () => {
  const start = board(THEIRS)
  expect(refusals(start, A.stadium('Laboratory Library'))).toEqual(['SAME_STADIUM_IN_PLAY'])
  const played = after(start, A.stadium('Laboratory Corridor'))
  expect(namesIn(played, 1, 'discard')).toEqual(['Laboratory Library'])
  expect(namesIn(played, 0, 'discard')).toEqual([])
})

test('R25 Second Stadium in a turn: illegal, even when the first has left play since', () => {
  const played = after(board(THEIRS), A.stadium('Laboratory Corridor'))
  expect(refusals(played, A.stadium('Laboratory Infirmary'))).toEqual(['STADIUM_ALREADY_PLAYED'])
  const removed = after(played, ...removeTheStadium)
  expect(removed.game.stadium).toBeNull()
  expect(refusals(removed, A.stadium('Laboratory Infirmary'))).toEqual(['STADIUM_ALREADY_PLAYED'])
})
