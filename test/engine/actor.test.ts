/** The chart as an ordinary XState machine: which game an actor begins with, and what the chart is without its functions. */
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { gameChart } from '../../machines/game.ts'
import { actorOptions, snapshotOf } from '../../src/engine/machine/actor.ts'
import { gameMachine } from '../../src/engine/machine/wiring.ts'
import { board } from '../support/board.ts'
import { A, after } from '../support/moves.ts'
import { table } from '../support/table.ts'

test('an actor begins a new game with the game that it is given', () => {
  const { game } = table('Scorbunny', 'Sobble')
  const actor = createActor(gameMachine, { input: { game } }).start()
  expect(snapshotOf(actor.getSnapshot())).toMatchObject({
    state: 'setUp.coinToss.flipping',
    game: { cards: game.cards },
  })
})

test('an actor goes on from any snapshot', () => {
  const start = board('A active Scorbunny\nB active Sobble')
  const actor = createActor(gameMachine, actorOptions(start)).start()
  const end = A.endTurn()(start)
  actor.send(end)
  const { state, game } = after(start, A.endTurn())
  expect(snapshotOf(actor.getSnapshot())).toEqual({ state, game: { ...game, latest: end } })
})

test('without its functions the chart says who provides them', () => {
  const { guards, actions } = gameChart.implementations as unknown as Readonly<
    Record<'guards' | 'actions', Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>
  >
  expect(() => guards.every?.({}, { of: [] })).toThrow('src/engine/machine/wiring.ts provides it')
  expect(() => actions.evolve?.({}, {})).toThrow('src/engine/machine/wiring.ts provides it')
})
