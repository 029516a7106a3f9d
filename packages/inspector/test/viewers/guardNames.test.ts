/** People read the rules in every viewer: each guard of the chart arrives under the names of its clauses. */
import { createWebSocketReceiver } from '@statelyai/inspect'
import * as E from 'fp-ts/lib/Either.js'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import { afterEach, expect, test } from 'vitest'
import { inspectOverWebSocket as inspectWithStately } from '../../src/stately/overWebSocket.ts'
import { inspectOverWebSocket as inspectWithV4 } from '../../src/xstateInspect/overWebSocket.ts'
import { viewedGame } from '../viewedGame.ts'
import { receive, until } from '../xstateInspect/receiver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const opened = <A extends { disconnect(): unknown }>(result: E.Either<string, A>): A => {
  if (E.isLeft(result)) throw new Error(result.left)
  ends.push(result.right.disconnect)
  return result.right
}

/** The names of all guards in a machine's JSON, sorted. */
const guardsIn = (json: string): readonly string[] => {
  const names: string[] = []
  JSON.parse(json, (key, value: unknown) => {
    if (key === 'guard' && typeof value === 'object' && value !== null && 'type' in value) names.push(`${value.type}`)
    if (key === 'cond' && value !== undefined) names.push(typeof value === 'string' ? value : JSON.stringify(value))
    return value
  })
  return names.toSorted()
}

const ON_THE_CHART = gameGraph.transitions
  .flatMap(({ clauses }) => (clauses.length === 0 ? [] : [clauses.join(' and ')]))
  .toSorted()

test('Stately Inspector gets every guard by its clauses', async () => {
  const inspecting = opened(await inspectWithStately())
  inspecting.show(viewedGame().actor)
  const definitions: string[] = []
  createWebSocketReceiver({ server: inspecting.server }).subscribe((one) => {
    if (one.type === '@xstate.actor') definitions.push(one.definition ?? '{}')
  })
  await until('the game is registered', () => definitions.length > 0)
  expect(guardsIn(definitions[0] ?? '{}')).toEqual(ON_THE_CHART)
})

test('@xstate/inspect gets every guard by its clauses', async () => {
  const inspecting = opened(await inspectWithV4(viewedGame().actor))
  const viewer = receive(inspecting.server ?? '')
  ends.push(viewer.close)
  await until('the game is registered', () => viewer.all.some(({ type }) => type === 'service.register'))
  expect(guardsIn(JSON.stringify(viewer.all[0]?.machine.config))).toEqual(ON_THE_CHART)
})
