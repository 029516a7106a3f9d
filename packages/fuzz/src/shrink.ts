/**
 * Shrinks a failure: makes it begin as late as possible, from a small board and with few events. Two failures are the same if the same
 * check finds something about the same subject.
 */
import fc from 'fast-check'
import { type Snapshot, savePosition } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import { aNewGame, aPositionStart } from './arbitraries/starts.ts'
import type { Check, Finding, TriedEvent } from './check.ts'
import { aMove, type Move, movesOf, sending } from './moves.ts'
import { type Opening, openingOf, type Start } from './opening.ts'
import { oracleCheck } from './oracle/check.ts'
import { ENGINE, type Ran, run, type Subject } from './run.ts'

/** A failure as it was found. */
export interface Failed {
  readonly start: Start
  readonly sent: readonly TriedEvent[]
  readonly finding: Finding
  readonly checks: readonly Check[]
  readonly subject?: Subject
  /** The maximum number of smaller candidates. */
  readonly most?: number
}

/** A shrunken failure: its events, all from `start`, and the check's finding. */
export interface Shrunk {
  readonly start: Start
  readonly events: readonly TriedEvent[]
  readonly finding: Finding
  /** The number of times that the failure was reduced. */
  readonly shrinks: number
}

/** A start, and moves from it that still make sense when the start is reduced. */
interface Course {
  readonly start: Start
  readonly moves: readonly Move[]
}

const MAX_TRIED = 3000
/** The maximum number of main phases that are tried as the beginning, from the latest one backwards. */
const MAX_BEGINNINGS = 8

const isMainPhase = ({ state }: Snapshot): boolean => state === 'turn.main.ready'

/** Every moment at which a run rests in the main phase, with the number of events before it. */
const mainPhases = (
  opening: Opening,
  sent: readonly TriedEvent[],
  subject: Subject,
): readonly (readonly [number, Snapshot])[] => {
  const moments: (readonly [number, Snapshot])[] = []
  let at = 0
  const note: Check = {
    name: 'main phases',
    watch: () => ({
      atRest: (snapshot) => {
        if (isMainPhase(snapshot)) moments.push([at, snapshot])
        return null
      },
    }),
  }
  run(opening, {
    subject,
    checks: [note],
    next: () => {
      const tried = sent[at] ?? null
      at += 1
      return tried
    },
  })
  return moments
}

/** The subject of a finding: its check, and the beginning of its sentence, such as `I7` or `the table`. */
const aboutWhat = ({ check, says }: Finding): string => `${check} ${says.split(':')[0]}`

/** True if the same check has found something about the same subject. Shrinking must not change the check or the subject. */
export const sameFinding = (one: Finding | null, other: Finding | null): boolean =>
  one !== null && other !== null && aboutWhat(one) === aboutWhat(other)

/**
 * True if a failure shows something about the engine. If shrinking has removed all events, the failure may only show that the board is
 * wrong; a finding of the oracle still counts, since it may concern the legal events.
 */
const showsSomething = ({ sent, finding }: Ran, failed: Failed): boolean =>
  sent.length > 0 || failed.sent.length === 0 || finding?.check === oracleCheck.name

/** The failure of a course, if it is the same failure; else null. */
const failureOf = ({ start, moves }: Course, failed: Failed): Ran | null => {
  const { finding, checks, subject = ENGINE } = failed
  const opening = openingOf(start)
  if (E.isLeft(opening)) return null
  const ran = run(opening.right, { subject, checks, next: sending(moves) })
  return sameFinding(ran.finding, finding) && showsSomething(ran, failed) ? ran : null
}

/** The same failure, begun at the latest main phase from which it still appears. */
const begunLater = (opening: Opening, moves: readonly Move[], failed: Failed): Course | null => {
  const { sent, subject = ENGINE } = failed
  const { ruleset, definitions } = opening.game
  for (const [at, moment] of mainPhases(opening, sent, subject).toReversed().slice(0, MAX_BEGINNINGS)) {
    const written = savePosition({ ...moment, game: { ...moment.game, ruleset, definitions } })
    if (E.isLeft(written)) continue
    const course: Course = { start: { from: 'position', position: written.right }, moves: moves.slice(at) }
    if (failureOf(course, failed) !== null) return course
  }
  return null
}

/** Shrinks a failure. A failure that cannot be expressed as moves, or that fails differently when replayed, is returned unchanged. */
export const shrinkFailure = (failed: Failed): Shrunk => {
  const { start, sent, finding, subject = ENGINE, most = MAX_TRIED } = failed
  const asFound: Shrunk = { start, events: sent, finding, shrinks: 0 }
  const opening = openingOf(start)
  const moves = E.isLeft(opening) ? null : movesOf(opening.right, sent, subject)
  if (E.isLeft(opening) || moves === null) return asFound
  const whole: Course = { start, moves }
  const begun = begunLater(opening.right, moves, failed) ?? (failureOf(whole, failed) === null ? null : whole)
  if (begun === null) return asFound
  let tried = 0
  const fails = (course: Course): boolean => {
    tried += 1
    return tried <= most && failureOf(course, failed) !== null
  }
  const courses = fc.record({
    start: begun.start.from === 'newGame' ? aNewGame() : aPositionStart(),
    moves: fc.array(aMove(), { size: 'max' }),
  })
  const { counterexample, numShrinks } = fc.check(
    fc.property(courses, (course) => !fails(course)),
    { numRuns: 1, examples: [[{ start: begun.start, moves: [...begun.moves] }]] },
  )
  const smallest = counterexample?.[0] ?? begun
  const last = failureOf(smallest, failed)
  return last?.finding == null
    ? asFound
    : { start: smallest.start, events: last.sent, finding: last.finding, shrinks: numShrinks }
}
