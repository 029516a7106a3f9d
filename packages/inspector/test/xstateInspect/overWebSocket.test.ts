/** A running game in the receiver of @xstate/inspect, over a real WebSocket. */
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type AnyServerOptions, inspectOverWebSocket } from '../../src/xstateInspect/overWebSocket.ts'
import { STEPS_OF_AN_ATTACK, viewedGame } from '../viewedGame.ts'
import { receive, until } from './receiver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const viewed = async (options: AnyServerOptions & { readonly server?: WebSocketServer } = {}) => {
  const game = viewedGame()
  const problems: string[] = []
  const shown = await inspectOverWebSocket(game.actor, { onProblem: (one) => problems.push(one), ...options })
  if (E.isLeft(shown)) throw new Error(shown.left)
  ends.push(shown.right.disconnect)
  const own = options.server?.address()
  const server = shown.right.server ?? (typeof own === 'object' ? `127.0.0.1:${own?.port}` : '')
  const viewer = receive(server)
  ends.push(viewer.close)
  await until('the game is registered', () => viewer.all.some(({ type }) => type === 'service.register'))
  return { ...game, problems, viewer, server, shown: shown.right, session: game.actor.sessionId }
}

const last = <One>(list: readonly One[]): One | undefined => list.at(-1)

describe('the viewer shows', () => {
  test('the whole chart in a form that XState v4 reads', async () => {
    const { viewer, session } = await viewed()
    const [registered] = viewer.all
    expect(registered?.sessionId).toBe(session)
    expect(registered?.machine.id).toBe('game')
    expect(registered?.machine.stateIds).toContain('game.turn.attack.F_resolve.damage.3_weakness')
    expect(registered?.machine.events).toEqual(expect.arrayContaining(['ATTACH_ENERGY', 'DECLARE_ATTACK', 'CONCEDE']))
  })

  test("the game's state in a form that XState v4 resolves", async () => {
    const { viewer } = await viewed()
    const registered = viewer.all[0]
    if (registered === undefined) throw new Error('nothing')
    const resolved = registered.machine.resolveState(registered.state)
    expect(resolved.toStrings()).toEqual(['turn', 'turn.main', 'turn.main.ready'])
    expect(resolved.nextEvents).toContain('END_TURN')
  })

  test('cards and players by name, without definitions', async () => {
    const { viewer } = await viewed()
    const text = JSON.stringify(viewer.all[0]?.state.context)
    expect(text).toContain('Raboot')
    expect(text).not.toMatch(/definitions|ruleset|"state":\[/)
    expect(text.length).toBeLessThan(10_000)
  })

  test('every microstep of an attack, one state each, in the order of the rulebook', async () => {
    const { actor, attack, viewer, state } = await viewed()
    actor.send(attack)
    await until('the turn has passed', () =>
      `${JSON.stringify(last(viewer.states())?.value)}`.includes('"main":"ready"'),
    )
    const visited = viewer.states().map(({ value }) => JSON.stringify(value))
    let at = -1
    for (const step of STEPS_OF_AN_ATTACK) {
      const next = visited.findIndex((value, index) => index > at && value.includes(`"${step}"`))
      expect(next, step).toBeGreaterThan(at)
      at = next
    }
    expect(viewer.events()).toEqual(['DECLARE_ATTACK'])
    expect(viewer.states()[0]?.event.type).toBe('DECLARE_ATTACK')
    // Each is reported separately, some of them as a completed state; viewers hide events with this prefix.
    for (const { event } of viewer.states().slice(1)) expect(event.type).toMatch(/^xstate\.(always|done\.state\.)/)
    expect(state()).toBe('turn.main.ready')
  })

  test('only the settled state with all actions, if microsteps are not wanted', async () => {
    const { actor, attack, viewer } = await viewed({ microsteps: false })
    actor.send(attack)
    await until('a state came', () => viewer.states().length > 0)
    expect(viewer.states()).toHaveLength(1)
    expect(viewer.states()[0]?.actions.length).toBeGreaterThan(10)
    expect(viewer.states()[0]?._sessionid).toBe(actor.sessionId)
  })

  test('the end of the game, also to a viewer that connects later', async () => {
    const { actor, viewer, server, session, problems } = await viewed()
    actor.send({ type: 'CONCEDE', player: 0 })
    await until('it ended', () => last(viewer.states())?.done === true)
    expect(last(viewer.all)).toMatchObject({ type: 'service.state', state: { value: 'gameOver' } })
    const late = receive(server)
    ends.push(late.close)
    await until('it is registered', () => late.all.length > 0)
    expect(late.all[0]?.state).toMatchObject({ value: 'gameOver', done: true })
    late.sendEvent({ type: 'END_TURN', player: 1 }, session)
    await until('the event is refused', () => problems.length > 0)
    expect(problems).toEqual(['The viewer sent END_TURN, and the actor has ended.'])
  })

  test('that an actor was stopped from outside', async () => {
    const { actor, viewer } = await viewed()
    actor.stop()
    await until('it stopped', () => last(viewer.all)?.type === 'service.stop')
  })

  test('to a late viewer the present state', async () => {
    const { actor, attack, server } = await viewed()
    actor.send(attack)
    const late = receive(server)
    ends.push(late.close)
    await until('it is registered', () => late.all.length > 0)
    expect(late.all[0]?.state.value).toEqual({ turn: { main: 'ready' } })
    expect(JSON.stringify(late.all[0]?.state.context)).toContain('"number":4')
  })

  test('two games on two servers, separately', async () => {
    const [one, two] = [await viewed(), await viewed()]
    one.actor.send(one.attack)
    await until('states came', () => one.viewer.states().length > 5)
    expect(two.viewer.states()).toEqual([])
    expect(new Set(two.viewer.all.map(({ sessionId }) => sessionId))).toEqual(new Set([two.session]))
  })

  test('nothing in the globals after the end', async () => {
    await viewed()
    expect('__xstate__' in globalThis).toBe(false)
  })
})

describe('a message from the viewer', () => {
  test('moves the game, and comes back once', async () => {
    const { attack, viewer, session, state, actor } = await viewed()
    const before = actor.getSnapshot()
    viewer.sendEvent(attack, session)
    await until('states came', () => viewer.states().length > 12)
    expect(actor.getSnapshot()).not.toBe(before)
    expect(state()).toBe('turn.main.ready')
    expect(viewer.events().filter((name) => name === 'DECLARE_ATTACK')).toHaveLength(1)
  })

  test('may be the name of an event if only one such event is legal', async () => {
    const { viewer, session, actor } = await viewed()
    viewer.sendEvent({ type: 'END_TURN' }, session)
    await until('the turn has passed', () => viewer.states().length > 0)
    expect(actor.getSnapshot().context.game.turn).toMatchObject({ number: 4, player: 1 })
  })

  const session = Symbol('the session of the game')
  test.each([
    ['an illegal event', { type: 'END_TURN', player: 1 }, /turn/],
    ['an event without what it needs', { type: 'DECLARE_ATTACK' }, /DECLARE_ATTACK is possible in 2 ways/],
    ['an event with a name as long as a book', { type: 'X'.repeat(9000) }, /^.{1,200}$/],
    ['an event that would move the cursor of a terminal', { type: '\u001b[2J' }, /^\P{Cc}*$/u],
    ['an event that is none', { kind: 'nothing' }, /not an event/],
    ['an unknown event', { type: 'WIN' }, /malformed|not possible/],
    ['an event that stops actors', { type: 'xstate.stop' }, /not the type of an event that may be sent/],
    ['an event that XState fails at', { type: '*' }, /not the type of an event that may be sent/],
    [
      'an event with parts that are not its own',
      { type: 'END_TURN', player: 0, __proto__: null, more: 1 },
      /malformed/,
    ],
  ])('%s is refused in one sentence, and the game continues', async (_, sent, sentence) => {
    const { viewer, session: own, problems, actor, attack } = await viewed()
    const before = actor.getSnapshot()
    viewer.sendEvent(sent, own)
    await until('a problem is reported', () => problems.length > 0)
    expect(problems).toEqual([expect.stringMatching(sentence)])
    expect(actor.getSnapshot()).toBe(before)
    expect(viewer.states()).toEqual([])
    viewer.sendEvent(attack, own)
    await until('it lives on', () => viewer.states().length > 12)
  })

  test('for another session is ignored', async () => {
    const { viewer, problems, actor } = await viewed()
    const before = actor.getSnapshot()
    viewer.sendEvent({ type: 'END_TURN', player: 0 }, String(session))
    await until('a problem is reported', () => problems.length > 0)
    expect(problems[0]).toBe('The viewer sent an event for an actor that is not shown.')
    expect(actor.getSnapshot()).toBe(before)
  })

  const raw = async (server: string, ...messages: readonly (string | Buffer)[]): Promise<number> => {
    const socket = new WebSocket(`ws://${server}`)
    await new Promise((resolve) => socket.once('open', resolve))
    for (const message of messages) socket.send(message)
    return new Promise((resolve) => {
      socket.once('close', resolve)
      socket.on('error', () => {})
      setTimeout(() => socket.terminate(), 300)
    })
  }

  test('that is not JSON, not a message, or not text is reported and dropped', async () => {
    const { server, problems, actor, attack, viewer } = await viewed()
    await raw(
      server,
      'nonsense',
      'null',
      '[]',
      '{"type":"disconnect"}',
      '{"type":"service.state","state":"{}"}',
      '{"type":"xstate.event","event":"{"}',
      '{"type":"xstate.event","event":7}',
      Buffer.from([1, 2, 3]),
    )
    expect(problems).toHaveLength(8)
    actor.send(attack)
    await until('the viewer still follows', () => viewer.states().length > 12)
  })

  test('of 50 MB ends only its own connection', async () => {
    const { server, problems, actor, attack, viewer } = await viewed()
    await raw(server, 'x'.repeat(50_000_000))
    await until('a problem is reported', () => problems.length > 0)
    expect(problems).toEqual(['A viewer sent a message that is too long or broken, and was disconnected.'])
    actor.send(attack)
    await until('the viewer still follows', () => viewer.states().length > 12)
  })

  test('a server of your own is guarded the same way, and remains yours', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    ends.push(() => server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const { server: address, problems, viewer, actor, attack, shown } = await viewed({ server })
    await raw(address, 'nonsense', `{"type":"xstate.event","event":"${'x'.repeat(70_000)}"}`)
    expect(problems).toHaveLength(2)
    actor.send(attack)
    await until('the viewer still follows', () => viewer.states().length > 12)
    await shown.disconnect()
    expect(server.clients.size).toBe(1)
  })
})

test('after disconnecting, nothing more is sent and the game continues', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  ends.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { actor, attack, viewer, shown, state, session, problems } = await viewed({ server })
  await shown.disconnect()
  await until('the viewer has received the end', () => last(viewer.all)?.type === 'service.stop')
  const received = viewer.all.length
  actor.send(attack)
  viewer.sendEvent({ type: 'CONCEDE', player: 0 }, session)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(viewer.all).toHaveLength(received)
  expect([state(), problems]).toEqual(['turn.main.ready', []])
})
