/** Finds the stops of the turn that an event passed, from the state of the chart before and after it and from its facts. */
import type { Fact, Ledger } from 'ptcg-turn-engine'
import type { TurnStopId } from 'ptcg-turn-engine/table'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly TurnStopId[]

/** The six steps of the damage, which are all part of step F. */
const DAMAGE = ['1', '2', '3', '4', '5', '6'] as const satisfies readonly TurnStopId[]
type DamageStop = (typeof DAMAGE)[number]

const isDamageStop = (stop: TurnStopId): stop is DamageStop => (DAMAGE as readonly TurnStopId[]).includes(stop)

/** The letter of a stop of the attack; F for the steps of the damage. Null outside of an attack. */
export const letterOf = (stop: TurnStopId): (typeof LETTERS)[number] | null =>
  isDamageStop(stop) ? 'F' : (LETTERS.find((letter) => letter === stop) ?? null)

const STOPS_OF_FACTS: Partial<Record<Fact['fact'], TurnStopId>> = {
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

const letterAt = (stop: TurnStopId): number => {
  const letter = letterOf(stop)
  return letter === null ? -1 : LETTERS.indexOf(letter)
}

/** The letters between two stops. A complete attack passes all letters. */
const passed = (from: TurnStopId, to: TurnStopId, wasCutShort: boolean): readonly TurnStopId[] => {
  const at = letterAt(from)
  if (at < 0) return []
  const last = letterAt(to)
  if (last >= 0) return LETTERS.slice(at + 1, isDamageStop(to) ? last + 1 : last)
  return wasCutShort ? [] : LETTERS.slice(at + 1)
}

/** The damage calculations in facts, one for each target of an attack. */
export const ledgersIn = (facts: readonly Fact[]): readonly Ledger[] =>
  facts.flatMap((fact) => (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE' ? [fact.ledger] : []))

/** The steps of the damage that were calculated for the first target: all six, unless the calculation stopped. */
const damageStops = (facts: readonly Fact[]): readonly DamageStop[] => {
  const worked = new Set(ledgersIn(facts)[0]?.entries.map(({ step }) => step.charAt(0)))
  return DAMAGE.filter((stop) => worked.has(stop))
}

/** The stops that an event passed, ending with the current one. */
export const walkOf = (from: TurnStopId, facts: readonly Fact[], now: TurnStopId): readonly TurnStopId[] => {
  const walk: TurnStopId[] = [from]
  let isDamageWorked = false
  let wasCutShort = false
  const goTo = (stop: TurnStopId): void => {
    const last = walk.at(-1) ?? from
    if (stop === last) return
    walk.push(...passed(last, stop, wasCutShort), stop)
  }
  for (const { fact } of facts) {
    const stop = STOPS_OF_FACTS[fact]
    if (stop === undefined || (stop === 'F' && isDamageWorked)) continue
    goTo(stop)
    if (stop === 'F') walk.push(...damageStops(facts))
    isDamageWorked ||= stop === 'F'
    wasCutShort = fact === 'ATTACK_DOES_NOT_HAPPEN' || fact === 'ATTACK_DOES_NOTHING'
  }
  goTo(now)
  return walk.slice(1)
}

/** The index of the last step of the damage in a walk, or -1. */
export const damageEnd = (walk: readonly TurnStopId[]): number => walk.findLastIndex(isDamageStop)
