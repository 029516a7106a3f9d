/** Selects the cases that the chapter of a rule or a ruling shows to readers: at least one accepted and one refused. */

import { check, legalEvents, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { afterEvents, gameAfterCase, playCase, type ShownCase } from './shownCases.ts'
import type { WrittenCase } from './writtenCases.ts'

/** Finds an event that is refused after another event: the same event again, or the end of a turn or of a choice. */
const refusedAfter = (
  after: Snapshot,
  event: GameEvent,
): { readonly event: GameEvent; readonly codes: readonly string[] } | null => {
  const player = 'player' in event ? event.player : after.game.turn.player
  const candidates: readonly GameEvent[] = [
    event,
    { type: 'END_TURN', player },
    { type: 'END_TURN', player: player === 0 ? 1 : 0 },
    { type: 'DONE', player },
  ]
  for (const one of candidates) {
    const checked = check(after, one)
    if (E.isLeft(checked)) return { event: one, codes: checked.left.map(({ code }) => code) }
  }
  return null
}

/** The title of a case that shows a refusal after an accepted event. */
export const AFTERWARDS = 'What is refused after that'

/** A refusal after an accepted event, for a chapter without refusals of its own. */
const refusalAfter = (one: ShownCase): readonly ShownCase[] => {
  const next = gameAfterCase(one)
  const found = next === null || one.event === null ? null : refusedAfter(next, one.event)
  if (found === null || one.event === null) return []
  const before = [...one.before, one.event]
  const refused = playCase({ from: one.from, before, event: found.event, refused: found.codes }, AFTERWARDS)
  return [found.event === one.event ? { ...refused, says: `${one.says}, once more` } : refused]
}

/** A legal event on the board of a case, for a chapter with refusals only. */
const allowedBeside = ({ from, before }: ShownCase): readonly ShownCase[] => {
  const at = afterEvents(from, before)
  if (at === null) return []
  const all = legalEvents(at)
  const event = all.find(({ type }) => type === 'END_TURN') ?? all[0]
  return event === undefined ? [] : [playCase({ from, before, event, refused: [] }, 'What is allowed there')]
}

const firstOf = (cases: readonly ShownCase[], make: (one: ShownCase) => readonly ShownCase[]): readonly ShownCase[] => {
  for (const one of cases) {
    const made = make(one)
    if (made.length > 0) return made
  }
  return []
}

/** Makes sure that a chapter has an accepted and a refused event. */
const bothSides = (cases: readonly ShownCase[]): readonly ShownCase[] => [
  ...cases,
  ...(cases.some(({ allowed }) => allowed) ? [] : firstOf(cases, allowedBeside)),
  ...(cases.some(({ allowed }) => !allowed) ? [] : firstOf(cases, refusalAfter)),
]

/** The maximum number of cases of either kind on a page; the others are in the tests. */
const MAX_CASES = 4

/** Events with longer descriptions are left out of titles. An example is the order of a whole deck. */
const LONG = 60

/** Makes the titles of cases unique. Cases of one test share its title, so their events or else numbers are added. */
const withUniqueTitles = (cases: readonly ShownCase[]): readonly ShownCase[] => {
  const sent = cases.map((one) =>
    one.says.length < LONG && cases.some((other) => other !== one && other.title === one.title)
      ? { ...one, title: `${one.title} (${one.says})` }
      : one,
  )
  return sent.map((one, at) => {
    const before = sent.slice(0, at).filter(({ title }) => title === one.title).length
    return before === 0 ? one : { ...one, title: `${one.title}, ${before + 1}` }
  })
}

const some = (cases: readonly ShownCase[]): readonly ShownCase[] => {
  const once = cases.filter((one, at) => cases.findIndex((two) => JSON.stringify(two) === JSON.stringify(one)) === at)
  return withUniqueTitles([
    ...once.filter(({ allowed }) => allowed).slice(0, MAX_CASES),
    ...once.filter(({ allowed }) => !allowed).slice(0, MAX_CASES),
  ])
}

const shownOf = ({ side, what, tried }: WrittenCase): readonly ShownCase[] => {
  const refused = tried.filter((one) => one.refused.length > 0)
  // Accepted events that only prepare a refusal are left out.
  const relevant = side === 'rejects' && refused.length > 0 ? refused : tried
  const title = side === 'rejects' && refused.length === 0 ? `This does not happen: ${what}` : what
  return relevant.map((one) => playCase(one, title))
}

/** The cases of the rule or ruling with this id, at least one accepted and one refused. */
export const chapterCases = (id: string, all: readonly WrittenCase[]): readonly ShownCase[] =>
  some(bothSides(all.filter((one) => one.id === id).flatMap(shownOf)))
