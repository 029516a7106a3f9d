/** Counts, event by event, what games reach. */

import { request, type Snapshot } from 'ptcg-turn-engine'
import { idOfTransition } from 'ptcg-turn-engine/chart'
import { leafAt, STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Leaf, Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { EventType, Game, GameEvent } from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'
import { evidenceOf } from './evidence.ts'
import { meetingsIn } from './meetings.ts'
import { pairsIn, valuesIn } from './parameters.ts'
import type { CoverageCounts, Tally } from './tally.ts'

/** The id that a transition has on the chart. */
export const transitionId = memoize((row: Pick<Row, 'source' | 'event' | 'waits' | 'index'>): string =>
  idOfTransition(row),
)

type Counted = Map<string, number>

const add = (counted: Counted, key: string, by = 1): void => {
  counted.set(key, (counted.get(key) ?? 0) + by)
}

/** A state and the states around it, without the root. */
const around = (path: string): readonly string[] => {
  const keys = path.split('.')
  return keys.map((_, at) => keys.slice(0, at + 1).join('.'))
}

/** The states that the chart enters when it moves from one leaf to another. */
const entered = (from: string, to: string): readonly string[] => {
  const left = around(from)
  return around(to).filter((state) => state === to || !left.includes(state))
}

/** Converts maps of counts to plain objects. */
const asCounts = <Key extends string>(counts: Readonly<Record<Key, Counted>>): Readonly<Record<Key, CoverageCounts>> =>
  Object.fromEntries(
    (Object.entries(counts) as [Key, Counted][]).map(([key, counted]) => [key, Object.fromEntries(counted)]),
  ) as Record<Key, CoverageCounts>

/** Counts what games reach, over several runs. */
export interface Counter {
  /** Called after every event. */
  see(sent: Sent): void
  /** Called at every moment at which somebody must act. */
  atRest(at: Snapshot): void
  /** Called when a game has begun, with its first snapshot. */
  begun(first: Snapshot): void
  /** Called when a run has ended, with its last snapshot. The game need not be over. */
  ended(last: Snapshot): void
  /** Called when a rule about decks has accepted or rejected a deck. */
  deck(rule: string, way: 'accepted' | 'rejected'): void
  tally(): Tally
}

const pair = <Names extends string>(
  names: readonly [Names, Names],
  first: Counted,
  second: Counted,
): Readonly<Record<string, Readonly<Record<Names, number>>>> =>
  Object.fromEntries(
    [...new Set([...first.keys(), ...second.keys()])].map((key) => [
      key,
      { [names[0]]: first.get(key) ?? 0, [names[1]]: second.get(key) ?? 0 } as Record<Names, number>,
    ]),
  )

const resultOf = ({ result }: Game): string =>
  result === null
    ? 'not over'
    : `${result.outcome === 'tie' ? 'tie' : `seat ${result.winner}`}: ${[...result.reasons].sort().join(' and ')}`

/** A counter of what runs reach. `tally` returns the counts so far. */
export const createCounter = (): Counter => {
  const accepted: Counted = new Map()
  const rejected: Counted = new Map()
  const held: Counted = new Map()
  const failed: Counted = new Map()
  const counts = {
    violations: new Map<string, number>(),
    effects: new Map<string, number>(),
    requests: new Map<string, number>(),
    eventTypes: new Map<string, number>(),
    turns: new Map<string, number>(),
    results: new Map<string, number>(),
    values: new Map<string, number>(),
    meetings: new Map<string, number>(),
  }
  const states: Counted = new Map()
  /** Counts the times that each row was taken. Each leaf has its own rows, so a row always leads from the same leaf to the same target. */
  const taken = new Map<Row, { readonly from: string; times: number }>()
  const rulesets: (readonly string[])[] = []
  let games = 0
  let events = 0
  let refusals = 0

  const ask = (clauses: readonly ClauseName[], game: Game, event: GameEvent): boolean => {
    let all = true
    for (const name of clauses) {
      const holds = STEPPER.meaning.clauses[name](game, event)
      add(holds ? held : failed, name)
      all &&= holds
    }
    return all
  }
  /** Evaluates the clauses of the rows that were tried, up to the row that was taken. */
  const askRows = (rows: readonly Row[], game: Game, event: GameEvent): void => {
    for (const row of rows) if (ask(row.clauses, game, event)) return
  }
  const leaf = (at: Snapshot): Leaf => leafAt(STEPPER, at.state)
  const whenDone = ({ onDone }: Leaf, source: string): readonly Row[] => onDone.filter((row) => row.source === source)

  return {
    see: (sent) => {
      const { before, after, microsteps, effects, violations } = sent
      const event = sent.event as GameEvent
      const type = (sent.event as { readonly type?: unknown } | null | undefined)?.type as EventType
      const shown = evidenceOf(sent)
      for (const rule of shown.accepted) add(accepted, rule)
      for (const rule of shown.rejected) add(rejected, rule)
      const isMalformed = violations.some(({ code }) => code === 'MALFORMED_EVENT')
      if (!isMalformed) askRows(leaf(before).on.get(type) ?? [], before.game, event)
      if (!sent.accepted) {
        refusals += 1
        for (const { code } of violations) add(counts.violations, code)
        return
      }
      events += 1
      add(counts.eventTypes, type)
      let at = before
      for (const { row, from, snapshot } of microsteps) {
        if (row.event === null) askRows(row.waits ? whenDone(leaf(at), row.source) : leaf(at).always, at.game, event)
        const known = taken.get(row)
        if (known === undefined) taken.set(row, { from, times: 1 })
        else known.times += 1
        at = snapshot
      }
      askRows(leaf(after).always, after.game, event)
      for (const { effect } of effects) add(counts.effects, effect.do)
    },
    atRest: (at) => {
      const asked = request(at)
      add(counts.requests, asked === null ? 'none: the game is over' : asked.kind)
    },
    begun: (first) => {
      games += 1
      for (const state of around(first.state)) add(states, state)
      const values = valuesIn(first.game.ruleset)
      for (const value of values) add(counts.values, value)
      for (const meeting of meetingsIn(first.game)) add(counts.meetings, meeting)
      rulesets.push(values)
    },
    ended: ({ game }) => {
      add(counts.results, resultOf(game))
      if (game.result !== null) add(counts.turns, String(game.turn.number))
    },
    deck: (rule, way) => add(way === 'accepted' ? accepted : rejected, rule),
    tally: () => {
      const all = { ...counts, states: new Map(states), transitions: new Map<string, number>() }
      for (const [row, { from, times }] of taken) {
        add(all.transitions, transitionId(row), times)
        for (const state of entered(from, row.target)) add(all.states, state, times)
      }
      return {
        games,
        events,
        refusals,
        rules: pair(['accepted', 'rejected'], accepted, rejected),
        clauses: pair(['held', 'failed'], held, failed),
        ...asCounts(all),
        pairs: pairsIn(rulesets),
      }
    },
  }
}
