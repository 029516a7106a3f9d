/**
 * Rulings on texts whose player chooses between their parts, that ask the other player, or that have a cost on a
 * Stadium.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { A, activeIn, after as played, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { request } from '../../src/index.ts'

const handOf = (at: ReturnType<typeof board>, player: 0 | 1): number => at.game.players[player].hand.length

test('GR.6 of "choose 1" exactly one part is done', () => {
  const start = board('A active Wooloo -30\n A hand lab-120\n A deck Hop x4\n B active Sobble')
  const asked = played(start, A.item('lab-120'))
  expect(asked.game.ask).toMatchObject({ purpose: 'oneOrBoth', min: 1, max: 1, options: { length: 2 } })
  const healed = played(asked, () => ({ type: 'CHOOSE', player: 0, option: 1 }))
  expect([handOf(healed, 0), healed.game.players[0].active?.damage, healed.game.ask]).toEqual([0, 0, null])
})

test('T2D.1b a part that would change nothing is not offered', () => {
  const done = played(board('A active Wooloo\n A hand lab-120\n A deck Hop x4\n B active Sobble'), A.item('lab-120'))
  expect([handOf(done, 0), done.game.ask]).toEqual([2, null])
})

test('GR.6 the opponent answers "your opponent may", and "if they do" follows the answer', () => {
  const start = board('A active Wooloo\n A hand lab-121\n A deck Hop x9\n B active Sobble\n B deck Hop x9')
  const asked = played(start, A.supporter('lab-121'))
  expect(request(asked)).toMatchObject({ player: 1 })
  const yes = played(asked, () => ({ type: 'CHOOSE', player: 1, option: 0 }))
  expect([handOf(yes, 0), handOf(yes, 1)]).toEqual([3, 1])
  const no = played(asked, () => ({ type: 'CHOOSE', player: 1, option: 1 }))
  expect([handOf(no, 0), handOf(no, 1)]).toEqual([2, 0])
})

test('T2D.8, GR.3 the player who uses a Stadium pays for it first', () => {
  const start = board(
    'A active Wooloo\n A hand Potion\n A deck Hop x4\n B active Sobble\n stadium Laboratory Turnstile of B',
  )
  const used = played(start, A.useStadium())
  expect([handOf(used, 0), used.game.players[0].discard.length]).toEqual([2, 1])
})

const CANDY =
  'turn 5 of A\n A active Scorbunny -30\n A hand Laboratory Shortcut, Cinderace\n A bench Sobble\n B active Sobble'

test('T2B.4 a text may let a Stage 2 skip the Stage 1: attached cards and damage stay (T2B.6)', () => {
  const grown = activeIn(played(board(CANDY), A.item('Laboratory Shortcut')), 0)
  expect([grown.cards.length, grown.damage]).toEqual([2, 30])
})

test('T2D.1b without a Stage 2 of the right line in the hand nothing would change', () => {
  const without = board(CANDY.replace(', Cinderace', ', Raboot'))
  expect(refusals(without, A.item('Laboratory Shortcut'))).toEqual(['CHANGES_NOTHING'])
})
