/**
 * Rulings about texts that change a Pokémon: its types (A-D3.1), its Weakness, the effects of its Special Conditions
 * (PC), its protection (R8).
 */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { hitPoints } from '../../src/game/board/hitPoints.ts'
import { benchLimit } from '../../src/game/board/limits.ts'
import { inPlay } from '../../src/game/board/pokemonInPlay.ts'
import type { PokemonDefinition } from '../../src/game/model/cards.ts'
import type { ContinuousEffect } from '../../src/game/model/lasting.ts'
import type { Pokemon } from '../../src/game/model/pokemon.ts'

const own = (name: string, ...continuous: readonly ContinuousEffect[]): PokemonDefinition =>
  inventPokemon(name, { abilities: [{ name: 'Own', continuous }] })

const ITSELF = { pokemon: 'thisPokemon' } as const

const weak = (name: string, ...continuous: readonly ContinuousEffect[]): PokemonDefinition => ({
  ...own(name, ...continuous),
  weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }],
})

const hit = (target: PokemonDefinition, ...attacker: readonly ContinuousEffect[]): number => {
  const ram = {
    ...own('Ram', ...attacker),
    types: ['Water'] as const,
    attacks: [freeAttack('Hit', { damage: { base: 20 } })],
  }
  const at = board(`A active Ram\n A deck Hop x5\n B active ${target.name}\n B deck Hop x5`, { cards: [ram, target] })
  return damageOn(after(at, A.attack('Hit')), 1, target.name)
}

test("A-D3.1 Weakness compares the attacker's current types", () => {
  expect(hit(weak('Shy'))).toBe(20)
  expect(hit(weak('Shy'), { continuous: 'types', types: ['Fire'], scope: ITSELF })).toBe(40)
  expect(hit(weak('Shy'), { continuous: 'types', types: ['Fire'], besides: true, scope: ITSELF })).toBe(40)
})

test('A-D3.1 an added type leaves the printed type', () => {
  const wet = { ...weak('Shy'), weaknesses: [{ type: 'Water', operator: '×', amount: 2 }] as const }
  expect(hit(wet, { continuous: 'types', types: ['Fire'], besides: true, scope: ITSELF })).toBe(40)
  expect(hit(wet, { continuous: 'types', types: ['Fire'], scope: ITSELF })).toBe(20)
})

test('a text about Pokémon of a type means their current types', () => {
  const lamp = own('Lamp', { continuous: 'types', types: ['Fire'], scope: { pokemon: 'yours', where: 'Bench' } })
  const oven = {
    ...own('Oven', { continuous: 'hp', amount: -40, scope: { pokemon: 'yours', fits: { type: 'Fire' } } }),
    types: ['Water'] as const,
  }
  const at = board('A active Oven\n A bench Lamp\n A deck Hop x5\n B active Vulpix\n B deck Hop x5', {
    cards: [lamp, oven],
  })
  const side = at.game.players[0]
  const hp = (pokemon: Pokemon): number => hitPoints(at.game, inPlay(at.game, 0, pokemon))
  expect([side.active, ...side.bench].map((one) => one !== null && hp(one))).toEqual([100, 60])
})

test('A-D3.1 a text changes the type of the Weakness and its multiplier', () => {
  expect(hit(weak('Shy', { continuous: 'weaknessTo', type: 'Water', scope: ITSELF }))).toBe(40)
  expect(
    hit(
      weak(
        'Shy',
        { continuous: 'weaknessTo', type: 'Water', scope: ITSELF },
        { continuous: 'weaknessTimes', factor: 4, scope: ITSELF },
      ),
    ),
  ).toBe(80)
  const firm = own('Firm', { continuous: 'weaknessTo', type: 'Water', scope: ITSELF })
  expect(hit({ ...weak('Firm'), ...firm, weaknesses: [] as never })).toBe(40)
})

test('PC.2 more damage counters for being Poisoned; PC.4 two coins for being Asleep', () => {
  const swamp = own(
    'Swamp',
    { continuous: 'conditionCounters', condition: 'Poisoned', amount: 2, scope: { pokemon: 'opponents' } },
    { continuous: 'sleepCoins', coins: 2, scope: { pokemon: 'opponents' } },
  )
  const at = board('A active Swamp\n A deck Hop x5\n B active Vulpix Poisoned Asleep\n B deck Hop x5', {
    cards: [swamp],
  })
  const mixed = after(at, A.endTurn(), heads, tails)
  expect(damageOn(mixed, 1, 'Vulpix')).toBe(30)
  expect(mixed.game.players[1].active?.conditions.rotated).toBe('Asleep')
  expect(after(at, A.endTurn(), heads, heads).game.players[1].active?.conditions.rotated).toBeNull()
})

test('T2A.3 a smaller Bench for one player, as long as the Pokémon is Active', () => {
  const gem = own('Gem', {
    continuous: 'benchLimit',
    limit: 1,
    whose: 'opponent',
    while: { is: 'active', pokemon: 'thisPokemon' },
  })
  const rows = 'A deck Hop x5\n B active Vulpix\n B bench Sobble\n B hand Scorbunny\n B deck Hop x5'
  const there = board(`turn 4 of B\n A active Gem\n ${rows}`, { cards: [gem] })
  expect([benchLimit(there.game, 0), benchLimit(there.game, 1)]).toEqual([5, 1])
  expect(refusals(there, B.bench('Scorbunny'))).toContain('BENCH_FULL')
  const back = board(`turn 4 of B\n A active Sobble\n A bench Gem\n ${rows}`, { cards: [gem] })
  expect(benchLimit(back.game, 1)).toBe(5)
})

test('R8 Abilities and the changes they make do not affect a Pokémon that is protected from effects of Abilities', () => {
  const shut = own('Shut', {
    continuous: 'preventEffects',
    of: 'Abilities',
    from: { whose: 'opponent' },
    scope: ITSELF,
  })
  const bully = inventPokemon('Bully', {
    abilities: [
      { name: 'Poke', use: [{ do: 'putCounters', on: 'opponentActive', counters: 2 }] },
      { name: 'Press', continuous: [{ continuous: 'cantRetreat', scope: { pokemon: 'opponents' } }] },
    ],
  })
  const rows = 'A deck Hop x5\n B bench Sobble\n B deck Hop x5'
  const at = board(`A active Bully\n B active Shut\n ${rows}`, { cards: [shut, bully] })
  const poked = after(at, A.ability('Bully'))
  expect(damageOn(poked, 1, 'Shut')).toBe(0)
  expect(refusals(after(poked, A.endTurn()), B.retreat())).not.toContain('RETREAT_FORBIDDEN')
  const plain = board(`A active Bully\n B active Vulpix\n ${rows}`, { cards: [bully] })
  expect(damageOn(after(plain, A.ability('Bully')), 1, 'Vulpix')).toBe(20)
})
