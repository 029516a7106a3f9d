/** Shows a game in the browser until the command is stopped, or writes it as a page. */

import pc from 'picocolors'
import type { Recording } from 'ptcg-turn-engine'
import {
  isReconstructedGame,
  type ReconstructedGame,
} from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import { type LiveGame, liveGame, serveInspector } from 'ptcg-turn-engine-inspector'
import { pageFolder } from 'ptcg-turn-engine-inspector/internal/server/assets'
import type { ShownIn } from 'ptcg-turn-engine-inspector/internal/viewers/showInOptions'
import * as E from '#fp-ts/Either'
import { chosenDecks } from './chosenDecks.ts'
import { FOR_A_NEW_GAME } from './forANewGame.ts'
import type { InspectCommand } from './inspect.ts'
import { exportPage } from './inspectExport.ts'
import { showElsewhere } from './inspectWith.ts'
import { gameText, newRecording, openGame } from './openGame.ts'
import { orSentence } from './orSentence.ts'
import { UsageError } from './usageError.ts'

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const KILOBYTE = 1000

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KILOBYTE).toLocaleString('en')} kB`

const writePage = (
  file: string,
  recording: Recording | ReconstructedGame,
  { assets, json }: InspectCommand,
  opened: string | undefined,
): void => {
  const exported = orSentence(exportPage(file, recording, assets ?? pageFolder(), opened))
  if (json) write(JSON.stringify(exported))
  else
    write(
      `${file} has ${kilobytes(exported.bytes)} (${kilobytes(exported.compressed)} compressed). It opens in any browser, without a network.`,
    )
}

/** True if a person will see the browser open. */
const isWatched = ({ open, json }: InspectCommand): boolean =>
  open && !json && process.stdout.isTTY === true && (process.env.CI ?? '') === ''

/** Opens the address in a browser. If that fails, asks the person to open it. */
const openInBrowser = async (url: string): Promise<void> => {
  const fail = (): void => write(pc.dim('No browser could be opened: open the address yourself.'))
  try {
    const { default: open } = await import('open')
    const browser = await open(url)
    browser.on('error', fail)
  } catch {
    fail()
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves at Ctrl-C or another signal to stop. A second signal ends the process at once, as usual. */
const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })

const printForPrograms = (url: string, shown: ShownIn | null): void =>
  write(JSON.stringify(shown === null ? { url } : { url, viewer: shown.url }))

const printForPeople = (
  url: string,
  shown: ShownIn | null,
  live: LiveGame | ReconstructedGame,
  { with: other }: InspectCommand,
): void => {
  const { title, note } = isReconstructedGame(live) ? live : live.recording()
  const length = isReconstructedGame(live) ? 0 : live.length()
  write(`The inspector shows ${pc.bold(title)}${length === 0 ? '' : ` (${length} events)`} at:`)
  write(`\n  ${pc.cyan(pc.underline(url))}\n`)
  if (note !== null) write(`${note}\n`)
  if (shown !== null) {
    write(
      `${other === 'stately' ? '@statelyai/inspect' : '@xstate/inspect'} shows it at:\n\n  ${pc.cyan(pc.underline(shown.url))}\n`,
    )
    write(
      pc.dim(
        'That page loads the viewer from another address, usually on the web. The viewer receives the whole game.',
      ),
    )
  }
  write(pc.dim('The address works only on this machine, until you press Ctrl-C.'))
}

/** Serves the game until the command is stopped. `link` is the fragment of the address, which selects the first moment shown. */
const serve = async (live: LiveGame | ReconstructedGame, options: InspectCommand, link: string): Promise<void> => {
  const { port, assets, json, cards, era } = options
  if (isReconstructedGame(live) && options.with !== undefined)
    throw new UsageError('A battle log has no events that another inspector could be sent; leave out --with.')
  const { logReader } = await import('./logFiles.ts')
  const served = orSentence(
    await serveInspector({
      live,
      readLog: logReader(isReconstructedGame(live) ? cards : [], era),
      ...(port === undefined ? {} : { port }),
      ...(assets === undefined ? {} : { assets }),
    }),
  )
  const stopped = asked()
  const url = `${served.url}${link}`
  const shown = isReconstructedGame(live) ? null : await showElsewhere(live, options)
  if (json) printForPrograms(url, shown)
  else printForPeople(url, shown, live, options)
  if (isWatched(options)) await openInBrowser(url)
  await stopped
  await Promise.all([served.close(), shown?.close()])
  if (!json) write('The inspector is stopped.')
}

const newGame = async ({ decks: names, cards: files, seed, era }: InspectCommand): Promise<Recording> => {
  const { decks, cards } = await chosenDecks(names, files)
  return newRecording(decks, seed, [], cards, era)
}

/**
 * Reads a file as a battle log. Null if the file begins like JSON, is empty or cannot be read. Throws a `UsageError` if any other
 * file is not a battle log.
 */
const reconstructedGame = async (file: string, { cards, era }: InspectCommand): Promise<ReconstructedGame | null> => {
  const text = gameText(file)
  // A file that begins like JSON is not a battle log. An empty file is reported later, as invalid JSON.
  if (E.isLeft(text) || /^\s*(?:[[{"]|$)/.test(text.right)) return null
  const { logReader } = await import('./logFiles.ts')
  return orSentence(
    E.mapLeft((why: string) => `${file} is neither a game in JSON nor a battle log: ${why}`)(
      await logReader(cards, era)(text.right),
    ),
  )
}

const openedGame = async (file: string, options: InspectCommand): Promise<Recording> => {
  if (options.cards.length > 0 || options.era !== undefined) throw new UsageError(FOR_A_NEW_GAME)
  return orSentence(await openGame(file))
}

/** The game to show, and the moment to show first, as the fragment of an address. */
const shownGame = async (
  file: string | undefined,
  options: InspectCommand,
  isNew: boolean,
): Promise<{ readonly recording: Recording; readonly link: string }> => {
  if (file !== undefined) return { recording: await openedGame(file, options), link: '#step=0' }
  if (isNew) return { recording: await newGame(options), link: '' }
  const { firstShowcase } = await import('./showcase.ts')
  const { recording, scene } = firstShowcase(await chosenDecks(options.decks))
  return { recording, link: `#step=${scene.from}&to=${scene.to}` }
}

/** Runs the command; resolves when it is done. `isNew` means that the options describe a new game. */
export const inspectGame = async (file: string | undefined, options: InspectCommand, isNew: boolean): Promise<void> => {
  const reconstructed = file === undefined ? null : await reconstructedGame(file, options)
  if (reconstructed !== null) {
    if (options.export !== undefined) return writePage(options.export, reconstructed, options, file)
    return serve(reconstructed, options, '#step=0')
  }
  const { recording, link } = await shownGame(file, options, isNew)
  const live = orSentence(
    E.mapLeft((problems: readonly { readonly message: string }[]) => problems.map(({ message }) => message).join(' '))(
      liveGame(recording),
    ),
  )
  if (options.export !== undefined) return writePage(options.export, recording, options, file)
  return serve(live, options, link)
}
