/** Makes a moment of a reconstructed game playable before an event is played there. */
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { below } from '../moves/below.ts'
import { type Inspection, lineAt } from '../time/inspection.ts'
import { loadPanels } from './Later.tsx'

const MAX_SEED = 2 ** 31

/**
 * Returns the events to play before any other at a step of the current line: in a log, those that draw the hidden cards; elsewhere none.
 * Returns one sentence if nothing can be played there.
 */
export const findDrawsBefore = async (
  reconstructed: ReconstructedGame | null,
  inspection: Inspection,
  step: number,
): Promise<E.Either<string, readonly object[]>> => {
  if (reconstructed === null || inspection.place.line !== 0) return E.right([])
  try {
    const { playOnEvent } = await loadPanels()
    const drawn = playOnEvent(reconstructed, lineAt(inspection).history, { step, seed: below(MAX_SEED) })
    return E.map((event: object): readonly object[] => [event])(drawn)
  } catch {
    return E.left('Nothing can be played here: a part of the page could not be loaded.')
  }
}
