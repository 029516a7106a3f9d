/** Serves another program: every line of standard input is a request, every line of standard output an answer. */
import { once } from 'node:events'
import pc from 'picocolors'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { engineVersion } from './engineVersion.ts'
import { conversation, type LineConversation, type RequestTally } from './stdio/conversation.ts'
import { type LineReader, lineReader, type ReadLine } from './stdio/lines.ts'
import { answerLine } from './stdio/writing.ts'
import { UsageError } from './usageError.ts'

export interface ServeCommand {
  readonly stdio: boolean
  readonly quiet: boolean
  readonly longestLine: number
  readonly mostGames: number
}

const printMessage = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** Yields every line of the input, even a last line without a line end. */
async function* linesOf(input: AsyncIterable<Uint8Array>, reader: LineReader): AsyncGenerator<ReadLine> {
  try {
    for await (const piece of input) yield* reader.read(piece)
  } catch (error) {
    throw new UsageError(`Standard input cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
  const rest = reader.end()
  if (rest !== null) yield rest
}

/** Answers each line. Reading pauses while the client does not read the answers, so that they do not fill the memory. */
const converse = async (lines: AsyncIterable<ReadLine>, talk: LineConversation): Promise<void> => {
  for await (const line of lines) {
    if (!process.stdout.write(answerLine(talk.answer(line)))) await once(process.stdout, 'drain')
  }
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const inShort = ({ requests, failures, games }: RequestTally): string =>
  `Answered ${counted(requests, 'request')} about ${counted(games, 'game')}; ${failures} could not be done.`

const HINT = `Type one request per line, such as ${pc.cyan('{"method":"about"}')}, and Ctrl-D to end.`

/** Answers until the input ends. */
export const serveLines = async ({ stdio, quiet, longestLine, mostGames }: ServeCommand): Promise<void> => {
  if (!stdio) throw new UsageError('Programs use standard input and output: ptcg-turn serve --stdio.')
  if (process.stdin.isTTY && !quiet) printMessage(pc.dim(HINT))
  const talk = conversation({
    version: engineVersion(),
    limits: { line: longestLine, games: mostGames },
    onBug: (error) => printMessage(printable(error instanceof Error ? (error.stack ?? error.message) : String(error))),
  })
  await converse(linesOf(process.stdin, lineReader(longestLine)), talk)
  if (!quiet) printMessage(inShort(talk.tally()))
}
