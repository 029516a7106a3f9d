/** Records games of random players: for each event, the clauses that were evaluated and the actions that were carried out. */
import { isDeepStrictEqual } from 'node:util'
import { randomPlayer, type Snapshot } from 'ptcg-turn-engine'
import { type Holds, MEANING, type Meaning, receiveEvent } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { playToTheEnd } from 'ptcg-turn-engine-cli/internal/randomGame'
import { themeOpening } from './decisions.ts'

/** A part of the work of an event: the clauses evaluated, then the actions carried out until the next clause. */
export interface EvaluationSegment {
  readonly clauses: readonly Holds[]
  readonly actions: readonly Action[]
}

/** A recorded game: its opening, its events, the work of each event, and its end. */
export interface RecordedGame {
  readonly opening: Snapshot
  readonly events: readonly GameEvent[]
  readonly straight: readonly (readonly EvaluationSegment[])[]
  readonly last: Snapshot
}

interface OpenSegment {
  readonly clauses: Holds[]
  readonly actions: Action[]
}

/** A stepper that notes every clause that it evaluates and every action that it carries out. */
const notingStepper = (): { readonly stepper: Stepper; readonly noted: () => readonly EvaluationSegment[] } => {
  let stretches: OpenSegment[] = []
  const current = (): OpenSegment => {
    const last = stretches.at(-1)
    if (last !== undefined) return last
    stretches.push({ clauses: [], actions: [] })
    return stretches[0] as OpenSegment
  }
  const noteClause =
    (holds: Holds): Holds =>
    (game, event) => {
      if (current().actions.length > 0) stretches.push({ clauses: [], actions: [] })
      current().clauses.push(holds)
      return holds(game, event)
    }
  const noteAction =
    (action: Action): Action =>
    (game, event) => {
      // Before the first action the game receives the new event, see `step`.
      if (stretches.every(({ actions }) => actions.length === 0)) current().actions.push(receiveEvent)
      current().actions.push(action)
      return action(game, event)
    }
  const meaning = {
    clauses: Object.fromEntries(Object.entries(MEANING.clauses).map(([name, holds]) => [name, noteClause(holds)])),
    actions: Object.fromEntries(Object.entries(MEANING.actions).map(([name, action]) => [name, noteAction(action)])),
  } as unknown as Meaning
  return {
    stepper: { table: STEPPER.table, meaning },
    noted: () => {
      const done = stretches
      stretches = []
      // Even without an action, the game receives the event of a transition.
      return done.some(({ actions }) => actions.length > 0)
        ? done
        : [{ clauses: done[0]?.clauses ?? [], actions: [receiveEvent] }]
    },
  }
}

/**
 * Returns a function that replaces equal recordings by one shared object. Most recordings are equal, and the replay `floor` must not be
 * slowed down by memory that a program without a chart would not need.
 */
const interning = () => {
  const ids = new Map<unknown, number>()
  const idOf = (named: unknown): number => {
    const id = ids.get(named) ?? ids.size
    ids.set(named, id)
    return id
  }
  const known = new Map<string, readonly EvaluationSegment[]>()
  return (stretches: readonly EvaluationSegment[]): readonly EvaluationSegment[] => {
    const key = stretches.map(({ clauses, actions }) => `${clauses.map(idOf)}>${actions.map(idOf)}`).join(';')
    const interned = known.get(key) ?? stretches
    known.set(key, interned)
    return interned
  }
}

/** Plays a game between random players and records it. */
const record = (
  seed: number,
  intern: (stretches: readonly EvaluationSegment[]) => readonly EvaluationSegment[],
): RecordedGame => {
  const opening = themeOpening(seed)
  const events: GameEvent[] = []
  const { last } = playToTheEnd(opening, randomPlayer(seed), ({ event }) => events.push(event))
  const { stepper, noted } = notingStepper()
  let at = opening
  const straight = events.map((event) => {
    at = step(stepper, at, event)
    return intern(noted())
  })
  if (!isDeepStrictEqual(at, last)) throw new Error(`Game ${seed} does not repeat.`)
  return { opening, events, straight, last }
}

/** Games of the two theme decks by random players, from the seeds 1, 2, 3 and so on. */
export const recordedGames = (count: number): readonly RecordedGame[] => {
  const intern = interning()
  return Array.from({ length: count }, (_, game) => record(game + 1, intern))
}
