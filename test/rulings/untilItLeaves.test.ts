/**
 * Rulings about effects of attacks that last until the Pokémon leaves the Active Spot (T2E.7), and about those that
 * belong to a Special Condition: coins for being Asleep (PC.4), damage counters for being Confused (A-C.1).
 */
import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, B, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { Program } from '../../src/game/model/effects.ts'
import type { LastingEffect } from '../../src/game/model/lasting.ts'

const left = (on: 'thisPokemon' | 'opponentActive', effect: LastingEffect): Program => [
  { do: 'lasting', on, effect, during: 'whileActive' },
]

const spent = inventPokemon('Spent', {
  attacks: [freeAttack('Burst', { after: left('thisPokemon', { lasting: 'cantUseAttack', attack: 'Burst' }) })],
})

const lullaby = inventPokemon('Lullaby', {
  attacks: [
    freeAttack('Deep', {
      after: [
        { do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' },
        ...left('opponentActive', { lasting: 'sleepCoins', coins: 2 }),
      ],
    }),
    freeAttack('Light', { after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }] }),
    freeAttack('Dizzy', {
      after: [
        { do: 'condition', pokemon: 'opponentActive', condition: 'Confused' },
        ...left('opponentActive', { lasting: 'conditionCounters', condition: 'Confused', amount: 5 }),
      ],
    }),
  ],
})

const target = inventPokemon('Target', {
  hp: 300,
  retreatCost: 0,
  attacks: [freeAttack('Hit', { damage: { base: 10 } })],
})

const ROWS = 'A deck Hop x5\n B deck Hop x5'

test('T2E.7 an effect until it leaves the Active Spot holds in every turn, and not after it came back', () => {
  const at = board(`A active Spent\n A bench Target\n B active Target\n ${ROWS}`, {
    cards: [{ ...spent, retreatCost: 0 }, target],
  })
  const mine = after(at, A.attack('Burst'), B.endTurn())
  const later = after(mine, A.endTurn(), B.endTurn())
  for (const turn of [mine, later]) expect(refusals(turn, A.attack('Burst'))).toContain('ATTACK_FORBIDDEN')
  const back = after(later, A.retreat(), A.endTurn(), B.endTurn(), A.retreat())
  expect(refusals(back, A.attack('Burst'))).toEqual([])
})

test('PC.4 two coins for as long as it sleeps: any tails, and it stays Asleep', () => {
  const at = board(`A active Lullaby\n B active Target\n ${ROWS}`, { cards: [lullaby, target] })
  const asleep = after(at, A.attack('Deep'), heads, tails)
  expect(asleep.game.players[1].active?.conditions.rotated).toBe('Asleep')
  const still = after(asleep, B.endTurn(), tails, heads)
  expect(still.game.players[1].active?.conditions.rotated).toBe('Asleep')
  expect(after(still, A.endTurn(), heads, heads).game.players[1].active?.conditions.rotated).toBeNull()
})

test('PC.4 one coin again for the next sleep, after it woke up or fell asleep anew', () => {
  const at = board(`A active Lullaby\n B active Target\n ${ROWS}`, { cards: [lullaby, target] })
  const woken = after(at, A.attack('Deep'), heads, heads, B.endTurn())
  expect(after(woken, A.attack('Light'), heads).game.players[1].active?.conditions.rotated).toBeNull()
  const asleep = after(at, A.attack('Deep'), heads, tails, B.endTurn(), heads, tails)
  expect(after(asleep, A.attack('Light'), heads).game.players[1].active?.conditions.rotated).toBeNull()
})

test('A-C.1 an attack says how many damage counters its Confusion puts on a Pokémon that fails to attack', () => {
  const at = board(`A active Lullaby\n B active Target\n ${ROWS}`, { cards: [lullaby, target] })
  const confused = after(at, A.attack('Dizzy'))
  expect(damageOn(after(confused, B.attack('Hit'), tails), 1, 'Target')).toBe(80)
  expect(damageOn(after(confused, B.attack('Hit'), heads), 1, 'Target')).toBe(0)
})
