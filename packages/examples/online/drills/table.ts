/** The common parts of drills: a server with random games, and the messages that people see during a disturbance. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { randomPlayer } from 'ptcg-turn-engine'
import { freshGame } from '../../server/games.ts'
import { openPostgres } from '../postgres.ts'
import { type OnlineSeat, onlineSeat } from '../seat.ts'
import type { OnlineStore } from '../store.ts'

export const SECOND = 1000
export const SERVER = 'http://127.0.0.1:2611'
const ONLINE = join(import.meta.dirname, '..')
const THINKS = 200

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
export const say = (sentence: string): void =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${sentence}\n`)
export const services = (...words: readonly string[]): void =>
  void execFileSync('sh', [join(ONLINE, 'services.sh'), ...words], { stdio: ['ignore', 'ignore', 'inherit'] })

/** An accepted event. `took` is the time until it was accepted, in milliseconds. */
export interface AcceptedEvent {
  readonly game: number
  readonly at: number
  readonly id: string
  readonly took: number
  readonly when: number
}

export interface Table {
  readonly store: OnlineStore
  readonly accepted: AcceptedEvent[]
  /** Stores a new game. Returns its number and the tokens of its seats. */
  readonly newGame: () => Promise<{ readonly game: number; readonly play: readonly [string, string] }>
  /** Seats a random player. If a name is given, prints what this player sees. */
  readonly sit: (name: string | null, game: number, token: string) => OnlineSeat
  /** Begins games of random players, and waits ten seconds. Resolves to the time after that, in milliseconds since 1970. */
  readonly others: (games: number) => Promise<number>
  /** The number of accepted events that are not stored as they were accepted. */
  readonly lost: () => Promise<number>
  /** Prints how fast events were accepted before a time, and since then. */
  readonly compare: (since: number) => void
  readonly close: () => Promise<void>
}

const isUp = (): Promise<boolean> =>
  fetch(SERVER).then(
    () => true,
    () => false,
  )

export const openTable = async (postgres: string): Promise<Table> => {
  const server: ChildProcess = fork(join(ONLINE, 'main.ts'), ['--port', new URL(SERVER).port, '--postgres', postgres], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  process.on('exit', () => server.kill('SIGKILL'))
  server.on('exit', (code) => code !== null && say(`The server has ended with ${code}.`))
  while (!(await isUp())) await wait(200)
  const store = await openPostgres(postgres)
  const accepted: AcceptedEvent[] = []
  const seats: OnlineSeat[] = []
  const timers: NodeJS.Timeout[] = []
  const table: Table = {
    store,
    accepted,
    others: async (games) => {
      for (let index = 0; index < games; index += 1) {
        const { game, play } = await table.newGame()
        for (const token of play) table.sit(null, game, token)
      }
      await wait(10 * SECOND)
      return Date.now()
    },
    newGame: async () => {
      const players = (['cinderace', 'inteleon'] as const).map((deck) => ({ name: deck, deck }))
      const made = freshGame({ players: players as never })
      if (E.isLeft(made)) throw new Error(made.left)
      const { beginning, places, tokens } = made.right
      return { game: await store.addGame(beginning, places), play: tokens.play }
    },
    sit: (name, game, token) => {
      let latest = { connection: '', sentence: '' }
      let since = 0
      const seat = onlineSeat({
        servers: [SERVER],
        link: { game, token },
        onMessage: (message) => {
          const when = Date.now()
          if (message.kind === 'accepted') accepted.push({ game, ...message, took: when - since, when })
        },
      })
      seats.push(seat)
      seat.subscribe(() => {
        const { connection, refusal } = seat.status()
        const sentence = refusal?.message ?? ''
        if (connection === latest.connection && (sentence === '' || sentence === latest.sentence)) return
        latest = { connection, sentence }
        if (name !== null) say(`${name} sees: ${[connection, sentence].filter(Boolean).join(': ')}`)
      })
      const decide = randomPlayer(game)
      const act = (): void => {
        const own = seat.game()
        if (own === null || seat.status().isSending || seat.status().connection !== 'open') return
        const legal = own.legalEvents()
        if (own.state().game.result !== null || legal.length === 0) return
        since = Date.now()
        own.send(decide(own.state(), legal))
      }
      timers.push(setInterval(act, THINKS))
      return seat
    },
    lost: async () => {
      let lost = 0
      for (const [game, own] of Map.groupBy(accepted, (one) => one.game)) {
        const held = await store.hold(game)
        for (const { at, id } of own) if (held?.stored.events[at - 1]?.sender?.id !== id) lost += 1
      }
      return lost
    },
    compare: (since) => {
      const within = (is: (when: number) => boolean): string => {
        const took = accepted.flatMap((one) => (is(one.when) ? [one.took] : [])).toSorted((a, b) => a - b)
        return `${took.length} events, 99 of 100 within ${took[Math.floor((took.length - 1) * 0.99)] ?? 0} ms`
      }
      say(
        `Accepted from the others: before ${within((when) => when < since)}; meanwhile ${within((when) => when >= since)}.`,
      )
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      for (const seat of seats) seat.leave()
      await wait(SECOND)
      await store.close()
      server.kill()
    },
  }
  return table
}
