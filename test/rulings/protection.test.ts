/** Rulings about protected Pokémon: what is lost on the way to them, and what is not about them at all. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { namesIn } from '../support/found.ts'
import { invented } from '../support/invented.ts'
import { A, after, factsNamed, takenAtRandom } from '../support/moves.ts'

test('R42 Moving to a protected target loses it: the counters are taken off and vanish', () => {
  const passer = invented('Passer', {
    attacks: [
      {
        name: 'Pass the Pain',
        cost: [],
        after: [
          {
            do: 'putCounters',
            on: 'opponentActive',
            counters: { count: 'damageCountersOn', pokemon: 'thisPokemon' },
          },
          { do: 'heal', pokemon: 'thisPokemon', damage: 200 },
        ],
      },
    ],
  })
  const against = (defender: string) =>
    after(
      board(`A active Passer -30\n B active ${defender}`, { cards: [passer] }),
      A.attack('Pass the Pain'),
    ).game.players.map(({ active }) => active?.damage)
  expect(against('Laboratory Shield')).toEqual([0, 30])
  expect(against('Laboratory Glass')).toEqual([0, 0])
})

test('R43 Effects on a player ignore the protection of their Pokémon', () => {
  const start = board('A active Laboratory Magpie\n B active Laboratory Glass\n B hand Potion')
  const snatched = after(start, A.attack('Snatch'), takenAtRandom(0))
  expect(namesIn(snatched, 1, 'discard')).toEqual(['Potion'])
  expect(factsNamed(snatched, 'EFFECT_PREVENTED')).toEqual([])
})
