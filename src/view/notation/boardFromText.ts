/** Reads a board drawn as text, one line for each place. A place without a line is empty or has a default. */
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import { loadPosition } from '../../engine/files/position.ts'
import { POSITION_FORMAT, POSITION_VERSION, type Position } from '../../engine/files/positionSchema.ts'
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { CardDefinition } from '../../game/model/cards.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import type { RulesetId } from '../../game/rulesets/rulesets.ts'
import { BoardLine } from './boardLine.ts'
import { type BoardRead, readLine, type SideRead, subjectOf } from './boardPlaces.ts'
import { type Catalogue, catalogueOf } from './names.ts'
import { NOT_TEXT, type NotationProblem, type NotationProblems, problem } from './problem.ts'

/** The parts of a board that its text does not contain. */
export interface BoardOptions {
  /** Custom cards. A name is searched among them before it is searched among the cards of the package. */
  readonly cards?: readonly CardDefinition[]
  /** The ruleset for a text that names no era. Default: Sword & Shield. */
  readonly ruleset?: Ruleset | RulesetId
  /** Default: `'asked'`, so that coins and shuffles are requests to the host. */
  readonly randomness?: Position['randomness']
  /**
   * The card that fills decks and Prize cards that the text does not draw: five in a deck and three Prize cards.
   * Default: the Fire Energy of the package.
   */
  readonly filling?: string
}

/** The maximum number of characters of a board. */
export const MAX_BOARD_LENGTH = 100_000
/** The maximum number of lines of a board. */
const MAX_LINES = 200

const FILLING = 'sm1-165'
const DECK = 5
const PRIZES = 3

/** A board that has been read, the line of each of its parts, and the problems. */
interface Said {
  readonly board: BoardRead
  readonly lines: ReadonlyMap<string, number>
  readonly problems: readonly NotationProblem[]
}

const quietBoard = (): BoardRead => ({
  turn: { number: 3, player: 0 },
  era: null,
  suddenDeath: 0,
  stadium: null,
  sides: [{}, {}],
})

/** The lines in the order of reading: the turn comes first, wherever it stands, because other lines depend on it. */
const inOrder = (lines: readonly BoardLine[]): readonly BoardLine[] =>
  lines.toSorted((one, other) => Number(subjectOf(other) === 'turn') - Number(subjectOf(one) === 'turn'))

const readLines = (text: string, catalogue: Catalogue): Said => {
  const board = quietBoard()
  const lines = new Map<string, number>()
  const all = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [new BoardLine(line, index + 1, catalogue)]))
  for (const line of inOrder(all)) {
    const subject = subjectOf(line)
    const earlier = subject === null ? undefined : lines.get(subject)
    if (earlier !== undefined) line.fail('unreadable', `Line ${earlier} already contains ${subject}.`)
    if (subject !== null) lines.set(subject, line.line)
    readLine(line, board)
  }
  const problems = all.flatMap(({ problem: found }) => (found === null ? [] : [found]))
  return { board, lines, problems }
}

const sideFrom = (read: SideRead, player: PlayerId, filling: string): Position['players'][0] => {
  const { name, active, bench, hand, deck, discard, lost, prizes, turns, spent } = read
  return {
    name: name ?? (player === 0 ? 'A' : 'B'),
    active: active as Position['players'][0]['active'],
    bench: bench ?? [],
    hand: hand ?? [],
    deck: deck ?? Array.from({ length: DECK }, () => filling),
    discard: discard ?? [],
    lostZone: lost ?? [],
    prizes: prizes ?? Array.from({ length: PRIZES }, () => filling),
    ...(turns === undefined ? {} : { turnsTaken: turns }),
    spent: spent ?? [],
  }
}

const left = (problem: NotationProblem): E.Either<NotationProblems, never> => E.left([problem])

const read = (text: string, options: BoardOptions): E.Either<NotationProblems, { position: Position; said: Said }> => {
  if (typeof text !== 'string') return left(NOT_TEXT)
  const start = { line: 1, column: 1 }
  if (text.length > MAX_BOARD_LENGTH || text.split('\n', MAX_LINES + 1).length > MAX_LINES)
    return left({
      ...problem('tooLong', `A board has at most ${MAX_LINES} lines and ${MAX_BOARD_LENGTH} characters.`),
      ...start,
    })
  const own = options.cards ?? []
  const catalogue = catalogueOf(own)
  const filling = catalogue.find(options.filling ?? FILLING)
  if (!('id' in filling)) return left({ ...filling, ...start })
  const said = readLines(text, catalogue)
  if (RA.isNonEmpty(said.problems)) return E.left(said.problems)
  const { board } = said
  const missing = PLAYERS.filter((player) => board.sides[player].active === undefined)
  if (missing[0] !== undefined) {
    const letter = missing[0] === 0 ? 'A' : 'B'
    return left({
      ...problem('unreadable', `The board has no Active Pokémon of ${letter}: add a line "${letter} active ...".`),
      ...start,
    })
  }
  const ruleset = board.era ?? options.ruleset
  const position: Position = {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ...(ruleset === undefined ? {} : { ruleset }),
    turn: board.turn,
    stadium: board.stadium ?? null,
    players: [sideFrom(board.sides[0], 0, filling.id), sideFrom(board.sides[1], 1, filling.id)],
    randomness: options.randomness ?? 'asked',
    tieBreak: board.suddenDeath,
    definitions: own as never,
  }
  return E.right({ position, said })
}

/**
 * The position that a text draws, for `loadPosition`; or every problem with the text. Never throws. Does not check
 * whether the rules allow such a board.
 */
export const positionFromText = (text: string, options: BoardOptions = {}): E.Either<NotationProblems, Position> =>
  E.map(({ position }: { readonly position: Position }) => position)(read(text, options))

/** Adds to a problem with a position the line of the text that it comes from, found from the path of the problem. */
const placed =
  ({ lines }: Said) =>
  ({ path, message }: JsonProblem): NotationProblem => {
    const [first, player, place] = path.split('.')
    const letter = player === '1' ? 'B' : 'A'
    const subject = first === 'players' ? `${letter} ${place}` : (first ?? '')
    const line = lines.get(subject) ?? (first === 'players' ? lines.get(`${letter} active`) : lines.get('turn')) ?? 1
    return { ...problem('impossible', message), line, column: 1 }
  }

/** The game that a text draws, in the main phase of its turn; or every problem with the text, each with its line. Never throws. */
export const boardFromText = (text: string, options: BoardOptions = {}): E.Either<NotationProblems, Snapshot> => {
  const found = read(text, options)
  if (E.isLeft(found)) return found
  const { position, said } = found.right
  return E.mapLeft(([first, ...rest]: readonly JsonProblem[]): NotationProblems => {
    const place = placed(said)
    return [place(first as JsonProblem), ...rest.map(place)]
  })(loadPosition(position))
}
