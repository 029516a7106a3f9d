/** Reads the definition and the name of a card, unless it is hidden. */
import type { AsPokemon, CardDefinition, PlayedTrainerDefinition, PokemonDefinition } from '../model/cards.ts'
import type { Named } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import { memoize, memoizeBoth } from './memoize.ts'

/**
 * The definition of each card of a game, by the card's id. The cards and their definitions do not change during a game.
 */
const identitiesIn = memoizeBoth((definitions: Game['definitions'], cards: Game['cards']) =>
  cards.map(({ definition }) => (definition === null ? null : (definitions[definition] ?? null))),
)

/** The definition of every card of a game, by the card's id; null if it is hidden from this view. */
export const identities = ({ definitions, cards }: Game): readonly (CardDefinition | null)[] =>
  identitiesIn(definitions, cards)

/** The definition of a card; null if there is no such card or if it is hidden from this view. */
export const definitionOf = (game: Game, card: CardId): CardDefinition | null => identities(game)[card] ?? null

/** Stands in for a Pokémon whose card is hidden from this view. */
const FACE_DOWN: PokemonDefinition = {
  kind: 'Pokemon',
  id: 'face-down',
  name: 'a face-down Pokémon',
  stage: 'Basic',
  hp: 10_000,
  types: [],
  retreatCost: 0,
  attacks: [],
}

/** An Item that is played as if it were a Basic Pokémon. */
export type ItemAsPokemon = PlayedTrainerDefinition & { readonly asPokemon: AsPokemon }

/** True for an Item that is played as if it were a Basic Pokémon (T2D.9). */
export const isAsPokemon = (card: CardDefinition | null): card is ItemAsPokemon =>
  card?.kind === 'Trainer' && card.trainer === 'Item' && card.asPokemon !== undefined

const inPlayAs = memoize(
  ({ trainer: _, effect: __, asPokemon: { hp, types, abilities }, ...printed }: ItemAsPokemon): PokemonDefinition => ({
    ...printed,
    kind: 'Pokemon',
    stage: 'Basic',
    hp,
    types,
    retreatCost: 0,
    ...(abilities === undefined ? {} : { abilities }),
    attacks: [],
  }),
)

/**
 * The Pokémon that a card is in play: its own definition, or the Pokémon that an Item is played as; null for any other
 * card.
 */
export const asPokemonInPlay = (card: CardDefinition | null): PokemonDefinition | null =>
  card?.kind === 'Pokemon' ? card : isAsPokemon(card) ? inPlayAs(card) : null

/** The definition of a Pokémon in play: that of the top card of its stack (T2B.8). */
export const pokemonDefinition = (game: Game, pokemon: Pokemon): PokemonDefinition => {
  const definition = definitionOf(game, pokemon.cards[pokemon.cards.length - 1] as CardId)
  return definition?.kind === 'Pokemon' ? definition : (asPokemonInPlay(definition) ?? FACE_DOWN)
}

/** The name of a Pokémon in play. */
export const pokemonName = (game: Game, pokemon: Pokemon): string => pokemonDefinition(game, pokemon).name

/** The name of a card, for sentences about it. */
export const cardName = (game: Game, card: CardId): string => definitionOf(game, card)?.name ?? 'a hidden card'

/** A card as facts name it. */
export const namedCard = (game: Game, card: CardId): Named => ({
  id: card,
  name: definitionOf(game, card)?.name ?? null,
})

/** Cards as facts name them. */
export const namedCards = (game: Game, cards: readonly CardId[]): readonly Named[] =>
  cards.map((card) => namedCard(game, card))

/** A Pokémon as facts name it. */
export const namedPokemon = (game: Game, pokemon: Pokemon): Named => ({
  id: pokemon.id,
  name: definitionOf(game, pokemon.cards[pokemon.cards.length - 1] as CardId)?.name ?? null,
})
