/** Opens the game of a page: checks its recording like any untrusted input, and shows the moment of the link. */

import { type JsonProblem, openBeginning, type Recording, readRecording } from 'ptcg-turn-engine'
import { playAgain } from 'ptcg-turn-engine/internal/engine/files/playAgain'
import * as E from '#fp-ts/Either'
import type { SeenLayout } from '../elements/chart/seen.ts'
import { readRecordedRegression } from '../regression.ts'
import { historyOf } from '../time/history.ts'
import { type Inspection, inspect, type LineOfPlay } from '../time/inspection.ts'
import { inspectNext } from '../time/inspectNext.ts'
import { type Link, readLink } from '../time/link.ts'

/** The JSON in an element of the page, or null if it is missing or truncated. */
export const jsonIn = (id: string): unknown => {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as unknown
  } catch {
    return null
  }
}

/** The layout made at build time; null if the page has none, so that the chart must be laid out here. */
export const builtLayout = (): SeenLayout | null => jsonIn('chart-layout') as SeenLayout | null

const MAX_PROBLEMS_SHOWN = 3

const inWords = (problems: readonly JsonProblem[]): string => {
  const sentences = problems
    .slice(0, MAX_PROBLEMS_SHOWN)
    .map(({ path, message }) =>
      path === '' || path === 'format' || path === 'version' ? message : `${path}: ${message}`,
    )
  const more = problems.length - sentences.length
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

export interface OpenedGame {
  readonly recording: Recording
  readonly inspection: Inspection
}

/** Opens a recorded game: an inspection with all its steps, or one sentence that says why it cannot be shown. `json` may be any value. */
export const openWrittenGame = (json: unknown): E.Either<string, OpenedGame> => {
  const regression = readRecordedRegression(json)
  if (regression !== null && E.isLeft(regression)) return regression
  const recording = readRecording(regression === null ? json : regression.right)
  if (E.isLeft(recording)) return E.left(`This game cannot be shown. ${inWords(recording.left)}`)
  const opened = openBeginning(recording.right.beginning)
  if (E.isLeft(opened)) return E.left(`This game cannot be shown. ${inWords(opened.left)}`)
  const played = playAgain(opened.right.snapshot, recording.right.events)
  if (E.isLeft(played)) return E.left(`This game cannot be shown. ${inWords(played.left)}`)
  return E.right({
    recording: recording.right,
    inspection: inspect(historyOf(opened.right, recording.right.events)),
  })
}

/** True if a line is the what-if of a link: the first `from` events of the game, and then `events`. */
const isSameLine = (line: LineOfPlay, game: LineOfPlay, { from, events }: NonNullable<Link['whatIf']>): boolean =>
  JSON.stringify(line.history.events) === JSON.stringify([...game.history.events.slice(0, from), ...events])

/** The same inspection at the moment of a link. A malformed link changes nothing but the message. */
export const atLink = (inspection: Inspection, hash: string): Inspection => {
  const link = readLink(hash)
  if (E.isLeft(link)) return { ...inspection, message: link.left }
  if (link.right === null) return inspection
  const { step, frame, to, whatIf } = link.right
  if (to !== null)
    return inspectNext(
      { ...inspectNext(inspection, { do: 'go', line: 0, step, frame: 0 }), scene: { from: step, to } },
      { do: 'replay' },
    )
  const place = frame === undefined ? { step } : { step, frame }
  if (whatIf === null) return inspectNext(inspection, { do: 'go', line: 0, ...place })
  const known = inspection.lines.findIndex((line) => isSameLine(line, inspection.lines[0], whatIf))
  if (known > 0) return inspectNext(inspection, { do: 'go', line: known, ...place })
  const at = inspectNext(inspection, { do: 'go', line: 0, step: whatIf.from })
  const branched = inspectNext({ ...at, pace: 'atOnce' }, { do: 'branch', events: whatIf.events })
  return inspectNext({ ...branched, pace: inspection.pace }, { do: 'go', line: branched.place.line, ...place })
}
