/** A whole position as one line, like chess's FEN: short, safe in an address, and read back by `loadPosition`. */
import * as E from '#fp-ts/Either'
import { loadPosition, savePosition } from '../../engine/files/position.ts'
import type { Position } from '../../engine/files/positionSchema.ts'
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { CardDefinition } from '../../game/model/cards.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import { type RulesetId, rulesets, swordAndShield } from '../../game/rulesets/rulesets.ts'
import { positionFromTree } from './lineReading.ts'
import { treeFromText, treeToText } from './lineTree.ts'
import { positionTree } from './lineWriting.ts'
import {
  listed,
  NO_TEXT,
  type NotationProblem,
  type NotationProblemCode,
  type NotationProblems,
  problem,
} from './problem.ts'

/** What a line begins with: the name and version of this way of writing. */
const START = 'ptcg1~'
const LONGEST_LINE = 50_000
/** What a ruleset is called that is none of the package's. */
const OWN = 'own'

/** What a line does not say. */
export interface LineOptions {
  /** The cards that this package does not have. */
  readonly cards?: readonly CardDefinition[]
  /** A ruleset of one's own. */
  readonly ruleset?: Ruleset
}

/** What a line calls the ruleset: nothing where it is the usual one. */
const eraOf = (ruleset: Position['ruleset']): string => {
  const { id } = typeof ruleset === 'string' ? { id: ruleset } : (ruleset ?? swordAndShield)
  const era = rulesets[id as RulesetId]
  const isKnown = typeof ruleset === 'string' || JSON.stringify(era) === JSON.stringify(ruleset ?? swordAndShield)
  return isKnown ? (id === swordAndShield.id ? '' : id) : OWN
}

/**
 * A position as one line of letters that an address may hold as they are. A board can be written as one in the main phase, as with
 * `savePosition`. Definitions of one's own cards and a ruleset of one's own are not in it: whoever reads it must have them.
 */
export const positionToLine = (snapshot: Snapshot): E.Either<JsonProblem, string> =>
  E.map((position: Position) => `${START}${treeToText(positionTree(position, eraOf(position.ruleset)))}`)(
    savePosition(snapshot),
  )

const left = (code: NotationProblemCode, message: string, column = 1, candidates: readonly string[] = []) =>
  E.left<NotationProblems>([{ ...problem(code, message, candidates), line: 1, column }])

/** The ruleset that is meant, or null where the line names one that is not known. */
const rulesetOf = (era: string, own: Ruleset | undefined): Ruleset | RulesetId | null => {
  if (era === OWN) return own ?? null
  if (era === '') return swordAndShield
  return Object.hasOwn(rulesets, era) ? (era as RulesetId) : null
}

/**
 * The position of a line, for `loadPosition`; or one sentence. Never throws. Whether the rules allow such a board is not asked here.
 */
export const positionFromLine = (line: string, options: LineOptions = {}): E.Either<NotationProblems, Position> => {
  if (typeof line !== 'string') return E.left([NO_TEXT])
  if (line.length > LONGEST_LINE) return left('tooLong', `A position has at most ${LONGEST_LINE} signs.`)
  if (!line.startsWith(START)) return left('unreadable', `A position as a line begins with "${START}".`)
  const tree = treeFromText(line.slice(START.length))
  if ('wrongAt' in tree)
    return left('unreadable', 'Here the line cannot be read; is it whole?', START.length + tree.wrongAt + 1)
  const read = positionFromTree(tree)
  if (typeof read === 'string') return left('unreadable', read)
  const ruleset = rulesetOf(read.era, options.ruleset)
  if (ruleset === null) {
    const known = Object.keys(rulesets)
    return read.era === OWN
      ? left('unknown', 'The line is of a game with a ruleset of its own; give it as "ruleset".')
      : left('unknown', `There is no era called that; there is: ${listed(known)}.`, 1, known)
  }
  return E.right({ ...read.position, ruleset, definitions: (options.cards ?? []) as never })
}

/** The game of a line, in the main phase of its turn, or everything that is wrong with it. Never throws. */
export const boardFromLine = (line: string, options: LineOptions = {}): E.Either<NotationProblems, Snapshot> => {
  const read = positionFromLine(line, options)
  if (E.isLeft(read)) return read
  return E.mapLeft(([first, ...rest]: readonly JsonProblem[]): NotationProblems => {
    const impossible = ({ message }: JsonProblem): NotationProblem => ({
      ...problem('impossible', message),
      line: 1,
      column: 1,
    })
    return [impossible(first as JsonProblem), ...rest.map(impossible)]
  })(loadPosition(read.right))
}
