/**
 * Plays on from a line of a reconstructed game: hidden cards are drawn at random, texts are those of the printed cards, and the
 * assumptions are listed under an added line, "Played on from line n".
 */
import { playableMoment } from 'ptcg-turn-engine/internal/view/reconstructedGame/playableMoment'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import type { InspectedHistory } from './history.ts'
import { linesOfReconstruction } from './reconstructed.ts'
import { reconstructedSteps } from './step.ts'

/** The event that leads from a step of the reconstructed game to a playable game, or one sentence that says why there is none. */
export const playOnEvent = (
  reconstructed: ReconstructedGame,
  history: InspectedHistory,
  { step, seed }: { readonly step: number; readonly seed: number },
): E.Either<string, object> => {
  const lines = linesOfReconstruction(reconstructed)
  const moments = lines.map(({ line }, at) => ({ line, snapshot: history.snapshotAt(at) }))
  const moment = playableMoment({ moments }, { line: lines[step]?.line ?? 0, seed, cards: reconstructed.cards })
  if (E.isLeft(moment)) return E.left(moment.left.map(({ message }) => message).join(' '))
  const { snapshot, line, assumed } = moment.right
  const event = { playOn: line, seed }
  const { state, game } = snapshot
  reconstructedSteps.set(event, {
    number: step + 1,
    event,
    before: history.snapshotAt(step),
    after: snapshot,
    frames: [{ state, from: state, transition: null, game, facts: 0 }],
    facts: [],
    violations: [],
    said: {
      line,
      words: `Played on from line ${line}`,
      under: assumed,
      verdicts: [],
      event: null,
      frames: [{ state, from: state, transition: null, game }],
    },
  })
  return E.right(event)
}
