/** Special Conditions: their place, which replace each other and which are markers (SC). */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { NO_CONDITIONS } from '../../../src/game/model/conditions.ts'

const against = (attacker: string, defender: string, options: Parameters<typeof board>[1] = {}) =>
  board(
    `
    A active  ${attacker}
    A hand    Laboratory Notebook
    B active  ${defender}
    B bench   Wooloo`,
    options,
  )

accepts('SC.1', 'a Special Condition on the Active Pokémon', () => {
  const end = after(against('Laboratory Sleeper', 'Sobble'), A.attack('Yawn'), tails)
  expect(activeIn(end, 1).conditions.rotated).toBe('Asleep')
})

rejects('SC.1', 'a Special Condition on a Benched Pokémon', () => {
  const byHand = after(against('Laboratory Rat', 'Sobble'), A.item('Laboratory Notebook'))
  const pokemon = inPlayNamed(byHand, 1, 'Wooloo').id
  expect(refusals(byHand, A.apply({ change: 'condition', pokemon, condition: 'Asleep' }))).toEqual([
    'CHANGE_NOT_POSSIBLE',
  ])
})

rejects('SC.1', 'a Special Condition by an attack that has moved the Pokémon to the Bench', () => {
  const tidal = inventPokemon('Tidal', {
    attacks: [
      freeAttack('Sweep', {
        choose: [
          { do: 'choosePokemon', as: 'next', from: { whose: 'opponent', where: 'Bench' } },
          { do: 'choosePokemon', as: 'swept', from: { whose: 'opponent', where: 'Active' } },
        ],
        after: [
          { do: 'switch', who: 'opponent', with: 'next' },
          { do: 'condition', pokemon: { chosen: 'swept' }, condition: 'Asleep' },
        ],
      }),
    ],
  })
  const end = after(against('Tidal', 'Sobble', { cards: [tidal] }), A.attack('Sweep'))
  expect(inPlayNamed(end, 1, 'Sobble').conditions).toEqual(NO_CONDITIONS)
})

rejects('SC.1', 'a Special Condition that stays when its Pokémon moves to the Bench', () => {
  const end = after(against('Laboratory Angler', 'Sobble Asleep Burned'), A.attack('Reel In'))
  expect(inPlayNamed(end, 1, 'Sobble').conditions).toEqual(NO_CONDITIONS)
})

accepts('SC.2', 'the latest of Asleep, Confused and Paralyzed counts', () => {
  const end = after(against('Laboratory Stunner', 'Cramorant Asleep'), A.attack('Jolt'))
  expect(activeIn(end, 1).conditions.rotated).toBe('Paralyzed')
})

rejects('SC.2', 'an earlier condition coming back when the later one ends', () => {
  const end = after(against('Laboratory Medic Paralyzed', 'Cramorant'), A.item('Laboratory Notebook'))
  const pokemon = activeIn(end, 0).id
  const both = after(
    end,
    A.apply({ change: 'condition', pokemon, condition: 'Confused' }),
    A.apply({ change: 'recover', pokemon, condition: 'Confused' }),
    A.done(),
  )
  expect(activeIn(both, 0).conditions).toEqual(NO_CONDITIONS)
})

accepts('SC.3', 'Poisoned and Burned together with Asleep', () => {
  const end = after(against('Laboratory Hemlock', 'Cramorant'), A.attack('Bad Mixture'), tails, tails)
  expect(activeIn(end, 1).conditions).toMatchObject({ poisoned: 1, burned: 2, rotated: 'Asleep' })
})

accepts('SC.3', 'a stronger Poison replaces the weaker one', () => {
  const end = after(against('Laboratory Hemlock', 'Cramorant Poisoned'), A.attack('Strong Dose'))
  expect(damageOn(end, 1, 'Cramorant')).toBe(20)
})

rejects('SC.3', 'the sum of two Poisons', () => {
  const end = after(against('Laboratory Nettle', 'Cramorant Poisoned'), A.attack('Prick'))
  expect(damageOn(end, 1, 'Cramorant')).toBe(10)
})
