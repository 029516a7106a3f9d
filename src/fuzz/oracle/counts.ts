/** Works out whom a text means, what it counts and what it asks. */
import type { Count, PokemonRef, PokemonSet, Predicate, Who } from '../../game/model/effects.ts'
import { opponentOf, type PlayerId } from '../../game/model/players.ts'
import type { EffectSource, Memory } from '../../game/model/resolution.ts'
import { fits } from './cards.ts'
import { retreatCost } from './continuous.ts'
import { units } from './energy.ts'
import { find, hasCondition, isActive, standingsOf } from './moves.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

export const whoIs = (source: EffectSource, who: Who): PlayerId =>
  who === 'you' ? source.player : opponentOf(source.player)

const named = (table: OracleTable, memory: Memory, name: string): readonly OraclePokemon[] =>
  (memory.pokemon[name] ?? []).flatMap((id) => find(table, id) ?? [])

/** The one Pokémon that a text means, or null when there is none. */
export const meant = (
  table: OracleTable,
  source: EffectSource,
  memory: Memory,
  ref: PokemonRef,
): OraclePokemon | null => {
  switch (ref) {
    case 'thisPokemon':
      return source.pokemon === null ? null : find(table, source.pokemon)
    case 'yourActive':
      return table.sides[source.player].active
    case 'opponentActive':
      return table.sides[opponentOf(source.player)].active
    case 'attacker':
      return table.attack === null ? null : find(table, table.attack.pokemon)
    default: {
      const first = memory.pokemon[ref.chosen]?.[0]
      return first === undefined ? null : find(table, first)
    }
  }
}

/** The Pokémon that a text means, Active first. */
export const allMeant = (
  table: OracleTable,
  source: EffectSource,
  memory: Memory,
  set: PokemonSet,
): readonly OraclePokemon[] => {
  const opponent = opponentOf(source.player)
  switch (set) {
    case 'eachOfYours':
      return standingsOf(table, source.player)
    case 'eachOfYourBench':
      return table.sides[source.player].bench
    case 'eachOfOpponents':
      return standingsOf(table, opponent)
    case 'eachOfOpponentBench':
      return table.sides[opponent].bench
    default: {
      if (typeof set === 'object' && 'eachChosen' in set) return named(table, memory, set.eachChosen)
      const one = meant(table, source, memory, set)
      return one === null ? [] : [one]
    }
  }
}

/** Prize cards in this game when it began (TI.1). */
const prizesAtFirst = ({ tieBreak, ruleset }: OracleTable): number =>
  tieBreak > 0 && ruleset.tie.leadsTo === 'anotherGame' ? ruleset.tie.prizes : ruleset.prizes

export const countOf = (table: OracleTable, source: EffectSource, memory: Memory, count: Count): number => {
  if (typeof count === 'number') return count
  switch (count.count) {
    case 'heads':
      return memory.heads
    case 'tails':
      return memory.tails
    case 'damageCountersOn':
      return Math.floor((meant(table, source, memory, count.pokemon)?.damage ?? 0) / 10)
    case 'energyOn': {
      const { type } = count
      const provided = units(table, meant(table, source, memory, count.pokemon)?.energy ?? [])
      return provided.filter((unit) => type === undefined || unit.includes(type)).length
    }
    case 'retreatCostOf': {
      const standing = meant(table, source, memory, count.pokemon)
      return standing === null ? 0 : retreatCost(table, standing)
    }
    case 'benchedPokemon':
      return table.sides[whoIs(source, count.whose)].bench.length
    case 'cardsInHand':
      return table.sides[whoIs(source, count.whose)].hand.length
    case 'cardsChosen':
      return memory.cards[count.named]?.length ?? 0
    case 'prizesTaken':
      return Math.max(0, prizesAtFirst(table) - table.sides[whoIs(source, count.whose)].prizes.length)
  }
}

export const holds = (table: OracleTable, source: EffectSource, memory: Memory, asked: Predicate): boolean => {
  switch (asked.is) {
    case 'heads':
      return memory.heads > 0
    case 'allHeads':
      return memory.heads > 0 && memory.tails === 0
    case 'anyTails':
      return memory.tails > 0
    case 'done':
      return memory.done
    case 'damaged':
      return (meant(table, source, memory, asked.pokemon)?.damage ?? 0) > 0
    case 'inCondition': {
      const standing = meant(table, source, memory, asked.pokemon)
      return standing !== null && hasCondition(standing, asked.condition)
    }
    case 'active': {
      const standing = meant(table, source, memory, asked.pokemon)
      return standing !== null && isActive(table, standing)
    }
    case 'fits': {
      const top = meant(table, source, memory, asked.pokemon)?.cards.at(-1)
      return top !== undefined && fits(table, top, asked.filter)
    }
    case 'not':
      return !holds(table, source, memory, asked.what)
    case 'atLeast':
      return countOf(table, source, memory, asked.what) >= asked.number
  }
}
