/** The data of a small game with the vanilla cards, for the frameworks that are compared with this engine. */
import { diceFrom, type RollDie } from '../dice.ts'
import { FIRE_ENERGY, vanillaDecks, vanillaPokemon, WATER_ENERGY } from './cards.ts'

type PokemonCard = (typeof vanillaPokemon)[number]

/** The facts about a card that the rules of the vanilla game need. */
export type VanillaCard =
  | { readonly kind: 'Pokemon'; readonly pokemon: PokemonCard }
  | { readonly kind: 'Energy'; readonly provides: 'Fire' | 'Water' }

export interface VanillaPokemon {
  /** The cards that the Pokémon consists of, the Basic Pokémon first. */
  readonly cards: readonly number[]
  readonly energy: readonly number[]
  readonly damage: number
  readonly enteredOnTurn: number
  readonly evolvedOnTurn: number
}

export interface VanillaSide {
  /** The cards of the deck, the top card first. */
  readonly deck: readonly number[]
  readonly hand: readonly number[]
  readonly discard: readonly number[]
  readonly prizes: readonly number[]
  readonly active: VanillaPokemon | null
  readonly bench: readonly VanillaPokemon[]
}

export type VanillaSeat = 0 | 1

/** A vanilla game as plain data. Cards are numbers: 0 to 59 are those of seat 0, and 60 to 119 those of seat 1. */
export interface VanillaGame {
  readonly sides: readonly [VanillaSide, VanillaSide]
  readonly first: VanillaSeat
  readonly player: VanillaSeat
  /** The number of the turn; 0 in set-up. */
  readonly turn: number
  readonly energyAttached: boolean
  readonly retreated: boolean
  /** True after the attack or the end of the turn: only Prize cards may still be taken. */
  readonly turnEnded: boolean
  readonly prizesToTake: number
  readonly winner: VanillaSeat | null
}

const pokemonById = new Map(vanillaPokemon.map((pokemon) => [pokemon.id, pokemon]))

const vanillaCard = (id: string): VanillaCard => {
  if (id === FIRE_ENERGY) return { kind: 'Energy', provides: 'Fire' }
  if (id === WATER_ENERGY) return { kind: 'Energy', provides: 'Water' }
  return { kind: 'Pokemon', pokemon: pokemonById.get(id) as PokemonCard }
}

/** Every card of both decks by its number. */
export const VANILLA_CARDS: readonly VanillaCard[] = [...vanillaDecks.fire.cards, ...vanillaDecks.water.cards].map(
  vanillaCard,
)

export const isBasic = (card: number): boolean => {
  const found = VANILLA_CARDS[card] as VanillaCard
  return found.kind === 'Pokemon' && found.pokemon.stage === 'Basic'
}

const shuffled = (cards: readonly number[], dice: RollDie): readonly number[] => {
  const order = [...cards]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = dice(at + 1)
    const card = order[at] as number
    order[at] = order[other] as number
    order[other] = card
  }
  return order
}

/** The side of a player at the beginning: seven cards with a Basic Pokémon among them, and six Prize cards. */
const newSide = (seat: VanillaSeat, dice: RollDie): VanillaSide => {
  const cards = Array.from({ length: 60 }, (_, card) => 60 * seat + card)
  let deck = shuffled(cards, dice)
  while (!deck.slice(0, 7).some(isBasic)) deck = shuffled(cards, dice)
  return {
    hand: deck.slice(0, 7),
    prizes: deck.slice(7, 13),
    deck: deck.slice(13),
    discard: [],
    active: null,
    bench: [],
  }
}

/** A game in which both players have yet to choose their Active Pokémon. */
export const newVanillaGame = (seed: number): VanillaGame => {
  const dice = diceFrom(seed)
  const first = dice(2) as VanillaSeat
  return {
    sides: [newSide(0, dice), newSide(1, dice)],
    first,
    player: first,
    turn: 0,
    energyAttached: false,
    retreated: false,
    turnEnded: false,
    prizesToTake: 0,
    winner: null,
  }
}
