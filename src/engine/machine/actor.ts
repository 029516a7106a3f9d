/** From our snapshots to those of an XState actor and back: the same game in any XState host. */
import type { SnapshotFrom, StateValue } from 'xstate'
import type { Game } from '../../game/model/game.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { gameMachine } from './wiring.ts'

const stateValueOf = (path: readonly string[]): StateValue => {
  const [first = '', ...rest] = path
  return rest.length === 0 ? first : { [first]: stateValueOf(rest) }
}

const pathOf = (value: StateValue): string => {
  if (typeof value === 'string') return value
  const [key = ''] = Object.keys(value)
  return `${key}.${pathOf(value[key] as StateValue)}`
}

/** A snapshot of the game as the snapshot of an XState actor of `gameMachine`. */
export const actorSnapshot = ({ state, game }: Snapshot): SnapshotFrom<typeof gameMachine> =>
  gameMachine.resolveState({ value: stateValueOf(state.split('.')), context: { game } })

/** The snapshot of the game that an XState actor of `gameMachine` runs: `snapshotOf(actor.getSnapshot())`. */
export const snapshotOf = (snapshot: {
  readonly value: StateValue
  readonly context: { readonly game: Game }
}): Snapshot => ({
  state: pathOf(snapshot.value),
  game: snapshot.context.game,
})

/** What an actor needs to go on from a snapshot: `createActor(gameMachine, actorOptions(snapshot))`. */
export const actorOptions = (snapshot: Snapshot) => {
  expectSnapshot('actorOptions', snapshot)
  return { input: { game: snapshot.game }, snapshot: actorSnapshot(snapshot) }
}
