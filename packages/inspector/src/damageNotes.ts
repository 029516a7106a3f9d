/** Short notes of the damage of an attack, at the states of its six steps. */
import type { Fact, Game } from 'ptcg-turn-engine/model'
import type { Marked } from './elements/chart/marks.ts'
import { ledgersAt, STEPS_ON_THE_CHART } from './ledgers.ts'

/**
 * The damage to each Pokémon after a step; with the value before if it has changed, and only once if equal for all: 0
 */
const inAndOut = (values: readonly { readonly in: number; readonly out: number }[]): string => {
  const [first] = values
  const isFromOne = values.every((value) => value.in === first?.in)
  if (isFromOne && values.some((value) => value.in !== value.out))
    return `${first?.in}→${values.map(({ out }) => out).join(', ')}`
  return values.map((value) => (value.in === value.out ? `${value.out}` : `${value.in}→${value.out}`)).join(', ')
}

/** The damage of the attack before and after each of its steps, at their states. */
export const damageNotes = (game: Game, facts: readonly Fact[]): Marked['notes'] => {
  const values = ledgersAt(game, facts).map(({ rows }) => rows)
  const [first = []] = values
  return new Map(
    first.flatMap(({ step }, at) => {
      const told = values.flatMap((rows) => rows[at]?.value ?? [])
      return told.length === 0 ? [] : [[`${STEPS_ON_THE_CHART}.${step}`, inAndOut(told)] as const]
    }),
  )
}
