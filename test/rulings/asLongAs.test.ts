/** Rulings about effects with a condition (T2F.2): they start and end with it. */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, pokemonNamed } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { hitPoints } from '../../src/game/board/hitPoints.ts'
import { retreatCost } from '../../src/game/board/limits.ts'
import { findPokemon } from '../../src/game/board/pokemonInPlay.ts'
import type { ContinuousEffect } from '../../src/game/model/lasting.ts'

const ITSELF = { pokemon: 'thisPokemon' } as const

const withAbility = (name: string, ...continuous: readonly ContinuousEffect[]) =>
  inventPokemon(name, {
    abilities: [{ name: 'Way', continuous }],
    attacks: [freeAttack('Hit', { damage: { base: 40 } })],
  })

const inPlayNamed = (at: ReturnType<typeof board>, player: 0 | 1, name: string) => {
  const found = findPokemon(at.game, pokemonNamed(at, player, name)?.id ?? -1)
  if (found === null) throw new Error(`${name} is not in play.`)
  return found
}

test('T2F.2 "if it has any Energy attached, it has no Retreat Cost"', () => {
  const cards = [withAbility('Eel', { continuous: 'noRetreatCost', scope: { ...ITSELF, withEnergy: {} } })]
  const cost = (energy: string) => {
    const at = board(`A active Eel${energy}\n B active Vulpix`, { cards })
    return retreatCost(at.game, inPlayNamed(at, 0, 'Eel'))
  }
  expect([cost(''), cost(' {Fire Energy}')]).toEqual([1, 0])
})

test('T2F.2 "as long as this Pokémon is in the Active Spot, your opponent\'s attacks do 20 less"', () => {
  const soft: ContinuousEffect = {
    continuous: 'damageDealt',
    amount: -20,
    scope: { pokemon: 'opponents', where: 'Active' },
    while: { is: 'active', pokemon: 'thisPokemon' },
  }
  const cards = [withAbility('Mist', soft), withAbility('Ram'), withAbility('Post')]
  const active = after(board('A active Ram\n B active Mist\n B bench Post', { cards }), A.attack('Hit'))
  const benched = after(board('A active Ram\n B active Post\n B bench Mist', { cards }), A.attack('Hit'))
  expect([damageOn(active, 1, 'Mist'), damageOn(benched, 1, 'Post')]).toEqual([20, 40])
})

test('R34 when its condition ends, HP goes, and the Pokémon is Knocked Out at once', () => {
  const grown: ContinuousEffect = {
    continuous: 'hp',
    amount: 100,
    scope: ITSELF,
    while: { is: 'like', pokemon: 'thisPokemon', filter: { withEnergy: { type: 'Fire' } } },
  }
  const washer = inventPokemon('Washer', {
    attacks: [freeAttack('Wash', { after: [{ do: 'discardAllEnergy', from: 'opponentActive' }] })],
  })
  const at = board('A active Washer\n B active Oak -120 {Fire Energy}\n B bench Vulpix', {
    cards: [washer, withAbility('Oak', grown)],
  })
  expect(hitPoints(at.game, inPlayNamed(at, 1, 'Oak'))).toBe(200)
  const washed = after(at, A.attack('Wash'))
  expect(pokemonNamed(washed, 1, 'Oak')).toBeUndefined()
})

test('A-D2.1 an amount for each of something is counted at each use', () => {
  const pack: ContinuousEffect = {
    continuous: 'damageDealt',
    amount: 10,
    times: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } },
    scope: ITSELF,
  }
  const cards = [withAbility('Wolf', pack), inventPokemon('Post', { hp: 200 })]
  const hit = after(board('A active Wolf\n A bench Vulpix; Vulpix; Vulpix\n B active Post', { cards }), A.attack('Hit'))
  expect(damageOn(hit, 1, 'Post')).toBe(70)
})

test('T2F.2 a condition on HP ignores the HP that it grants', () => {
  const proud: ContinuousEffect = {
    continuous: 'hp',
    amount: 50,
    scope: ITSELF,
    while: { is: 'like', pokemon: 'thisPokemon', filter: { hpLeftAtMost: 100 } },
  }
  const at = board('A active Proud\n B active Vulpix', { cards: [withAbility('Proud', proud)] })
  expect(hitPoints(at.game, inPlayNamed(at, 0, 'Proud'))).toBe(150)
})
