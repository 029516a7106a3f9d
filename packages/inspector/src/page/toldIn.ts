/** Distinguishes reconstructed games from recordings of played games. */
import type { Recording } from 'ptcg-turn-engine'
import type { ToldGame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'

/** A reconstructed game in the form of a recording. Its events stand for the lines of a log; only this page can make such an event. */
export interface ToldRecording extends Recording {
  readonly told: ToldGame
}

/** The reconstructed game in a recording; null for the recording of a played game. */
export const findTold = (recording: Recording): ToldGame | null =>
  'told' in recording ? (recording as ToldRecording).told : null
