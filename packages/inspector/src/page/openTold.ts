/** Opens reconstructed games: those that the server has written into the page, and battle logs that a person drops on the page. */

import { recordingOf, save } from 'ptcg-turn-engine'
import { isToldGame, type ToldGame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import * as E from '#fp-ts/Either'
import { inspect } from '../time/inspection.ts'
import { historyOfToldGame } from '../time/told.ts'
import type { OpenedGame } from './opening.ts'
import type { ToldRecording } from './toldIn.ts'

/** Opens a reconstructed game: an inspection at the end of the game. */
export const openTold = (told: ToldGame): OpenedGame => {
  const history = historyOfToldGame(told)
  const beginning = { from: 'save', save: save(history.snapshotAt(0)) } as const
  const recording: ToldRecording = { ...recordingOf(told.title, beginning, [], told.note), told }
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
  return isToldGame(answer)
    ? E.right(openTold(answer))
    : E.left(`${name} cannot be opened: it is not JSON, and it cannot be read as a battle log: ${whyIn(answer)}`)
}
