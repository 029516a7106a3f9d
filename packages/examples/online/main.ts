/** Starts a process of the server: `npm start -- --port 2567`. Processes that share Redis and PostgreSQL are one server. */
import './settings.ts'
import { parseArgs } from 'node:util'
import { LobbyRoom, matchMaker, Server } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import { RedisPresence } from '@colyseus/redis-presence'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { LIMITS } from '../server/limits.ts'
import { errorInWords, logOf } from '../server/log.ts'
import { gameRoom } from './gameRoom.ts'
import { matchRoom } from './matchRoom.ts'
import { instruments, measureStore, serveMetrics } from './metrics.ts'
import { openPostgres } from './postgres.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '2567' },
    host: { type: 'string', default: '127.0.0.1' },
    /** The address at which clients reach this process, if it differs from host and port. */
    address: { type: 'string' },
    redis: { type: 'string', default: `redis://127.0.0.1:${process.env.REDIS_PORT ?? 6390}` },
    postgres: { type: 'string', default: `postgres://ptcg@127.0.0.1:${process.env.PG_PORT ?? 5440}/ptcg` },
    /** The port at which Prometheus reads metrics. */
    metrics: { type: 'string' },
    /** The delay of spectators, in seconds. */
    delay: { type: 'string', default: '60' },
  },
})
const { port, host, address = `${host}:${port}` } = values
const SECOND = 1000

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  return process.exit(2)
}

if (values.metrics !== undefined) serveMetrics(host, Number(values.metrics))
const own = instruments()
const opened = await openPostgres(values.postgres).catch((error) =>
  giveUp(`The database at ${values.postgres} cannot be used: ${errorInWords(error)}. "npm run services" starts one.`),
)
const store = measureStore(opened, own)
const { hostname, port: redisPort, password, username } = new URL(values.redis)
// Requests wait until Redis is back; an error would end the process.
const redis = {
  host: hostname,
  port: Number(redisPort || 6379),
  maxRetriesPerRequest: null,
  ...(password === '' ? {} : { username, password }),
}
const log = logOf((line) => process.stderr.write(line))
const delay = Number(values.delay) * SECOND

const server = new Server({
  transport: new WebSocketTransport({ maxPayload: LIMITS.messageBytes }),
  driver: new RedisDriver(redis),
  presence: new RedisPresence(redis),
  publicAddress: address,
  // The process that receives the request opens the game; a load balancer in front spreads the requests.
  selectProcessIdToCreateRoom: async () => matchMaker.processId,
  greet: false,
})
// Creating a second room for a game, or joining one by its id, would bypass the checks.
matchMaker.controller.exposedMethods = ['joinOrCreate']
server.define('lobby', LobbyRoom)
server.define('match', matchRoom({ store, log })).filterBy(['code']).enableRealtimeListing()
server.define('game', gameRoom({ store, log, limits: LIMITS, instruments: own, delay })).filterBy(['game'])
server.onShutdown(() => store.close())

await server
  .listen(Number(port), host)
  .catch((error) => giveUp(`The server cannot listen on ${host}:${port}: ${errorInWords(error)}.`))
process.stdout.write(`Listening at http://${address}\n`)
