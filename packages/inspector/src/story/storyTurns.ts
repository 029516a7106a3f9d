/**
 * Finds the turn of each step of a game, in pieces of fifty events that are replayed from a stored moment, and only as
 * far as requested.
 */
import type { Snapshot } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import { commonEvents, type InspectedHistory } from '../time/history.ts'
import { momentAfter } from '../time/step.ts'

/** A turn of a game; number 0 is set-up, and `game` counts Sudden Death games. */
export interface TurnMark {
  readonly game: number
  readonly number: number
  readonly player: PlayerId
  readonly name: string
}

/** A turn and its steps, from `first` to `last`. */
export interface TurnSpan extends TurnMark {
  readonly first: number
  readonly last: number
}

/** The number of events between two stored moments of a history. */
const PIECE = 50

/** True if both are the same turn. */
export const isSameTurn = (a: TurnMark, b: TurnMark): boolean =>
  a.number === b.number && a.game === b.game && a.player === b.player

/** The name of a turn. */
export const turnInWords = ({ game, number, name }: TurnMark): string => {
  const sudden = game === 0 ? '' : `Sudden Death ${game}, `
  const turn = number === 0 ? 'set-up' : `turn ${number}: ${name}`
  const words = `${sudden}${turn}`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const markOf = ({ game }: Snapshot): TurnMark => ({
  game: game.tieBreak,
  number: game.setUp === null ? game.turn.number : 0,
  player: game.turn.player,
  name: game.setUp === null ? game.players[game.turn.player].name : '',
})

/** The turns of the steps `from + 1` to `to`, by the moment in which each event was sent. */
const marksOf = (history: InspectedHistory, from: number, to: number): readonly TurnMark[] => {
  const marks: TurnMark[] = []
  let at = history.snapshotAt(from)
  for (let step = from + 1; step <= to; step += 1) {
    const mark = markOf(at)
    const latest = marks.at(-1)
    marks.push(latest !== undefined && isSameTurn(latest, mark) ? latest : mark)
    if (step < to) at = momentAfter(at, history.events[step - 1])
  }
  return marks
}

/** The known turns of a history. */
export interface Turns {
  /** The turn of a step. */
  readonly at: (step: number) => TurnMark
  /** The turns of all pieces examined without a gap from the beginning. */
  readonly spans: () => readonly TurnSpan[]
  /** Examines up to this number of further pieces. Returns true if nothing is left. */
  readonly learn: (pieces: number) => boolean
}

interface Known extends Turns {
  readonly history: InspectedHistory
  readonly pieces: ReadonlyMap<number, readonly TurnMark[]>
}

const spansOf = (beginning: TurnMark, pieces: ReadonlyMap<number, readonly TurnMark[]>): readonly TurnSpan[] => {
  const spans: TurnSpan[] = []
  const add = (mark: TurnMark, step: number): void => {
    const latest = spans.at(-1)
    if (latest !== undefined && isSameTurn(latest, mark)) spans[spans.length - 1] = { ...latest, last: step }
    else spans.push({ ...mark, first: step, last: step })
  }
  add(beginning, 0)
  for (let piece = 0; ; piece += 1) {
    const marks = pieces.get(piece)
    if (marks === undefined) return spans
    for (const [at, mark] of marks.entries()) add(mark, piece * PIECE + at + 1)
  }
}

/** The turns of a history. `before` contains the turns of another history; the part that both histories share is not examined again. */
export const turnsOf = (history: InspectedHistory, before: Known | null = null): Known => {
  const common = before === null ? -1 : commonEvents(before.history, history)
  // Only the events before an event decide its turn, so a piece is kept even if its last event differs in the other
  // history.
  const pieces = new Map(
    [...(before?.pieces ?? [])].filter(
      ([piece, marks]) => piece * PIECE + marks.length - 1 <= common && isWhole(piece, marks, history),
    ),
  )
  const beginning = markOf(history.snapshotAt(0))
  const pieceAt = (piece: number): readonly TurnMark[] => {
    const known = pieces.get(piece)
    if (known !== undefined) return known
    const marks = marksOf(history, piece * PIECE, Math.min((piece + 1) * PIECE, history.length))
    pieces.set(piece, marks)
    return marks
  }
  const count = Math.ceil(history.length / PIECE)
  let spans: { readonly of: number; readonly known: readonly TurnSpan[] } | null = null
  return {
    history,
    pieces,
    at: (step) => (step === 0 ? beginning : (pieceAt(Math.floor((step - 1) / PIECE))[(step - 1) % PIECE] ?? beginning)),
    spans: () => {
      if (spans?.of !== pieces.size) spans = { of: pieces.size, known: spansOf(beginning, pieces) }
      return spans.known
    },
    learn: (most) => {
      let left = most
      for (let piece = 0; piece < count; piece += 1) {
        if (pieces.has(piece)) continue
        if (left === 0) return false
        pieceAt(piece)
        left -= 1
      }
      return true
    },
  }
}

/** True if a piece covers all of its events in a history; false if it was examined in a shorter history. */
const isWhole = (piece: number, marks: readonly TurnMark[], history: InspectedHistory): boolean =>
  marks.length === Math.min(PIECE, history.length - piece * PIECE)
