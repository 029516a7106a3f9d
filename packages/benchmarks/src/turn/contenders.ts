/** The ways to run recorded events: with the stepper, `play`, an actor or XState's transition function, or without a chart. */

import { actorOptions, actorSnapshot, gameMachine, play, snapshotOf } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Game } from 'ptcg-turn-engine/model'
import { createActor, transition } from 'xstate'
import type { RecordedGame } from './recording.ts'

/** Runs a recorded game to its end. */
export type Replay = (recorded: RecordedGame) => Game

/** Calls the recorded clauses and actions one after another, without a chart. */
const floor: Replay = ({ opening, events, straight }) => {
  let game = opening.game
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as (typeof events)[number]
    for (const { clauses, actions } of straight[at] as (typeof straight)[number]) {
      for (const holds of clauses) holds(game, event)
      for (const action of actions) game = action(game, event)
    }
  }
  return game
}

const throughStep: Replay = ({ opening, events }) => {
  let snapshot = opening
  for (const event of events) snapshot = step(STEPPER, snapshot, event)
  return snapshot.game
}

const throughPlay: Replay = ({ opening, events }) => {
  let snapshot = opening
  for (const event of events) {
    const played = play(snapshot, event)
    if (played._tag === 'Left') throw new Error(`${event.type} was refused.`)
    snapshot = played.right.snapshot
  }
  return snapshot.game
}

const throughActor: Replay = ({ opening, events }) => {
  const actor = createActor(gameMachine, actorOptions(opening)).start()
  for (const event of events) actor.send(event)
  return snapshotOf(actor.getSnapshot()).game
}

const throughTransition: Replay = ({ opening, events }) => {
  let snapshot = actorSnapshot(opening)
  for (const event of events) [snapshot] = transition(gameMachine, snapshot, event)
  return snapshotOf(snapshot).game
}

/** Every way to run recorded events. */
export const REPLAYS = {
  floor,
  step: throughStep,
  play: throughPlay,
  actor: throughActor,
  transition: throughTransition,
} as const satisfies Readonly<Record<string, Replay>>
