/** Rulings about Trainer cards that bench Pokémon. */

import { board } from 'ptcg-turn-test-kit/board'
import { inventItem } from 'ptcg-turn-test-kit/invented'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

test('T2A.1 only a text that says so puts an Evolution card onto the Bench as its own Pokémon', () => {
  const calling = (anyStage: boolean) =>
    inventItem('Call', [
      { do: 'allCards', as: 'called', whose: 'you', from: 'discard', filter: { kind: 'Pokemon' } },
      { do: 'move', cards: 'called', to: 'bench', ...(anyStage ? { anyStage: true } : {}) },
    ])
  const text = 'turn 5 of A\n A active Wooloo\n A hand Call\n A discard Raboot, Vulpix\n B active Wooloo'
  const benched = (anyStage: boolean) =>
    after(board(text, { cards: [calling(anyStage)] }), A.item('Call')).game.players[0].bench
  expect(benched(false)).toHaveLength(1)
  expect(benched(true).map(({ cards }) => cards.length)).toEqual([1, 1])
})
