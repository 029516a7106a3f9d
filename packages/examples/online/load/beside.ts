/** A process with the example server and some games. It sends its address and the tokens of the seats to its parent. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { makeGame } from '../../server/games.ts'
import { logOf } from '../../server/log.ts'
import { startServer } from '../../server/server.ts'
import { openStore } from '../../server/store.ts'
import { markedGame } from '../../test/server/markedDecks.ts'
import type { Assignment } from './bots.ts'

/** The message of the process to its parent. */
export interface Beside {
  readonly address: string
  readonly rooms: readonly Assignment[]
}

const orThrow = <Value>(either: E.Either<string, Value>): Value => {
  if (E.isLeft(either)) throw new Error(either.left)
  return either.right
}

const rooms = Number(process.argv[2])
const store = orThrow(openStore(join(tmpdir(), `ptcg-online-beside-${process.pid}.sqlite`)))
const { port } = orThrow(
  await startServer({
    store,
    log: logOf((line) => process.stderr.write(line)),
    pages: new Map(),
    port: 0,
    host: '127.0.0.1',
    limits: { connections: 2 * rooms, strangers: 2 * rooms },
  }),
)
process.send?.({
  address: `ws://127.0.0.1:${port}/socket`,
  rooms: Array.from({ length: rooms }, () => {
    const { game, tokens } = orThrow(makeGame(store, markedGame(['cinderace', 'inteleon'])))
    return { game, play: tokens.play, watch: null }
  }),
} satisfies Beside)
