/** The displayed table: everything a player would read off the cards, and nothing that lies face down. */

import { hitPoints } from 'ptcg-turn-engine/internal/game/board/hitPoints'
import { everyPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { type Game, PLAYERS } from 'ptcg-turn-engine/model'
import { PILES } from 'ptcg-turn-engine/table'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import {
  type SelectableSide,
  type SelectableTable,
  type Spot,
  selectableTableOf,
} from '../../src/table/selectableTable.ts'
import { viewAs } from '../../src/time/moment.ts'
import { throughGames } from '../wholeGames.ts'

const shown = (text: string, options = {}): SelectableTable => {
  const { game } = board(text, options)
  return selectableTableOf(game, game, 'both')
}

const near = ({ sides }: SelectableTable): SelectableSide => sides[1]
const spotsOf = ({ active, bench }: SelectableSide): readonly Spot[] => (active === null ? bench : [active, ...bench])

describe('a Pokémon', () => {
  const text = [
    'turn 3 of A',
    'A active Cinderace < Raboot < Scorbunny -30 {Fire Energy, Fire Energy} Asleep Poisoned',
    'A bench Wooloo new; Vulpix',
    'B active Sobble',
  ].join('\n')
  const pokemon = near(shown(text)).active?.pokemon

  test('shows HP left, damage, Energy, Special Conditions and what it evolved from', () => {
    expect(pokemon).toMatchObject({ name: 'Cinderace', hp: 170, left: 140, damage: 30, place: 'Active' })
    expect(pokemon?.energy.map(({ units }) => units)).toEqual([[['Fire']], [['Fire']]])
    expect(pokemon?.conditions).toEqual(['Poisoned', 'Asleep'])
    expect(pokemon?.evolvedFrom.map(({ name }) => name)).toEqual(['Scorbunny', 'Raboot'])
    expect(pokemon?.about).toHaveLength(5)
  })
  test('shows the missing Energy of each attack (A-A.2)', () => {
    expect(pokemon?.attacks.map(({ name, missing }) => [name, missing])).toEqual([
      ['Flame Cloak', []],
      ['Bright Flame', ['Colorless']],
    ])
  })
  test('shows that it came into play this turn (T2B.2)', () => {
    const [wooloo, vulpix] = near(shown(text)).bench
    expect(wooloo?.pokemon.effects).toEqual(['It came into play this turn.'])
    expect(vulpix?.pokemon.effects).toEqual([])
  })
  test('shows effects of attacks: in force now, or during a later turn (ET.2)', () => {
    const effect = { effect: { lasting: 'cantRetreat' }, source: 'Grip', ofAttack: true } as const
    const options = {
      lasting: { A: [{ ...effect, whose: 0, turn: 2 }], B: [{ ...effect, whose: 1, turn: 2 }] },
    } as const
    const { sides } = shown('turn 3 of A\nA active Sobble\nB active Sobble', options)
    expect(sides[1].active?.pokemon.effects).toEqual(["During this turn, it can't retreat. (Grip)"])
    expect(sides[0].active?.pokemon.effects).toEqual(["During B's next turn, Sobble cannot retreat. (Grip)"])
  })
})

test('the other side is above, for any viewer', () => {
  const { game } = board('turn 3 of A\nA active Sobble\nB active Wooloo')
  expect(selectableTableOf(game, game, 'both').sides.map(({ player }) => player)).toEqual([1, 0])
  expect(selectableTableOf(game, game, 0).sides.map(({ player }) => player)).toEqual([1, 0])
  expect(selectableTableOf(game, game, 1).sides.map(({ player }) => player)).toEqual([0, 1])
})

test('each Pokémon shows what happened to it in the step', () => {
  const before = board('turn 3 of A\nA active Sobble -10 Asleep\nA bench Wooloo\nB active Wooloo').game
  const [ada, bob] = before.players
  const active = ada.active as NonNullable<typeof ada.active>
  const hurt = { ...active, damage: 40, conditions: { ...active.conditions, rotated: null } }
  const game: Game = { ...before, players: [{ ...ada, active: ada.bench[0] ?? null, bench: [hurt] }, bob] }
  const { sides } = selectableTableOf(game, before, 'both')
  expect(sides[1].active?.changes).toEqual(['now Active'])
  expect(sides[1].bench[0]?.changes).toEqual(['now on the Bench', '+30 damage', 'no longer Asleep'])
  expect(sides[0].active?.changes).toEqual([])
})

/** Every token that can be selected anywhere on a table. */
const tokensOf = (table: SelectableTable): readonly string[] => JSON.stringify(table).match(/card:\d+/g) ?? []

test('through whole games the table equals the game: every card in its pile, every Pokémon with its HP', () => {
  throughGames((_, { before, after }) => {
    const { game } = after
    const table = selectableTableOf(game, before.game, 'both')
    for (const side of table.sides) {
      const player = game.players[side.player]
      expect(side.piles.map(({ pile, count }) => [pile, count])).toEqual(
        PILES.map((pile) => [pile, player[pile].length]),
      )
      for (const { pile, cards, change } of side.piles) {
        expect(change).toBe(player[pile].length - before.game.players[side.player][pile].length)
        expect(cards.flatMap((one) => one.cards).toSorted()).toEqual(player[pile].toSorted())
      }
    }
    const spots = table.sides.flatMap(spotsOf)
    for (const target of everyPokemon(game)) {
      const spot = spots.find(({ pokemon }) => pokemon.id === target.pokemon.id)
      expect(spot?.pokemon.hp).toBe(hitPoints(game, target))
      expect(spot?.pokemon.left).toBe(Math.max(0, hitPoints(game, target) - target.pokemon.damage))
    }
    expect(spots).toHaveLength(everyPokemon(game).length)
    expect(spots.every(({ pokemon }) => pokemon.effects.every((words) => /^[A-Z].*[.:)]$/.test(words)))).toBe(true)
  }, 120)
})

test('a player sees and selects no card that lies face down', () => {
  let hidden = 0
  throughGames((_, { before, after }) => {
    for (const viewer of PLAYERS) {
      const { game } = viewAs(viewer, after)
      const table = selectableTableOf(game, viewAs(viewer, before).game, viewer)
      const tokens = tokensOf(table)
      expect(tokens.filter((token) => game.cards[Number(token.slice(5))]?.definition === null)).toEqual([])
      for (const { name, cards, about } of table.sides.flatMap(({ piles }) => piles).flatMap(({ cards }) => cards)) {
        const isHidden = cards.some((card) => game.cards[card]?.definition === null)
        expect(isHidden).toBe(name === null)
        expect(about).toHaveLength(isHidden ? 0 : cards.length)
        hidden += isHidden ? 1 : 0
      }
      if (after.game.setUp !== null)
        for (const { pokemon } of spotsOf(table.sides[0])) expect(pokemon).toMatchObject({ isHidden: true, about: [] })
    }
  }, 120)
  expect(hidden).toBeGreaterThan(500)
})
