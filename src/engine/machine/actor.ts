/** Converts snapshots of this engine to those of an XState actor and back. */
import type { SnapshotFrom, StateValue } from 'xstate'
import type { Game } from '../../game/model/game.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { type GameMachine, resolveSnapshot } from './hosted.ts'
import { pathOfValue } from './stateValue.ts'
import { gameMachine } from './wiring.ts'

/** Converts a snapshot of this engine to the snapshot of an XState actor of `gameMachine`. */
export const actorSnapshot = (snapshot: Snapshot): SnapshotFrom<GameMachine> => resolveSnapshot(gameMachine, snapshot)

/** Converts the snapshot of an XState actor of `gameMachine` to one of this engine: `snapshotOf(actor.getSnapshot())`. */
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
