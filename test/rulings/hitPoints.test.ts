/** Rulings about HP that shrink and Pokémon that are Knocked Out by it at once. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { activeName, damageOn, order } from '../support/found.ts'
import { A, after, refusals } from '../support/moves.ts'

test('R34 HP shrinks: when the Tool that held it up leaves, the Pokémon is Knocked Out at once, in the main phase', () => {
  const start = board(`
    A active  Laboratory Mouse
    A hand    Laboratory Tongs, Hop
    B active  Laboratory Rat -60 [Laboratory Vest]
    B bench   Laboratory Mouse
  `)
  const gone = after(start, A.item('Laboratory Tongs'))
  expect(gone.state).toBe('knockOut.prizes.choosing')
  expect(refusals(gone, A.supporter('Hop')), 'nothing comes in between').toEqual(['NOT_NOW'])
  const over = after(gone, A.choose('prize 1'))
  expect(over.state).toBe('turn.main.ready')
  expect(over.game.turn.player).toBe(0)
  expect(activeName(over, 1)).toBe('Laboratory Mouse')
})

test('R34 HP shrinks: an attack that strips the Tool first does its damage, then the Knock Out is seen once', () => {
  const start = board(`
    A active  Laboratory Crowbar
    B active  Laboratory Rat -50 [Laboratory Vest]
    B bench   Laboratory Mouse
  `)
  const over = after(start, A.attack('Pry Off'), A.choose('prize 1'))
  expect(order(over, 'CARDS_MOVED', 'DAMAGE_PLACED', 'POKEMON_KNOCKED_OUT', 'TURN_ENDED')).toEqual([
    'CARDS_MOVED',
    'DAMAGE_PLACED',
    'POKEMON_KNOCKED_OUT',
    'TURN_ENDED',
  ])
})

test('R34 HP shrinks: evolving keeps the damage, and a Stage 1 with fewer HP than damage is Knocked Out', () => {
  const start = board(`
    A active  Laboratory Mouse
    A bench   Laboratory Tadpole -50 [Laboratory Vest]
    A hand    Laboratory Froglet
    B active  Laboratory Rat
    B hand    Laboratory Tongs
  `)
  const evolved = after(start, A.evolve('Laboratory Tadpole', 'Laboratory Froglet'))
  expect(damageOn(evolved, 0, 'Laboratory Froglet'), '50 damage on 50 + 50 HP').toBe(50)
})
