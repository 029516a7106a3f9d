/** Starts the server: `npm run server`; `--help` lists its options. */
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { type MadeGame, makeGame, renewTokens } from './games.ts'
import { errorInWords, logOf } from './log.ts'
import { readPages } from './pages.ts'
import { openRoom } from './room.ts'
import { startServer } from './server.ts'
import { openStore, type Store } from './store.ts'

const HELP = `Serves a game for two people on two machines.

  npm run server                     continues the latest game, or begins one
  npm run server -- --new            begins a new game; the other games stay stored
  npm run server -- --links          prints new links for the latest game; the old links stop working

  --port 8080                        the port to listen on
  --host 127.0.0.1                   0.0.0.0 lets other machines connect
  --origin https://play.example.org  the origin of the pages behind a proxy; may be given more than once
  --database ptcg-games.sqlite       the file in which games are stored
  --pages FOLDER                     the folder of the built page
`

const WRONG_INPUT = 2
const LARGEST_PORT = 65_535

/** Ends the program with one sentence. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  return process.exit(WRONG_INPUT)
}

const orGiveUp = <Value>(either: E.Either<string, Value>): Value =>
  E.isLeft(either) ? giveUp(either.left) : either.right

const read = () => {
  try {
    const { values } = parseArgs({
      options: {
        new: { type: 'boolean', default: false },
        links: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string', multiple: true, default: [] },
        database: { type: 'string', default: 'ptcg-games.sqlite' },
        pages: { type: 'string', default: join(import.meta.dirname, 'dist') },
      },
    })
    const port = Number(values.port)
    if (!/^\d{1,5}$/.test(values.port) || port > LARGEST_PORT)
      return giveUp(`--port is a whole number from 0 to ${LARGEST_PORT}.`)
    return { ...values, port }
  } catch (error) {
    return giveUp(`${errorInWords(error)} (see --help)`)
  }
}

/** The addresses at which browsers reach the server. */
const addressesOf = (host: string, port: number): readonly string[] => {
  const everywhere = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .flatMap(({ family, address }) => (family === 'IPv4' ? [address] : []))
  return (host === '0.0.0.0' ? everywhere : [host]).map(
    (name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
  )
}

const newGame = (store: Store): MadeGame =>
  orGiveUp(
    makeGame(store, {
      players: [
        { name: 'Ann', deck: 'cinderace' },
        { name: 'Bob', deck: 'inteleon' },
      ],
    }),
  )

// An error means that the reader of the output has closed it. The game continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const options = read()
if (options.help) {
  process.stdout.write(HELP)
  process.exit()
}
const log = logOf((line) => process.stderr.write(line))
const pages = orGiveUp(readPages(options.pages))
const store = orGiveUp(openStore(options.database))
const latest = options.new ? null : store.latestGame()
const room =
  latest === null
    ? null
    : orGiveUp(
        E.mapLeft(
          (wrong: string) => `Game ${latest} cannot go on: ${wrong} Begin another with --new; this one stays stored.`,
        )(openRoom(latest, { store, log })),
      )
const goesOn = room !== null && !room.isOver() && !options.links
const made = goesOn ? null : room === null || room.isOver() ? newGame(store) : renewTokens(store, room.game)

const { port, host, origin: origins } = options
const server = orGiveUp(await startServer({ store, log, pages, port, host, origins }))
const addresses = addressesOf(host, server.port)

if (made === null)
  process.stdout.write(
    `Game ${latest} goes on at ${addresses.join(' ')}, by the links that were given out; --links makes new ones, --new another game.\n`,
  )
else {
  const linksTo = (token: string): string => addresses.map((address) => `${address}/#${token}`).join('  ')
  const { play, watch } = made.tokens
  process.stdout.write(
    `Game ${made.game}. Each link is a seat: give it to nobody else. They are shown only now.\n` +
      `  Ann plays:    ${linksTo(play[0])}\n  Bob plays:    ${linksTo(play[1])}\n` +
      `  watching Ann: ${linksTo(watch[0])}\n  watching Bob: ${linksTo(watch[1])}\n`,
  )
}

const stop = async (): Promise<void> => {
  await server.close()
  store.close()
  process.exit()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
