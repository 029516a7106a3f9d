/**
 * Plays a retreat: the player chooses the Energy that pays the cost, and a Benched Pokémon; then the Energy is discarded and the Pokémon
 * are switched (T2E.2 to T2E.5).
 */
import type { CardId, InForce } from 'ptcg-turn-engine/model'
import { flip, pick } from './choices.ts'
import { units } from './energy.ts'
import { discardCards, switchActive } from './moves.ts'
import { retreatCost } from './ofPokemon.ts'
import type { OracleTable, Pickable, Playing } from './table.ts'

/** Requests Energy cards that together pay the Retreat Cost, at most one card for each symbol of the cost (U5). */
function* choosePayment(table: OracleTable, energy: readonly CardId[], cost: number): Playing<readonly CardId[]> {
  if (cost === 0) return []
  const paying = energy.filter((card) => units(table, [card]).length > 0)
  const picks = yield* pick(table, {
    player: table.turn.player,
    options: paying.map((card) => ({ pick: 'card', card })),
    min: 1,
    max: paying.length,
    units: {
      needed: cost,
      of: (option: Pickable) => (option.pick === 'card' ? units(table, [option.card]).length : 0),
    },
  })
  return picks.flatMap((one) => (one.pick === 'card' ? [one.card] : []))
}

/** The effect that forbids a Confused Pokémon to try to retreat again this turn. */
const noMoreThisTurn = ({ turn: { player }, sides }: OracleTable): InForce => ({
  effect: { lasting: 'cantRetreat' },
  whose: player,
  turn: sides[player].turnsTaken,
  source: 'Confused',
  ofAttack: false,
})

export function* oracleRetreat(table: OracleTable): Playing {
  const { player } = table.turn
  const { active, bench } = table.sides[player]
  if (active === null) throw new Error('No Pokémon can retreat from an empty Active Spot.')
  const payment = yield* choosePayment(table, active.energy, retreatCost(table, active))
  if (table.ruleset.confusedRetreatFlips && active.conditions.rotated === 'Confused') {
    const { heads } = yield* flip(table, player, 1)
    if (heads === 0) {
      discardCards(table, payment)
      active.lasting.push(noMoreThisTurn(table))
      return
    }
  }
  const options = bench.map(({ id }) => ({ pick: 'pokemon', pokemon: id }) as const)
  const [into] = yield* pick(table, { player, options, min: 1, max: 1 })
  discardCards(table, payment)
  if (into?.pick === 'pokemon') switchActive(table, player, into.pokemon)
  table.turn.retreats += 1
}
