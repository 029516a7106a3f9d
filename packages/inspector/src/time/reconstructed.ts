/** Turns the lines of a reconstructed game into events of a history, each with a prepared step. */
import { unfold } from 'ptcg-turn-engine/internal/view/reconstructedGame/folding'
import type {
  ReconstructedGame,
  ReconstructedLine,
} from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import { historyOf, type InspectedHistory } from './history.ts'
import { type Frame, reconstructedSteps, type Step } from './step.ts'

const framesOf = ({ frames: [first, ...rest] }: ReconstructedLine): Step['frames'] => {
  const frame = ({ game, ...where }: ReconstructedLine['frames'][number]): Frame =>
    ({ ...where, game, facts: game.facts.length }) as Frame
  return [frame(first), ...rest.map(frame)]
}

const stepOf = (said: ReconstructedLine, number: number, event: object | null, before: Step | null): Step => {
  const frames = framesOf(said)
  const { state, game } = frames.at(-1) ?? frames[0]
  const after = { state, game }
  return {
    number,
    event,
    before: before?.after ?? after,
    after,
    frames,
    facts: game.facts,
    violations: [],
    said,
  }
}

/** The lines of a reconstructed game; the first line is the beginning of the game. The file must have been written by this engine. */
export const linesOfReconstruction = ({
  lines,
}: ReconstructedGame): readonly [ReconstructedLine, ...ReconstructedLine[]] =>
  unfold(lines) as readonly [ReconstructedLine, ...ReconstructedLine[]]

/** The history of a reconstructed game; a what-if in this history is played by the rules. */
export const historyOfReconstruction = (reconstructed: ReconstructedGame): InspectedHistory => {
  const [first, ...lines] = linesOfReconstruction(reconstructed)
  const beginning = stepOf(first, 0, null, null)
  let before = beginning
  const events = lines.map((line, at) => {
    const event = { line: line.line }
    before = stepOf(line, at + 1, event, before)
    reconstructedSteps.set(event, before)
    return event
  })
  reconstructedSteps.set(beginning.after, beginning)
  return historyOf({ snapshot: beginning.after, dealt: null, microsteps: [] }, events)
}
