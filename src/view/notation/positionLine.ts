/** Writes a whole position as one line, like chess's FEN: short, safe in an address, and read back by `boardFromLine`. */
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
  joinNames,
  NOT_TEXT,
  type NotationProblem,
  type NotationProblemCode,
  type NotationProblems,
  problem,
} from './problem.ts'

/** The beginning of a line: the name and version of the format. */
const START = 'ptcg1~'
const MAX_LINE_LENGTH = 50_000
/** The name of a ruleset that is not one of the package's. */
const OWN = 'own'

/** The parts of a position that a line does not contain. */
export interface LineOptions {
  /** The custom cards of the position. */
  readonly cards?: readonly CardDefinition[]
  /** A custom ruleset. */
  readonly ruleset?: Ruleset
}

/** The line's name for a ruleset: empty for the default one. */
const eraOf = (ruleset: Position['ruleset']): string => {
  const { id } = typeof ruleset === 'string' ? { id: ruleset } : (ruleset ?? swordAndShield)
  const era = rulesets[id as RulesetId]
  const isKnown = typeof ruleset === 'string' || JSON.stringify(era) === JSON.stringify(ruleset ?? swordAndShield)
  return isKnown ? (id === swordAndShield.id ? '' : id) : OWN
}

/**
 * A position as one line of characters that a URL may hold unescaped. Like `savePosition`, it needs a board in the main
 * phase. Custom card definitions and a custom ruleset are not included: the reader must have them.
 */
export const positionToLine = (snapshot: Snapshot): E.Either<JsonProblem, string> =>
  E.map((position: Position) => `${START}${treeToText(positionTree(position, eraOf(position.ruleset)))}`)(
    savePosition(snapshot),
  )

const left = (code: NotationProblemCode, message: string, column = 1, candidates: readonly string[] = []) =>
  E.left<NotationProblems>([{ ...problem(code, message, candidates), line: 1, column }])

/** The ruleset that the line names, or null if it is unknown. */
const rulesetOf = (era: string, own: Ruleset | undefined): Ruleset | RulesetId | null => {
  if (era === OWN) return own ?? null
  if (era === '') return swordAndShield
  return Object.hasOwn(rulesets, era) ? (era as RulesetId) : null
}

/**
 * The position that a line contains, for `loadPosition`; or one problem with the line. Never throws. Does not check whether the rules allow
 * such a board.
 */
export const positionFromLine = (line: string, options: LineOptions = {}): E.Either<NotationProblems, Position> => {
  if (typeof line !== 'string') return E.left([NOT_TEXT])
  if (line.length > MAX_LINE_LENGTH) return left('tooLong', `A position has at most ${MAX_LINE_LENGTH} characters.`)
  if (!line.startsWith(START)) return left('unreadable', `A position as a line begins with "${START}".`)
  const tree = treeFromText(line.slice(START.length))
  if ('wrongAt' in tree)
    return left('unreadable', 'The line cannot be read from here on; is it complete?', START.length + tree.wrongAt + 1)
  const read = positionFromTree(tree)
  if (typeof read === 'string') return left('unreadable', read)
  const ruleset = rulesetOf(read.era, options.ruleset)
  if (ruleset === null) {
    const known = Object.keys(rulesets)
    return read.era === OWN
      ? left('unknown', 'The game of the line has a custom ruleset: pass it as the option "ruleset".')
      : left('unknown', `The era of the line is unknown; the known eras are: ${joinNames(known)}.`, 1, known)
  }
  return E.right({ ...read.position, ruleset, definitions: (options.cards ?? []) as never })
}

/** The game that a line contains, in the main phase of its turn, or every problem with the line. Never throws. */
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
