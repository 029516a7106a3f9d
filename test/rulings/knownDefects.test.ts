/** Known mistakes of engines of this game, each ruled out by name. */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, order } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B, factsNamed, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { sunAndMoon, swordAndShield } from '../../src/game/rulesets/rulesets.ts'

test('Sudden Death although one player met more winning conditions: two against one is a win (R16)', () => {
  const { state, game } = after(
    board(
      `
        A active  Laboratory Ram -40
        A bench   Laboratory Mouse
        A prizes  Hop
        B active  Laboratory Rat
        B prizes  Hop
      `,
      { ruleset: swordAndShield },
    ),
    A.attack('Crash'),
  )
  expect(state).toBe('gameOver')
  expect(game.result).toMatchObject({ outcome: 'win', winner: 0 })
})

test('Game decided at the first player found without Prize cards: both are judged at once (R16, R17)', () => {
  const lastPrizeLastPokemon = (attacker: 'A' | 'B') => {
    const defender = attacker === 'A' ? 'B' : 'A'
    return board(`
      turn ${attacker === 'A' ? 3 : 4} of ${attacker}
      ${attacker} active  Laboratory Ram -40
      ${attacker} prizes  Hop
      ${defender} active  Laboratory Rat
      ${defender} bench   Laboratory Mouse
      ${defender} prizes  Hop x1
    `)
  }
  const won = { outcome: 'win', reasons: ['allPrizesTaken', 'noPokemonLeft'] }
  expect(after(lastPrizeLastPokemon('A'), A.attack('Crash')).game.result).toEqual({ ...won, winner: 1 })
  expect(after(lastPrizeLastPokemon('B'), B.attack('Crash')).game.result).toEqual({ ...won, winner: 0 })
})

test('Promotion in the order of seats: the player whose turn is next promotes first, in either seat (R18)', () => {
  const fallen = (turn: string) =>
    board(`
      turn ${turn}
      A active  Laboratory Rat -30 Poisoned
      A bench   Laboratory Mouse; Laboratory Tadpole
      B active  Laboratory Rat -30 Poisoned
      B bench   Laboratory Mouse; Laboratory Tadpole
    `)
  const afterA = after(fallen('3 of A'), A.endTurn(), B.choose('prize 1'), A.choose('prize 1'))
  expect(afterA.game.ask).toMatchObject({ purpose: 'promote', player: 1 })
  const afterB = after(fallen('4 of B'), B.endTurn(), A.choose('prize 1'), B.choose('prize 1'))
  expect(afterB.game.ask).toMatchObject({ purpose: 'promote', player: 0 })
})

test('Conditions one player after the other: each condition is handled for both sides before the next (R19)', () => {
  const over = after(
    board(`
      A active  Laboratory Shield Asleep Burned Poisoned
      B active  Laboratory Shield Asleep Burned Poisoned
    `),
    A.endTurn(),
    ...[tails, tails, tails, tails],
  )
  const told = over.facts.flatMap((fact) =>
    fact.fact === 'COUNTERS_PLACED'
      ? [`${fact.by} ${fact.owner}`]
      : fact.fact === 'COIN_FLIPPED' && fact.for === 'Asleep'
        ? [`Asleep ${fact.player}`]
        : [],
  )
  expect(told).toEqual(['Poisoned 0', 'Poisoned 1', 'Burned 0', 'Burned 1', 'Asleep 0', 'Asleep 1'])
})

test('Paralysis gone with the end of any turn of its owner: it needs a whole one, and goes in the Checkup (R22, U1)', () => {
  const stiff = inventPokemon('Stiff', {
    attacks: [freeAttack('Cramp', { after: [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Paralyzed' }] })],
  })
  const cramped = after(board('A active Stiff\n B active Laboratory Mouse', { cards: [stiff] }), A.attack('Cramp'))
  expect(activeIn(cramped, 0).conditions.rotated).toBe('Paralyzed')
  const over = after(cramped, B.endTurn(), A.endTurn())
  expect(order(over, 'TURN_ENDED', 'CHECKUP_BEGAN', 'CONDITION_ENDED')).toEqual([
    'TURN_ENDED',
    'CHECKUP_BEGAN',
    'TURN_ENDED',
    'CHECKUP_BEGAN',
    'CONDITION_ENDED',
  ])
})

test('End of turn before the Knock Outs of the attack: they, Prize cards and promotion come first, then the turn ends', () => {
  const over = after(
    board(
      `
        A active  Laboratory Rat
        B active  Laboratory Rat -20
        B bench   Laboratory Mouse
      `,
      {
        lasting: {
          A: [{ effect: { lasting: 'damageTaken', amount: -10 }, whose: 0, turn: 2, source: 'Duck', ofAttack: true }],
        },
      },
    ),
    A.attack('Nip'),
    A.choose('prize 1'),
  )
  const told = [
    'POKEMON_KNOCKED_OUT',
    'PRIZES_TAKEN',
    'PROMOTED',
    'LASTING_EFFECTS_ENDED',
    'TURN_ENDED',
    'CHECKUP_BEGAN',
  ] as const
  expect(order(over, ...told)).toEqual(told)
})

test('Retreat paid without retreating: nothing is discarded and nothing cured before both choices are made (T2E.2)', () => {
  const start = board(`
    A active  Laboratory Rat {Fire Energy, Water Energy} Confused
    A bench   Laboratory Mouse; Laboratory Tadpole
    B active  Laboratory Mouse
  `)
  const paying = after(start, A.retreat())
  const paid = after(paying, A.choose('Water Energy'))
  for (const half of [paying, paid]) {
    expect(half.game.players[0]).toEqual(start.game.players[0])
    expect(refusals(half, A.done()), 'and there is no way out').not.toEqual([])
  }
  const done = after(paid, A.choose('Laboratory Tadpole'))
  expect(activeName(done, 0)).toBe('Laboratory Tadpole')
  expect(done.game.players[0].discard).toHaveLength(1)
  expect(done.game.players[0].bench[0]?.conditions.rotated).toBeNull()
})

test('Energy checked after the Smokescreen coin: an attack without its Energy is not even announced (A-A.2, A-B.1)', () => {
  const fogged = (energy: string) =>
    board(`A active Laboratory Vessel V ${energy}\n B active Laboratory Shield`, {
      lasting: { A: [{ effect: { lasting: 'attackMayFail' }, whose: 0, turn: 2, source: 'Fog', ofAttack: true }] },
    })
  expect(refusals(fogged(''), A.attack('Pour'))).toEqual(['ATTACK_COST_NOT_COVERED'])
  const hit = after(fogged('{Fire Energy}'), A.attack('Pour'), heads)
  expect(factsNamed(hit, 'DAMAGE_PLACED')).toHaveLength(1)
})

test('A first-turn Supporter rule that is never read: the ruleset decides (T2D.4)', () => {
  const text = 'turn 1 of A\n A active Laboratory Mouse\n A hand Hop\n B active Laboratory Mouse'
  expect(refusals(board(text, { ruleset: sunAndMoon }), A.supporter('Hop'))).toEqual([])
  expect(refusals(board(text, { ruleset: swordAndShield }), A.supporter('Hop'))).toEqual(['FIRST_TURN_SUPPORTER'])
  const never = { ...sunAndMoon, id: 'none', perTurn: { ...sunAndMoon.perTurn, supporters: 0 } }
  expect(refusals(board(text, { ruleset: never }), A.supporter('Hop'))).toEqual(['SUPPORTER_ALREADY_PLAYED'])
})
