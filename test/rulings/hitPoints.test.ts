/** Rulings about HP that shrink and Pokémon that are Knocked Out by it at once. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { activeName, benchNames, namesIn, order } from '../support/found.ts'
import { invented } from '../support/invented.ts'
import { A, after, B, refusals } from '../support/moves.ts'

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

test('R34 HP shrinks: a Pokémon that evolves into one with no more HP than it has damage is Knocked Out at once', () => {
  const thin = invented('Thin Frog', { stage: 'Stage 1', evolvesFrom: 'Laboratory Tadpole', hp: 20 })
  const start = board(
    `
      A active  Laboratory Mouse
      A bench   Laboratory Tadpole -20
      A hand    Thin Frog
      B active  Laboratory Rat
    `,
    { cards: [thin] },
  )
  const over = after(start, A.evolve('Laboratory Tadpole', 'Thin Frog'), B.choose('prize 1'))
  expect(benchNames(over, 0)).toEqual([])
  expect(namesIn(over, 0, 'discard')).toEqual(['Laboratory Tadpole', 'Thin Frog'])
  expect(over.state).toBe('turn.main.ready')
})
