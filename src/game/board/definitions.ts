/** Reads the definitions and names of cards. Hidden cards have none. */
import type { AsPokemon, CardDefinition, PlayedTrainerDefinition, PokemonDefinition } from '../model/cards.ts'
import type { Named } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import { memoize, memoizeBoth } from './memoize.ts'

/** The definition of each card of a game, by card id. Memoized, because cards and definitions do not change during a game. */
const identitiesIn = memoizeBoth((definitions: Game['definitions'], cards: Game['cards']) =>
  cards.map(({ definition }) => (definition === null ? null : (definitions[definition] ?? null))),
)

/** The definition of every card of a game, by card id; null for a card that is hidden in this view. */
export const identities = ({ definitions, cards }: Game): readonly (CardDefinition | null)[] =>
  identitiesIn(definitions, cards)

/** The definition of a card; null if the card is hidden in this view or does not exist. */
export const definitionOf = (game: Game, card: CardId): CardDefinition | null => identities(game)[card] ?? null

/** The definition that is used for a Pokémon whose card is hidden in this view. */
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
 * The definition that a card has as a Pokémon in play: that of a Pokémon card, or the definition made from an Item that is played as a
 * Pokémon. Null for any other card.
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

/** The name of a card for a sentence, or "a hidden card". */
export const cardName = (game: Game, card: CardId): string => definitionOf(game, card)?.name ?? 'a hidden card'

/** A card as it appears in facts: its id, and its name unless the card is hidden. */
export const namedCard = (game: Game, card: CardId): Named => ({
  id: card,
  name: definitionOf(game, card)?.name ?? null,
})

/** Cards as they appear in facts. */
export const namedCards = (game: Game, cards: readonly CardId[]): readonly Named[] =>
  cards.map((card) => namedCard(game, card))

/** A Pokémon as it appears in facts: its id, and the name of its top card unless the card is hidden. */
export const namedPokemon = (game: Game, pokemon: Pokemon): Named => ({
  id: pokemon.id,
  name: definitionOf(game, pokemon.cards[pokemon.cards.length - 1] as CardId)?.name ?? null,
})
