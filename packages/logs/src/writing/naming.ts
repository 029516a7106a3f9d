/** The names of cards, Pokémon and piles of an engine's game in a log. */
import { definitionOf } from 'ptcg-turn-engine/internal/game/board/definitions'
import { findPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import {
  type Game,
  type Named,
  type PlayerId,
  SPECIAL_CONDITIONS,
  type SpecialCondition,
  type WinReason,
} from 'ptcg-turn-engine/model'
import type { EndReason, LoggedCard, LoggedPile } from '../languages/sentences.ts'

/** The context of the facts. */
export interface ToldFrom {
  /** The previous game. */
  readonly game: Game
  /** The type of the latest event, on which the following lines depend. */
  readonly event: string
  /** The player whose cards are named; null: both. */
  readonly viewer: PlayerId | null
  /** True if copies of a card are distinguished. */
  readonly exact: boolean
}

const HIDDEN = 'a hidden card'

/** A card as a log names it, with its number if copies are distinguished. */
export const card = ({ game, exact }: ToldFrom, { id, name }: Named): LoggedCard => {
  const definition = definitionOf(game, id)
  const isBasicEnergy = definition?.kind === 'Energy' && definition.basic
  const [set, number] = (definition?.id ?? '').split('-')
  return {
    name: isBasicEnergy ? `Basic ${name}` : (name ?? HIDDEN),
    printing: exact ? `${set}_${number}_c${id}` : null,
  }
}

/** A Pokémon by its current top card. */
export const loggedPokemon = (telling: ToldFrom, { id, name }: Named): LoggedCard => {
  const pokemon = findPokemon(telling.game, id)?.pokemon
  return card(telling, { id: pokemon?.cards.at(-1) ?? id, name })
}

export const isCondition = (name: string): name is SpecialCondition => SPECIAL_CONDITIONS.some((one) => one === name)

export const loggedPileOf = (to: string, position: 'top' | 'bottom'): LoggedPile =>
  to === 'deck'
    ? position === 'top'
      ? 'deckTop'
      : 'deckBottom'
    : to === 'lostZone' || to === 'prizes' || to === 'hand'
      ? to
      : 'discard'

/** Why a game is over, in a log's terms. */
export const END_REASONS: { readonly [Reason in WinReason]: EndReason } = {
  allPrizesTaken: 'prizes',
  noPokemonLeft: 'noPokemon',
  emptyDeck: 'deckOut',
  conceded: 'conceded',
}
