/** Rulings about the Pokémon Checkup: the conditions block, what comes around it, and when Knock Outs are seen. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { activeName, damageOn, order } from '../support/found.ts'
import { invented } from '../support/invented.ts'
import { A, activeOf, after, B, factsNamed, heads, refusals, tails } from '../support/moves.ts'

test('R19 Poison and Burn: three counters and the coin, then one Knock Out, Prize, promotion, the next draw', () => {
  const over = after(
    board(`
      A active  Laboratory Mouse
      B active  Laboratory Rat -20 Poisoned Burned
      B bench   Laboratory Mouse
    `),
    A.endTurn(),
    heads,
    A.choose('prize 1'),
  )
  expect(factsNamed(over, 'COUNTERS_PLACED').map(({ by, counters }) => [by, counters])).toEqual([
    ['Poisoned', 1],
    ['Burned', 2],
  ])
  expect(
    order(
      over,
      'TURN_ENDED',
      'COUNTERS_PLACED',
      'COIN_FLIPPED',
      'CONDITION_ENDED',
      'POKEMON_KNOCKED_OUT',
      'PRIZES_TAKEN',
      'PROMOTED',
      'TURN_BEGAN',
      'CARDS_DRAWN',
    ),
  ).toEqual([
    'TURN_ENDED',
    'COUNTERS_PLACED',
    'COUNTERS_PLACED',
    'COIN_FLIPPED',
    'CONDITION_ENDED',
    'POKEMON_KNOCKED_OUT',
    'PRIZES_TAKEN',
    'PROMOTED',
    'TURN_BEGAN',
    'CARDS_DRAWN',
  ])
  expect(activeName(over, 1)).toBe('Laboratory Mouse')
})

/** A Rat with 10 HP left and a Stadium that heals 10 during each Checkup. */
const SAVED = `
  A active  Laboratory Mouse
  B active  Laboratory Rat -30 Poisoned
  B bench   Laboratory Mouse
  stadium   Laboratory Infirmary of A
`

test('R20 A Checkup heal can save: put after the conditions, it undoes lethal poison before Knock Outs are seen', () => {
  const over = after(board(SAVED), A.endTurn(), B.choose('Special Conditions'))
  expect(order(over, 'COUNTERS_PLACED', 'COUNTERS_REMOVED', 'POKEMON_KNOCKED_OUT')).toEqual([
    'COUNTERS_PLACED',
    'COUNTERS_REMOVED',
  ])
  expect(damageOn(over, 1, 'Laboratory Rat')).toBe(30)
})

test('R20 A Checkup heal can save: so does the Ability of the poisoned Pokémon itself', () => {
  const start = board('A active Laboratory Mouse\n B active Laboratory Moss -50 Poisoned')
  const over = after(start, A.endTurn(), B.choose('Special Conditions'))
  expect(damageOn(over, 1, 'Laboratory Moss')).toBe(50)
  expect(over.game.turn.player).toBe(1)
})

test('R21 No interleaving: an effect is put before or after the block, and cannot be asked for within it', () => {
  const start = board(`
    A active  Laboratory Mouse
    B active  Laboratory Rat -10 Poisoned Asleep
    stadium   Laboratory Infirmary of A
  `)
  const asked = after(start, A.endTurn())
  expect(asked.state).toBe('checkup.effectsBefore.choosing')
  expect(asked.game.ask).toMatchObject({
    player: 1,
    options: [{ effect: 'Laboratory Infirmary' }, { effect: 'Special Conditions' }],
  })

  const before = after(asked, B.choose('Laboratory Infirmary'), tails)
  expect(order(before, 'COUNTERS_REMOVED', 'COUNTERS_PLACED', 'COIN_FLIPPED')).toEqual([
    'COUNTERS_REMOVED',
    'COUNTERS_PLACED',
    'COIN_FLIPPED',
  ])

  const within = after(asked, B.choose('Special Conditions'))
  expect(within.state).toBe('checkup.asleep.flipping')
  expect(refusals(within, B.choose('Laboratory Infirmary'))).toEqual(['NOT_NOW'])
  const last = after(within, tails)
  expect(order(last, 'COIN_FLIPPED', 'COUNTERS_REMOVED')).toEqual(['COIN_FLIPPED', 'COUNTERS_REMOVED'])
})

test("R22 Paralysis lasts through its owner's turn: it stays at the Checkup before and goes at the one after", () => {
  const jolted = after(board('A active Laboratory Stunner\n B active Laboratory Rat'), A.attack('Jolt'))
  expect(jolted.game.turn).toMatchObject({ number: 4, player: 1 })
  expect(activeOf(jolted, 1).conditions.rotated).toBe('Paralyzed')
  expect(refusals(jolted, B.attack('Nip'))).toEqual(['ATTACKER_PARALYZED'])
  const over = after(jolted, B.endTurn())
  expect(activeOf(over, 1).conditions.rotated).toBeNull()
  expect(order(over, 'TURN_ENDED', 'CHECKUP_BEGAN', 'CONDITION_ENDED')).toEqual([
    'TURN_ENDED',
    'CHECKUP_BEGAN',
    'CONDITION_ENDED',
  ])
})

test('R22 Paralysis lasts through its turn: being Paralyzed again on the way does not lengthen it', () => {
  const start = board('turn 4 of B\n A active Laboratory Stunner\n B active Laboratory Rat Paralyzed')
  const twice = after(start, B.endTurn(), A.attack('Jolt'), B.endTurn())
  expect(activeOf(twice, 1).conditions.rotated).toBeNull()
})

test('PC.6 an effect that brings about a Special Condition is put before or after all of them', () => {
  const toxic = invented('Toxic', {
    abilities: [
      {
        name: 'Seep',
        triggers: [{ on: 'checkup', does: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' }] }],
      },
    ],
  })
  const asked = after(board('A active Toxic\n B active Laboratory Mouse', { cards: [toxic] }), A.endTurn())
  expect(asked.game.ask).toMatchObject({ purpose: 'order', player: 1 })
  expect(activeOf(after(asked, B.choose('Seep')), 1).damage).toBe(10)
  expect(activeOf(after(asked, B.choose('Special Conditions')), 1).damage).toBe(0)
})
