/** The way through the turn that one event took: the steps that were passed, from the state of the chart and from the facts. */
import type { Fact, Snapshot } from 'ptcg-turn-engine'
import { type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'

/** The stops that are shown here: the steps of the damage are passed as one. */
export const STOPS = [
  'setUp',
  'draw',
  'main',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'knockOut',
  'end',
  'checkup',
  'gameOver',
] as const satisfies readonly TurnStopId[]
export type Stop = (typeof STOPS)[number]

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly Stop[]

/** Where a state of the chart belongs. */
export const stopOf = ({ state }: Pick<Snapshot, 'state'>): Stop => {
  const stop = turnStopOf(state)
  return STOPS.find((one) => one === stop) ?? 'F'
}

const STOPS_OF_FACTS: Partial<Record<Fact['fact'], Stop>> = {
  ATTACK_DECLARED: 'A',
  ATTACK_DOES_NOT_HAPPEN: 'C',
  ATTACK_DOES_NOTHING: 'E',
  DAMAGE_PLACED: 'F',
  NO_DAMAGE_DONE: 'F',
  POKEMON_KNOCKED_OUT: 'knockOut',
  PRIZES_TAKEN: 'knockOut',
  PROMOTED: 'knockOut',
  TURN_ENDED: 'end',
  CHECKUP_BEGAN: 'checkup',
  TURN_BEGAN: 'draw',
  GAME_ENDED: 'gameOver',
}

const letterAt = (stop: Stop | undefined): number => (LETTERS as readonly (Stop | undefined)[]).indexOf(stop)

/** The letters that are passed on the way to a stop: an attack that runs through goes past every one of them. */
const passed = (from: Stop, to: Stop, wasCutShort: boolean): readonly Stop[] => {
  const at = letterAt(from)
  if (at < 0) return []
  const last = letterAt(to)
  if (last >= 0) return LETTERS.slice(at + 1, last)
  return wasCutShort ? [] : LETTERS.slice(at + 1)
}

/** The stops that an event passed, the one where the game stands now last. */
export const walkOf = (from: Stop, facts: readonly Fact[], now: Stop): readonly Stop[] => {
  const walk: Stop[] = [from]
  let wasCutShort = false
  const goTo = (stop: Stop): void => {
    const last = walk.at(-1) ?? from
    if (stop === last) return
    walk.push(...passed(last, stop, wasCutShort), stop)
  }
  for (const { fact } of facts) {
    const stop = STOPS_OF_FACTS[fact]
    if (stop === undefined) continue
    goTo(stop)
    wasCutShort = fact === 'ATTACK_DOES_NOT_HAPPEN' || fact === 'ATTACK_DOES_NOTHING'
  }
  goTo(now)
  return walk.slice(1)
}
