/** The running server: pages and WebSockets on one port, and games in one store, until it is stopped. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import { connectionsOf } from './connections.ts'
import { knownHosts } from './hosts.ts'
import { LIMITS, type Limits } from './limits.ts'
import { errorInWords } from './log.ts'
import { answerWith, type Pages } from './pages.ts'
import type { RoomOptions } from './room.ts'
import { roomsOf } from './rooms.ts'

export interface ServerOptions extends RoomOptions {
  readonly pages: Pages
  /** The port; 0 for any free one. */
  readonly port: number
  readonly host: string
  /** Origins of pages besides this server itself, such as `https://play.example.org` for a proxy in front of it. */
  readonly origins?: readonly string[]
  readonly limits?: Partial<Limits>
}

export interface RunningServer {
  readonly port: number
  /** Informs the clients that the server is stopping, and stops it. */
  readonly close: () => Promise<void>
}

/** The time after which remaining connections are closed, in milliseconds. */
const PATIENCE = 600

const portProblem = (port: number, error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? `Port ${port} is in use, perhaps by another server of this kind. Name another with --port.`
    : `The server cannot listen on port ${port}: ${errorInWords(error)}.`

const listen = (server: Server, port: number, host: string): Promise<E.Either<string, number>> =>
  new Promise((resolve) => {
    const failed = (error: unknown): void => resolve(E.left(portProblem(port, error)))
    server.once('error', failed)
    server.listen(port, host, () => {
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

/** Starts a server. Left: one sentence about the problem. */
export const startServer = async (options: ServerOptions): Promise<E.Either<string, RunningServer>> => {
  const { pages, port, host, origins = [] } = options
  const limits = { ...LIMITS, ...options.limits }
  const isKnownHost = knownHosts(origins, [host, hostname(), `${hostname()}.local`])
  const server = createServer(answerWith(pages, isKnownHost))
  // A page served by this server has the server's address in its origin.
  const isKnownOrigin = (origin: string, address: string | undefined): boolean =>
    origins.includes(origin) || (address !== undefined && origin === `http://${address}`)
  const connections = connectionsOf({
    ...options,
    limits,
    rooms: roomsOf({ ...options, limits }),
    isKnownHost,
    isKnownOrigin,
  })
  server.on('upgrade', connections.upgrade)
  return E.map((listening: number): RunningServer => {
    let closing: Promise<void> | null = null
    return {
      port: listening,
      close: () => {
        if (closing === null) {
          connections.close()
          closing = stop(server)
        }
        return closing
      },
    }
  })(await listen(server, port, host))
}
