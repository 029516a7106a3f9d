/** Lists who took Prize cards when, and for which Pokémon, to show why a player is ahead. */
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { InspectedHistory } from '../time/history.ts'
import type { RaceAt } from '../time/survey.ts'

/** Prize cards that a player took in one step. */
export interface Taking {
  readonly step: number
  readonly turn: number
  readonly player: PlayerId
  readonly count: number
  /** The names of the other player's Pokémon that were Knocked Out in the step. */
  readonly fallen: readonly string[]
}

const SEATS = [0, 1] as const

/** Every taking of the surveyed steps, in order. */
export const takingsIn = (history: InspectedHistory, race: readonly RaceAt[]): readonly Taking[] =>
  race.flatMap(({ prizes }, step) =>
    SEATS.flatMap((player): readonly Taking[] => {
      const count = (race[step - 1]?.prizes[player] ?? 0) - prizes[player]
      if (count <= 0) return []
      const { facts, before } = history.stepAt(step)
      const fallen = facts.flatMap((fact) =>
        fact.fact === 'POKEMON_KNOCKED_OUT' && fact.player !== player ? (fact.pokemon.name ?? []) : [],
      )
      return [{ step, turn: before.game.turn.number, player, count, fallen }]
    }),
  )

/** A taking in words. */
export const takingInWords = ({ turn, count, fallen }: Taking, name: string): string => {
  return `Turn ${turn}, ${name}: ${count}${fallen.length === 0 ? '' : ` for ${fallen.join(' and ')}`}`
}
