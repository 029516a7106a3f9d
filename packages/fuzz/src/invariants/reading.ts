/** Reads a board in plain loops: the places of cards, the Pokémon in play, and their printed values. */
import {
  type CardDefinition,
  type CardId,
  type Conditions,
  type Game,
  type GameEvent,
  PLAYERS,
  type PlayerId,
  type Pokemon,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'
import { asItStands, definitionOf } from '../oracle/cards.ts'

/** A Pokémon in play, with its owner and place. */
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

export const everybody = (game: Game): readonly Pokemon[] => standingIn(game).map(({ pokemon }) => pokemon)

/** The top card of a Pokémon's stack, which says what the Pokémon is now (T2B.8). */
export const topCardOf = (game: Game, pokemon: Pokemon): PokemonDefinition | null => {
  const top = pokemon.cards.at(-1)
  return top === undefined ? null : standingCardOf(game, top)
}

/** A card as a Pokémon in play, if it can be one: an Item may say that it is a Pokémon (T2D.9). */
export const asAPokemon = (printed: CardDefinition | null): PokemonDefinition | null => {
  const said = printed === null ? null : asItStands(printed)
  return said?.kind === 'Pokemon' ? said : null
}

/** The same for a card of a game. */
export const standingCardOf = (game: Game, card: CardId): PokemonDefinition | null =>
  asAPokemon(definitionOf(game, card))

/** A card by its name and number, since several cards share a name. */
export const cardInWords = (game: Game, card: CardId): string =>
  `${definitionOf(game, card)?.name ?? 'a card that nobody knows'} #${card}`

/** A Pokémon and its owner, as in a sentence. */
export const pokemonWithPlace = (game: Game, { pokemon, owner, place }: PokemonInPlay): string =>
  `${playerInWords(game, owner)}'s ${place === 'Bench' ? 'Benched' : place} ${topCardOf(game, pokemon)?.name ?? 'Pokémon'} #${pokemon.id}`

/** The Special Conditions of a Pokémon. */
export const conditionsInWords = ({ poisoned, burned, rotated, rotatedOnTurn }: Conditions): string =>
  [
    ...(poisoned === 0 ? [] : [`Poisoned (damage counters: ${poisoned})`]),
    ...(burned === 0 ? [] : [`Burned (damage counters: ${burned})`]),
    ...(rotated === null && rotatedOnTurn === 0 ? [] : [`${rotated ?? 'nothing'} since turn ${rotatedOnTurn}`]),
  ].join(' and ') || 'none'

/** A player by name. */
export const playerInWords = (game: Game, player: PlayerId): string => game.players[player]?.name ?? 'nobody'

/** The event that was sent. An accepted value has the shape of an event. */
export const eventOf = ({ event }: Sent): GameEvent => event as GameEvent

/** States in which the main phase waits and nothing is unfinished. */
const CALM = new Set(['turn.main.ready', 'turn.main.retreating.paying', 'turn.main.retreating.comingIn'])

/** True if the main phase waits and no effect is unfinished: every automatic transition has been taken. */
export const isCalm = (state: string): boolean => CALM.has(state)
