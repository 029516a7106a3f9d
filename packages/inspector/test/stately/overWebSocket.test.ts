/** A running game in the receiver of @statelyai/inspect, over a real WebSocket. */
import { networkInterfaces } from 'node:os'
import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'
import * as E from 'fp-ts/lib/Either.js'
import { actorOptions, gameMachine } from 'ptcg-turn-engine'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createActor, createMachine } from 'xstate'
import { inspectOverWebSocket } from '../../src/stately/overWebSocket.ts'
import type { OverWebSocketOptions } from '../../src/viewers/showInOptions.ts'
import { aboutToAttack, STEPS_OF_AN_ATTACK, viewedGame } from '../viewedGame.ts'
import { until } from '../xstateInspect/receiver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const opened = async (options: OverWebSocketOptions = {}) => {
  const problems: string[] = []
  const inspecting = await inspectOverWebSocket({ onProblem: (one) => problems.push(one), ...options })
  if (E.isLeft(inspecting)) throw new Error(inspecting.left)
  ends.push(inspecting.right.disconnect)
  return { ...inspecting.right, problems }
}

const receive = (server: string) => {
  const all: StatelyInspectionEvent[] = []
  createWebSocketReceiver({ server }).subscribe((one) => all.push(one))
  const snapshots = () =>
    all.flatMap((one) =>
      one.type === '@xstate.snapshot'
        ? [one.snapshot as unknown as { value: unknown; context: unknown; status: string }]
        : [],
    )
  const registered = () => all.flatMap((one) => (one.type === '@xstate.actor' ? [one] : []))
  return { all, snapshots, registered }
}

const shown = async (options: OverWebSocketOptions = {}) => {
  const inspecting = await opened(options)
  const game = viewedGame()
  inspecting.show(game.actor)
  const viewer = receive(inspecting.server)
  await until('the game is registered', () => viewer.registered().length > 0)
  return { ...inspecting, ...game, viewer }
}

interface Chart {
  readonly states?: Readonly<Record<string, Chart>>
  readonly always?: readonly unknown[] | object
  readonly on?: Readonly<Record<string, unknown>>
  readonly description?: string
}

const depthOf = ({ states = {} }: Chart): number => 1 + Math.max(0, ...Object.values(states).map(depthOf))

describe('the viewer shows', () => {
  test('the whole chart to its deepest state, automatic transitions included, in the order it was written', async () => {
    const { viewer } = await shown()
    const chart = JSON.parse(viewer.registered()[0]?.definition ?? '{}') as Chart
    expect(viewer.registered()[0]?.name).toBe('game')
    expect(depthOf(chart)).toBeGreaterThanOrEqual(5)
    expect(Object.keys(chart.states ?? {})).toEqual(['setUp', 'turn', 'knockOut', 'checkup', 'gameOver'])
    const { damage } = chart.states?.turn?.states?.attack?.states?.F_resolve?.states ?? {}
    expect(damage?.states?.['3_weakness']?.always).toBeDefined()
    expect(JSON.stringify(chart)).not.toMatch(/\[Object\]|\[Array\]|"\.\.\."|…/)
    const again = createMachine(chart as never)
    expect(again.events.toSorted()).toEqual(gameMachine.events.toSorted())
  })

  test('cards and players by name, and complete lists', async () => {
    const { viewer } = await shown()
    const text = JSON.stringify(viewer.registered()[0]?.snapshot)
    expect(text).toContain('Raboot')
    expect(text).not.toMatch(/definitions|ruleset|"mode":"seeded"|item.+not stringified/)
    expect(text.length).toBeLessThan(10_000)
  })

  test('every microstep of an attack, in the order of the rulebook', async () => {
    const { viewer, actor, attack } = await shown()
    actor.send(attack)
    await until('the turn has passed', () =>
      JSON.stringify(viewer.snapshots().at(-1)?.context ?? '').includes('"number":4'),
    )
    const visited = viewer.snapshots().map(({ value }) => JSON.stringify(value))
    const found = STEPS_OF_AN_ATTACK.map((step) => visited.findIndex((value) => value.includes(`"${step}"`)))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(viewer.all.filter(({ type }) => type === '@xstate.event')).toHaveLength(1)
  })

  test('only settled snapshots if microsteps are not wanted', async () => {
    const { viewer, actor, attack } = await shown({ microsteps: false })
    actor.send(attack)
    await until('a snapshot came', () => viewer.snapshots().length > 0)
    expect(viewer.snapshots()).toHaveLength(1)
  })

  test('an actor that is given `inspect` at its creation, from its first moment', async () => {
    const { inspect, server } = await opened()
    const viewer = receive(server)
    createActor(gameMachine, { ...actorOptions(aboutToAttack()), inspect }).start()
    await until('its first snapshot came', () => viewer.snapshots().length > 0)
    expect(viewer.registered()).toHaveLength(1)
    const text = JSON.stringify(viewer.all)
    expect(text).toContain('xstate.init')
    expect(text).not.toContain('definitions')
  })

  test('to a late viewer the actors and their latest events', async () => {
    const { server, actor } = await shown()
    for (let turn = 0; turn < 150; turn += 1) actor.send({ type: 'END_TURN', player: 0 })
    const late = receive(server)
    await until('it has caught up', () => late.all.length >= 201)
    expect(late.all[0]?.type).toBe('@xstate.actor')
  })

  test('the end of the game', async () => {
    const { viewer, actor } = await shown()
    actor.send({ type: 'CONCEDE', player: 1 })
    await until('it is done', () => viewer.snapshots().at(-1)?.status === 'done')
    expect(viewer.snapshots().at(-1)?.value).toBe('gameOver')
  })
})

describe('the server', () => {
  test('listens on this computer only', async () => {
    const { server } = await opened()
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find((one) => !one.internal && one.family === 'IPv4')
    expect(server).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\//)
    if (outside === undefined) return
    await expect(fetch(server.replace('ws:', 'http:').replace('127.0.0.1', outside.address))).rejects.toThrow()
  })

  const statusOf = async (url: string, headers: Readonly<Record<string, string>>): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, { headers })
      socket.on('open', () => {
        socket.terminate()
        resolve('open')
      })
      socket.on('error', (error) => resolve(error.message))
    })

  test.each([
    ['a program with the whole address', '', {}, 'open'],
    ['another token', 'x', {}, '403'],
    ['a page of another site', '', { Origin: 'https://evil.example' }, '403'],
    ['a page that reached this computer under another name', '', { Host: 'evil.example' }, '403'],
    ['the viewer itself', '', { Origin: 'https://stately.ai' }, 'open'],
  ])('%s', async (_, added, headers, outcome) => {
    const { server } = await opened()
    expect(await statusOf(`${server}${added}`, headers as Readonly<Record<string, string>>)).toContain(outcome)
  })

  test('serves one page and nothing else', async () => {
    const { url } = await opened()
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('https://stately.ai/inspect')
    const statuses = ['', 'bridge.jsx', '../', '%2e%2e/package.json'].map(
      async (path) => (await fetch(`${url}${path}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404])
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  })

  test.each([
    ['a port in use', async () => ({ port: Number(new URL((await opened()).url).port) }), /^Port \d+ is in use/],
    ['a port that is none', async () => ({ port: 70_000 }), /^A port is a whole number from 1 to 65535/],
    ['an address that is none', async () => ({ viewer: 'file:///etc/passwd' }), /is not the address of a viewer/],
  ])('%s is reported in one sentence', async (_, options, sentence) => {
    const refused = await inspectOverWebSocket(await options())
    expect(refused).toEqual(E.left(expect.stringMatching(sentence)))
  })

  test('a viewer that sends 50 MB or nonsense is disconnected or ignored, and the game continues', async () => {
    const { server, problems, actor, attack, viewer } = await shown()
    const socket = new WebSocket(server)
    await new Promise((resolve) => socket.once('open', resolve))
    socket.on('error', () => {})
    socket.send('nonsense')
    socket.send('x'.repeat(50_000_000))
    await until('a problem is reported', () => problems.length > 0)
    actor.send(attack)
    await until('the viewer still follows', () => viewer.snapshots().length > 12)
    expect(problems).toEqual(['A viewer sent a message that is too long or broken, and was disconnected.'])
  })
})
