/**
 * Effects that prevent a Knock Out by damage, prevent damage by its amount, or damage the attacker in return (A-D5.1,
 * A-D6.1, A-F.3).
 */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, factsNamed, after as played, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { describe, expect, test } from 'vitest'
import type { PlayedTrainerDefinition, ToolDefinition } from '../../../src/game/model/cards.ts'
import type { LastingEffect } from '../../../src/game/model/lasting.ts'

const ON_ITSELF = { pokemon: 'thisPokemon' } as const

const sturdy = inventPokemon('Sturdy', {
  hp: 60,
  abilities: [{ name: 'Sturdy', continuous: [{ continuous: 'endures', scope: ON_ITSELF }] }],
})
const last = inventPokemon('Last', { hp: 10, abilities: sturdy.abilities ?? [] })
const plain = inventPokemon('Plain', { hp: 60 })
const brace: ToolDefinition = {
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'Brace',
  name: 'Brace',
  continuous: [{ continuous: 'endures', scope: ON_ITSELF, from: { whose: 'opponent' }, discards: true }],
}
const striker = inventPokemon('Striker', {
  hp: 200,
  attacks: [
    freeAttack('Blow', { damage: { base: 60 } }),
    freeAttack('Tap', { damage: { base: 20 } }),
    freeAttack('Curse', { after: [{ do: 'putCounters', on: 'opponentActive', counters: 9 }] }),
    freeAttack('Both', { damage: { base: 90 }, after: [{ do: 'putCounters', on: 'opponentActive', counters: 1 }] }),
    freeAttack('Tap and Curse', {
      damage: { base: 20 },
      after: [{ do: 'putCounters', on: 'opponentActive', counters: 9 }],
    }),
    freeAttack('Blow and Fell', { damage: { base: 60 }, after: [{ do: 'knockOut', pokemon: 'opponentActive' }] }),
    freeAttack('Snap', { damage: { base: 60 }, after: [{ do: 'discardTools', from: 'opponentActive' }] }),
    freeAttack('Recoil', { also: [{ to: 'thisPokemon', amount: 200 }] }),
  ],
})
const cards = [sturdy, last, plain, brace, striker]
const against = (defender: string, more = '') =>
  board(`A active Striker\n B active ${defender}\n B bench Wooloo${more}`, { cards })
const fell = (after: ReturnType<typeof played>) => factsNamed(after, 'POKEMON_KNOCKED_OUT').length > 0

describe('a Pokémon that survives', () => {
  test('has 10 HP left after damage that would Knock it Out', () => {
    const hit = played(against('Sturdy'), A.attack('Blow'))
    expect([fell(hit), damageOn(hit, 1, 'Sturdy')]).toEqual([false, 50])
  })

  test('is undamaged in the end if it has only 10 HP, and a fact records this', () => {
    const hit = played(against('Last'), A.attack('Blow'))
    expect([fell(hit), damageOn(hit, 1, 'Last')]).toEqual([false, 0])
    expect(
      factsNamed(hit, 'COUNTERS_REMOVED').map(({ pokemon, counters, kept }) => [pokemon.name, counters, kept]),
    ).toEqual([['Last', 6, true]])
  })

  test('does so only without damage on it', () => {
    const twice = played(against('Sturdy'), A.attack('Tap'), B.endTurn(), A.attack('Blow'))
    expect(fell(twice)).toBe(true)
    expect(factsNamed(twice, 'DAMAGE_PLACED').map(({ damage }) => damage)).toEqual([20, 60])
  })

  test('is Knocked Out by damage counters without the damage', () => {
    expect(fell(played(against('Sturdy'), A.attack('Curse')))).toBe(true)
    expect(fell(played(against('Sturdy'), A.attack('Tap and Curse')))).toBe(true)
  })

  test('has 10 HP left when the Knock Outs would come, whatever the attack has put on it by then', () => {
    const hit = played(against('Sturdy'), A.attack('Both'))
    expect([fell(hit), damageOn(hit, 1, 'Sturdy')]).toEqual([false, 50])
  })

  test('is Knocked Out by a text all the same', () => {
    expect(fell(played(against('Sturdy'), A.attack('Blow and Fell')))).toBe(true)
  })

  test('asks then for the text that keeps it: a Tool that the attack has discarded keeps nothing', () => {
    expect(fell(played(against('Plain [Brace]'), A.attack('Snap')))).toBe(true)
  })

  test('may do so by a Tool, which is then discarded', () => {
    const start = against('Plain [Brace]')
    const tools = (after: ReturnType<typeof played>) => after.game.players[1].active?.tools.length
    expect([damageOn(played(start, A.attack('Blow')), 1, 'Plain'), tools(played(start, A.attack('Blow')))]).toEqual([
      50, 0,
    ])
    expect(tools(played(start, A.attack('Tap')))).toBe(1)
  })

  test("not its own attack, if the text names the opponent's", () => {
    const start = board('A active Striker [Brace]\n A bench Wooloo\n B active Wooloo', { cards })
    expect(fell(played(start, A.attack('Recoil')))).toBe(true)
  })
})

describe("an attack's effect on later attackers", () => {
  const leaves = (...effects: readonly LastingEffect[]) =>
    effects.map((effect) => ({ do: 'lasting', on: 'thisPokemon', effect, during: 'opponentsNextTurn' }) as const)
  const bristling = inventPokemon('Bristling', {
    hp: 100,
    attacks: [
      freeAttack('Bristle', { after: leaves({ lasting: 'returnsDamage', counters: 3 }) }),
      freeAttack('Mirror', { after: leaves({ lasting: 'returnsDamage' }) }),
      freeAttack('Small Shield', { after: leaves({ lasting: 'preventDamage', atMost: 20 }) }),
      freeAttack('Great Shield', { after: leaves({ lasting: 'preventDamage', atLeast: 60 }) }),
    ],
  })
  const start = board('A active Bristling\n A bench Wooloo\n B active Striker', { cards: [bristling, ...cards] })
  const struck = (attack: string, blow: string) => {
    const over = played(start, A.attack(attack), B.attack(blow))
    return [damageOn(over, 0, 'Bristling'), damageOn(over, 1, 'Striker')]
  }

  test('damage counters on the attacker, a fixed number or as many as the damage', () => {
    expect(struck('Bristle', 'Blow')).toEqual([60, 30])
    expect(struck('Mirror', 'Blow')).toEqual([60, 60])
    expect(struck('Bristle', 'Curse')).toEqual([90, 0])
  })

  test('also from a Pokémon that is Knocked Out', () => {
    const over = played(
      board('A active Bristling -60\n A bench Wooloo\n B active Striker', { cards: [bristling, ...cards] }),
      A.attack('Bristle'),
      B.attack('Blow'),
    )
    expect([fell(over), damageOn(over, 1, 'Striker')]).toEqual([true, 30])
  })

  test('prevents damage up to a limit, or from a limit on', () => {
    expect(struck('Small Shield', 'Tap')).toEqual([0, 0])
    expect(struck('Small Shield', 'Blow')).toEqual([60, 0])
    expect(struck('Great Shield', 'Tap')).toEqual([20, 0])
    expect(struck('Great Shield', 'Blow')).toEqual([0, 0])
  })
})

describe('a Supporter card that may be played on the first turn of the game', () => {
  const early: PlayedTrainerDefinition = {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'Early',
    name: 'Early',
    onTheFirstTurn: true,
    effect: [{ do: 'draw', who: 'you', cards: 1 }],
  }
  const first = board('turn 1 of A\n A active Wooloo\n A hand Early, Hop\n B active Wooloo', { cards: [early] })

  accepts('T2D.4', 'a Supporter whose text allows playing it on the first turn', () => {
    expect(refusals(first, A.supporter('Early'))).toEqual([])
  })

  rejects('T2D.4', 'a Supporter whose text does not allow playing it on the first turn', () => {
    expect(refusals(first, A.supporter('Hop'))).toEqual(['FIRST_TURN_SUPPORTER'])
  })
})
