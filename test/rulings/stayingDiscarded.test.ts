/** Rulings about discarded cards that cannot be put back into a hand or a deck (GR.1). */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, after, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import type { CardDefinition, Program } from '../../src/game/model/index.ts'
import type { ContinuousEffect } from '../../src/game/model/lasting.ts'
import { request } from '../../src/index.ts'

const back = (to: 'hand' | 'deck', filter = {}): Program => [
  { do: 'chooseCards', as: 'back', whose: 'you', from: 'discard', filter },
  { do: 'move', cards: 'back', to },
]

const played = (trainer: 'Item' | 'Supporter', name: string, effect: Program): CardDefinition => ({
  kind: 'Trainer',
  trainer,
  id: name,
  name,
  effect,
})

const CARDS: readonly CardDefinition[] = [
  inventPokemon('Digger', {
    abilities: [{ name: 'Dig', use: back('hand') }],
    attacks: [freeAttack('Scoop', { after: back('hand') })],
  }),
  played('Item', 'Hook', back('hand')),
  played('Supporter', 'Clerk', back('deck')),
  { ...played('Item', 'Relic', [{ do: 'draw', who: 'you', cards: 1 }]), staysDiscarded: true },
]

const watcher = (...continuous: readonly ContinuousEffect[]) =>
  inventPokemon('Watcher', { abilities: [{ name: 'Watch', continuous }] })

const start = (discard: string, ...watch: readonly ContinuousEffect[]) =>
  board(`A active Digger\n A hand Hook, Clerk\n A discard ${discard}\n B active Watcher`, {
    cards: [...CARDS, watcher(...watch)],
    seed: 1,
  })

const ALL_MOVES = [A.item('Hook'), A.supporter('Clerk'), A.ability('Digger')] as const

test('GR.1 a card that stays discarded is put into no hand and no deck', () => {
  for (const move of ALL_MOVES) expect(refusals(start('Relic'), move)).toEqual(['CHANGES_NOTHING'])
  expect(after(start('Relic'), A.attack('Scoop')).game.players[0].hand).toHaveLength(2)
})

test('GR.1 it is not among the cards that are offered', () => {
  const asked = request(after(start('Relic, Potion, Potion'), A.item('Hook')))
  expect(asked?.kind === 'choose' && asked.options).toHaveLength(2)
})

const HANDLESS: ContinuousEffect = {
  continuous: 'cantReturn',
  whose: 'opponent',
  cards: {},
  to: 'hand',
  by: ['Abilities', 'Items', 'Supporters', 'Stadiums'],
}

test('GR.1 a text that forbids one pile leaves the other open', () => {
  const board = start('Potion', HANDLESS)
  expect(ALL_MOVES.map((move) => refusals(board, move))).toEqual([['CHANGES_NOTHING'], [], ['CHANGES_NOTHING']])
})

test('GR.1 a text that forbids Abilities and Trainer cards does not forbid attacks', () =>
  expect(after(start('Potion', HANDLESS), A.attack('Scoop')).game.players[0].hand).toHaveLength(3))

test('GR.1 only cards that it speaks of, and only by cards that it names', () => {
  const screen: ContinuousEffect = { ...HANDLESS, cards: { kind: 'Trainer' }, to: 'deck', by: ['Items', 'Supporters'] }
  expect(refusals(start('Potion', screen), A.supporter('Clerk'))).toEqual(['CHANGES_NOTHING'])
  expect(refusals(start('Potion, Fire Energy', screen), A.supporter('Clerk'))).toEqual([])
  expect(after(start('Potion, Fire Energy', screen), A.supporter('Clerk')).game.players[0].discard).toHaveLength(2)
  expect(refusals(start('Potion', { ...screen, by: ['Items'] }), A.supporter('Clerk'))).toEqual([])
})
