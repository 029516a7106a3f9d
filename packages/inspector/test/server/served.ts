/** A running inspector for tests, with a nearly empty page, and clients that send whatever a test wants. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { decks, type Recording, recordingOf } from 'ptcg-turn-engine'
import { WebSocket } from 'ws'
import { type LiveGame, liveGame } from '../../src/live/liveGame.ts'
import { readServerMessage, type ServerMessage } from '../../src/live/protocol.ts'
import { type ServedInspector, serveInspector } from '../../src/server/serveInspector.ts'

export const SCRIPT = 'document.title = JSON.parse(document.getElementById("recording").textContent).title'

/** A folder like the build's, with files in it and beside it that nobody may read. */
export const pageFolderOf = (script = SCRIPT): { readonly folder: string; readonly remove: () => void } => {
  const around = mkdtempSync(join(tmpdir(), 'inspector-'))
  const folder = join(around, 'page')
  mkdirSync(join(folder, 'inner'), { recursive: true })
  const files = {
    'page.js': script,
    'elk.js': 'var ELK = 1\nexport { ELK as default }\n',
    'page.css': 'body { color: rebeccapurple }',
    'elk-A1B2.js': 'export default 1',
    'layout.json': '{"boxes":[]}',
    'page.js.map': 'map',
    '.env': 'secret',
    'inner/page.js': 'inner',
    '../secret.js': 'secret',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { folder, remove: () => rmSync(around, { recursive: true, force: true }) }
}

export const orThrow = <Value>(either: E.Either<unknown, Value>): Value => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

export const recording = (title = 'Ann against Bob'): Recording =>
  recordingOf(title, {
    from: 'deal',
    options: {
      players: [
        { name: 'Ann', deck: decks.cinderace },
        { name: 'Bob', deck: decks.inteleon },
      ],
      randomness: { seed: 1 },
    },
  })

export interface Served extends ServedInspector {
  readonly live: LiveGame
  readonly token: string
}

const folders: (() => void)[] = []
const running: ServedInspector[] = []

/** A served inspector of a new game. `stopAll` ends it. */
export const serve = async (own = recording(), port?: number, script?: string): Promise<Served> => {
  const { folder, remove } = pageFolderOf(script)
  folders.push(remove)
  const live = orThrow(liveGame(own))
  const served = orThrow(await serveInspector({ live, assets: folder, ...(port === undefined ? {} : { port }) }))
  running.push(served)
  return { ...served, live, token: new URL(served.url).pathname.split('/')[1] ?? '' }
}

export const stopAll = async (): Promise<void> => {
  await Promise.all(running.splice(0).map((one) => one.close()))
  for (const remove of folders.splice(0)) remove()
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request with any headers, which no browser would allow. */
export const ask = (
  port: number,
  path: string,
  { method = 'GET', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asking.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: '' })
    })
    asking.on('error', reject)
    asking.end()
  })

/** A page that is connected. */
export interface Page {
  readonly socket: WebSocket
  readonly say: (message: unknown) => void
  /** The next message that the server sends. */
  readonly hear: () => Promise<ServerMessage>
  /** The code with which the server closes. */
  readonly closed: Promise<number>
}

/** Connects as a page of that server does. */
export const open = async ({ port, token }: Pick<Served, 'port' | 'token'>, origin?: string): Promise<Page> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${token}/live`, {
    origin: origin ?? `http://127.0.0.1:${port}`,
  })
  const heard: ServerMessage[] = []
  const waiting: ((message: ServerMessage) => void)[] = []
  socket.on('message', (data) => {
    const message = readServerMessage(data.toString())
    if (message === null) throw new Error(`The server said what pages cannot read: ${data.toString()}`)
    const next = waiting.shift()
    if (next === undefined) heard.push(message)
    else next(message)
  })
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  return {
    socket,
    say: (message) => socket.send(JSON.stringify(message)),
    hear: () => {
      const first = heard.shift()
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first)
    },
    closed,
  }
}

/** The id of the game, as the page finds it in its document. */
export const gameOf = async ({ port, token }: Served): Promise<string> => {
  const { body } = await ask(port, `/${token}/`)
  const [, json = 'null'] = /id="live">([^<]*)</.exec(body) ?? []
  return (JSON.parse(json) as { readonly game: string }).game
}
