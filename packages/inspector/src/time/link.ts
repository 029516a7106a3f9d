/**
 * Reads and writes links to a moment: `#step=12.3` is the third microstep of step 12; `#step=12&to=15` is the scene from
 * step 12 to step 15, shown again and again; the link to a what-if contains its events.
 */

import { jsonProblems } from 'ptcg-turn-engine/internal/game/json/json'
import * as E from '#fp-ts/Either'
import { type Inspection, lineAt } from './inspection.ts'
import { isReconstructedEvent } from './step.ts'

export interface Link {
  readonly step: number
  /** The index of the microstep; undefined for the last microstep, when the chart has settled. */
  readonly frame: number | undefined
  /** The last step of a scene that begins with `step`, or null. */
  readonly to: number | null
  /** Events played from an earlier step of the game, or null for the game itself. */
  readonly whatIf: { readonly from: number; readonly events: readonly unknown[] } | null
}

const NOT_IN_A_LINK = 'There is no link to a game that is played on from a log, because hidden cards were drawn for it.'

/** The maximum length of a link: mail programs and chats cut longer ones. */
const MAX_LENGTH = 8000

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

const readPlace = (text: string): E.Either<string, Pick<Link, 'step' | 'frame'>> => {
  const [step = '', microstep] = text.split('.', 2)
  const number = wholeNumber(step)
  const frame = microstep === undefined ? undefined : wholeNumber(microstep)
  if (number === null || frame === null || frame === 0)
    return E.left(
      `The link says step=${text.slice(0, 40)}; a step is a whole number, perhaps with a microstep, such as 12.3.`,
    )
  return E.right({ step: number, frame: frame === undefined ? undefined : frame - 1 })
}

const readEvents = (text: string): readonly unknown[] | null => {
  const read = E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => null,
  )
  if (E.isLeft(read) || !Array.isArray(read.right)) return null
  return jsonProblems(read.right).length === 0 ? read.right : null
}

/** Reads the fragment of an address: null if it does not mention a step, or one sentence about its problem. */
export const readLink = (hash: string): E.Either<string, Link | null> => {
  if (hash.length > MAX_LENGTH) return E.left('The link is too long.')
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const step = fields.get('step')
  if (step === null) return E.right(null)
  const place = readPlace(step)
  if (E.isLeft(place)) return place
  const from = fields.get('from')
  const played = fields.get('events')
  const last = fields.get('to')
  const to = last === null ? null : wholeNumber(last)
  if (last !== null && (to === null || to < place.right.step))
    return E.left(`The link says to=${last.slice(0, 40)}; a scene ends with a step after its first.`)
  if (from === null && played === null) return E.right({ ...place.right, to, whatIf: null })
  const number = wholeNumber(from ?? '')
  const events = readEvents(played ?? '')
  if (number === null || events === null) return E.left('The what-if in the link cannot be read.')
  return E.right({ ...place.right, to: null, whatIf: { from: number, events } })
}

/** The link to the current moment, or one sentence that says why there is none. */
export const linkTo = (inspection: Inspection): E.Either<string, string> => {
  const { line, step, frame } = inspection.place
  const { history } = lineAt(inspection)
  const isLast = frame === history.stepAt(step).frames.length - 1
  const fields = new URLSearchParams({ step: isLast ? `${step}` : `${step}.${frame + 1}` })
  if (line !== 0) {
    const from = sharedLength(inspection)
    if (history.events.slice(from).some(isReconstructedEvent)) return E.left(NOT_IN_A_LINK)
    fields.set('from', `${from}`)
    fields.set('events', JSON.stringify(history.events.slice(from)))
  }
  const hash = `#${fields}`
  return hash.length > MAX_LENGTH
    ? E.left('This what-if is too long for a link: save the recording instead.')
    : E.right(hash)
}

/** The number of events at the beginning of the current line that are the same as in the game itself. */
const sharedLength = (inspection: Inspection): number => {
  const game = inspection.lines[0].history.events
  const own = lineAt(inspection).history.events
  const differs = own.findIndex((event, at) => at >= game.length || game[at] !== event)
  return differs === -1 ? own.length : differs
}
