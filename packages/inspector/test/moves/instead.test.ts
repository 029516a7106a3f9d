/** Alternatives to a move: the legal events of the moment before, including the move itself. */
import { legalEvents } from 'ptcg-turn-engine'
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { insteadOf } from '../../src/moves/instead.ts'

const history = historyOfRecording(recordedGame(11))
const stepOf = (type: string): number =>
  history.events.findIndex((event) => (event as { readonly type: string }).type === type) + 1

test('instead of an attack every other legal event is listed, and nothing else', () => {
  const step = stepOf('DECLARE_ATTACK')
  const instead = insteadOf(history.stepAt(step), 'both')
  const listed = instead?.groups.flatMap(({ events }) => events) ?? []
  const legal = legalEvents(history.snapshotAt(step - 1)).filter(({ type }) => type !== 'CONCEDE')
  expect(listed).toHaveLength(legal.length)
  expect(listed).toEqual(expect.arrayContaining(legal))
  expect(listed).toContainEqual(instead?.played)
})

test('a viewer of one side is told how many cards are unknown to it', () => {
  const step = stepOf('DECLARE_ATTACK')
  const { player } = history.events[step - 1] as { readonly player: 0 | 1 }
  const hand = history.snapshotAt(step - 1).game.players[player].hand.length
  expect(insteadOf(history.stepAt(step), player)?.unknown).toBe(0)
  expect(insteadOf(history.stepAt(step), player === 0 ? 1 : 0)?.unknown ?? hand).toBe(hand)
})

test('the beginning of a game has no alternatives', () => {
  expect(insteadOf(history.stepAt(0), 'both')).toBeNull()
})

test('a card known only by name allows only the played event', () => {
  const step = stepOf('DECLARE_ATTACK')
  const whole = history.stepAt(step)
  const { game } = whole.before
  const named = Object.fromEntries(
    Object.entries(game.definitions).map(([id, card]) => [`unknown:${id}`, { ...card, id: `unknown:${id}` }]),
  )
  const cards = game.cards.map((card) => ({ ...card, definition: `unknown:${card.definition}` }))
  const before = { ...whole.before, game: { ...game, cards, definitions: named } }
  const instead = insteadOf({ ...whole, before }, 'both')
  const listed = instead?.groups.flatMap(({ events }) => events) ?? []
  expect(listed.filter((event) => 'card' in event)).toEqual([])
  expect(instead?.unknown).toBe(game.players[game.turn.player].hand.length)
  expect(listed.filter(({ type }) => type === 'DECLARE_ATTACK' || type === 'RETREAT')).toEqual([instead?.played])
  expect(instead?.unknownActive).toBe(
    definitionOf(game, game.players[game.turn.player].active?.cards.at(-1) ?? -1)?.name,
  )
})
