/** Rulings about Trainer cards and about texts that would change nothing: what may be played, and where the card is meanwhile. */
import { expect, test } from 'vitest'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import { board } from '../support/board.ts'
import { invented, item } from '../support/invented.ts'
import { A, after, refusals } from '../support/moves.ts'

const cards: readonly CardDefinition[] = [
  invented('Pupil', {
    abilities: [{ name: 'Homework', limit: 'oncePerTurn', use: [{ do: 'draw', who: 'you', cards: 3 }] }],
    attacks: [{ name: 'Copy Down', cost: [], after: [{ do: 'draw', who: 'you', cards: 3 }] }],
  }),
]

test('R26 The text of a Supporter through an Ability or attack is not playing one', () => {
  const start = board('A active Pupil\n A hand Hop\n A deck Hop x9\n B active Laboratory Mouse', { cards })
  const used = after(start, A.supporter('Hop'), A.ability('Pupil'))
  expect(used.game.turn.supportersPlayed).toBe(1)
  expect(used.game.players[0].hand).toHaveLength(6)
  expect(refusals(used, A.supporter('Hop'))).toEqual(['SUPPORTER_ALREADY_PLAYED'])
  const attacked = after(used, A.attack('Copy Down'))
  expect(attacked.game.players[0].hand).toHaveLength(9)
})

test('R26 The text of a Supporter through an Ability: also on the first turn of the first player', () => {
  const start = board('turn 1 of A\n A active Pupil\n A hand Hop\n B active Laboratory Mouse', { cards })
  expect(refusals(start, A.supporter('Hop'))).toEqual(['FIRST_TURN_SUPPORTER'])
  const used = after(start, A.ability('Pupil'))
  expect(used.game.turn.supportersPlayed).toBe(0)
})

test('T2A.1 a text that says so puts an Evolution card onto the Bench as a Pokémon of its own; any other leaves it', () => {
  const calling = (anyStage: boolean) =>
    item('Call', [
      { do: 'allCards', as: 'called', whose: 'you', from: 'discard', filter: { kind: 'Pokemon' } },
      { do: 'move', cards: 'called', to: 'bench', ...(anyStage ? { anyStage: true } : {}) },
    ])
  const text = 'turn 5 of A\n A active Wooloo\n A hand Call\n A discard Raboot, Vulpix\n B active Wooloo'
  const benched = (anyStage: boolean) =>
    after(board(text, { cards: [calling(anyStage)] }), A.item('Call')).game.players[0].bench
  expect(benched(false)).toHaveLength(1)
  expect(benched(true).map(({ cards }) => cards.length)).toEqual([1, 1])
})
