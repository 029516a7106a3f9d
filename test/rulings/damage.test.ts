/** Rulings about damage: what Weakness, Resistance and other effects apply to, and what is not damage at all. */
import { expect, test } from 'vitest'
import { everyPokemon, type InPlay } from '../../src/game/board/pokemonInPlay.ts'
import { signed } from '../../src/game/damage/base.ts'
import { removeCounters } from '../../src/game/damage/counters.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { InForce, LastingEffect } from '../../src/game/model/lasting.ts'
import { board } from '../support/board.ts'
import { damage } from '../support/damage.ts'
import { damageOn, ledger, stepOf } from '../support/found.ts'
import { freeAttack, invented } from '../support/invented.ts'
import { A, after, B, heads, tails } from '../support/moves.ts'

const poke = { name: 'Poke', cost: [], damage: { base: 10 } } as const

const cards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'ruling-eviolite',
    name: 'Eviolite',
    continuous: [
      { continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon', fits: { stage: 'Basic' } } },
    ],
  },
  invented('Glass Jaw', {
    hp: 100,
    weaknesses: [{ type: 'Colorless', operator: '×', amount: 2 }],
    attacks: [{ name: 'Recoil', cost: [], damage: { base: 10 }, also: [{ to: 'thisPokemon', amount: 10 }] }],
  }),
  invented('Bumper', {
    hp: 100,
    resistances: [{ type: 'Colorless', amount: 30 }],
    attacks: [poke],
  }),
  invented('Bunker', {
    hp: 100,
    resistances: [{ type: 'Colorless', amount: 30 }],
    abilities: [
      { name: 'Thick Walls', continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'thisPokemon' } }] },
    ],
    attacks: [poke],
  }),
  invented('Hesitant', {
    attacks: [{ name: 'Tap', cost: [], damage: { base: 20 }, after: [{ do: 'flip', coins: 1 }] }],
  }),
]

const drawn = (text: string) => board(text, { cards })

test('R3 Weakness and Resistance are for Active targets only: a Benched one takes what is printed', () => {
  const snipe = (benched: string) =>
    after(drawn(`A active Laboratory Archer\n B active Laboratory Rat\n B bench ${benched}`), A.attack('Far Shot'))
  expect(damageOn(snipe('Glass Jaw'), 1, 'Glass Jaw')).toBe(30)
  expect(damageOn(snipe('Bumper'), 1, 'Bumper')).toBe(30)
})

test('R3 Weakness and Resistance are for Active targets only: the same attack on the Active one is doubled', () => {
  const start = drawn('A active Cramorant {Water Energy}\n B active Vulpix\n B bench Scorbunny')
  const atBench = after(start, A.attack('Water Arrow'), A.choose('Scorbunny'))
  expect(damageOn(atBench, 1, 'Scorbunny')).toBe(20)
  const atActive = after(start, A.attack('Water Arrow'), A.choose('Vulpix'))
  expect(damageOn(atActive, 1, 'Vulpix')).toBe(40)
})

test('R4 Self-damage uses the normal calculation: reductions apply, unless they are about the opponent', () => {
  const recoilWith = (tool: string) => {
    const hit = after(drawn(`A active Laboratory Ram [${tool}]\n B active Bumper`), A.attack('Crash'))
    return damageOn(hit, 0, 'Laboratory Ram')
  }
  expect(recoilWith('Eviolite')).toBe(0)
  expect(recoilWith('Laboratory Padding'), "less damage from the opponent's Pokémon").toBe(20)
})

test("R4 Self-damage uses the normal calculation: the attacker's own Weakness applies, its bonuses do not", () => {
  const hit = after(drawn('A active Glass Jaw [Laboratory Dumbbell]\n B active Laboratory Shield'), A.attack('Recoil'))
  expect(damageOn(hit, 0, 'Glass Jaw')).toBe(20)
  expect(damageOn(hit, 1, 'Laboratory Shield'), 'the Tool helps against the opponent').toBe(30)
})

test('R5 Zero stops before bonuses: 20× without heads stays 0 whatever the Tool adds', () => {
  const start = drawn('A active Laboratory Juggler [Laboratory Dumbbell]\n B active Glass Jaw')
  const missed = after(start, A.attack('Three Balls'), tails, tails, tails)
  expect(damageOn(missed, 1, 'Glass Jaw')).toBe(0)
  const one = after(start, A.attack('Three Balls'), tails, heads, tails)
  expect(damageOn(one, 1, 'Glass Jaw')).toBe(80)
})

test('R5 Zero stops before bonuses: 20 less for a printed 20 ends the calculation at step 2', () => {
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

test('R6 A + attack with a base above 0 goes on: 20+ with nothing extra and a Tool of 20 is 40 before Weakness', () => {
  const start = drawn('A active Laboratory Juggler [Laboratory Dumbbell]\n B active Glass Jaw')
  const hit = after(start, A.attack('Lucky Throw'), tails)
  expect(stepOf(hit, '2_attacker')).toMatchObject({ in: 20, out: 40 })
  expect(stepOf(hit, '3_weakness')).toMatchObject({ in: 40, out: 80 })
  expect(ledger(hit).damage).toBe(80)
})

test('R7 Damage counters are not damage: Resistance and "prevent all damage" do not stop them', () => {
  const start = drawn('A active Laboratory Hail [Laboratory Dumbbell]\n B active Bunker')
  expect(damageOn(after(start, A.attack('Pelt')), 1, 'Bunker')).toBe(30)
})

test('R7 Damage counters are an effect: "prevent all effects of attacks" stops them, the target may still be chosen', () => {
  const start = drawn('A active Laboratory Hail\n B active Laboratory Rat\n B bench Laboratory Glass')
  const glass = A.choose('Laboratory Glass')
  const spread = after(start, A.attack('Scatter'), glass, glass, glass, A.choose('Laboratory Rat'))
  expect(damageOn(spread, 1, 'Laboratory Glass')).toBe(0)
  expect(damageOn(spread, 1, 'Laboratory Rat')).toBe(10)
})

test('R8 Preventing effects is not preventing damage: the damage lands, the Paralysis does not', () => {
  const hit = after(drawn('A active Laboratory Stunner\n B active Laboratory Glass'), A.attack('Jolt'))
  expect(damageOn(hit, 1, 'Laboratory Glass')).toBe(10)
  expect(hit.game.players[1].active?.conditions.rotated).toBeNull()
})

test('R8 Preventing damage is not preventing effects: the Paralysis lands, the damage does not', () => {
  const hit = after(drawn('A active Laboratory Stunner\n B active Bunker'), A.attack('Jolt'))
  expect(damageOn(hit, 1, 'Bunker')).toBe(0)
  expect(hit.game.players[1].active?.conditions.rotated).toBe('Paralyzed')
})

test('R9 Prevented damage is not "damaged": nothing is triggered by 0 damage, however it came to be 0', () => {
  const hitOn = (defender: string) => {
    const hit = after(drawn(`A active Laboratory Mouse\n B active ${defender}`), A.attack('Nibble'))
    return damageOn(hit, 0, 'Laboratory Mouse')
  }
  expect(hitOn('Laboratory Shield [Laboratory Spikes]')).toBe(20)
  expect(hitOn('Bunker [Laboratory Spikes]'), 'prevented').toBe(0)
  expect(hitOn('Laboratory Cushion [Laboratory Spikes]'), 'reduced').toBe(0)
  expect(hitOn('Bumper [Laboratory Spikes]'), 'resisted').toBe(0)
})

test('A-D5.1 the ledger names what raised the damage and what prevented it', () => {
  const of = (effect: LastingEffect, source: string): InForce => ({ effect, whose: 0, turn: 2, source, ofAttack: true })
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield', {
    lasting: { B: [of({ lasting: 'damageTaken', amount: 30 }, 'Bruise'), of({ lasting: 'preventDamage' }, 'Harden')] },
  })
  const [attacker, target] = everyPokemon(game) as [InPlay, InPlay]
  const base = { damage: 20, sources: [] }
  const { entries } = damage({ game, attacker, attack: freeAttack('Graze'), target, base })
  expect(entries.find(({ step }) => step === '5_defender')).toMatchObject({
    in: 20,
    out: 0,
    sources: [
      { source: 'Bruise', change: '+30' },
      { source: 'Harden', change: '= 0' },
    ],
  })
})

test('A-D5.1 an effect that changes damage by nothing is written as +0', () => {
  expect([signed(0), signed(10), signed(-10)]).toEqual(['+0', '+10', '−10'])
})

test('A-D6.1 where there is no damage counter, none is taken off and nobody is told so', () => {
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield')
  expect(removeCounters(game, game.players[0].active?.id ?? -1, 2, 'Potion')).toBe(game)
})

test('A-D4.1 what Resistance has brought down to nothing is not raised again', () => {
  const bruise: InForce = {
    effect: { lasting: 'damageTaken', amount: 50 },
    whose: 0,
    turn: 2,
    source: 'Bruise',
    ofAttack: true,
  }
  const thick = invented('Thick', { resistances: [{ type: 'Colorless', amount: 30 }] })
  const start = board('A active Laboratory Rat\nB active Thick', { cards: [thick], lasting: { B: [bruise] } })
  expect(damageOn(after(start, A.attack('Nip')), 1, 'Thick')).toBe(0)
})

const HUNTER = invented('Hunter', {
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
  invented('Boar V', { hp: 220, rules: ['V'], prizes: 2 }),
  invented('Boar VMAX', { hp: 320, stage: 'Stage 1', evolvesFrom: 'Boar V', rules: ['VMAX'], prizes: 3 }),
  invented('Boar ex', { hp: 220, rules: ['ex'], prizes: 2 }),
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
