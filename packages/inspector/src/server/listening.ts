/** Opens and closes servers that can be reached only from this machine. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as E from '#fp-ts/Either'

/** The address that a server listens on. */
export const LOOPBACK = '127.0.0.1'
const LARGEST_PORT = 65_535
/** The time in milliseconds after which remaining connections are cut off. */
const PATIENCE = 300

const OTHER_PORT = 'Name another port, or leave it out and a free one is found.'

/** The port on which a server listens. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port

const portProblem = (what: string, port: number, { code, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use, perhaps by another ${what}. ${OTHER_PORT}`
  if (code === 'EACCES') return `Port ${port} may not be used by you. ${OTHER_PORT}`
  return `The ${what} cannot listen on port ${port}: ${message}`
}

/** Lets a server listen on a port, or on a free one for 0. Gives the port, or one sentence about the problem. `what` names the server. */
export const listen = (server: Server, port: number, what: string): Promise<E.Either<string, number>> =>
  new Promise((resolve) => {
    if (!Number.isInteger(port) || port < 0 || port > LARGEST_PORT) {
      resolve(E.left(`A port is a whole number from 1 to ${LARGEST_PORT}; leave it out and a free one is found.`))
      return
    }
    const failed = (error: Error): void => resolve(E.left(portProblem(what, port, error)))
    server.once('error', failed)
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      server.off('error', failed)
      // A failing connection ends only itself.
      server.on('error', () => undefined)
      resolve(E.right(portOf(server)))
    })
  })

/** Stops listening, and closes every connection after a short time. */
export const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })
