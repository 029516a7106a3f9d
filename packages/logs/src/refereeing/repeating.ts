/**
 * Explains the damage of an unknown attack that is used several times: all uses fit the same printed number, or the same number for each
 * card that moves.
 */
import type { RefereedDamage } from './verdicts.ts'

/** One use of an unknown attack. */
export interface StrangeAttack {
  readonly damage: RefereedDamage
  /** The attack and its Pokémon. */
  readonly key: string
  /** The damage before Weakness and Resistance. */
  readonly base: number
  /** The number of cards that moved for the attack. */
  readonly cards: number
}

const FEWEST = 2

/** Returns the largest group of uses for which `numberOf` gives the same number; empty if no two uses have the same number. */
const largest = (
  uses: readonly StrangeAttack[],
  numberOf: (use: StrangeAttack) => number,
): readonly StrangeAttack[] => {
  const groups = new Map<number, StrangeAttack[]>()
  for (const use of uses) {
    const number = numberOf(use)
    if (number > 0 && Number.isInteger(number)) groups.set(number, [...(groups.get(number) ?? []), use])
  }
  const most = [...groups.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
  return most.length < FEWEST ? [] : most
}

const explainedBy = (uses: readonly StrangeAttack[]): readonly StrangeAttack[] => {
  const equal = largest(uses, ({ base }) => base)
  const perCard = largest(uses, ({ base, cards }) => (cards === 0 ? 0 : base / cards))
  return perCard.length > equal.length ? perCard : equal
}

/** Returns the damage of all attacks. Damage that the uses of an unknown attack have in common is now marked as explained by the log. */
export const withRepeated = (
  damage: readonly RefereedDamage[],
  strange: readonly StrangeAttack[],
): readonly RefereedDamage[] => {
  const keys = [...new Set(strange.map(({ key }) => key))]
  const groups = keys.map((key) => explainedBy(strange.filter((one) => one.key === key)))
  return damage.map((one) => {
    const group = groups.find((uses) => uses.some((use) => use.damage === one))
    if (group === undefined || one.explained !== 'onlySaid') return one
    const lines = group.map((use) => use.damage.line).join(', ')
    return { ...one, explained: 'byTheLog', because: `One printed number explains lines ${lines}.` }
  })
}
