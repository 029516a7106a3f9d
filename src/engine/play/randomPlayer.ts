/** Players that pick legal events at random, weighted so that games make progress. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { generatorFor } from '../../game/changes/chance.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** A function that picks one of the legal events. `legal` must not be empty. */
export type Decide = (snapshot: Snapshot, legal: readonly GameEvent[]) => GameEvent

/** The relative likelihood of one legal event, by its type. */
const WEIGHTS: { readonly [Type in EventType]: number } = {
  BENCH_POKEMON: 10,
  EVOLVE: 40,
  ATTACH_ENERGY: 40,
  PLAY_ITEM: 10,
  PLAY_TOOL: 10,
  PLAY_SUPPORTER: 10,
  PLAY_STADIUM: 10,
  USE_STADIUM: 10,
  RETREAT: 5,
  DISCARD_FROM_PLAY: 2,
  USE_ABILITY: 10,
  DECLARE_ATTACK: 60,
  END_TURN: 3,
  CHOOSE: 10,
  DONE: 5,
  APPLY: 10,
  CONCEDE: 10,
  COIN_LANDED: 10,
  DECK_SHUFFLED: 10,
  CARD_TAKEN_AT_RANDOM: 10,
}

const weightOf = ({ type }: GameEvent): number => WEIGHTS[type]

/** A player that picks legal events at random. `seed` is a whole number; the same seed gives the same picks. */
export const randomPlayer = (seed: number): Decide => {
  const generator = generatorFor(seed)
  return (_, legal) => {
    let at = uniformInt(generator, 0, legal.reduce((sum, event) => sum + weightOf(event), 0) - 1)
    const picked = legal.find((event) => {
      at -= weightOf(event)
      return at < 0
    })
    return picked ?? (legal.at(-1) as GameEvent)
  }
}
