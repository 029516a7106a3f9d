/** Tells reconstructed games from recordings. */
import type { Recording } from 'ptcg-turn-engine'
import type { ToldGame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'

/** A reconstructed game in the form of a recording. Its events are lines, and nobody else can send them. */
export interface ToldRecording extends Recording {
  readonly told: ToldGame
}

/** The displayed reconstructed game, or null for any other. */
export const findTold = (recording: Recording): ToldGame | null =>
  'told' in recording ? (recording as ToldRecording).told : null
