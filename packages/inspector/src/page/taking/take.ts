/** Saves something from the page as a file, or copies a link that contains the game. If that fails, one sentence says why. */

import { type Recording, recordingOf, save, savePosition } from 'ptcg-turn-engine'
import { game } from 'ptcg-turn-engine/machines'
import * as E from '#fp-ts/Either'
import type { TurnChart } from '../../elements/chart/turnChart.ts'
import { asTest } from '../../taking/asTest.ts'
import { asTypeScript } from '../../taking/asTypeScript.ts'
import { linkWith } from '../../taking/gameLink.ts'
import { type Inspection, lineAt } from '../../time/inspection.ts'
import type { Moment } from '../../time/moment.ts'
import { download, downloadJson } from '../download.ts'
import { findReconstructed } from '../findReconstructed.ts'
import type { TakenAlong } from '../taken.ts'
import { filmOf } from './film.ts'
import { onePage } from './onePage.ts'

/** The parts of the page from which files are made. */
export interface TakenFrom {
  readonly recording: Recording
  readonly inspection: Inspection
  readonly moment: Moment
  readonly chart: TurnChart | null
}

const PNG_SCALE = 2

const ON_ITS_WAY =
  'The chart is within an event: go to its last microstep, or to the event before. A save from there can be loaded.'

const NO_EVENTS =
  'A battle log has lines and no events: save it as one HTML page, or write a moment of it with "ptcg-turn log moment" and play on from there.'

const text = (name: string, type: string, made: E.Either<string, string>): string | null => {
  if (E.isLeft(made)) return made.left
  download(name, new Blob([made.right], { type }))
  return null
}

const copied = async (link: E.Either<string, string>): Promise<string> => {
  if (E.isLeft(link)) return link.left
  const address = `${location.href.replace(/#.*$/, '')}${link.right}`
  try {
    await navigator.clipboard.writeText(address)
    return `The link is copied: ${address.length} characters, with the game in it. Whoever has this page, exported or served, can open it.`
  } catch {
    return 'The browser does not let this page write to the clipboard: save the line as a recording.'
  }
}

/** Saves the chosen thing. Returns a message for the person, or null if the browser saves the file. */
export const take = async (
  what: TakenAlong,
  { recording, inspection, moment, chart }: TakenFrom,
): Promise<string | null> => {
  const { history } = lineAt(inspection)
  const { step, frame } = moment.place
  const line = recordingOf(recording.title, recording.beginning, history.events, recording.note)
  const isLegal = (): readonly boolean[] =>
    history.events.map((_, at) => history.stepAt(at + 1).violations.length === 0)
  const reconstructed = findReconstructed(recording)
  if (reconstructed !== null) {
    if (what === 'page') return text('game.html', 'text/html', await onePage(reconstructed))
    if (what === 'recording' || what === 'link' || what === 'code' || what === 'test') return NO_EVENTS
  }
  switch (what) {
    case 'recording':
      downloadJson('recording.json', line)
      return null
    case 'save':
      if (!moment.isSettled) return ON_ITS_WAY
      downloadJson('save.json', save(moment.step.after))
      return null
    case 'position': {
      if (!moment.isSettled) return ON_ITS_WAY
      const position = savePosition(moment.step.after)
      if (E.isLeft(position)) return position.left.message
      downloadJson('position.json', position.right)
      return null
    }
    case 'page':
      return text('game.html', 'text/html', await onePage(line))
    case 'machine':
      downloadJson('machine.json', game)
      return null
    case 'link':
      return copied(await linkWith(line, moment.isSettled ? `${step}` : `${step}.${frame + 1}`))
    case 'code':
      return text('game.ts', 'text/plain', E.right(asTypeScript(line, isLegal())))
    case 'test':
      return text('event.test.ts', 'text/plain', asTest(recording.title, history, step))
    case 'film':
      return text('event.svg', 'image/svg+xml', await filmOf(chart, moment))
    case 'svg':
    case 'png': {
      if (chart === null) return 'There is no chart yet.'
      const picture =
        what === 'svg' ? new Blob([chart.toSvg()], { type: 'image/svg+xml' }) : await chart.toPng(PNG_SCALE)
      download(`statechart.${what}`, picture)
      return null
    }
  }
}
