/** Serves pages: exactly the files in the build's folder, which are read once. */
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { WRONG_HOST } from './hosts.ts'

interface Page {
  readonly type: string
  readonly body: Uint8Array
}

/** The files by path; no other file can be requested. */
export type Pages = ReadonlyMap<string, Page>

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
}

const INDEX = 'index.html'

const typeOf = (name: string): string | undefined => {
  const [, ending = ''] = /\.([a-z]+)$/.exec(name) ?? []
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}

const filesIn = (folder: string): Pages =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const type = typeOf(name)
      if (type === undefined) return []
      const path = `/${name.split(sep).join('/')}`
      const page = { type, body: new Uint8Array(readFileSync(join(folder, name))) }
      return [[path.endsWith(`/${INDEX}`) ? path.slice(0, -INDEX.length) : path, page] as const]
    }),
  )

/** The pages in a folder. Left: one sentence if they are not there. Never throws. */
export const readPages = (folder: string): E.Either<string, Pages> => {
  const missing = `The page of the game is not in ${JSON.stringify(folder)}: start the server with "npm run server", which builds it.`
  const read = E.tryCatch(
    () => filesIn(folder),
    () => missing,
  )
  return E.isRight(read) && !read.right.has('/') ? E.left(missing) : read
}

/**
 * The page may run only its own files and connect only to its own server. The token follows the #, which browsers send
 * to no server.
 */
const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
} as const

const TEXT = { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } as const

/** Answers a request for a page. */
export const answerWith =
  (pages: Pages, isKnownHost: (host: string | undefined) => boolean) =>
  ({ method, url, headers }: IncomingMessage, response: ServerResponse): void => {
    if (!isKnownHost(headers.host)) {
      response.writeHead(403, TEXT).end(`${WRONG_HOST}\n`)
      return
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...TEXT, Allow: 'GET, HEAD' }).end('Pages are only read here: GET and HEAD.\n')
      return
    }
    const page = pages.get((url ?? '').split('?', 1)[0] ?? '')
    if (page === undefined) {
      response.writeHead(404, TEXT).end('There is nothing at this address.\n')
      return
    }
    response.writeHead(200, { ...HEADERS, 'Content-Type': page.type, 'Content-Length': page.body.byteLength })
    response.end(method === 'HEAD' ? undefined : page.body)
  }
