/** Evaluates the sets of Pokémon, counts and conditions of a text. */
import {
  type Count,
  type EffectSource,
  type Memory,
  NO_MEMORY,
  opponentOf,
  type Past,
  type PlayerId,
  type PokemonFilter,
  type PokemonRef,
  type PokemonSet,
  type Predicate,
  SPECIAL_CONDITIONS,
  type Who,
} from 'ptcg-turn-engine/model'
import { layDown } from './asked.ts'
import { ofAttachedCards } from './attachedEffects.ts'
import { fits, ownerOf } from './cards.ts'
import { costOf, oracleTypesOf } from './changed.ts'
import { kindsAmong, units } from './energy.ts'
import { fitsAsItIs, isLike, pokemonThatFit } from './inPlayFilter.ts'
import { find, isActive } from './moves.ts'
import { hitPoints, retreatCost, sum } from './ofPokemon.ts'
import { type AskedOfThePast, notesOf } from './past.ts'
import { hasCondition } from './specialConditions.ts'
import { type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'

export const whoIs = (source: EffectSource, who: Who): PlayerId =>
  who === 'you' ? source.player : opponentOf(source.player)

const named = (table: OracleTable, memory: Memory, name: string): readonly OraclePokemon[] =>
  (memory.pokemon[name] ?? []).flatMap((id) => find(table, id) ?? [])

/** The Pokémon that a reference in a text, such as "this Pokémon", refers to; null if there is none. */
export const findMeant = (
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

/**
 * All Pokémon that a set in a text, such as "each of your Benched Pokémon", refers to. Unless they were chosen, the Active Pokémon of a
 * side comes before its Bench.
 */
export const allMeant = (
  table: OracleTable,
  source: EffectSource,
  memory: Memory,
  set: PokemonSet,
): readonly OraclePokemon[] => {
  const opponent = opponentOf(source.player)
  switch (set) {
    case 'eachOfYours':
      return pokemonOfSide(table, source.player)
    case 'eachOfYourBench':
      return table.sides[source.player].bench
    case 'eachOfOpponents':
      return pokemonOfSide(table, opponent)
    case 'eachOfOpponentBench':
      return table.sides[opponent].bench
    default: {
      if (typeof set === 'object' && 'each' in set) return allLike(table, source, memory, set.each)
      if (typeof set === 'object' && 'eachChosen' in set) return named(table, memory, set.eachChosen)
      const one = findMeant(table, source, memory, set)
      return one === null ? [] : [one]
    }
  }
}

/** All Pokémon in play that match a filter, "your" Pokémon first. */
const allLike = (
  table: OracleTable,
  source: EffectSource,
  memory: Memory,
  { whose, except, ...filter }: PokemonFilter,
): readonly OraclePokemon[] => {
  const spared = except === undefined ? null : findMeant(table, source, memory, except)
  const own = whose === 'opponent' ? [] : pokemonThatFit(table, source.player, filter)
  const others = whose === 'you' ? [] : pokemonThatFit(table, opponentOf(source.player), filter)
  return [...own, ...others].filter((pokemon) => pokemon !== spared)
}

/** The number of Prize cards that each player had when this game began (TI.1). */
const prizesAtFirst = ({ tieBreak, ruleset }: OracleTable): number =>
  tieBreak > 0 && ruleset.tie.leadsTo === 'anotherGame' ? ruleset.tie.prizes : ruleset.prizes

/** The maximum of a sum or product. */
const MAX = 1000

/** The number of different items in all lists together. */
const differing = <Thing>(lists: readonly (readonly Thing[])[]): number => new Set(lists.flat()).size

const energyOn = (
  table: OracleTable,
  { energy }: OraclePokemon,
  { type, filter }: Extract<Count, { readonly count: 'energyOn' }>,
): number => {
  const cards = filter === undefined ? energy : energy.filter((card) => fits(table, card, filter))
  return units(table, cards).filter((unit) => type === undefined || unit.includes(type)).length
}

/**
 * Translates a question about past events: finds the turn, the player and the Pokémon that a text means, from the point of view of its
 * player.
 */
const askedOfThePast = (table: OracleTable, source: EffectSource, memory: Memory, past: Past): AskedOfThePast => {
  const { when, whose, pokemon, except, ...rest } = past
  const you = source.player
  return {
    ...rest,
    of: when === 'thisTurn' ? 'this turn' : when === 'yourLastTurn' ? you : opponentOf(you),
    player: whose === undefined ? null : whoIs(source, whose),
    pokemon: pokemon === undefined ? undefined : findMeant(table, source, memory, pokemon),
    except: except === undefined ? undefined : findMeant(table, source, memory, except),
  }
}

export const oracleCount = (table: OracleTable, source: EffectSource, memory: Memory, count: Count): number => {
  if (typeof count === 'number') return count
  const them = (set: PokemonSet): readonly OraclePokemon[] => allMeant(table, source, memory, set)
  const counted = (other: Count): number => oracleCount(table, source, memory, other)
  switch (count.count) {
    case 'heads':
    case 'tails':
      return memory[count.count]
    case 'damageCountersOn':
      return sum(them(count.pokemon).map(({ damage }) => Math.floor(damage / 10)))
    case 'energyOn':
      return sum(them(count.pokemon).map((pokemon) => energyOn(table, pokemon, count)))
    case 'kindsOfEnergyOn':
      return kindsAmong(
        table,
        them(count.pokemon).flatMap(({ energy }) => energy),
      )
    case 'cardsOn':
      return sum(
        them(count.pokemon).map(
          ({ energy, tools }) => [...energy, ...tools].filter((card) => fits(table, card, count.filter)).length,
        ),
      )
    case 'toolsOn':
      return sum(them(count.pokemon).map(({ tools }) => tools.length))
    case 'conditionsOn':
      return sum(
        them(count.pokemon).map(
          (pokemon) => SPECIAL_CONDITIONS.filter((condition) => hasCondition(pokemon, condition)).length,
        ),
      )
    case 'attackCost': {
      const { attack } = table
      const attacker = attack === null ? null : find(table, attack.pokemon)
      const cost = attack === null || attacker === null ? [] : costOf(table, attacker, attack.definition)
      return cost.filter((symbol) => symbol === (count.type ?? symbol)).length
    }
    case 'retreatCostOf': {
      const pokemon = findMeant(table, source, memory, count.pokemon)
      return pokemon === null ? 0 : retreatCost(table, pokemon)
    }
    case 'hpLeftOf': {
      const pokemon = findMeant(table, source, memory, count.pokemon)
      return pokemon === null ? 0 : Math.max(0, Math.floor((hitPoints(table, pokemon) - pokemon.damage) / 10))
    }
    case 'pokemonInPlay':
      return them({ each: count.of }).length
    case 'typesOf':
      return differing(them({ each: count.of }).map((pokemon) => oracleTypesOf(table, pokemon)))
    case 'cardsIn': {
      const cards = table.sides[whoIs(source, count.whose)][count.zone]
      const { filter } = count
      return filter === undefined ? cards.length : cards.filter((card) => fits(table, card, filter)).length
    }
    case 'cardsChosen': {
      const { filter = {} } = count
      const chosen = (memory.cards[count.named] ?? []).filter((card) => fits(table, card, filter))
      return count.types === undefined ? chosen.length : kindsAmong(table, chosen)
    }
    case 'numberChosen':
      return memory.number ?? 0
    case 'prizesTaken':
      return Math.max(0, prizesAtFirst(table) - table.sides[whoIs(source, count.whose)].prizes.length)
    case 'damageDone': {
      // damage done to a Pokémon still counts if the Pokémon has left play since
      const ofText = count.to === 'thisPokemon' ? source.pokemon : table.sides[opponentOf(source.player)].active?.id
      const only = count.to === undefined ? null : (ofText ?? -1)
      const placed = (table.attack?.damaged ?? []).filter(({ pokemon }) => only === null || pokemon === only)
      return sum(placed.map(({ points }) => points)) / 10
    }
    case 'happened':
      return sum(notesOf(table, askedOfThePast(table, source, memory, count)).map((note) => note.count))
    case 'plus':
      return Math.min(MAX, sum(count.of.map(counted)))
    case 'minus':
      return Math.max(0, counted(count.from) - counted(count.less))
    case 'times':
      return Math.min(MAX, counted(count.of) * count.by)
    case 'atMost':
      return Math.min(counted(count.of), counted(count.most))
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
      return (findMeant(table, source, memory, asked.pokemon)?.damage ?? 0) > 0
    case 'inCondition': {
      const pokemon = findMeant(table, source, memory, asked.pokemon)
      return pokemon !== null && hasCondition(pokemon, asked.condition)
    }
    case 'active': {
      const pokemon = findMeant(table, source, memory, asked.pokemon)
      return pokemon !== null && isActive(table, pokemon)
    }
    case 'fits':
    case 'like': {
      const pokemon = findMeant(table, source, memory, asked.pokemon)
      if (pokemon === null) return false
      return asked.is === 'fits' ? fitsAsItIs(table, pokemon, asked.filter) : isLike(table, pokemon, asked.filter)
    }
    case 'stadiumInPlay': {
      const card = table.stadium?.card
      if (card === undefined) return false
      const isTheirs = asked.whose === undefined || ownerOf(table, card) === whoIs(source, asked.whose)
      return isTheirs && (asked.filter === undefined || fits(table, card, asked.filter))
    }
    case 'firstTurn':
      return table.sides[whoIs(source, asked.whose)].turnsTaken === 1
    case 'wentFirst':
      return table.firstPlayer === whoIs(source, asked.whose)
    case 'spent':
      return table.sides[whoIs(source, asked.whose)].spent.includes(asked.power)
    case 'happened':
      return notesOf(table, askedOfThePast(table, source, memory, asked)).length > 0
    case 'all':
      return !asked.of.some((one) => !holds(table, source, memory, one))
    case 'any':
      return asked.of.some((one) => holds(table, source, memory, one))
    case 'not':
      return !holds(table, source, memory, asked.what)
    case 'atLeast':
      return oracleCount(table, source, memory, asked.what) >= oracleCount(table, source, memory, asked.number)
  }
}

layDown({
  isLike,
  holds: (table, source, question) => holds(table, source, NO_MEMORY, question),
  count: (table, source, what) => oracleCount(table, source, NO_MEMORY, what),
  ...ofAttachedCards,
})
