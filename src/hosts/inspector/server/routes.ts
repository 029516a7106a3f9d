/** Answers requests: the page of the live game, and the files that the page is made of. */
import { type Context, Hono } from 'hono'
import type { LiveGame } from '../live/liveGame.ts'
import { type PageTheme, pageDocument } from '../pageDocument.ts'
import type { Assets } from './assets.ts'
import { NOTHING_HERE, type TurnedAway, type Visit } from './door.ts'
import { headersOf, NOT_KEPT } from './headers.ts'

export interface Routes {
  readonly live: LiveGame
  readonly game: string
  readonly assets: Assets
  readonly theme: PageTheme
  readonly port: number
  readonly door: (visit: Visit) => TurnedAway | null
}

const visitOf = ({ req }: Context): Visit => ({
  method: req.method,
  path: req.path,
  host: req.header('host'),
  origin: req.header('origin'),
  isUpgrade: false,
})

const say = (context: Context, { status, sentence }: TurnedAway): Response => context.text(`${sentence}\n`, status)

/** The application. Whoever the door turns away never gets further. */
export const routesOf = ({ live, game, assets, theme, port, door }: Routes): Hono => {
  const app = new Hono()
  app.use(headersOf(port))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', NOT_KEPT)
  })
  app.use(async (context, next) => {
    const turnedAway = door(visitOf(context))
    if (turnedAway === null) return next()
    if (turnedAway.status === 405) context.header('Allow', 'GET')
    return say(context, turnedAway)
  })
  app.get('/:token', (context) => context.redirect(`/${context.req.param('token')}/`, 308))
  app.get('/:token/', (context) =>
    context.html(
      pageDocument({
        recording: live.recording(),
        game,
        layout: assets.layout,
        assets: { kind: 'linked', base: '' },
        theme,
      }),
    ),
  )
  app.get('/:token/:file', (context) => {
    const asset = assets.files.get(context.req.param('file'))
    return asset === undefined
      ? say(context, NOTHING_HERE)
      : context.body(asset.bytes, 200, { 'Content-Type': asset.type })
  })
  app.notFound((context) => say(context, NOTHING_HERE))
  return app
}
