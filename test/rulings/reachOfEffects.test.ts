/** Rulings about the reach of effects on damage: their targets and attackers. */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Program } from '../../src/game/model/effects.ts'
import type { ContinuousEffect, InForce, LastingEffect } from '../../src/game/model/lasting.ts'

const SNIPER = inventPokemon('Sniper', {
  attacks: [
    freeAttack('Snipe', {
      choose: [{ do: 'choosePokemon', as: 'it', from: { whose: 'opponent' } }],
      also: [{ to: { chosen: 'it' }, amount: 30 }],
    }),
    freeAttack('Reckless', { damage: { base: 30 }, also: [{ to: 'thisPokemon', amount: 20 }] }),
  ],
})

const DAY = inventPokemon('Day')
const NIGHT = inventPokemon('Night', { rules: ['V'], prizes: 2 })

const inForce = (effect: LastingEffect): InForce => ({ effect, whose: 0, turn: 2, source: 'Before', ofAttack: true })

const start = (effect: LastingEffect) =>
  board('A active Sniper\n B active Day\n B bench Night', {
    cards: [SNIPER, DAY, NIGHT],
    lasting: { A: [inForce(effect)] },
  })

test.each([
  [-20, 'Day', 10],
  [-20, 'Night', 10],
  [40, 'Day', 70],
  [40, 'Night', 70],
])('A-D2.1 "attacks do %i" reaches any target: %s takes %i', (amount, target, points) => {
  const hit = after(start({ lasting: 'damageDealt', amount }), A.attack('Snipe'), A.choose(target))
  expect(damageOn(hit, 1, target)).toBe(points)
})

test('R4 it applies to the attacker itself', () => {
  const hit = after(start({ lasting: 'damageDealt', amount: 40 }), A.attack('Reckless'))
  expect([damageOn(hit, 0, 'Sniper'), damageOn(hit, 1, 'Day')]).toEqual([60, 70])
})

test('A-D2.1 "to your opponent\'s Active Pokémon" applies to that one target', () => {
  const more = start({ lasting: 'damageDealt', amount: 40, to: { whose: 'opponent', where: 'Active' } })
  const hit = after(more, A.attack('Reckless'))
  expect([damageOn(hit, 0, 'Sniper'), damageOn(hit, 1, 'Day')]).toEqual([20, 70])
  expect(damageOn(after(more, A.attack('Snipe'), A.choose('Night')), 1, 'Night')).toBe(30)
})

test('A-D2.1 "to your opponent\'s Pokémon V" depends on the target', () => {
  const more = start({ lasting: 'damageDealt', amount: 40, to: { whose: 'opponent', fits: { rule: 'V' } } })
  expect(damageOn(after(more, A.attack('Snipe'), A.choose('Night')), 1, 'Night')).toBe(70)
  expect(damageOn(after(more, A.attack('Snipe'), A.choose('Day')), 1, 'Day')).toBe(30)
})

test('A-D2.1 "its Snipe attack does 40 more" applies to that attack only', () => {
  const more = start({ lasting: 'damageDealt', amount: 40, attack: 'Snipe' })
  expect(damageOn(after(more, A.attack('Snipe'), A.choose('Day')), 1, 'Day')).toBe(70)
  expect(damageOn(after(more, A.attack('Reckless')), 1, 'Day')).toBe(30)
})

const guarded = (effect: ContinuousEffect, attacker: string) =>
  board(`A active ${attacker}\n B active Guarded`, {
    cards: [
      inventPokemon('Guarded', { abilities: [{ name: 'Guard', continuous: [effect] }] }),
      inventPokemon('Plain', { attacks: [freeAttack('Hit', { damage: { base: 50 } })] }),
      inventPokemon('Grand V', { rules: ['V'], prizes: 2, attacks: [freeAttack('Hit', { damage: { base: 50 } })] }),
    ],
  })

const ITSELF = { pokemon: 'thisPokemon' } as const

test.each([
  ['Plain', 50],
  ['Grand V', 20],
])('A-D5.1 "takes 30 less from attacks of your opponent\'s Pokémon V": from %s it takes %i', (attacker, points) => {
  const from = { whose: 'opponent', fits: { rule: 'V' } } as const
  const less = guarded({ continuous: 'damageTaken', amount: -30, scope: ITSELF, from }, attacker)
  expect(damageOn(after(less, A.attack('Hit')), 1, 'Guarded')).toBe(points)
})

test.each([
  ['Plain', 50],
  ['Grand V', 0],
])('R8 "prevent all damage by attacks from your opponent\'s Pokémon V": from %s it takes %i', (attacker, points) => {
  const from = { whose: 'opponent', fits: { rule: 'V' } } as const
  const none = guarded({ continuous: 'preventDamage', scope: ITSELF, from }, attacker)
  expect(damageOn(after(none, A.attack('Hit')), 1, 'Guarded')).toBe(points)
})

const WITH_COUNTERS: Program = [
  { do: 'choosePokemon', as: 'it', from: { whose: 'opponent' } },
  { do: 'putCounters', on: { chosen: 'it' }, counters: 2 },
]

test.each([
  ['an attack are kept off', undefined, A.attack('Curse'), 10, 0],
  ['an Ability are kept off', 'Abilities', A.ability('Ghost'), 0, 0],
  ['an Ability stay, where those of attacks are kept off', undefined, A.ability('Ghost'), 0, 20],
] as const)('R7 counters placed on the Bench by %s', (_, of, move, damage, points) => {
  const ghost = inventPokemon('Ghost', {
    abilities: [{ name: 'Grudge', use: WITH_COUNTERS }],
    attacks: [
      freeAttack('Curse', { also: [{ to: { each: { whose: 'opponent' } }, amount: 10 }], after: WITH_COUNTERS }),
    ],
  })
  const cage: ContinuousEffect = {
    continuous: 'preventEffects',
    just: 'counters',
    ...(of === undefined ? {} : { of }),
    from: { whose: 'opponent' },
    scope: { pokemon: 'all', where: 'Bench' },
  }
  const start = board('A active Ghost\n B active Day\n B bench Night\n stadium Cage of A', {
    cards: [ghost, DAY, NIGHT, { kind: 'Trainer', trainer: 'Stadium', id: 'Cage', name: 'Cage', continuous: [cage] }],
  })
  expect(damageOn(after(start, move, A.choose('Night')), 1, 'Night')).toBe(points + damage)
  expect(damageOn(after(start, move, A.choose('Day')), 1, 'Day')).toBe(20 + damage)
})

test('R7 an effect that keeps counters off lets every other effect through', () => {
  const whirl = freeAttack('Whirl', {
    after: [
      { do: 'chooseAttached', as: 'it', on: { each: { whose: 'opponent', where: 'Bench' } }, filter: {} },
      { do: 'move', cards: 'it', to: 'discard' },
    ],
  })
  const cage = {
    continuous: 'preventEffects',
    just: 'counters',
    scope: { pokemon: 'all', where: 'Bench' },
  } as const
  const start = board('A active Wind\n B active Day\n B bench Night {Fire Energy}\n stadium Cage of A', {
    cards: [
      inventPokemon('Wind', { attacks: [whirl] }),
      DAY,
      NIGHT,
      { kind: 'Trainer', trainer: 'Stadium', id: 'Cage', name: 'Cage', continuous: [cage] },
    ],
  })
  expect(after(start, A.attack('Whirl')).game.players[1].discard).toHaveLength(1)
})

test('R8 an effect on several Pokémon happens to all of them together: the protector still protects while it devolves', () => {
  const guard: ContinuousEffect = {
    continuous: 'preventEffects',
    scope: { pokemon: 'yours', where: 'Bench' },
    from: { whose: 'opponent' },
  }
  const cards = [
    inventPokemon('Rewinder', {
      attacks: [freeAttack('Rewind', { after: [{ do: 'devolve', pokemon: 'eachOfOpponents', to: 'hand' }] })],
    }),
    inventPokemon('Tad'),
    inventPokemon('Frog', { stage: 'Stage 1', evolvesFrom: 'Tad' }),
    inventPokemon('Shield', {
      stage: 'Stage 1',
      evolvesFrom: 'Tad',
      abilities: [{ name: 'Dome', continuous: [guard] }],
    }),
  ]
  const start = board('A active Rewinder\n B active Shield < Tad\n B bench Frog < Tad', { cards })
  const { players } = after(start, A.attack('Rewind')).game
  expect(players[1].active?.cards).toHaveLength(1)
  expect(players[1].bench.map((one) => one.cards.length)).toEqual([2])
})
