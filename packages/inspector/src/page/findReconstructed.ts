/** Distinguishes reconstructed games from recordings of played games. */
import type { Recording } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'

/** A reconstructed game in the form of a recording. Its events stand for the lines of a log; only this page can make such an event. */
export interface ReconstructedRecording extends Recording {
  readonly reconstructed: ReconstructedGame
}

/** The reconstructed game in a recording; null for the recording of a played game. */
export const findReconstructed = (recording: Recording): ReconstructedGame | null =>
  'reconstructed' in recording ? (recording as ReconstructedRecording).reconstructed : null
