/** Converts our snapshots to those of an XState actor and back: the same game in any XState host. */
import type { SnapshotFrom, StateValue } from 'xstate'
import type { Game } from '../../game/model/game.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { type GameMachine, resolveSnapshot } from './hosted.ts'
import { pathOfValue } from './stateValue.ts'
import { gameMachine } from './wiring.ts'

/** A snapshot of the game as the snapshot of an XState actor of `gameMachine`. */
export const actorSnapshot = (snapshot: Snapshot): SnapshotFrom<GameMachine> => resolveSnapshot(gameMachine, snapshot)

/** The snapshot of the game in an XState actor of `gameMachine`: `snapshotOf(actor.getSnapshot())`. */
export const snapshotOf = (snapshot: {
  readonly value: StateValue
  readonly context: { readonly game: Game }
}): Snapshot => ({
  state: pathOfValue(snapshot.value),
  game: snapshot.context.game,
})

/** The options for an actor that continues from a snapshot: `createActor(gameMachine, actorOptions(snapshot))`. */
export const actorOptions = (snapshot: Snapshot): { readonly input: { readonly at: Snapshot } } => {
  expectSnapshot('actorOptions', snapshot)
  return { input: { at: snapshot } }
}
