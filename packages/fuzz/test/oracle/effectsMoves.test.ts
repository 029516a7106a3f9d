/** The elementary actions on the oracle's table. */
import { expect, test } from 'vitest'
import {
  discardCards,
  drawCards,
  find,
  isActive,
  oracleEvolve,
  oracleSideOf,
  promote,
  switchActive,
  takeOutOfPlay,
  toBench,
} from '../../src/oracle/moves.ts'
import { inPlay, names, pokemonNamed, tableFrom } from './effectsTable.ts'

const BOARD = `
  A active Raboot < Scorbunny -20 {Fire Energy} [Laboratory Vest] Asleep
  A bench  Wooloo; Vulpix
  A hand   Cinderace, Krabby, Laboratory Prism Star
  B active Sobble
  B bench  Chewtle`

test('the owner and the place of a Pokémon', () => {
  const table = tableFrom(BOARD)
  const chewtle = pokemonNamed(table, 'Chewtle')
  expect([oracleSideOf(table, chewtle), isActive(table, chewtle), find(table, chewtle.id)]).toEqual([1, false, chewtle])
  expect([isActive(table, pokemonNamed(table, 'Sobble')), find(table, 99)]).toEqual([true, null])
})

test('a Basic Pokémon comes onto the Bench, an Evolution card onto a Pokémon; both leave the hand', () => {
  const table = tableFrom(BOARD)
  const [cinderace = -1, krabby = -1] = table.sides[0].hand
  toBench(table, krabby)
  oracleEvolve(table, cinderace, pokemonNamed(table, 'Raboot'))
  expect(inPlay(table, 0)).toEqual(['Cinderace', 'Wooloo', 'Vulpix', 'Krabby'])
  expect(names(table, table.sides[0].hand)).toEqual(['Laboratory Prism Star'])
})

test('a switch, only with a Benched Pokémon of that side', () => {
  const table = tableFrom(BOARD)
  switchActive(table, 0, pokemonNamed(table, 'Vulpix').id)
  expect(inPlay(table, 0)).toEqual(['Vulpix', 'Wooloo', 'Raboot'])
  expect(pokemonNamed(table, 'Raboot').conditions.rotated).toBeNull()
  switchActive(table, 0, pokemonNamed(table, 'Chewtle').id)
  expect(inPlay(table, 0)).toEqual(['Vulpix', 'Wooloo', 'Raboot'])
})

test('leaving play with everything attached, and being replaced', () => {
  const table = tableFrom(BOARD)
  takeOutOfPlay(table, pokemonNamed(table, 'Raboot'), 'discard')
  expect(names(table, table.sides[0].discard)).toEqual(['Fire Energy', 'Laboratory Vest', 'Raboot', 'Scorbunny'])
  const wooloo = pokemonNamed(table, 'Wooloo')
  promote(table, 0, wooloo.id)
  expect([table.sides[0].active, inPlay(table, 0)]).toEqual([wooloo, ['Wooloo', 'Vulpix']])
  promote(table, 0, pokemonNamed(table, 'Vulpix').id)
  expect(inPlay(table, 0), 'the Active Spot is taken').toEqual(['Wooloo', 'Vulpix'])
})

test('cards: drawn while there are any, discarded to their owner', () => {
  const table = tableFrom(BOARD)
  expect([drawCards(table, 1, 3), drawCards(table, 1, 3), drawCards(table, 1, 3)]).toEqual([3, 2, 0])
  discardCards(table, table.sides[0].hand)
  expect(names(table, table.sides[0].lostZone)).toEqual(['Laboratory Prism Star'])
  expect([names(table, table.sides[0].discard), table.sides[0].hand]).toEqual([['Cinderace', 'Krabby'], []])
})
