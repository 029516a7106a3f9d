/** Reads a file that a person chose or dropped: returns the game in it, or one sentence that says why it cannot be opened. */
import * as E from '#fp-ts/Either'
import { loadPanels } from './Later.tsx'
import { type OpenedGame, openWrittenGame } from './opening.ts'

const MAX_BYTES = 64 * 1024 * 1024

export const readFile = async (file: File): Promise<E.Either<string, OpenedGame>> => {
  if (file.size > MAX_BYTES) return E.left(`${file.name} is too large: it has more than 64 MB.`)
  try {
    const text = await file.text()
    // Text that cannot be JSON may be a battle log.
    if (!/^\s*(?:[[{"]|$)/.test(text)) return (await loadPanels()).openLog(file.name, text)
    return E.mapLeft((sentence: string) => `${file.name}: ${sentence}`)(openWrittenGame(JSON.parse(text)))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON, or it is cut off' : 'the browser cannot read it'
    return E.left(`${file.name} cannot be opened: ${reason}.`)
  }
}
