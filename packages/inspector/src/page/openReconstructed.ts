/** Opens reconstructed games: those that the server has written into the page, and battle logs that a person drops on the page. */

import { recordingOf, save } from 'ptcg-turn-engine'
import {
  isReconstructedGame,
  type ReconstructedGame,
} from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { inspect } from '../time/inspection.ts'
import { historyOfReconstruction } from '../time/reconstructed.ts'
import type { ReconstructedRecording } from './findReconstructed.ts'
import type { OpenedGame } from './opening.ts'

/** Opens a reconstructed game: an inspection at the end of the game. */
export const openReconstructed = (reconstructed: ReconstructedGame): OpenedGame => {
  const history = historyOfReconstruction(reconstructed)
  const beginning = { from: 'save', save: save(history.snapshotAt(0)) } as const
  const recording: ReconstructedRecording = {
    ...recordingOf(reconstructed.title, beginning, [], reconstructed.note),
    reconstructed,
  }
  return { recording, inspection: inspect(history) }
}

const NOBODY_READS = 'This page cannot read logs: it must be served by "ptcg-turn inspect".'

const whyIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null ? String(Reflect.get(answer, 'why')) : NOBODY_READS

const asked = async (text: string): Promise<unknown> => {
  if (location.protocol === 'file:') return null
  try {
    const answer = await fetch('log', { method: 'POST', body: text })
    return await answer.json()
  } catch {
    return null
  }
}

/** Lets the server read and referee a battle log, since the server has the cards. */
export const openLog = async (name: string, text: string): Promise<E.Either<string, OpenedGame>> => {
  const answer = await asked(text)
  return isReconstructedGame(answer)
    ? E.right(openReconstructed(answer))
    : E.left(`${name} cannot be opened: it is not JSON, and it cannot be read as a battle log: ${whyIn(answer)}`)
}
