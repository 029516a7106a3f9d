/** Plays a game and searches its traffic, every byte that anybody receives, for cards that the receiver may not know. */
import { connect, type NetConnectOpts } from 'node:net'
import { type GameEvent, legalEvents, type PlayerId, play, restoreSession, type Snapshot } from 'ptcg-turn-engine'
import WebSocket from 'ws'
import { PROTOCOL } from '../../server/protocol.ts'
import type { Store } from '../../server/store.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { marksIn } from './markedDecks.ts'
import { type Course, courseOf } from './plannedGames.ts'
import { GENEROUS, right, type Served, serve, until } from './serving.ts'
import { situationsAfter } from './situations.ts'

/** The complete game, which is played again from the stored events. */
interface Truth {
  snapshot: Snapshot
  readonly knowledge: Knowledge
  readonly situations: Set<string>
}

const truths = new Map<number, Truth>()

/** Wraps a store, so that every stored event is also played in the truth. */
const watched = (store: Store): Store => ({
  ...store,
  addGame: (beginning, places) => {
    const game = store.addGame(beginning, places)
    const snapshot = right(restoreSession(beginning)).state()
    truths.set(game, { snapshot, knowledge: knowledgeOf(snapshot), situations: new Set() })
    return game
  },
  append: (game, stored) => {
    store.append(game, stored)
    const truth = truths.get(game)
    if (truth === undefined) return
    const before = truth.snapshot
    truth.snapshot = right(play(before, stored.event)).snapshot
    truth.knowledge.goOn(truth.snapshot)
    for (const one of situationsAfter(before, stored.event, truth.snapshot)) truth.situations.add(one)
  },
})

/** A watched server. `go` sets the chance for the next game. */
export interface Watched {
  readonly served: Served
  readonly go: (course: Course) => void
}

export const serveWatched = async (): Promise<Watched> => {
  let { draw } = courseOf(0)
  const served = await serve({ limits: GENEROUS, around: watched, draw: (limit) => draw(limit) })
  return {
    served,
    go: (course) => {
      draw = course.draw
    },
  }
}

/** Everything that a client has received: every byte of the connection, including the HTTP head, and each message. */
interface Listener {
  readonly viewer: PlayerId
  readonly bytes: Buffer[]
  readonly messages: string[]
  readonly say: (message: unknown) => void
  readonly leave: () => void
}

const listen = async (
  { address }: Served,
  { token, viewer }: { readonly token: string; readonly viewer: PlayerId },
  hear: (at: number) => void,
): Promise<Listener> => {
  const bytes: Buffer[] = []
  const messages: string[] = []
  const tapped = (options: NetConnectOpts) => connect(options).on('data', (chunk) => bytes.push(chunk))
  const socket = new WebSocket(address, { createConnection: tapped as never })
  socket.on('message', (data) => {
    const message = String(data)
    messages.push(message)
    const at = numberOf(message)
    if (at !== null) hear(at)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const say = (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  say({ kind: 'hello', protocol: PROTOCOL, token, knows: 0 })
  return { viewer, bytes, messages, say, leave: () => socket.terminate() }
}

/** The number of a state; null for every other message. */
const numberOf = (message: string): number | null => {
  const [, at] = /^\{"kind":"state","at":(\d+),/.exec(message) ?? []
  return at === undefined ? null : Number(at)
}

/** The part of a state that shows the table, without the facts of the latest event. */
const tableIn = (message: string): string => {
  const facts = message.lastIndexOf(',"facts":')
  return message.slice(0, facts) + message.slice(message.lastIndexOf('],"latest":null'))
}

/** The marks in a message, and the marks in its table without facts. */
interface Marks {
  readonly all: ReadonlySet<string>
  readonly table: ReadonlySet<string>
}

/** Returns a function that searches each message only once, because spectators on one side receive the same messages. */
const searching = (): ((message: string) => Marks) => {
  const known = new Map<string, Marks>()
  return (message) => {
    const marks = known.get(message) ?? {
      all: marksIn(message),
      table: numberOf(message) === null ? new Set() : marksIn(tableIn(message)),
    }
    known.set(message, marks)
    return marks
  }
}

/** Every card in the received messages that the receiver was not allowed to know at that time. */
const leaksIn = (
  { messages, viewer, bytes }: Listener,
  knowledge: Knowledge,
  marksOf: (message: string) => Marks,
): readonly string[] => {
  let at = 0
  const inMessages = messages.flatMap((message, index) => {
    const number = numberOf(message)
    // Missed facts arrive just before the state that they led to.
    at = number ?? (message.startsWith('{"kind":"past"') ? numberOf(messages[index + 1] ?? '') : null) ?? at
    const { all, table } = marksOf(message)
    const never = [...all].filter((mark) => !knowledge.mayKnow(viewer, mark, at))
    const notNow = [...table].filter((mark) => !knowledge.isOpen(viewer, mark, at))
    return [
      ...never.map((mark) => `${mark} was never shown to ${viewer}: ${message.slice(0, 60)}`),
      ...notNow.map((mark) => `${mark} is hidden from ${viewer}: ${message.slice(0, 60)}`),
    ]
  })
  const inBytes = [...marksIn(Buffer.concat(bytes).toString('latin1'))]
    .filter((mark) => !knowledge.mayKnow(viewer, mark, knowledge.length()))
    .map((mark) => `${mark} is among the bytes for ${viewer}`)
  return [...inMessages, ...inBytes]
}

const CARDS = 120

/** An illegal event with any card of either player, in the hand or elsewhere. */
const nonsense = (player: PlayerId, length: number): GameEvent =>
  length % 2 === 0
    ? { type: 'EVOLVE', player, card: (length * 7) % CARDS, pokemon: (length * 13) % CARDS }
    : { type: 'PLAY_ITEM', player: length % 3 === 0 ? player : player === 0 ? 1 : 0, card: (length * 11) % CARDS }

/** The result of the search in the traffic of a game. */
export interface Searched {
  readonly bytes: number
  readonly events: number
  readonly refused: number
  readonly situations: ReadonlySet<string>
  readonly leaks: readonly string[]
}

/** Plays a random game with spectators on both sides and one who joins at the end. Then searches everything they received. */
export const searchedGame = async ({ served, go }: Watched, seed: number): Promise<Searched> => {
  const course = courseOf(seed)
  go(course)
  const { game, tokens } = served.newGame(course.beginning)
  const truth = truths.get(game)
  if (truth === undefined) throw new Error('The server has not reported this game.')
  const { knowledge, situations } = truth
  const seats: Listener[] = []
  const act = (player: PlayerId) => (at: number) => {
    const own = legalEvents(truth.snapshot).filter((event) => 'player' in event && event.player === player)
    if (at !== knowledge.length() || own.length === 0) return
    if (at % 8 === 3) seats[player]?.say({ kind: 'send', at, id: `no-${at}`, event: nonsense(player, at) })
    seats[player]?.say({ kind: 'send', at, id: `id-${at}`, event: course.decide(at, truth.snapshot, own) })
  }
  const watching = (viewer: PlayerId) => listen(served, { token: tokens.watch[viewer], viewer }, () => undefined)
  const others = [await watching(0), await watching(1)]
  for (const viewer of [0, 1] as const)
    seats.push(await listen(served, { token: tokens.play[viewer], viewer }, (at) => act(viewer)(at)))
  // A player who had to act at the first state was not in the list yet.
  for (const player of [0, 1] as const) act(player)(knowledge.length())
  await until(() => truth.snapshot.game.result !== null, `the end of game ${seed}`, 240_000)
  others.push(await watching((seed % 2) as PlayerId))
  const all = [...seats, ...others]
  const hasAll = ({ messages }: Listener): boolean =>
    numberOf(messages.findLast((one) => numberOf(one) !== null) ?? '') === knowledge.length()
  await until(() => all.every(hasAll), `all states of game ${seed}`, 240_000)
  for (const { leave } of all) leave()
  const marksOf = searching()
  truths.delete(game)
  return {
    bytes: all.flatMap(({ bytes }) => bytes).reduce((sum, { length }) => sum + length, 0),
    events: knowledge.length(),
    refused: all.flatMap(({ messages }) => messages).filter((one) => one.startsWith('{"kind":"refused"')).length,
    situations,
    leaks: all.flatMap((one) => leaksIn(one, knowledge, marksOf)),
  }
}
