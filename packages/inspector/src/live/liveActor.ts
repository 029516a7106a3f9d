/**
 * Connects a live game with a running XState actor of the same game: each event of one is played in the other, once.
 */

import { actorOptions, gameMachine } from 'ptcg-turn-engine'
import { isOfXState } from 'ptcg-turn-engine/internal/engine/machine/ofXState'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { LiveGame } from './liveGame.ts'

/** A running actor of the machine of the game. */
type GameActor = ActorRefFrom<typeof gameMachine>

/** The two functions that pass events on, from one actor to a live game and back. */
const joining = (live: LiveGame) => {
  // Events are recognized by their object or their number, so that no event is sent back to where it came from.
  const fromLive = new WeakSet<object>()
  const fromActor = new Set<number>()
  const toLive = (event: object & { readonly type: string }): void => {
    if (isOfXState(event.type) || fromLive.has(event)) return
    const number = live.length() + 1
    fromActor.add(number)
    if (live.play(event)._tag === 'Left') fromActor.delete(number)
  }
  const toActor = (actor: GameActor): (() => void) =>
    live.subscribe(({ number, event }) => {
      if (fromActor.delete(number) || actor.getSnapshot().status !== 'active') return
      const fresh = { ...(event as GameEvent) }
      fromLive.add(fresh)
      actor.send(fresh)
    })
  return { toLive, toActor }
}

/**
 * The `inspect` option for `createActor(gameMachine, { ...actorOptions(live.snapshot()), inspect: inspectionOf(live)
 * })`: the actor reports its events to the live game, and events of the live game are sent to the actor.
 */
export const inspectionOf = (live: LiveGame): ((inspection: InspectionEvent) => void) => {
  const { toLive, toActor } = joining(live)
  let joined = false
  return (inspection) => {
    const { actorRef, rootId } = inspection
    if (!('sessionId' in actorRef) || actorRef.sessionId !== rootId) return
    if (!joined) {
      joined = true
      toActor(actorRef as GameActor)
    }
    if (inspection.type === '@xstate.event') toLive(inspection.event)
  }
}

/** Connects a live game with a running actor in the same state. Returns a function that disconnects them. */
export const mirror = (live: LiveGame, actor: GameActor): (() => void) => {
  const { toLive, toActor } = joining(live)
  const stop = toActor(actor)
  const watching = actor.system.inspect((inspection: InspectionEvent) => {
    if (inspection.type === '@xstate.event' && inspection.actorRef === actor) toLive(inspection.event)
  })
  return () => {
    stop()
    watching.unsubscribe()
  }
}

/** Starts an actor at the current moment of a live game, and connects the two. */
export const actorOf = (live: LiveGame) => {
  const actor = createActor(gameMachine, actorOptions(live.snapshot())).start()
  mirror(live, actor)
  return actor
}
