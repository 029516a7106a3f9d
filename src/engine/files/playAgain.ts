/**
 * Replays the events of a file within a limit on the total work. Without this limit, a small file of thousands of events could keep the
 * engine busy for a very long time.
 */
import * as E from '#fp-ts/Either'
import type { resolveEffects } from '../../game/actions/answer.ts'
import { carryOut, resolveBy } from '../../game/effects/resolve.ts'
import { LIMITS } from '../../game/json/limits.ts'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { Problems } from '../../game/json/problems.ts'
import { type Played, playWith, type Rejection } from '../play/play.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { STEPPER, type Stepper } from '../stepper/step.ts'

/** The result of one replayed event, and its `work`: the number of steps of its effects plus the number of its facts. */
interface Again {
  readonly played: E.Either<Rejection, Played>
  readonly work: number
}

/** Makes a function that plays an event exactly as `play` does, and also counts steps and facts. */
const counting = (): ((snapshot: Snapshot, event: unknown) => Again) => {
  let steps = 0
  const actions: Stepper['meaning']['actions'] = {
    ...STEPPER.meaning.actions,
    resolveEffects: (game: Parameters<typeof resolveEffects>[0]) =>
      resolveBy(game, (now, effect, here) => {
        steps += 1
        return carryOut(now, effect, here)
      }),
  }
  const stepper: Stepper = { table: STEPPER.table, meaning: { ...STEPPER.meaning, actions } }
  return (snapshot, event) => {
    steps = 0
    const played = playWith(stepper, snapshot, event)
    return { played, work: steps + (E.isRight(played) ? played.right.facts.length : 0) }
  }
}

const playCounted = counting()

const tooMuchWork = (at: number): JsonProblem => ({
  path: `events.${at}`,
  message: `Up to this event, more than ${LIMITS.recordedWork} steps were taken, more than in any game.`,
})

/** Called with each replayed event: returns null, or a problem that ends the replay. */
export type SeenAgain = (played: E.Either<Rejection, Played>, at: number) => JsonProblem | null

const GO_ON: SeenAgain = () => null

/**
 * Replays the events of a file one after another. Returns the final snapshot, or the problem that ended the replay. `seen` is called for
 * every event and may end the replay with a problem; without a problem, a refused event is skipped. Never throws.
 */
export const playAgain = (
  start: Snapshot,
  events: readonly unknown[],
  seen: SeenAgain = GO_ON,
): E.Either<Problems, Snapshot> => {
  let snapshot = start
  let done = 0
  for (const [at, event] of events.entries()) {
    const { played, work } = playCounted(snapshot, event)
    done += work
    const problem = done > LIMITS.recordedWork ? tooMuchWork(at) : seen(played, at)
    if (problem !== null) return E.left([problem])
    if (E.isRight(played)) snapshot = played.right.snapshot
  }
  return E.right(snapshot)
}
