/** Sorts a pool of cards by use: Evolution lines, Energy, and Trainer cards of each kind. */
import type {
  CardDefinition,
  EnergyDefinition,
  EnergyType,
  PokemonDefinition,
  StadiumDefinition,
  ToolDefinition,
  TrainerDefinition,
} from 'ptcg-turn-engine/model'
import { asAPokemon } from '../invariants/reading.ts'

/** The card that replaces a removed or irrelevant card. */
export const PLAIN_START = 'sm1-165'

/** A Basic Pokémon and its Evolutions in order: each card evolves from the card before it. */
export type EvolutionLine = readonly PokemonDefinition[]

/** A pool of cards, sorted by use. */
export interface Pool {
  readonly cards: readonly CardDefinition[]
  /** Every Basic Pokémon alone, and every line that leads to an Evolution card. */
  readonly lines: readonly EvolutionLine[]
  /** The lines that begin with a printed Basic Pokémon, so that a game can begin. An Item played as a Pokémon is not one (T2D.9). */
  readonly begins: readonly EvolutionLine[]
  readonly energy: readonly EnergyDefinition[]
  readonly trainers: readonly TrainerDefinition[]
  readonly tools: readonly ToolDefinition[]
  readonly stadiums: readonly StadiumDefinition[]
}

const linesTo = (card: PokemonDefinition, pokemon: readonly PokemonDefinition[]): readonly EvolutionLine[] =>
  card.evolvesFrom === undefined
    ? [[card]]
    : pokemon
        .filter(({ name, stage }) => name === card.evolvesFrom && stage < card.stage)
        .flatMap((before) => linesTo(before, pokemon))
        .map((line) => [...line, card])

/** Sorts cards by use. Stages are compared alphabetically, which puts "Basic" before "Stage 1" before "Stage 2". */
export const poolOf = (cards: readonly CardDefinition[]): Pool => {
  const pokemon = cards.flatMap((card) => asAPokemon(card) ?? [])
  const trainers = cards.filter((card) => card.kind === 'Trainer')
  const printed = new Set(cards.flatMap(({ kind, id }) => (kind === 'Pokemon' ? [id] : [])))
  const lines = pokemon.flatMap((card) => linesTo(card, pokemon))
  return {
    cards,
    lines,
    begins: lines.filter(([first]) => first !== undefined && printed.has(first.id)),
    energy: cards.filter((card) => card.kind === 'Energy'),
    trainers,
    tools: trainers.filter((card) => card.trainer === 'Tool'),
    stadiums: trainers.filter((card) => card.trainer === 'Stadium'),
  }
}

/** The Energy cards that provide a unit which pays for the given Energy symbol. */
export const energyFor = ({ energy }: Pool, symbol: EnergyType): readonly EnergyDefinition[] =>
  symbol === 'Colorless' ? energy : energy.filter(({ provides }) => provides.some((unit) => unit.includes(symbol)))
