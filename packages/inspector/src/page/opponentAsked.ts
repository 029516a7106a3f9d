/** Finds out if the computer must decide, in a line that is played against it. */
import { request } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import { type Inspection, isAtTheEnd, lineAt } from '../time/inspection.ts'

/** The player for whom the computer must decide at this moment, or null. */
export const opponentAsked = (inspection: Inspection): PlayerId | null => {
  const { computer, history } = lineAt(inspection)
  if (computer === null || !isAtTheEnd(inspection)) return null
  return request(history.snapshotAt(inspection.place.step))?.player === computer ? computer : null
}
