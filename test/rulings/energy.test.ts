/** Rulings about paying with Energy: cards of several units, of every type, and Retreat Costs that cards change. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { EnergyType } from '../../src/game/model/energy.ts'

/** An attacker of a stage, its Energy, and an attack of that cost. */
const affords = (cost: readonly EnergyType[], active: string): boolean => {
  const attacks = [{ name: 'Spend', cost, damage: { base: 10 } }]
  const all: readonly CardDefinition[] = [
    inventPokemon('Small', { attacks }),
    inventPokemon('Great', { attacks, stage: 'Stage 2', evolvesFrom: 'Middle' }),
    inventPokemon('Middle', { stage: 'Stage 1', evolvesFrom: 'Small' }),
  ]
  return (
    refusals(board(`A active ${active}\n B active Laboratory Mouse`, { cards: all }), A.attack('Spend')).length === 0
  )
}

test('A-A.2 the Energy provided may depend on the Pokémon and on its other cards', () => {
  const great = 'Great < Middle < Small'
  expect(affords(['Grass'], 'Small {Laboratory Late Energy}')).toBe(false)
  expect(affords(['Colorless'], 'Small {Laboratory Late Energy}')).toBe(true)
  expect(affords(['Grass', 'Metal'], `${great} {Laboratory Late Energy}`)).toBe(true)
  expect(affords(['Grass', 'Metal', 'Colorless'], `${great} {Laboratory Late Energy}`)).toBe(false)
  expect(affords(['Fire', 'Water'], 'Small {Laboratory Late Energy x2}')).toBe(true)
  expect(affords(['Fire', 'Water'], 'Small {Laboratory Late Energy, Grass Energy}')).toBe(false)
})

test('A-A.2 Energy that counts as a type only while attached is discarded as that type', () => {
  const cards = [
    inventPokemon('Small', {
      attacks: [freeAttack('Lose', { after: [{ do: 'discardAllEnergy', from: 'thisPokemon', type: 'Water' }] })],
    }),
  ]
  const lost = (energy: string) =>
    cardNamesIn(
      after(board(`A active Small {${energy}}\n B active Laboratory Mouse`, { cards }), A.attack('Lose')),
      0,
      'discard',
    )
  expect(lost('Laboratory Late Energy, Grass Energy')).toEqual([])
  expect(lost('Laboratory Late Energy, Laboratory Thick Energy')).toEqual(['Laboratory Late Energy'])
})

test('GR.1 Energy limited to some Pokémon is attached to no other', () => {
  const old = inventPokemon('Old', { labels: ['Ancient'] })
  const at = board('A active Laboratory Mouse\n A bench Old\n A hand Laboratory Ancient Energy\n B active Vulpix', {
    cards: [old],
  })
  expect(refusals(at, A.attach('Laboratory Ancient Energy', 'Laboratory Mouse'))).toEqual(['CANNOT_BE_ATTACHED_TO_IT'])
  expect(after(at, A.attach('Laboratory Ancient Energy', 'Old')).game.players[0].bench[0]?.energy).toHaveLength(1)
})

test('GR.1 Energy on a Pokémon that it cannot be attached to is discarded', () => {
  const cards = [
    inventPokemon('Old', { labels: ['Ancient'] }),
    inventPokemon('Modern', { stage: 'Stage 1', evolvesFrom: 'Old' }),
    inventPokemon('Giver', {
      attacks: [
        freeAttack('Give', {
          after: [
            { do: 'chooseAttached', as: 'given', on: 'thisPokemon', filter: {} },
            { do: 'choosePokemon', as: 'to', from: { whose: 'you', where: 'Bench' } },
            { do: 'attach', cards: 'given', to: { chosen: 'to' } },
          ],
        }),
      ],
    }),
  ]
  const evolving = 'A active Old {Laboratory Ancient Energy, Fire Energy}\n A hand Modern\n B active Vulpix'
  const evolved = after(board(`turn 5 of A\n ${evolving}`, { cards }), A.evolve('Old', 'Modern'))
  expect(cardNamesIn(evolved, 0, 'discard')).toEqual(['Laboratory Ancient Energy'])
  expect(activeIn(evolved, 0).energy).toHaveLength(1)
  const giving = 'A active Giver {Laboratory Ancient Energy}\n A bench Laboratory Mouse\n B active Vulpix'
  expect(cardNamesIn(after(board(giving, { cards }), A.attack('Give')), 0, 'discard')).toEqual([
    'Laboratory Ancient Energy',
  ])
})
