/** Reads a board by walking over it, in plain loops: which card lies where, which Pokémon are in play, what is printed on them. */
import {
  type CardId,
  type Conditions,
  type Game,
  type GameEvent,
  PLAYERS,
  type PlayerId,
  type Pokemon,
  type PokemonDefinition,
  type PokemonId,
} from 'ptcg-turn-engine/model'
import { printedOn } from '../adversary/plainBoard.ts'
import type { Sent } from '../check.ts'

/** A Pokémon in play: whose it is and where. */
export interface PokemonInPlay {
  readonly pokemon: Pokemon
  readonly owner: PlayerId
  readonly place: 'Active' | 'Bench'
}

/** Every Pokémon in play. */
export const standingIn = (game: Game): readonly PokemonInPlay[] => {
  const all: PokemonInPlay[] = []
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (active !== null) all.push({ pokemon: active, owner, place: 'Active' })
    for (const pokemon of bench) all.push({ pokemon, owner, place: 'Bench' })
  }
  return all
}

/** The Pokémon of that id, or null. */
export const standingOf = (game: Game, id: PokemonId): PokemonInPlay | null =>
  standingIn(game).find(({ pokemon }) => pokemon.id === id) ?? null

/** What is printed on a card. */
export { printedOn }

/** What a Pokémon in play is now: the top card of its stack (T2B.8). */
export const topCardOf = (game: Game, pokemon: Pokemon): PokemonDefinition | null => {
  const top = pokemon.cards.at(-1)
  return top === undefined ? null : standingCardOf(game, top)
}

/** What a card is in play, where it is a Pokémon there: an Item may say that it is one (T2D.9). */
export const standingCardOf = (game: Game, card: CardId): PokemonDefinition | null => {
  const printed = printedOn(game, card)
  if (printed?.kind === 'Pokemon') return printed
  if (printed?.kind !== 'Trainer' || !('asPokemon' in printed) || printed.asPokemon === undefined) return null
  const { hp, types } = printed.asPokemon
  return { ...printed, kind: 'Pokemon', stage: 'Basic', hp, types, retreatCost: 0, attacks: [] }
}

/** A card by its name, and by its number, since there are several of a name. */
export const cardInWords = (game: Game, card: CardId): string =>
  `${printedOn(game, card)?.name ?? 'a card that nobody knows'} #${card}`

/** A Pokémon with its owner, as a sentence calls it. */
export const pokemonInWords = (game: Game, { pokemon, owner, place }: PokemonInPlay): string =>
  `${playerInWords(game, owner)}'s ${place === 'Bench' ? 'Benched' : place} ${topCardOf(game, pokemon)?.name ?? 'Pokémon'} #${pokemon.id}`

/** The Special Conditions that a Pokémon is in. */
export const conditionsInWords = ({ poisoned, burned, rotated, rotatedOnTurn }: Conditions): string =>
  [
    ...(poisoned === 0 ? [] : [`Poisoned (${poisoned})`]),
    ...(burned === 0 ? [] : [`Burned (${burned})`]),
    ...(rotated === null ? [] : [`${rotated} since turn ${rotatedOnTurn}`]),
  ].join(', ') || 'none'

/** A player by name. */
export const playerInWords = (game: Game, player: PlayerId): string => game.players[player]?.name ?? 'nobody'

/** The event that was sent. What was accepted has the shape of one. */
export const eventOf = ({ event }: Sent): GameEvent => event as GameEvent

/** Where the main phase waits and nothing is half done. */
const CALM = new Set(['turn.main.ready', 'turn.main.retreating.paying', 'turn.main.retreating.comingIn'])

/** The main phase waits and no effect is half done: whatever had to happen by itself has happened. */
export const isCalm = (state: string): boolean => CALM.has(state)
