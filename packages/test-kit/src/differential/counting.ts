/**
 * The meaning of the names in random charts: clauses ask about the count or the event; actions add to the count and
 * leave a fact. The counter uses the key names of games, because the engine copies games key by key.
 */

import { type Holds, type Meaning, receiveEvent } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { guardsIn, type WrittenState } from 'ptcg-turn-engine/internal/engine/stepper/writtenChart'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import { update } from 'ptcg-turn-engine/internal/game/changes/record'
import type { ActionName, ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'
import { assign } from 'xstate'

/** The counter of a random chart. */
interface Counter {
  readonly tieBreak: number
  /** The name of every action since the latest event, and the count after it. */
  readonly facts: readonly { readonly fact: string; readonly count: number }[]
  readonly latest: GameEvent | null
}

/** The counter with which every chart begins. It has all keys that the engine copies. */
export const NOTHING_COUNTED = update({ tieBreak: 0, facts: [], latest: null } satisfies Counter as unknown as Game, {})

/** An event of a random chart. */
export interface Signal {
  readonly type: string
  readonly by: number
}

export const SIGNALS = ['A', 'B', 'C'] as const

/** The clauses that automatic transitions may list: these ask about the game only. */
export const GAME_CLAUSES = ['even', 'third', 'small', 'patient', 'yes', 'no'] as const
export const CLAUSES = [...GAME_CLAUSES, 'odd', 'large'] as const
export const COUNTING_ACTIONS = ['one', 'two', 'three', 'add', 'look'] as const
export type CountingClause = (typeof CLAUSES)[number]
export type CountingAction = (typeof COUNTING_ACTIONS)[number]

const HOLDS: Readonly<Record<CountingClause, (counter: Counter, signal: Signal) => boolean>> = {
  even: ({ tieBreak }) => tieBreak % 2 === 0,
  third: ({ tieBreak }) => tieBreak % 3 === 0,
  small: ({ tieBreak }) => tieBreak % 16 < 7,
  /** Limits the number of actions since the latest event, so that a chain of transitions with this clause ends. */
  patient: ({ facts }) => facts.length < 9,
  yes: () => true,
  no: () => false,
  odd: (_, { by }) => by % 2 === 1,
  large: (_, { by }) => (by ?? 9) > 4,
}

/** The amount that an action adds; null for an action that only leaves a fact. */
const ADDS: Readonly<Record<CountingAction, (signal: Signal) => number | null>> = {
  one: () => 1,
  two: () => 2,
  three: () => 3,
  add: ({ by }) => by ?? 5,
  look: () => null,
}

const act = (name: CountingAction, game: Game, event: GameEvent): Game => {
  const { tieBreak, facts } = game as unknown as Counter
  const added = ADDS[name](event as unknown as Signal)
  const count = tieBreak + (added ?? 0)
  return { ...game, tieBreak: count, facts: [...facts, { fact: name, count }] } as unknown as Game
}

/** The meaning of the names in random charts. */
export const COUNTING = {
  clauses: Object.fromEntries(
    CLAUSES.map((name): [string, Holds] => [
      name,
      (game, event) => HOLDS[name](game as unknown as Counter, event as unknown as Signal),
    ]),
  ),
  actions: Object.fromEntries(
    COUNTING_ACTIONS.map((name): [string, Action] => [name, (game, event) => act(name, game, event)]),
  ),
} as unknown as Meaning

/**
 * The implementations of a chart's names for an XState machine, as `wire` in `src/engine/machine/wiring.ts` provides
 * them for the chart of the game.
 */
export const implementations = (chart: WrittenState, { clauses, actions }: Meaning): object => ({
  guards: Object.fromEntries(
    guardsIn(chart).map((name) => [
      name,
      (
        { context, event }: { readonly context: { readonly game: Game }; readonly event: GameEvent },
        { of }: { readonly of: readonly ClauseName[] },
      ) => of.every((one) => clauses[one](context.game, event)),
    ]),
  ),
  actions: Object.fromEntries(
    Object.keys(actions).map((name) => [
      name,
      assign(({ context, event }: { readonly context: { readonly game: Game }; readonly event: GameEvent }) => ({
        game: actions[name as ActionName](
          event.type.startsWith('xstate.') ? context.game : receiveEvent(context.game, event),
          event,
        ),
      })),
    ]),
  ),
})
