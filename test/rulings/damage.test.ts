/** Rulings about damage: the effects that apply to it, and placed counters, which are not damage. */

import { board } from 'ptcg-turn-test-kit/board'
import { calculateDamage } from 'ptcg-turn-test-kit/damage'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { everyPokemon, type InPlay } from '../../src/game/board/pokemonInPlay.ts'
import { signPoints } from '../../src/game/damage/base.ts'
import { removeCounters } from '../../src/game/damage/counters.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { InForce, LastingEffect } from '../../src/game/model/lasting.ts'

const cards: readonly CardDefinition[] = [
  inventPokemon('Hesitant', {
    attacks: [{ name: 'Tap', cost: [], damage: { base: 20 }, after: [{ do: 'flip', coins: 1 }] }],
  }),
]

const drawn = (text: string) => board(text, { cards })

test('R5 zero stops before bonuses: 20 less for a printed 20 ends the calculation at step 2', () => {
  const weakened = after(
    drawn('turn 2 of B\n A active Hesitant\n B active Laboratory Tar'),
    B.attack('Weaken'),
    A.attack('Tap'),
  )
  expect(weakened.state).toBe('turn.attack.F_resolve.otherEffects.flipping')
  const [only] = weakened.game.attack?.ledgers ?? []
  expect(only).toMatchObject({ stopped: '2_attacker', damage: 0 })
  expect(only?.entries.map(({ step }) => step)).toEqual(['1_base', '2_attacker'])
})

test('A-D5.1 the ledger names what raised the damage and what prevented it', () => {
  const of = (effect: LastingEffect, source: string): InForce => ({ effect, whose: 0, turn: 2, source, ofAttack: true })
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield', {
    lasting: { B: [of({ lasting: 'damageTaken', amount: 30 }, 'Bruise'), of({ lasting: 'preventDamage' }, 'Harden')] },
  })
  const [attacker, target] = everyPokemon(game) as [InPlay, InPlay]
  const base = { damage: 20, sources: [] }
  const { entries } = calculateDamage({ game, attacker, attack: freeAttack('Graze'), target, base })
  expect(entries.find(({ step }) => step === '5_defender')).toMatchObject({
    in: 20,
    out: 0,
    sources: [
      { source: 'Bruise', change: '+30' },
      { source: 'Harden', change: '= 0' },
    ],
  })
})

test('A-D5.1 an effect of zero points is written as +0', () => {
  expect([signPoints(0), signPoints(10), signPoints(-10)]).toEqual(['+0', '+10', '−10'])
})

test('A-D6.1 without damage counters nothing is removed, and no fact says so', () => {
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield')
  expect(removeCounters(game, game.players[0].active?.id ?? -1, 2, 'Potion')).toBe(game)
})

test('A-D4.1 damage that Resistance reduces to zero is not raised again', () => {
  const bruise: InForce = {
    effect: { lasting: 'damageTaken', amount: 50 },
    whose: 0,
    turn: 2,
    source: 'Bruise',
    ofAttack: true,
  }
  const thick = inventPokemon('Thick', { resistances: [{ type: 'Colorless', amount: 30 }] })
  const start = board('A active Laboratory Rat\nB active Thick', { cards: [thick], lasting: { B: [bruise] } })
  expect(damageOn(after(start, A.attack('Nip')), 1, 'Thick')).toBe(0)
})

const HUNTER = inventPokemon('Hunter', {
  attacks: [
    {
      name: 'Hunt',
      cost: [],
      damage: {
        base: 20,
        sign: '+',
        terms: [{ amount: 60, if: { is: 'fits', pokemon: 'opponentActive', filter: { rule: 'V' } } }],
      },
    },
  ],
})

const HUNTED: readonly CardDefinition[] = [
  inventPokemon('Boar V', { hp: 220, rules: ['V'], prizes: 2 }),
  inventPokemon('Boar VMAX', { hp: 320, stage: 'Stage 1', evolvesFrom: 'Boar V', rules: ['VMAX'], prizes: 3 }),
  inventPokemon('Boar ex', { hp: 220, rules: ['ex'], prizes: 2 }),
]

test.each([
  ['Boar V', 80],
  ['Boar VMAX', 80],
  ['Boar ex', 20],
  ['Vulpix', 20],
])('A-D1.2 "If your opponent\'s Active Pokémon is a Pokémon V, 60 more": %s takes %i', (name, points) => {
  const start = board(`A active Hunter\n B active ${name}`, { cards: [HUNTER, ...HUNTED] })
  expect(damageOn(after(start, A.attack('Hunt')), 1, name)).toBe(points)
})
