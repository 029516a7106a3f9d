/** The routes of the server: the page of the game, its files, and the reading of battle logs. */

import { type Context, Hono } from 'hono'
import type { Recording } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { pageDocument } from '../pageDocument.ts'
import type { Assets } from './assets.ts'
import { headersOf, NOT_KEPT } from './headers.ts'
import type { ReadLog } from './readLog.ts'
import { type IncomingRequest, NOTHING_HERE, type RejectedRequest } from './requestGuard.ts'

export interface Routes {
  /** The game at the time of the request. */
  readonly shown: () => Recording | ReconstructedGame
  /** The id of the live game; null for a game that cannot be continued. */
  readonly game: string | null
  readonly readLog: ReadLog | null
  readonly assets: Assets
  readonly port: number
  readonly guard: (incoming: IncomingRequest) => RejectedRequest | null
}

/** The maximum size of a log in bytes. */
const MAX_BYTES = 4_000_000

const NO_LOGS = 'This inspector reads no battle logs: look at them with "ptcg-turn inspect".'

/** The game of a log, or one sentence: both with status 200, so that no browser logs an error. */
const answerToLog = async (
  { req }: Context,
  readLog: ReadLog | null,
): Promise<ReconstructedGame | { readonly why: string }> => {
  if (readLog === null) return { why: NO_LOGS }
  const bytes = Number(req.header('content-length') ?? Number.NaN)
  if (!(bytes <= MAX_BYTES)) return { why: 'It is too long for a battle log.' }
  const reconstructed = await readLog(await req.text())
  return E.isLeft(reconstructed) ? { why: reconstructed.left } : reconstructed.right
}

const incomingOf = ({ req }: Context): IncomingRequest => ({
  method: req.method,
  path: req.path,
  host: req.header('host'),
  origin: req.header('origin'),
  isUpgrade: false,
})

const say = (context: Context, { status, sentence }: RejectedRequest): Response => context.text(`${sentence}\n`, status)

/** The routes as a Hono application. A request that `guard` refuses is answered with the reason, and reaches no route. */
export const routesOf = ({ shown, game, readLog, assets, port, guard }: Routes): Hono => {
  const app = new Hono()
  app.use(headersOf(port))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', NOT_KEPT)
  })
  app.use(async (context, next) => {
    const rejected = guard(incomingOf(context))
    if (rejected === null) return next()
    if (rejected.status === 405) context.header('Allow', 'GET')
    return say(context, rejected)
  })
  app.get('/:token', (context) => context.redirect(`/${context.req.param('token')}/`, 308))
  app.get('/:token/', (context) =>
    context.html(
      pageDocument({
        recording: shown(),
        game,
        layout: assets.layout,
        assets: { kind: 'linked', base: '' },
      }),
    ),
  )
  app.get('/:token/:file', (context) => {
    const asset = assets.files.get(context.req.param('file'))
    return asset === undefined
      ? say(context, NOTHING_HERE)
      : context.body(asset.bytes, 200, { 'Content-Type': asset.type })
  })
  app.post('/:token/log', async (context) => context.json(await answerToLog(context, readLog)))
  app.notFound((context) => say(context, NOTHING_HERE))
  return app
}
