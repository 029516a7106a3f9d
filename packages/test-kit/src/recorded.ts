/** Recorded games for tests: whole random games of two decks, as a file would hold them. */
import * as E from 'fp-ts/lib/Either.js'
import { decks, type Opened, openBeginning, type Recording, recordingOf, save } from 'ptcg-turn-engine'
import { historyOf, type InspectedHistory } from 'ptcg-turn-engine-inspector/internal/time/history'
import { board, type TestBoardOptions } from './board.ts'
import { eager, walk } from './walk.ts'

type DeckName = keyof typeof decks

const optionsOf = (names: readonly [DeckName, DeckName], seed: number) => ({
  players: [
    { name: 'Ada', deck: decks[names[0]] },
    { name: 'Ben', deck: decks[names[1]] },
  ] as const,
  randomness: { seed },
})

/** Opens a recording; its beginning must be valid. */
export const openRecording = ({ beginning }: Recording): Opened => {
  const laidOut = openBeginning(beginning)
  if (E.isLeft(laidOut)) throw new Error(laidOut.left.map(({ message }) => message).join(' '))
  return laidOut.right
}

/** A recorded random game, to its end or up to a number of events. */
export const recordedGame = (
  seed: number,
  {
    names = ['cinderace', 'inteleon'],
    most = Number.POSITIVE_INFINITY,
  }: {
    readonly names?: readonly [DeckName, DeckName]
    readonly most?: number
  } = {},
): Recording => {
  const recording = recordingOf(`Game ${seed}`, { from: 'deal', options: optionsOf(names, seed) })
  const events: unknown[] = []
  walk(openRecording(recording).snapshot, eager(seed), (event) => events.push(event), most)
  return { ...recording, events }
}

/** The history of a recording. */
export const historyOfRecording = (recording: Recording): InspectedHistory =>
  historyOf(openRecording(recording), recording.events)

/** A board on which nothing has been played yet, as a recording. */
export const recordedBoard = (text: string, options: TestBoardOptions = {}): Recording =>
  recordingOf('A board', { from: 'save', save: save(board(text, options)) })
