/** Saves states in the course of refereeing, from which another reading of the following lines can begin. */
import type { RefereeCourse } from './course.ts'

/** The state of a course before an entry. */
export interface Mark {
  /** The index of the entry. */
  readonly entry: number
  /** The number of moments before the entry. */
  readonly moments: number
  /** Gives a new course this state. */
  restore(course: RefereeCourse): void
}

const fill = <Key, Value>(map: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void => {
  map.clear()
  for (const [key, value] of from) map.set(key, value)
}

/** Saves the state of a course before its current entry. */
export const markOf = (course: RefereeCourse, moments: number): Mark => {
  const { table, at, lastingUntil, turnSeen, latestText, lentTo } = course
  const [verdicts, damage, strange, used] = [
    [...course.verdicts],
    [...course.damage],
    [...course.strange],
    [...course.used],
  ]
  const [snapshot, line, assumed, whichever] = [table.at, table.line, [...table.assumed], [...table.whichever]]
  const maps = [table.choices, table.firstMade, table.departures].map((map) => new Map<unknown, unknown>(map))
  const open = new Map(table.open)
  return {
    entry: at,
    moments,
    restore: (next) => {
      Object.assign(next, { lastingUntil, turnSeen, latestText, lentTo })
      next.verdicts = [...verdicts]
      next.damage = [...damage]
      next.strange = [...strange]
      for (const entry of used) next.used.add(entry)
      Object.assign(next.table, { at: snapshot, line })
      for (const sentence of assumed) next.table.assumed.add(sentence)
      for (const one of whichever) next.table.whichever.add(one)
      const into = [next.table.choices, next.table.firstMade, next.table.departures] as Map<unknown, unknown>[]
      for (const [index, map] of into.entries()) fill(map, maps[index] ?? new Map())
      fill(next.table.open, open)
      next.table.trail.take(snapshot)
    },
  }
}
