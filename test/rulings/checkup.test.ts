/** Rulings about the Pokémon Checkup: its Special Conditions, the effects before and after them, and its Knock Outs. */

import { board } from 'ptcg-turn-test-kit/board'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

test('PC.6 an effect that causes a Special Condition is put before or after all of them', () => {
  const toxic = inventPokemon('Toxic', {
    abilities: [
      {
        name: 'Seep',
        triggers: [{ on: 'checkup', does: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' }] }],
      },
    ],
  })
  const asked = after(board('A active Toxic\n B active Laboratory Mouse', { cards: [toxic] }), A.endTurn())
  expect(asked.game.ask).toMatchObject({ purpose: 'order', player: 1 })
  expect(activeIn(after(asked, B.choose('Seep')), 1).damage).toBe(10)
  expect(activeIn(after(asked, B.choose('Special Conditions')), 1).damage).toBe(0)
})
