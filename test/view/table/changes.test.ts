/** The changes of a Pokémon in a step, in words. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import type { Game } from '../../../src/game/model/game.ts'
import type { Pokemon } from '../../../src/game/model/pokemon.ts'
import { tableOf } from '../../../src/view/table/table.ts'

const start = board(
  'turn 3 of A\nA active Raboot < Scorbunny -20 {Fire Energy} Asleep\nA bench Wooloo\nB active Sobble',
).game

const changed = (change: (pokemon: Pokemon) => Pokemon): readonly (readonly string[] | undefined)[] => {
  const [ada, bob] = start.players
  const active = ada.active === null ? null : change(ada.active)
  const after: Game = { ...start, players: [{ ...ada, active }, bob] }
  const words = (game: Game, before: Game) => tableOf(game, 0, before).sides[1].active?.changes
  return [words(after, start), words(start, after)]
}

test.each([
  ['damage', (one: Pokemon) => ({ ...one, damage: 50 }), '+30 damage', '30 damage healed'],
  ['evolution', (one: Pokemon) => ({ ...one, cards: one.cards.slice(0, 1) }), 'devolved', 'evolved'],
  ['Energy', (one: Pokemon) => ({ ...one, energy: [] }), '− Fire Energy', '+ Fire Energy'],
  [
    'a Special Condition',
    (one: Pokemon) => ({ ...one, conditions: { ...one.conditions, rotated: null } }),
    'no longer Asleep',
    'now Asleep',
  ],
] as const)('%s, there and back', (_, change, there, back) => {
  expect(changed(change)).toEqual([[there], [back]])
})

test('a new Pokémon came into play; one that changed places says where it is', () => {
  const [ada, bob] = start.players
  const swapped: Game = {
    ...start,
    players: [{ ...ada, active: ada.bench[0] ?? null, bench: ada.active === null ? [] : [ada.active] }, bob],
  }
  const { active, bench } = tableOf(swapped, 0, start).sides[1]
  expect([active?.changes, bench[0]?.changes]).toEqual([['now Active'], ['now on the Bench']])
  const alone: Game = { ...start, players: [{ ...ada, bench: [] }, bob] }
  expect(tableOf(start, 0, alone).sides[1].bench[0]?.changes).toEqual(['came into play'])
})
