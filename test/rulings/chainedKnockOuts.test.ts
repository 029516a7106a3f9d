/** Knock Outs that lead to others: by an effect of the Knock Out, or because a Knocked Out Pokémon's effect ends. */

import { board } from 'ptcg-turn-test-kit/board'
import { A, after, factsNamed, heads, tails } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

const LAST_BANG = `
  turn 3 of A
  A active  lab-1 {Fire Energy}
  A bench   Wooloo
  A prizes  Hop
  B active  lab-55 -50
  B bench   Sobble
  B prizes  Hop
`

test('KO.2 an attacker Knocked Out by an effect of the Knock Out falls together with the defender: both take their last Prize card and tie', () => {
  const hit = after(board(LAST_BANG), A.attack(0))
  expect(hit.state).toBe('knockOut.effects.flipping')
  const both = after(hit, heads)
  expect(
    factsNamed(both, 'POKEMON_KNOCKED_OUT')
      .map(({ player }) => player)
      .toSorted(),
  ).toEqual([0, 1])
  expect(factsNamed(both, 'PRIZES_TAKEN')).toHaveLength(2)
  expect(factsNamed(both, 'SUDDEN_DEATH_BEGAN')).toHaveLength(1)
})

test('KO.2 on tails only the defender falls, and the last Prize card wins', () => {
  const { state, game } = after(board(LAST_BANG), A.attack(0), tails)
  expect(state).toBe('gameOver')
  expect(game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
})

const WARM_BENCH = `
  turn 3 of A
  A active  lab-1
  B active  lab-54 -50
  B bench   Sobble -80; Krabby
`

test('KO.1 a Benched Pokémon that lived on the HP of a Knocked Out one falls after it', () => {
  const { facts, ...at } = after(board(WARM_BENCH), A.attack(0), A.choose('prize 1'), A.choose('prize 2'))
  const order = facts.flatMap((one) => (one.fact === 'POKEMON_KNOCKED_OUT' ? [one.pokemon.name] : []))
  expect(order).toEqual(['Laboratory Bellows', 'Sobble'])
  expect(at.game.players[0].prizes).toHaveLength(1)
})
