/** Compares another engine's answers with the correct answers. A comparison returns the first difference in words, or null. */
import { dequal } from 'dequal/lite'
import { check, readEvent, type Snapshot, save, type Violation, view } from 'ptcg-turn-engine'
import type { Fact, Game, GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import { eventToText } from 'ptcg-turn-engine/notation'
import { factInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'

const MAX_LENGTH = 160

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** The JSON of a value. It does not depend on the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'undefined'

/** An event in the notation, in quotes. A malformed event is written as JSON. */
export const describeEvent = (at: Snapshot, event: unknown): string => {
  const read = readEvent(event)
  if (E.isLeft(read)) return shown(event)
  const text = E.tryCatch(() => eventToText(at, read.right), String)
  return E.isLeft(text) ? shown(event) : `"${text.right}"`
}

const because = (violations: readonly Violation[]): string =>
  violations.map(({ rule, message }) => `${rule} refuses it: ${message}`).join(' ')

/** Compares the lists of legal events. Events that are legal but never listed make no difference. */
export const legalDiffers = (at: Snapshot, right: readonly GameEvent[], listed: readonly unknown[]): string | null => {
  const theirs = new Set(listed.map(canonical))
  const missing = right.find((event) => !theirs.has(canonical(event)))
  if (missing !== undefined) return `legal: ${describeEvent(at, missing)} is legal, but is not listed.`
  const ours = new Set(right.map(canonical))
  for (const event of listed) {
    if (ours.has(canonical(event))) continue
    const checked = E.flatMap((read: GameEvent) => check(at, read))(readEvent(event))
    if (E.isLeft(checked)) return `legal: ${describeEvent(at, event)} is listed, and ${because(checked.left)}`
  }
  return null
}

/** Describes an illegal event that the other engine has accepted. */
export const wronglyTaken = (at: Snapshot, event: unknown, violations: readonly Violation[]): string =>
  `verdict: ${describeEvent(at, event)} is taken, and ${because(violations)}`

/** Describes a legal event that the other engine has refused. */
export const wronglyRefused = (at: Snapshot, event: unknown, says: string): string =>
  `verdict: ${describeEvent(at, event)} is legal, but is refused: ${says}`

/** Compares the rules of a refusal. `reasons` is null if the other engine gives no rules. */
export const rulesDiffer = (
  at: Snapshot,
  event: unknown,
  violations: readonly Violation[],
  reasons: readonly string[] | null,
): string | null => {
  if (reasons === null) return null
  const right = new Set(violations.map(({ rule, code }) => `${rule} ${code}`))
  const theirs = new Set(reasons)
  const missing = [...right].filter((one) => !theirs.has(one) && !theirs.has(one.split(' ')[0] ?? ''))
  const rules = new Set(violations.map(({ rule }): string => rule))
  const more = [...theirs].filter((one) => !right.has(one) && !rules.has(one))
  if (missing.length === 0 && more.length === 0) return null
  return `rules: ${describeEvent(at, event)} is refused by ${[...theirs].join(', ') || 'no rule'}, and should be by ${[...right].join(', ')}.`
}

const describeFact = (fact: unknown, game: Game): string => {
  const words = E.tryCatch(() => factInWords(game, fact as Fact), String)
  return fact === undefined ? 'nothing' : E.isLeft(words) ? shown(fact) : `"${words.right}" ${shown(fact)}`
}

/** Compares the facts, in order. */
export const factsDiffer = (
  before: Snapshot,
  event: unknown,
  after: Snapshot,
  theirs: readonly unknown[],
): string | null => {
  const right = JSON.parse(JSON.stringify(after.game.facts)) as readonly unknown[]
  const most = Math.max(right.length, theirs.length)
  for (let at = 0; at < most; at += 1)
    if (!dequal(right[at], theirs[at]))
      return `facts: after ${describeEvent(before, event)}, fact ${at + 1} is ${describeFact(theirs[at], after.game)}, and should be ${describeFact(right[at], after.game)}.`
  return null
}

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** The places of an answer in which the other engine may leave out properties. A missing property is then not compared. */
const MAY_LEAVE_OUT = /^(?:|\.game|\.game\.players|\.game\.players\.[01]|\.game\.turn)$/
/** Parts of a game that are not compared. */
const NOT_THE_GAME: readonly string[] = ['latest']

/** True if the parts of two values are compared one by one, to report only the part that differs. */
const isAlike = (right: unknown, theirs: unknown): boolean =>
  isParts(right) && isParts(theirs) && Array.isArray(right) === Array.isArray(theirs) && Object.keys(right).length > 0

const keysOf = (path: string, right: Parts, theirs: Parts): readonly string[] =>
  MAY_LEAVE_OUT.test(path) ? Object.keys(theirs) : [...new Set([...Object.keys(right), ...Object.keys(theirs)])]

const partDiffers = (path: string, right: unknown, theirs: unknown): string | null => {
  if (dequal(right, theirs)) return null
  const isLonger = Array.isArray(right) && Array.isArray(theirs) && right.length !== theirs.length
  if (!isParts(right) || !isParts(theirs) || isLonger || !isAlike(right, theirs))
    return `${path.slice(1) || 'the answer'} is ${shown(theirs)}, and should be ${shown(right)}.`
  for (const key of keysOf(path, right, theirs)) {
    if (path === '.game' && NOT_THE_GAME.includes(key)) continue
    const found = partDiffers(`${path}.${key}`, right[key], theirs[key])
    if (found !== null) return found
  }
  return null
}

const factsIn = (answer: unknown): unknown => (isParts(answer) && isParts(answer.game) ? answer.game.facts : undefined)

/** Compares the whole game. `answer` is what the other engine shows without a player. */
export const gameDiffers = (at: Snapshot, answer: unknown): string | null => {
  const { state, game } = save(at)
  const found = partDiffers('', { state, game: { ...game, facts: factsIn(answer) } }, answer)
  return found === null ? null : `table: ${found}`
}

/**
 * Compares what the other engine shows to a player, the game and the latest facts, with this engine's view for that player.
 * The facts of a game that was just loaded (`isNew`) are not compared.
 */
export const viewDiffers = (at: Snapshot, player: PlayerId, answer: unknown, isNew: boolean): string | null => {
  const seen = view(at, player)
  const { state, game } = save(seen)
  const facts: unknown = isNew ? factsIn(answer) : JSON.parse(JSON.stringify(seen.game.facts))
  const found = partDiffers('', { state, game: { ...game, facts } }, answer)
  return found === null ? null : `view: ${at.game.players[player].name} sees that ${found}`
}
