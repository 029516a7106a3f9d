/** Serves the inspector on this machine: one secret address for one game, until the server is closed. */
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isToldGame, type ToldGame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import * as E from '#fp-ts/Either'
import type { LiveGame } from '../live/liveGame.ts'
import { pageFolder, readAssets } from './assets.ts'
import { connectionsOf } from './connections.ts'
import { doorOf } from './door.ts'
import type { ReadLog } from './readLog.ts'
import { routesOf } from './routes.ts'

/** The options of a server. */
export interface InspectorOptions {
  readonly live: LiveGame | ToldGame
  /** Reads battle logs that are dropped on the page; without it, logs are refused. */
  readonly readLog?: ReadLog
  /** The port of the server; by default a free one. */
  readonly port?: number
  /** The folder of the built page. */
  readonly assets?: string
}

/** An inspector that can be opened in a browser. */
export interface ServedInspector {
  /** A secret address: whoever has it can watch the game and play in it. */
  readonly url: string
  readonly port: number
  /** Ends every connection and stops listening. */
  readonly close: () => Promise<void>
}

/** The address of the server, which can be reached only from this machine. */
const LOOPBACK = '127.0.0.1'
const LARGEST_PORT = 65_535
/** The time in milliseconds after which remaining connections are cut off. */
const PATIENCE = 300

const portProblem = (port: number, error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by another inspector. Name another port, or leave it out and a free one is found.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by you. Name another port, or leave it out and a free one is found.`
  return `The inspector cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`
}

const listen = (server: Server, port: number): Promise<E.Either<string, number>> =>
  new Promise((resolve) => {
    const failed = (error: unknown): void => resolve(E.left(portProblem(port, error)))
    server.once('error', failed)
    server.listen(port, LOOPBACK, () => {
      server.off('error', failed)
      // A failing connection ends only itself.
      server.on('error', () => undefined)
      resolve(E.right((server.address() as AddressInfo).port))
    })
  })

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Serves the inspector of a live or reconstructed game on loopback, or returns one sentence that says why it cannot. Never throws. */
export const serveInspector = async ({
  live,
  port = 0,
  readLog,
  assets: folder = pageFolder(),
}: InspectorOptions): Promise<E.Either<string, ServedInspector>> => {
  const assets = readAssets(folder)
  if (E.isLeft(assets)) return assets
  if (!Number.isInteger(port) || port < 0 || port > LARGEST_PORT)
    return E.left(`A port is a whole number from 1 to ${LARGEST_PORT}; leave it out and a free one is found.`)
  const server = createServer()
  const listening = await listen(server, port)
  if (E.isLeft(listening)) return listening
  const own = listening.right
  const token = randomBytes(24).toString('base64url')
  const game = randomUUID()
  const door = doorOf(own, token)
  const connections = isToldGame(live) ? null : connectionsOf({ live, game, door })
  const routes = routesOf({
    shown: isToldGame(live) ? () => live : live.recording,
    game: isToldGame(live) ? null : game,
    readLog: readLog ?? null,
    assets: assets.right,
    port: own,
    door,
  })
  server.on('request', getRequestListener(routes.fetch, { overrideGlobalObjects: false }))
  if (connections !== null) server.on('upgrade', connections.upgrade)
  let closing: Promise<void> | null = null
  return E.right({
    url: `http://${LOOPBACK}:${own}/${token}/`,
    port: own,
    close: () => {
      if (closing === null) {
        connections?.close()
        closing = stop(server)
      }
      return closing
    },
  })
}
