/** Shows a game in the browser until the person has seen enough, or writes it as a page. */
import * as E from 'fp-ts/lib/Either.js'
import pc from 'picocolors'
import type { Recording } from '../../engine/files/recording.ts'
import { type LiveGame, liveGame } from '../inspector/live/liveGame.ts'
import { pageFolder } from '../inspector/server/assets.ts'
import { serveInspector } from '../inspector/server/serveInspector.ts'
import { chosenDecks } from './chosenDecks.ts'
import type { InspectCommand } from './inspect.ts'
import { exportPage } from './inspectExport.ts'
import { type OtherInspector, showElsewhere } from './inspectWith.ts'
import { newRecording, openGame } from './openGame.ts'
import { orSentence } from './orSentence.ts'

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const KILOBYTE = 1000

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KILOBYTE).toLocaleString('en')} kB`

const writePage = (
  file: string,
  recording: Recording,
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

/** Whether there is a person who sees the browser open. */
const isWatched = ({ open, json }: InspectCommand): boolean =>
  open && !json && process.stdout.isTTY === true && (process.env.CI ?? '') === ''

/** Where no browser can be opened, the address is there to be opened by hand. */
const openInBrowser = async (url: string): Promise<void> => {
  try {
    const { default: open } = await import('open')
    const browser = await open(url)
    browser.on('error', () => undefined)
  } catch {
    write(pc.dim('No browser could be opened: open the address yourself.'))
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** When the person wants it to end. A second Ctrl-C ends everything at once, as usual. */
const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })

const tellPrograms = (url: string, shown: OtherInspector | null): void =>
  write(JSON.stringify(shown === null ? { url } : { url, viewer: shown.url }))

const tellPeople = (
  url: string,
  shown: OtherInspector | null,
  live: LiveGame,
  { with: other }: InspectCommand,
): void => {
  const { title, note } = live.recording()
  const length = live.length()
  write(`The inspector shows ${pc.bold(title)}${length === 0 ? '' : ` (${length} events)`} at`)
  write(`\n  ${pc.cyan(pc.underline(url))}\n`)
  if (note !== null) write(`${note}\n`)
  if (shown !== null) {
    write(
      `${other === 'stately' ? '@statelyai/inspect' : '@xstate/inspect'} shows it at\n\n  ${pc.cyan(pc.underline(shown.url))}\n`,
    )
    write(
      pc.dim(
        'That page loads the viewer from its own place, usually on the web, and the viewer is shown the whole game.',
      ),
    )
  }
  write(pc.dim('This works on this machine only, while it runs. Press Ctrl-C to stop.'))
}

/** A game from a file is looked at from its beginning, a live one where it is. */
const serve = async (live: LiveGame, options: InspectCommand, link: string): Promise<void> => {
  const { port, assets, json } = options
  const served = orSentence(
    await serveInspector({
      live,
      ...(port === undefined ? {} : { port }),
      ...(assets === undefined ? {} : { assets }),
    }),
  )
  const stopped = asked()
  const url = `${served.url}${link}`
  const shown = await showElsewhere(live, options)
  if (json) tellPrograms(url, shown)
  else tellPeople(url, shown, live, options)
  if (isWatched(options)) await openInBrowser(url)
  await stopped
  await Promise.all([served.close(), shown?.close()])
  if (!json) write('The inspector is stopped.')
}

const newGame = async ({ decks: names, cards: files, seed, era }: InspectCommand): Promise<Recording> => {
  const { decks, cards } = await chosenDecks(names, files)
  return newRecording(decks, seed, [], cards, era)
}

/** Does what was asked for; gives back when it is done. */
export const inspectGame = async (file: string | undefined, options: InspectCommand): Promise<void> => {
  const recording = file === undefined ? await newGame(options) : orSentence(await openGame(file))
  const live = orSentence(
    E.mapLeft((problems: readonly { readonly message: string }[]) => problems.map(({ message }) => message).join(' '))(
      liveGame(recording),
    ),
  )
  if (options.export !== undefined) return writePage(options.export, recording, options, file)
  return serve(live, options, file === undefined ? '' : '#step=0')
}
