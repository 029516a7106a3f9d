/** Writes short notes about the damage of an attack. The chart shows them at the states of the six damage steps. */
import type { Fact, Game } from 'ptcg-turn-engine/model'
import type { Marked } from './elements/chart/marks.ts'
import { ledgersAt, STEPS_ON_THE_CHART } from './ledgers.ts'

/**
 * Writes the damage to each Pokémon after a step. If the step changed the damage, both values are written: `30→60`. If all Pokémon had the
 * same damage before the step, that value is written only once: `30→60, 90`.
 */
const inAndOut = (values: readonly { readonly in: number; readonly out: number }[]): string => {
  const [first] = values
  const isFromOne = values.every((value) => value.in === first?.in)
  if (isFromOne && values.some((value) => value.in !== value.out))
    return `${first?.in}→${values.map(({ out }) => out).join(', ')}`
  return values.map((value) => (value.in === value.out ? `${value.out}` : `${value.in}→${value.out}`)).join(', ')
}

/** Notes with the damage before and after each damage step. Each key is the path of the state of a step. */
export const damageNotes = (game: Game, facts: readonly Fact[]): Marked['notes'] => {
  const values = ledgersAt(game, facts).map(({ rows }) => rows)
  const [first = []] = values
  return new Map(
    first.flatMap(({ step }, at) => {
      const stepValues = values.flatMap((rows) => rows[at]?.value ?? [])
      return stepValues.length === 0 ? [] : [[`${STEPS_ON_THE_CHART}.${step}`, inAndOut(stepValues)] as const]
    }),
  )
}
