/** Texts that prevent damage, or a Knock Out, when a coin shows heads (A-D5.1, KO.1). */
import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, factsNamed, heads, after as played, tails } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import type { ToolDefinition } from '../../../src/game/model/cards.ts'
import type { ContinuousEffect } from '../../../src/game/model/lasting.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const ON_ITSELF = { pokemon: 'thisPokemon' } as const
const DODGES = { continuous: 'preventDamage', scope: ON_ITSELF, onHeads: true } as const
const ENDURES = { continuous: 'endures', scope: ON_ITSELF, onHeads: true } as const
const saying = (name: string, hp: number, ...continuous: readonly ContinuousEffect[]) =>
  inventPokemon(name, { hp, abilities: [{ name, continuous }] })
const cloak: ToolDefinition = { kind: 'Trainer', trainer: 'Tool', id: 'Cloak', name: 'Cloak', continuous: [DODGES] }
const vest: ToolDefinition = {
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'Vest',
  name: 'Vest',
  continuous: [{ continuous: 'preventDamage', scope: ON_ITSELF }],
}
const BLOW = { damage: { base: 60 } } as const
const striker = inventPokemon('Striker', {
  hp: 200,
  attacks: [
    freeAttack('Blow', BLOW),
    freeAttack('Slip', { ...BLOW, unaffectedBy: ['effects'] }),
    freeAttack('Storm', { ...BLOW, also: [{ to: 'eachOfOpponentBench', amount: 20 }] }),
    freeAttack('Toss', {
      damage: { base: 60, sign: '×', coins: 1, terms: [{ amount: 60, times: { count: 'heads' } }] },
      after: [{ do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] }],
    }),
    freeAttack('Curse', { after: [{ do: 'putCounters', on: 'opponentActive', counters: 9 }] }),
    freeAttack('Dodge', {
      after: [
        {
          do: 'lasting',
          on: 'thisPokemon',
          effect: { lasting: 'preventDamage', onHeads: true },
          during: 'opponentsNextTurn',
        },
      ],
    }),
  ],
})
const cards = [
  striker,
  saying('Dodger', 100, DODGES),
  saying('Tough', 60, ENDURES),
  saying('Both', 60, DODGES, ENDURES),
  cloak,
  vest,
]
const against = (active: string, bench = 'Wooloo') =>
  board(`A active Striker\n B active ${active}\n B bench ${bench}`, { cards })
const fell = (after: ReturnType<typeof played>) => factsNamed(after, 'POKEMON_KNOCKED_OUT').length > 0

describe('a text that flips a coin for damage', () => {
  test('prevents it on heads, and only on heads; its own player flips', () => {
    expect(damageOn(played(against('Dodger'), A.attack('Blow'), heads), 1, 'Dodger')).toBe(0)
    const hit = played(against('Dodger'), A.attack('Blow'), tails)
    expect(damageOn(hit, 1, 'Dodger')).toBe(60)
    expect(factsNamed(hit, 'COIN_FLIPPED')).toMatchObject([{ player: 1, heads: false, for: "Dodger's Dodger" }])
  })

  test('flips although the damage ignores it (C2040)', () => {
    expect(damageOn(played(against('Dodger'), A.attack('Slip'), heads), 1, 'Dodger')).toBe(60)
  })

  test('flips none for damage that is prevented anyway, or is not done', () => {
    expect(damageOn(played(against('Dodger [Vest]'), A.attack('Blow')), 1, 'Dodger')).toBe(0)
    expect(damageOn(played(against('Dodger'), A.attack('Curse')), 1, 'Dodger')).toBe(90)
  })

  test('flips for each damaged Pokémon, and for each text until one shows heads', () => {
    const storm = played(against('Dodger', 'Dodger; Wooloo'), A.attack('Storm'), tails, heads)
    expect(storm.game.players[1].active?.damage).toBe(60)
    expect(storm.game.players[1].bench.map(({ damage }) => damage)).toEqual([0, 20])
    expect(damageOn(played(against('Dodger [Cloak]'), A.attack('Blow'), tails, heads), 1, 'Dodger')).toBe(0)
    expect(damageOn(played(against('Dodger [Cloak]'), A.attack('Blow'), heads), 1, 'Dodger')).toBe(0)
  })

  test('leaves the attack its own coins', () => {
    const toss = played(against('Dodger'), A.attack('Toss'), heads, tails)
    expect(factsNamed(toss, 'CARDS_DRAWN').map(({ player }) => player)).toEqual([0, 1])
  })

  test('may be the effect of an attack', () => {
    const start = board('A active Striker\n A bench Wooloo\n B active Striker', { cards })
    expect(damageOn(played(start, A.attack('Dodge'), B.attack('Blow'), heads), 0, 'Striker')).toBe(0)
    expect(damageOn(played(start, A.attack('Dodge'), B.attack('Blow'), tails), 0, 'Striker')).toBe(60)
  })
})

describe('a text that flips a coin for a Knock Out', () => {
  test.each(['Tough', 'Tough -20'])('%s has 10 HP left on heads', (tough) => {
    const kept = played(against(tough), A.attack('Blow'), heads)
    expect([fell(kept), damageOn(kept, 1, 'Tough')]).toEqual([false, 50])
    expect(fell(played(against(tough), A.attack('Blow'), tails))).toBe(true)
  })

  test('flips none for damage counters that are no damage', () => {
    expect(fell(played(against('Tough'), A.attack('Curse')))).toBe(true)
  })

  test('flips before the other effects in eras in which damage Knocks Out at once', () => {
    const old = board('A active Striker\n B active Tough\n B bench Wooloo', {
      cards,
      ruleset: { ...swordAndShield, knockOutBeforeEffects: true },
    })
    expect(fell(played(old, A.attack('Blow'), heads))).toBe(false)
    expect(fell(played(old, A.attack('Blow'), tails))).toBe(true)
  })

  test('comes after the coin for the damage', () => {
    expect(fell(played(against('Both'), A.attack('Blow'), heads))).toBe(false)
    const kept = played(against('Both'), A.attack('Blow'), tails, heads)
    expect([fell(kept), damageOn(kept, 1, 'Both')]).toEqual([false, 50])
    expect(fell(played(against('Both'), A.attack('Blow'), tails, tails))).toBe(true)
  })
})
