/** Rulings about paying with Energy: cards of several units, of every type, and Retreat Costs that cards change. */
import { expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { Effect } from '../../src/game/model/effects.ts'
import type { EnergyType } from '../../src/game/model/energy.ts'
import { board } from '../support/board.ts'
import { activeName, damageOn, namesIn } from '../support/found.ts'
import { freeAttack, invented } from '../support/invented.ts'
import { A, activeOf, after, refusals } from '../support/moves.ts'

/** "Discard a … Energy from this Pokémon." */
const discardOne = (type: EnergyType): readonly Effect[] => [
  { do: 'chooseAttached', as: type, on: 'thisPokemon', filter: { kind: 'Energy', type } },
  { do: 'move', cards: type, to: 'discard' },
]

const cards: readonly CardDefinition[] = [
  invented('Spender', {
    attacks: [
      freeAttack('Fire and Water', { after: [...discardOne('Fire'), ...discardOne('Water')] }),
      freeAttack('All Fire', { after: [{ do: 'discardAllEnergy', from: 'thisPokemon', type: 'Fire' }] }),
      { name: 'Two Colours', cost: ['Fire', 'Water'], damage: { base: 10 } },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'mud',
    name: 'Mud',
    continuous: [{ continuous: 'retreatCost', amount: 1, scope: { pokemon: 'all' } }],
  },
]

const retreating = (active: string, rest = '') =>
  board(`A active ${active}\n A bench Laboratory Mouse\n B active Laboratory Mouse\n ${rest}`, { cards })

test('R31 Paying with multi-unit Energy: a cost of 1 takes the whole card of two units, without change', () => {
  const over = after(retreating('Laboratory Rat {Laboratory Double Energy}'), A.retreat())
  expect(activeName(over, 0)).toBe('Laboratory Mouse')
  expect(namesIn(over, 0, 'discard')).toEqual(['Laboratory Double Energy'])
})

test('R31 Paying with multi-unit Energy: the same card alone covers a cost of 2, and not one of 3', () => {
  const two = after(retreating('Laboratory Engine GX {Laboratory Double Energy}'), A.retreat())
  expect(namesIn(two, 0, 'discard')).toEqual(['Laboratory Double Energy'])
  const three = retreating('Laboratory Shield {Laboratory Double Energy}')
  expect(refusals(three, A.retreat())).toEqual(['RETREAT_COST_NOT_COVERED'])
})

test('R32 Energy of every type is one type at a time: it pays for "a Fire and a Water" only once', () => {
  const spender = (energy: string) =>
    after(board(`A active Spender {${energy}}\n B active Laboratory Mouse`, { cards }), A.attack('Fire and Water'))
  expect(namesIn(spender('Laboratory Any Energy'), 0, 'discard')).toEqual(['Laboratory Any Energy'])
  const both = spender('Laboratory Any Energy, Laboratory Any Energy')
  expect(both.state).toBe('turn.attack.F_resolve.otherEffects.choosing')
  const one = after(both, A.choose('Laboratory Any Energy'))
  expect(activeOf(one, 0).energy).toEqual([])
})

test('R32 Energy of every type is one type at a time: it must go when all Fire Energy is discarded', () => {
  const start = board(
    'A active Spender {Laboratory Any Energy, Fire Energy, Water Energy}\n B active Laboratory Mouse',
    {
      cards,
    },
  )
  const spent = after(start, A.attack('All Fire'))
  expect(namesIn(spent, 0, 'discard')).toEqual(['Laboratory Any Energy', 'Fire Energy'])
})

test('R32 Energy of every type is one type at a time: it covers one symbol of a cost', () => {
  const attacking = (energy: string) =>
    refusals(board(`A active Spender {${energy}}\n B active Laboratory Mouse`, { cards }), A.attack('Two Colours'))
  expect(attacking('Laboratory Any Energy')).toEqual(['ATTACK_COST_NOT_COVERED'])
  expect(attacking('Laboratory Any Energy, Fire Energy')).toEqual([])
  expect(attacking('Laboratory Any Energy, Water Energy')).toEqual([])
  expect(attacking('Fire Energy, Fire Energy')).toEqual(['ATTACK_COST_NOT_COVERED'])
})

test('R46 Retreat Cost: one more and two less on a cost of 1 make it free', () => {
  const over = after(retreating('Laboratory Rat [Laboratory Skates]', 'stadium Mud of A'), A.retreat())
  expect(activeName(over, 0)).toBe('Laboratory Mouse')
  const two = retreating('Laboratory Rat {Fire Energy}', 'stadium Mud of A')
  expect(refusals(two, A.retreat())).toEqual(['RETREAT_COST_NOT_COVERED'])
})

test('R46 Retreat Cost: it never falls below 0, also for a text that counts it', () => {
  const bitten = (defender: string) =>
    damageOn(
      after(
        board(`A active Drednaw < Chewtle {Water Energy x3}\n B active ${defender}`, { cards }),
        A.attack('Vise Bite'),
      ),
      1,
      'Laboratory Vessel VMAX',
    )
  const vmax = 'Laboratory Vessel VMAX < Laboratory Vessel V'
  expect(bitten(vmax), '60 and 30 for each symbol').toBe(150)
  expect(bitten(`${vmax} [Laboratory Skates]`)).toBe(90)
  const free = board('A active Drednaw < Chewtle {Water Energy x3}\n B active Laboratory Sturdy [Laboratory Skates]', {
    cards: [...cards, invented('Laboratory Sturdy', { hp: 200 })],
  })
  expect(damageOn(after(free, A.attack('Vise Bite')), 1, 'Laboratory Sturdy'), 'nothing is taken away').toBe(60)
})

test('R46 Retreat Cost: with "no Retreat Cost" additions are ignored', () => {
  const over = after(retreating('Laboratory Feather', 'stadium Mud of A'), A.retreat())
  expect(activeName(over, 0)).toBe('Laboratory Mouse')
  expect(over.game.players[0].discard).toEqual([])
})

/** An attacker of a stage, so much Energy on it, and an attack of that cost. */
const affords = (cost: readonly EnergyType[], active: string): boolean => {
  const attacks = [{ name: 'Spend', cost, damage: { base: 10 } }]
  const all: readonly CardDefinition[] = [
    invented('Small', { attacks }),
    invented('Great', { attacks, stage: 'Stage 2', evolvesFrom: 'Middle' }),
    invented('Middle', { stage: 'Stage 1', evolvesFrom: 'Small' }),
  ]
  return (
    refusals(board(`A active ${active}\n B active Laboratory Mouse`, { cards: all }), A.attack('Spend')).length === 0
  )
}

test('A-A.2 what Energy provides may depend on what it is attached to, and what else is', () => {
  const great = 'Great < Middle < Small'
  expect(affords(['Grass'], 'Small {Laboratory Late Energy}')).toBe(false)
  expect(affords(['Colorless'], 'Small {Laboratory Late Energy}')).toBe(true)
  expect(affords(['Grass', 'Metal'], `${great} {Laboratory Late Energy}`)).toBe(true)
  expect(affords(['Grass', 'Metal', 'Colorless'], `${great} {Laboratory Late Energy}`)).toBe(false)
  expect(affords(['Fire', 'Water'], 'Small {Laboratory Late Energy x2}')).toBe(true)
  expect(affords(['Fire', 'Water'], 'Small {Laboratory Late Energy, Grass Energy}')).toBe(false)
})

test('A-A.2 Energy that stands for a type only where it is attached is discarded as one', () => {
  const cards = [
    invented('Small', {
      attacks: [freeAttack('Lose', { after: [{ do: 'discardAllEnergy', from: 'thisPokemon', type: 'Water' }] })],
    }),
  ]
  const lost = (energy: string) =>
    namesIn(
      after(board(`A active Small {${energy}}\n B active Laboratory Mouse`, { cards }), A.attack('Lose')),
      0,
      'discard',
    )
  expect(lost('Laboratory Late Energy, Grass Energy')).toEqual([])
  expect(lost('Laboratory Late Energy, Laboratory Thick Energy')).toEqual(['Laboratory Late Energy'])
})

test('GR.1 Energy that can be attached only to some Pokémon is attached to no other', () => {
  const old = invented('Old', { labels: ['Ancient'] })
  const at = board('A active Laboratory Mouse\n A bench Old\n A hand Laboratory Ancient Energy\n B active Vulpix', {
    cards: [old],
  })
  expect(refusals(at, A.attach('Laboratory Ancient Energy', 'Laboratory Mouse'))).toEqual(['CANNOT_BE_ATTACHED_TO_IT'])
  expect(after(at, A.attach('Laboratory Ancient Energy', 'Old')).game.players[0].bench[0]?.energy).toHaveLength(1)
})

test('GR.1 Energy that finds itself on another Pokémon than it can be attached to is discarded', () => {
  const cards = [
    invented('Old', { labels: ['Ancient'] }),
    invented('Modern', { stage: 'Stage 1', evolvesFrom: 'Old' }),
    invented('Giver', {
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
  expect(namesIn(evolved, 0, 'discard')).toEqual(['Laboratory Ancient Energy'])
  expect(activeOf(evolved, 0).energy).toHaveLength(1)
  const giving = 'A active Giver {Laboratory Ancient Energy}\n A bench Laboratory Mouse\n B active Vulpix'
  expect(namesIn(after(board(giving, { cards }), A.attack('Give')), 0, 'discard')).toEqual([
    'Laboratory Ancient Energy',
  ])
})
