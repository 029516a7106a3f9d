/** Finds the order in which Abilities that disable Abilities come into force. */
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { OraclePokemon, OracleTable } from './table.ts'

interface Taker {
  readonly of: OraclePokemon | null
  readonly player: PlayerId | null
  readonly called: string
}

/**
 * Returns the Abilities in force, in the order in which they came into force. They are added one after another: first those that were in
 * force before, in their order, then those of the player whose turn it is, then the others. An Ability that is disabled by one already
 * added is left out; adding one removes those that it disables. The whole procedure is repeated until nothing changes, at most as often as
 * there are Abilities.
 */
export const oneAfterAnother = <One extends Taker>(
  table: OracleTable,
  all: readonly One[],
  disables: (table: OracleTable, one: One) => boolean,
  ends: (table: OracleTable, one: One, other: One) => boolean,
): readonly One[] => {
  const isOf = ({ of, called }: One, earlier: Pick<Taker, 'of' | 'called'>): boolean =>
    earlier.of === of && earlier.called === called
  const { player } = table.turn
  const later = all.filter((one) => !table.takers.some((earlier) => isOf(one, earlier)))
  const line = [
    ...table.takers.flatMap((earlier) => all.filter((one) => isOf(one, earlier))),
    ...later.filter((one) => one.player === player),
    ...later.filter((one) => one.player !== player),
  ]
  let there: readonly One[] = []
  const tryAll = (left: number): readonly One[] => {
    const before = there
    there = []
    for (const one of new Set([...before, ...line]))
      if (disables(table, one) && !there.some((other) => ends(table, other, one)))
        there = [...there.filter((other) => !ends(table, one, other)), one]
    const isSettled = there.length === before.length && there.every((one, at) => one === before[at])
    return isSettled || left === 0 ? there : tryAll(left - 1)
  }
  return tryAll(line.length)
}
