/** Reads the lines of a board that is drawn as text: the turn, the era, the Stadium, and the cards in each place of both sides. */
import type { Position } from '../../engine/files/positionSchema.ts'
import { ONCE_PER_GAME } from '../../game/model/cards.ts'
import { type RulesetId, rulesets } from '../../game/rulesets/rulesets.ts'
import { type BoardLine, seatOf } from './boardLine.ts'
import { NOTHING } from './names.ts'
import { type PokemonPosition, pokemonFrom } from './pokemonText.ts'
import { joinNames } from './problem.ts'

const MAX_BENCHED = 20

/** The words for the places of a side. A line has the letter of the side and then such a word, as in `A active`. */
export const PLACES = [
  'name',
  'active',
  'bench',
  'hand',
  'deck',
  'discard',
  'lost',
  'prizes',
  'turns',
  'spent',
] as const
export type SidePlace = (typeof PLACES)[number]
/** The contents of the lines of one side. A property is missing if the text has no line for it. */
export interface SideRead {
  name?: string
  active?: PokemonPosition
  bench?: PokemonPosition[]
  hand?: (string | null)[]
  deck?: (string | null)[]
  discard?: (string | null)[]
  lost?: (string | null)[]
  prizes?: (string | null)[]
  turns?: number
  spent?: string[]
}

/** The contents of the lines of a board. */
export interface BoardRead {
  turn: { -readonly [Key in keyof Position['turn']]: Position['turn'][Key] }
  era: RulesetId | null
  suddenDeath: number
  stadium: Position['stadium']
  readonly sides: readonly [SideRead, SideRead]
}

const USED = [
  ['energy attached', 'energyAttached'],
  ['supporter played', 'supportersPlayed'],
  ['stadium played', 'stadiumsPlayed'],
  ['retreated', 'retreats'],
] as const

const readTurn = (line: BoardLine, board: BoardRead): void => {
  board.turn.number = line.number('A turn')
  line.expect('of', 'the number of the turn')
  board.turn.player = line.seat('Whose turn it is')
  while (!line.ended && line.takes(';')) {
    const token = line.peek()
    const words: string[] = []
    while (line.peek().kind === 'word' && !/^x\d/.test(line.peek().text)) words.push(line.next().text)
    const found = USED.find(([said]) => said === words.join(' '))
    if (found === undefined)
      line.fail(
        'unknown',
        `A turn can be followed by: ${joinNames(USED.map(([said]) => said))}.`,
        token,
        USED.map(([said]) => said),
      )
    else board.turn[found[1]] = line.count() ?? 1
  }
}

const readStadium = (line: BoardLine, board: BoardRead): void => {
  let words = 0
  // The name of the Stadium may contain "of", so the name ends at the last "of" before the letter of a side.
  for (let ahead = 0; line.peek(ahead).kind !== 'end'; ahead += 1)
    if (line.peek(ahead).text === 'of' && /^[AB]$/.test(line.peek(ahead + 1).text)) words = ahead
  const card = line.card(words)
  line.expect('of', 'the Stadium')
  const owner = line.seat('Whose Stadium it is')
  const used = line.takes('used') ? (line.takes('on') ? line.number('A turn') : board.turn.number) : 0
  if (card === null) line.fail('unreadable', 'The Stadium in play is face up, so its name must be given.')
  else board.stadium = { card, owner, usedOnTurn: used }
}

const readEra = (line: BoardLine, board: BoardRead): void => {
  const token = line.next()
  const ids = Object.keys(rulesets) as RulesetId[]
  board.era = ids.find((one) => one === token.text) ?? null
  if (board.era === null) line.fail('unknown', `An era is one of: ${joinNames(ids)}.`, token, ids)
}

const readBench = (line: BoardLine, turn: number): PokemonPosition[] => {
  const bench: PokemonPosition[] = []
  if (line.takes(NOTHING) || line.ended) return bench
  do {
    if (bench.length === MAX_BENCHED) line.fail('tooLong', `A Bench has at most ${MAX_BENCHED} Pokémon.`)
    bench.push(pokemonFrom(line, turn))
  } while (!line.ended && line.takes(';'))
  return bench
}

const readQuoted = (line: BoardLine): string[] => {
  const names: string[] = []
  do names.push(line.quoted('An Ability that was used'))
  while (!line.ended && line.takes(','))
  return names
}

/**
 * Reads what a player has used up for the whole game: once-per-game powers, and quoted names of cards whose once-per-game effect has been
 * applied.
 */
const readSpent = (line: BoardLine): string[] => {
  const spent: string[] = []
  do {
    const token = line.next()
    const power = token.kind === 'quoted' ? token.text : ONCE_PER_GAME.find((one) => one === token.text)
    if (power === undefined)
      line.fail('unknown', `A once-per-game power is one of: ${joinNames(ONCE_PER_GAME)}.`, token, ONCE_PER_GAME)
    else spent.push(power)
  } while (!line.ended && line.takes(','))
  return spent
}

const readPlace = (line: BoardLine, place: SidePlace, side: SideRead, turn: number): void => {
  switch (place) {
    case 'name':
      side.name = line.peek().kind === 'quoted' ? line.next().text : line.phrase()
      return
    case 'active':
      side.active = pokemonFrom(line, turn)
      return
    case 'bench':
      side.bench = readBench(line, turn)
      return
    case 'turns':
      side.turns = line.number('The number of turns')
      return
    case 'spent':
      side.spent = readSpent(line)
      return
    case 'lost':
      line.takes('zone')
      side.lost = line.ended ? [] : line.pile()
      return
    default:
      side[place] = line.ended ? [] : line.pile()
  }
}

const readTable: {
  readonly [Start in 'turn' | 'played' | 'used' | 'era' | 'stadium' | 'sudden']: (
    line: BoardLine,
    board: BoardRead,
  ) => void
} = {
  turn: readTurn,
  played: (line, board) => {
    board.turn.played = line.pile()
  },
  used: (line, board) => {
    board.turn.abilitiesUsed = readQuoted(line)
  },
  era: readEra,
  stadium: readStadium,
  sudden: (line, board) => {
    line.expect('death', '"sudden"')
    board.suddenDeath = line.number('The number of Sudden Death games')
  },
}

const STARTS = [...Object.keys(readTable), ...PLACES.map((place) => `A ${place}`)]

/** The subject of a line, such as `A active`; null if the line has none. */
export const subjectOf = (line: BoardLine): string | null => {
  const [first, second] = [line.peek(), line.peek(1)]
  if (Object.hasOwn(readTable, first.text)) return first.text
  const place = PLACES.find((one) => one === second.text)
  return seatOf(first.text) === null || place === undefined ? null : `${first.text} ${place}`
}

/** Reads a line into a board. */
export const readLine = (line: BoardLine, board: BoardRead): void => {
  const [first, second] = [line.peek(), line.peek(1)]
  const seat = seatOf(first.text)
  const place = PLACES.find((one) => one === second.text)
  if (Object.hasOwn(readTable, first.text)) {
    line.next()
    readTable[first.text as keyof typeof readTable](line, board)
  } else if (seat !== null && place !== undefined) {
    line.next()
    line.next()
    readPlace(line, place, board.sides[seat], board.turn.number)
  } else {
    const at = seat === null ? first : second
    line.fail(
      'unknown',
      `A line begins with one of: ${STARTS.join(', ')}; or the same with B instead of A.`,
      at,
      STARTS,
    )
  }
  line.finish()
}
