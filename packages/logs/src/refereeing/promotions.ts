/** Compares the promotions in the log with those of the engine. */
import type { Fact } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { accusation } from './accusing.ts'
import type { FollowingLines } from './answering.ts'
import type { RefereeCourse } from './course.ts'
import type { Verdict } from './verdicts.ts'

/**
 * Compares the engine's promotions with the log. Refuses a Pokémon that is not on the Bench, and a missing promotion before the next turn
 * (KO.5).
 */
export const comparePromotions = (
  course: RefereeCourse,
  { entries, used }: FollowingLines,
  facts: readonly Fact[],
): readonly Verdict[] => {
  const { table, nextEnd } = course
  const rest = course.following(true).entries
  return facts.flatMap((fact) => {
    if (fact.fact !== 'PROMOTED') return []
    const { player, pokemon } = fact
    const comesIn = ({ sentence }: Entry): boolean => sentence.says === 'nowActive' && sentence.player === player
    const isIt = ({ sentence }: Entry): boolean =>
      sentence.says === 'nowActive' &&
      table.pokemonNamed(player, sentence.pokemon).some((one) => one.pokemon.id === pokemon.id)
    const promotions = entries.filter(comesIn)
    if (promotions.some(isIt)) return []
    const other = promotions.find((entry) => !used.has(entry))
    if (other === undefined && (rest.some(comesIn) || nextEnd?.sentence.says !== 'turnBegan')) return []
    if (other !== undefined) used.add(other)
    // A promotion that no line mentions is reported at the last line of the turn.
    const at = other ?? rest.at(-1)?.under.at(-1) ?? rest.at(-1)
    if (at === undefined) return []
    const { name } = table.game.players[player]
    const message =
      other === undefined
        ? `${name} puts no Pokémon into the empty Active Spot.`
        : `${name} puts a Pokémon into the Active Spot that is not on the Bench.`
    // If the board has departed from the log, other Pokémon may be on the Bench.
    return [accusation(at, player, { action: 'PROMOTE', rule: 'KO.5', message }, table.departures.size > 0)]
  })
}
