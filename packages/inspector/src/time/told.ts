/** Turns the lines of a reconstructed game into events of a history, each with a prepared step. */
import { unfold } from 'ptcg-turn-engine/internal/view/toldGame/folding'
import type { ToldGame, ToldLine } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import { historyOf, type InspectedHistory } from './history.ts'
import { type Frame, type Step, toldSteps } from './step.ts'

const framesOf = ({ frames: [first, ...rest] }: ToldLine): Step['frames'] => {
  const frame = ({ game, ...where }: ToldLine['frames'][number]): Frame =>
    ({ ...where, game, facts: game.facts.length }) as Frame
  return [frame(first), ...rest.map(frame)]
}

const stepOf = (said: ToldLine, number: number, event: object | null, before: Step | null): Step => {
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
export const linesOfToldGame = ({ lines }: ToldGame): readonly [ToldLine, ...ToldLine[]] =>
  unfold(lines) as readonly [ToldLine, ...ToldLine[]]

/** The history of a reconstructed game; a what-if in this history is played by the rules. */
export const historyOfToldGame = (told: ToldGame): InspectedHistory => {
  const [first, ...lines] = linesOfToldGame(told)
  const beginning = stepOf(first, 0, null, null)
  let before = beginning
  const events = lines.map((line, at) => {
    const event = { line: line.line }
    before = stepOf(line, at + 1, event, before)
    toldSteps.set(event, before)
    return event
  })
  toldSteps.set(beginning.after, beginning)
  return historyOf({ snapshot: beginning.after, dealt: null, microsteps: [] }, events)
}
