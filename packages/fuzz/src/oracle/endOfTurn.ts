/** Lists the effects that are triggered at the end of a turn (ET.3), and removes the lasting effects of that turn (ET.2). */
import type { WaitingProgram } from 'ptcg-turn-engine/model'
import { nameOf } from './cards.ts'
import { lastingNow, reachingBy } from './continuous.ts'
import { oracleSideOf } from './moves.ts'
import { allPokemon, type OraclePokemon, type OracleTable } from './table.ts'
import { asWaiting, triggeredBy, triggersPrintedOn } from './triggers.ts'

/** Damage counters or a Knock Out that a Pokémon gets at the end of the turn, with the name of the source. */
interface Due {
  readonly called: string
  readonly counters: number | 'knockedOut'
}

/** The damage counters and Knock Outs that effects in force give a Pokémon at the end of this turn (ET.3). */
const dueAtTheEnd = (table: OracleTable, pokemon: OraclePokemon): readonly Due[] => {
  const due: Due[] = []
  for (const { effect, source: called } of lastingNow(table, pokemon)) {
    if (effect.lasting === 'countersAtTurnEnd') due.push({ called, counters: effect.counters })
    if (effect.lasting === 'knockedOutAtTurnEnd') due.push({ called, counters: 'knockedOut' })
  }
  for (const { called, effect } of reachingBy(table, 'countersAtTurnEnd', pokemon))
    due.push({ called, counters: effect.counters })
  for (const { called } of reachingBy(table, 'knockedOutAtTurnEnd', pokemon))
    due.push({ called, counters: 'knockedOut' })
  return due
}

/**
 * The texts that the end of this turn triggers. In a text on a Pokémon, "your turn" means the turn of its player; in a text on a Stadium,
 * any turn.
 */
export const textsOfTheEnd = (table: OracleTable): readonly WaitingProgram[] => {
  const { player } = table.turn
  const found: WaitingProgram[] = []
  for (const pokemon of allPokemon(table))
    for (const { called, counters } of dueAtTheEnd(table, pokemon))
      found.push({
        source: { kind: 'rule', player: oracleSideOf(table, pokemon), label: called, pokemon: pokemon.id },
        program: [
          counters === 'knockedOut'
            ? { do: 'knockOut', pokemon: 'thisPokemon' }
            : { do: 'putCounters', on: 'thisPokemon', counters },
        ],
      })
  for (const pokemon of allPokemon(table))
    found.push(
      ...triggeredBy(table, pokemon, 'turnEnds', ({ whose = 'each' }) => {
        const its = oracleSideOf(table, pokemon) === player ? 'you' : 'opponent'
        return whose === 'each' || whose === its
      }),
    )
  if (table.stadium === null) return found
  const { card } = table.stadium
  const source = { kind: 'stadium', player, label: nameOf(table, card), pokemon: null } as const
  const ofStadium = triggersPrintedOn(table, card).filter(({ on }) => on === 'turnEnds')
  return [...found, ...ofStadium.flatMap((trigger) => asWaiting(table, source, trigger))]
}

/** Removes the lasting effects of the turn that ends (ET.2). */
export const runOut = (table: OracleTable): void => {
  const { player } = table.turn
  const turn = table.sides[player].turnsTaken
  for (const pokemon of allPokemon(table))
    pokemon.lasting = pokemon.lasting.filter((one) => one.whose !== player || one.turn !== turn)
  table.rules = table.rules.filter((one) => one.whose !== player || one.turn !== turn)
}
