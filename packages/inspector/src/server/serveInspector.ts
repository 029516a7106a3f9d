/** Serves the inspector on this machine: one secret address for one game, until the server is closed. */
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import {
  isReconstructedGame,
  type ReconstructedGame,
} from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import type { LiveGame } from '../live/liveGame.ts'
import { pageFolder, readAssets } from './assets.ts'
import { connectionsOf } from './connections.ts'
import { LOOPBACK, listen, stop } from './listening.ts'
import type { ReadLog } from './readLog.ts'
import { guardFor } from './requestGuard.ts'
import { routesOf } from './routes.ts'

/** The options of a server. */
export interface InspectorOptions {
  readonly live: LiveGame | ReconstructedGame
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

/** Serves the inspector of a live or reconstructed game on loopback, or returns one sentence that says why it cannot. Never throws. */
export const serveInspector = async ({
  live,
  port = 0,
  readLog,
  assets: folder = pageFolder(),
}: InspectorOptions): Promise<E.Either<string, ServedInspector>> => {
  const assets = readAssets(folder)
  if (E.isLeft(assets)) return assets
  const server = createServer()
  const listening = await listen(server, port, 'inspector')
  if (E.isLeft(listening)) return listening
  const own = listening.right
  const token = randomBytes(24).toString('base64url')
  const game = randomUUID()
  const guard = guardFor(own, token)
  const connections = isReconstructedGame(live) ? null : connectionsOf({ live, game, guard })
  const routes = routesOf({
    shown: isReconstructedGame(live) ? () => live : live.recording,
    game: isReconstructedGame(live) ? null : game,
    readLog: readLog ?? null,
    assets: assets.right,
    port: own,
    guard,
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
