/**
 * Tests the server under load: `npm run load -- --rooms 60 --minutes 4 --kill 30 --redis-stop 20`. Bots play in separate
 * processes, servers are killed regularly, Redis stops once, and what the bots saw is compared with the stored events.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { freshGame } from '../../server/games.ts'
import { markedGame } from '../../test/server/markedDecks.ts'
import { SECOND, say, wait } from '../drills/table.ts'
import { openPostgres } from '../postgres.ts'
import type { TimedGame } from '../store.ts'
import { audit, type Findings } from './audit.ts'
import type { Beside } from './beside.ts'
import type { Assignment, BotsOptions } from './bots.ts'
import type { SeenBySeat } from './seen.ts'

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '4' },
    /** Seconds between two kills; 0 for no kill. */
    kill: { type: 'string', default: '30' },
    /** Seconds for which Redis is stopped in the middle of the run; 0 to keep it running. */
    'redis-stop': { type: 'string', default: '0' },
    /** The average time that a bot thinks, in milliseconds. */
    think: { type: 'string', default: '1000' },
    /** The number of rooms of the example server, played at the same time by bots in another process. */
    beside: { type: 'string', default: '0' },
    bots: { type: 'string', default: '2' },
    postgres: { type: 'string', default: `postgres://ptcg@127.0.0.1:${process.env.PG_PORT ?? 5440}/ptcg` },
  },
})
const [rooms, minutes, killEvery, redisStop, think, botProcesses, besideRooms] = [
  values.rooms,
  values.minutes,
  values.kill,
  values['redis-stop'],
  values.think,
  values.bots,
  values.beside,
].map(Number) as [number, number, number, number, number, number, number]
const DELAY = 10
const PORTS = [2601, 2602] as const
const MEBIBYTE = 1024
/** Linux counts the time of processes in hundredths of a second. */
const TICKS = 100

const here = import.meta.dirname
const LOG = join(tmpdir(), 'ptcg-online-load.log')
const log = openSync(LOG, 'w')
const started = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(join(here, file), [...args], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', log, 'ipc'] })
const serve = (port: number): ChildProcess =>
  started('../main.ts', ['--port', String(port), '--delay', String(DELAY), '--postgres', values.postgres])
const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
const memoryOf = ({ pid }: ChildProcess): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / MEBIBYTE
}
/** The CPU time of a process in seconds. */
const coreOf = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

const servers = PORTS.map(serve)
process.on('exit', () => servers.forEach((server) => void server.kill('SIGKILL')))
for (const port of PORTS) while (!(await isUp(port))) await wait(200)
const idle = servers.map(memoryOf)
say(`Two servers are up, ${idle.map((each) => `${each.toFixed(0)} MB`).join(' and ')}; they write to ${LOG}.`)

const store = await openPostgres(values.postgres)
const assignments: Assignment[] = []
for (let index = 0; index < rooms; index += 1) {
  const made = freshGame(markedGame(index % 2 === 0 ? ['cinderace', 'inteleon'] : ['inteleon', 'cinderace']))
  if (E.isLeft(made)) throw new Error(made.left)
  const { beginning, places, tokens } = made.right
  const game = await store.addGame(beginning, places)
  assignments.push({ game, play: tokens.play, watch: index % 5 === 0 ? tokens.watch[0] : null })
}
const botsOf = (options: BotsOptions): ChildProcess => {
  const child = started('bots.ts')
  child.send(options)
  return child
}
const bots = Array.from({ length: botProcesses }, (_, index) => {
  const own = assignments.filter((_room, at) => at % botProcesses === index)
  return botsOf({ servers: PORTS.map((port) => `http://127.0.0.1:${port}`), rooms: own, think })
})
say(`${rooms} rooms are played by ${botProcesses} processes.`)

/** The example server beside the rooms, its memory before anybody came, and its bots. */
const beside = await (async () => {
  if (besideRooms === 0) return null
  const child = started('beside.ts', [String(besideRooms)])
  process.on('exit', () => child.kill('SIGKILL'))
  const [{ address, rooms: own }] = (await once(child, 'message')) as [Beside]
  return { child, before: memoryOf(child), bots: botsOf({ servers: [address], rooms: own, think }) }
})()

const end = Date.now() + minutes * 60 * SECOND
const kills: number[] = []
let core = 0
let outage: readonly [number, number] | null = null
const killing = async (): Promise<void> => {
  if (killEvery === 0) return
  for (let turn = 0; Date.now() + (killEvery + 10) * SECOND < end; turn = 1 - turn) {
    await wait(killEvery * SECOND)
    kills.push(Date.now())
    core += coreOf(servers[turn] as ChildProcess)
    servers[turn]?.kill('SIGKILL')
    say(`The server at port ${PORTS[turn]} is killed.`)
    await wait(3 * SECOND)
    servers[turn] = serve(PORTS[turn] as number)
  }
}
const stoppingRedis = async (): Promise<void> => {
  if (redisStop === 0) return
  await wait((minutes * 60 * SECOND) / 2)
  const since = Date.now()
  execFileSync('sh', [join(here, '../services.sh'), 'stop', 'redis'])
  say('Redis is stopped.')
  await wait(redisStop * SECOND)
  execFileSync('sh', [join(here, '../services.sh'), 'start', 'redis'])
  outage = [since, Date.now()]
  say('Redis is back.')
}
const measured = wait(Math.min(killEvery || 60, 60) * SECOND - 2 * SECOND).then(() =>
  servers.map(memoryOf).reduce((sum, each, index) => sum + each - (idle[index] ?? 0), 0),
)
await Promise.all([killing(), stoppingRedis(), wait(end - Date.now())])

const seenBy = async (child: ChildProcess): Promise<readonly SeenBySeat[]> => {
  child.send('stop')
  const [all] = await once(child, 'message')
  return all
}
for (const server of servers) core += coreOf(server)
const besideCore = beside === null ? 0 : coreOf(beside.child)
const besideMemory = beside === null ? 0 : (memoryOf(beside.child) - beside.before) / besideRooms
const seenBeside = beside === null ? [] : await seenBy(beside.bots)
const seen = (await Promise.all(bots.map(seenBy))).flat()
say('The bots have stopped; their observations are compared with the stored events.')

const byGame = Map.groupBy(seen, ({ game }) => game)
const none: Findings = { lost: [], untrue: [], leaks: [], early: [] }
let found = none
let stored = 0
for (const [game, all] of byGame) {
  const { stored: own } = (await store.hold(game)) as { readonly stored: TimedGame }
  stored += own.events.length
  const next = audit(own, all, DELAY * SECOND)
  found = Object.fromEntries(
    Object.keys(none).map((key) => [key, [...found[key as keyof Findings], ...next[key as keyof Findings]]]),
  ) as unknown as Findings
}
const acceptedBy = (all: readonly SeenBySeat[]) => all.flatMap((one) => one.accepted)
const accepted = acceptedBy(seen)
const times = (all: typeof accepted, wereLost: boolean): readonly number[] =>
  all.flatMap((one) => (one.wasLost === wereLost ? [one.took] : [])).toSorted((a, b) => a - b)
const [took, across, tookBeside] = [times(accepted, false), times(accepted, true), times(acceptedBy(seenBeside), false)]
const share = (of: readonly number[], part: number): number => of[Math.ceil((of.length - 1) * part)] ?? 0
const inOutage = ([from, to]: readonly [number, number]): number =>
  accepted.filter(({ when }) => when > from && when < to).length
const sentences = [
  `${byGame.size} games in ${rooms} rooms, ${stored} events stored, ${accepted.length} accepted from bots, ${kills.length} kills.`,
  `Accepted events lost: ${found.lost.length}. Views shown that do not follow from the stored events: ${found.untrue.length}, of ${seen.reduce((sum, one) => sum + Object.keys(one.digests).length, 0)} compared.`,
  `Hidden cards shown: ${found.leaks.length}, of ${seen.reduce((sum, one) => sum + Object.keys(one.marks).length, 0)} cards shown. Events shown early to spectators: ${found.early.length}, of ${seen.reduce((sum, one) => sum + Object.keys(one.shown).length, 0)}.`,
  `From sending an event to its acceptance: p50 ${share(took, 0.5)} ms, p99 ${share(took, 0.99)} ms. If the process was killed meanwhile: ${across.length} events, p50 ${share(across, 0.5)} ms, at most ${share(across, 1)} ms.`,
  `The servers have used a core for ${core.toFixed(1)} seconds.`,
  `Memory: ${((await measured) / rooms).toFixed(2)} MB a room before the first kill.`,
  `Received: ${(seen.reduce((sum, one) => sum + one.bytes, 0) / seen.reduce((sum, one) => sum + one.latest, 0) / MEBIBYTE).toFixed(1)} kB of JSON for each event at each seat.`,
  ...(beside === null
    ? []
    : [
        `The example server beside it: ${besideRooms} rooms, ${tookBeside.length} accepted, p50 ${share(tookBeside, 0.5)} ms, p99 ${share(tookBeside, 0.99)} ms, ${besideMemory.toFixed(2)} MB a room at the end, a core for ${besideCore.toFixed(1)} seconds.`,
      ]),
  ...(outage === null ? [] : [`While Redis was stopped, ${inOutage(outage)} events were accepted.`]),
  ...Object.values(found).flatMap((all: readonly string[]) => all.slice(0, 5)),
]
for (const sentence of sentences) say(sentence)
await store.close()
process.exit(Object.values(found).every((all: readonly string[]) => all.length === 0) ? 0 : 1)
