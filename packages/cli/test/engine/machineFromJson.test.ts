/** `ptcg-turn chart --format json` says how to start its chart, and the started chart is the machine of the game. */
import * as E from 'fp-ts/lib/Either.js'
import { decks, gameMachine, newGame, snapshotOf } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { ACTIONS, RULE_CLAUSES, STEERING_CLAUSES } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { gameChart } from 'ptcg-turn-engine/machines'
import { EVENT_TYPES, type Game } from 'ptcg-turn-engine/model'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, createMachine } from 'xstate'
import { startable } from '../../src/startable.ts'

const chart = JSON.parse(JSON.stringify(startable(chartGraph(gameChart))))

test('it names every clause, action and event that the chart has', () => {
  expect(chart.meta.start).toMatchObject({
    clauses: [...RULE_CLAUSES, ...STEERING_CLAUSES].toSorted(),
    actions: [...ACTIONS].toSorted(),
    events: [...EVENT_TYPES].toSorted(),
  })
})

test("begins in the same state as the game's machine", () => {
  const players = [
    { name: 'Ann', deck: decks.cinderace },
    { name: 'Bob', deck: decks.inteleon },
  ] as const
  const made = newGame({ players, randomness: { seed: 4 } })
  if (E.isLeft(made)) return expect.fail('The decks are legal.')
  const input = { game: made.right }
  const context = (given: { readonly input: { readonly game: Game } }) => ({ game: given.input.game })
  const machine = createMachine({ ...chart, context } as never).provide(gameMachine.implementations as never)
  const actor = createActor(machine as unknown as AnyStateMachine, { input }).start()
  const own = createActor(gameMachine, { input }).start()
  expect(snapshotOf(actor.getSnapshot())).toEqual(snapshotOf(own.getSnapshot()))
})
