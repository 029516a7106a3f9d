/** Decides which requests are allowed: a request must name the secret address of this server, and a page must belong to this server. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** The relevant parts of a request. */
export interface IncomingRequest {
  readonly method: string
  /** The path without the query. */
  readonly path: string
  readonly host: string | undefined
  readonly origin: string | undefined
  /** True for a WebSocket upgrade, for which browsers always send an origin. */
  readonly isUpgrade: boolean
}

/** The answer to a request that is turned away. */
export interface RejectedRequest {
  readonly status: 403 | 404 | 405 | 421
  readonly sentence: string
}

const rejected = (status: RejectedRequest['status'], sentence: string): RejectedRequest => ({ status, sentence })

export const NOTHING_HERE = rejected(404, 'There is nothing at this address.')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns a check for a token. It takes constant time, so that the duration does not reveal how much of a guess is right. */
export const checkFor = (token: string): ((given: string) => boolean) => {
  const secret = digest(token)
  return (given) => timingSafeEqual(secret, digest(given))
}

/** The names under which a browser on this machine reaches a server on loopback. */
export const hostsOf = (port: number): readonly string[] => [`127.0.0.1:${port}`, `localhost:${port}`]

/** Returns the check of a server, which gives null for an allowed request. */
export const guardFor = (port: number, token: string): ((incoming: IncomingRequest) => RejectedRequest | null) => {
  const hosts = hostsOf(port)
  const origins = hosts.map((host) => `http://${host}`)
  const isToken = checkFor(token)
  return ({ method, path, host, origin, isUpgrade }) => {
    // With DNS rebinding, a foreign page can look like a page of this server; only its host name differs.
    if (host === undefined || !hosts.includes(host))
      return rejected(421, `This server answers as ${hosts.join(' or ')} only.`)
    const isLog = method === 'POST' && /^\/[^/]+\/log$/.test(path)
    if ((isUpgrade || isLog || origin !== undefined) && !origins.includes(origin ?? ''))
      return rejected(403, 'Pages of other servers may not use this server.')
    if (method !== 'GET' && !isLog) return rejected(405, 'This server accepts GET, and POST only for a battle log.')
    return isToken(path.split('/')[1] ?? '') ? null : NOTHING_HERE
  }
}
