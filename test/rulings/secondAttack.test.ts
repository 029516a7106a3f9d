/** R38: a text lets a Pokémon attack twice. */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { A, after, B, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

const start = (defender = 'Laboratory Vessel VMAX', more = '') =>
  board(
    `A active Laboratory Duellist${more}\n A bench Vulpix\n A hand Potion, Switch\n A prizes Potion x3\n B active ${defender}\n B bench Vulpix`,
  )

test('R38 after the first attack only a second one or the end of the turn may follow', () => {
  const once = after(start(), A.attack('Lunge'))
  expect(once.state).toBe('turn.secondAttack')
  expect(refusals(once, A.item('Switch'))).toEqual(['NOT_NOW'])
  expect(refusals(once, A.retreat())).toEqual(['NOT_NOW'])
  expect(after(once, A.endTurn()).game.turn.player).toBe(1)
  const twice = after(once, A.attack('Lunge'))
  expect(damageOn(twice, 1, 'Laboratory Vessel VMAX')).toBe(60)
  expect(twice.game.turn.player, 'there is no third').toBe(1)
})

test('R38 Knock Out, Prize card and promotion come before the second attack', () => {
  const out = after(start('Vulpix -40'), A.attack('Lunge'), A.choose('prize 1'))
  expect(out.state).toBe('turn.secondAttack')
  expect(out.game.players[1].active).toMatchObject({ damage: 0 })
  expect(damageOn(after(out, A.attack('Lunge')), 1, 'Vulpix')).toBe(30)
})

test('R38 Confusion is checked for each attack, and a failed attack was one of the two', () => {
  const hurt = after(start(undefined, ' Confused'), A.attack('Lunge'), tails)
  expect(hurt.state).toBe('turn.secondAttack')
  const over = after(hurt, A.attack('Lunge'), heads)
  expect(over.game.turn.player).toBe(1)
  expect(damageOn(over, 0, 'Laboratory Duellist')).toBe(30)
})

test('R38 a Pokémon that has left the Active Spot does not attack again', () => {
  const far = board(
    'A active Laboratory Duellist\n A bench Vulpix\n B active Vulpix [Laboratory Fog]\n stadium Laboratory Fog of B'.replace(
      ' [Laboratory Fog]',
      '',
    ),
  )
  expect(after(far, A.attack('Lunge')).game.turn.player, 'without the Ability').toBe(1)
  expect(refusals(after(far, A.attack('Lunge')), B.endTurn())).toEqual([])
})
