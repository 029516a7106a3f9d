/** Reads a board card by card, as a person at the table would, without a selector of the engine. */
import type { CardDefinition, CardId, Game, Player, Pokemon, PokemonDefinition } from 'ptcg-turn-engine/model'

/** The definition of a card, or null if the card does not exist or is hidden. */
export const printedOn = ({ cards, definitions }: Game, card: CardId): CardDefinition | null => {
  const definition = cards[card]?.definition ?? null
  return definition === null ? null : (definitions[definition] ?? null)
}

/** True for an Item that is put onto the Bench as if it were a Pokémon (T2D.9). */
const isAPokemonToo = (printed: CardDefinition | null): boolean =>
  printed?.kind === 'Trainer' && 'asPokemon' in printed && printed.asPokemon !== undefined

/** The top card of a Pokémon; null for an Item, which has neither attacks nor Abilities. */
export const printedTopOf = (game: Game, { cards }: Pokemon): PokemonDefinition | null => {
  const printed = printedOn(game, cards[cards.length - 1] ?? -1)
  return printed?.kind === 'Pokemon' ? printed : null
}

/** The Active Pokémon and the Bench of a player. */
export const plainSideOf = ({ active, bench }: Player): readonly Pokemon[] =>
  active === null ? bench : [active, ...bench]

/** All Pokémon in play. */
export const everybody = ({ players }: Game): readonly Pokemon[] => players.flatMap(plainSideOf)

/** The Trainer cards of a kind among cards. */
export const trainersAmong = (
  game: Game,
  cards: readonly CardId[],
  kind: 'Item' | 'Tool' | 'Supporter' | 'Stadium',
): readonly CardId[] =>
  cards.filter((card) => {
    const printed = printedOn(game, card)
    return printed?.kind === 'Trainer' && printed.trainer === kind && !isAPokemonToo(printed)
  })

/** The Energy cards among cards. */
export const energyAmong = (game: Game, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => printedOn(game, card)?.kind === 'Energy')

/** The Pokémon cards among cards, Basic or not. */
export const pokemonAmong = (game: Game, cards: readonly CardId[], basic: boolean): readonly CardId[] =>
  cards.filter((card) => {
    const printed = printedOn(game, card)
    return printed?.kind === 'Pokemon' && (printed.stage === 'Basic') === basic
  })
