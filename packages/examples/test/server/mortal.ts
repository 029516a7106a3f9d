/**
 * The server as a separate process that can be killed, or that kills itself just before or after it stores an event. A test
 * bundles and starts this file.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decks } from 'ptcg-turn-engine'
import { makeGame } from '../../server/games.ts'
import { logOf } from '../../server/log.ts'
import { readPages } from '../../server/pages.ts'
import { startServer } from '../../server/server.ts'
import { openStore, type Store } from '../../server/store.ts'

/** The argument of the process, as JSON. `games` is the number of games to create, `dies` the moment to kill itself. */
export interface MortalOptions {
  readonly database: string
  readonly pages: string
  readonly port: number
  readonly games: number
  readonly dies: { readonly when: 'beforeWriting' | 'beforeAnnouncing'; readonly event: number } | null
}

const orThrow = <Value>(either: E.Either<string, Value>): Value => {
  if (E.isLeft(either)) throw new Error(either.left)
  return either.right
}

const die = (): void => {
  process.kill(process.pid, 'SIGKILL')
  // The signal may take a moment, and nothing must happen until then.
  for (;;);
}

const mortal = (store: Store, dies: MortalOptions['dies']): Store => {
  let events = 0
  return {
    ...store,
    append: (game, stored) => {
      events += 1
      const isLast = events === dies?.event
      if (isLast && dies.when === 'beforeWriting') die()
      store.append(game, stored)
      if (isLast) die()
    },
  }
}

const { database, pages, port, games, dies } = JSON.parse(process.argv[2] ?? '') as MortalOptions
const store = mortal(orThrow(openStore(database)), dies)
const made = Array.from({ length: games }, () =>
  orThrow(
    makeGame(store, {
      players: [
        { name: 'Ann', deck: decks.cinderace },
        { name: 'Bob', deck: decks.inteleon },
      ],
    }),
  ),
)
const server = orThrow(
  await startServer({
    store,
    log: logOf((line) => process.stderr.write(line)),
    pages: orThrow(readPages(pages)),
    port,
    host: '127.0.0.1',
    limits: { burst: 1000, perSecond: 1000 },
  }),
)
process.stdout.write(`${JSON.stringify({ port: server.port, made })}\n`)
