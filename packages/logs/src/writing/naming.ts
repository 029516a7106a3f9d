/** Names the cards, Pokémon and piles of an engine's game as a log does. */
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

/** The context in which facts are written. */
export interface WritingContext {
  /** The game before the event that caused the facts. */
  readonly game: Game
  /** The type of the latest event, on which the following lines depend. */
  readonly event: string
  /** The player whose hidden cards are named; null names those of both players. */
  readonly viewer: PlayerId | null
  /** True if copies of a card are distinguished. */
  readonly exact: boolean
}

const HIDDEN = 'a hidden card'

/** Returns a card for a log, with its number if copies are distinguished. */
export const card = ({ game, exact }: WritingContext, { id, name }: Named): LoggedCard => {
  const definition = definitionOf(game, id)
  const isBasicEnergy = definition?.kind === 'Energy' && definition.basic
  const [set, number] = (definition?.id ?? '').split('-')
  return {
    name: isBasicEnergy ? `Basic ${name}` : (name ?? HIDDEN),
    printing: exact ? `${set}_${number}_c${id}` : null,
  }
}

/** Returns a Pokémon for a log, identified by the highest card before the event with its name: it may have devolved since. */
export const loggedPokemon = (context: WritingContext, { id, name }: Named): LoggedCard => {
  const { cards = [] } = findPokemon(context.game, id)?.pokemon ?? {}
  const top = cards.findLast((one) => definitionOf(context.game, one)?.name === name) ?? cards.at(-1)
  return card(context, { id: top ?? id, name })
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

/** The log's word for each reason that ends a game. */
export const END_REASONS: { readonly [Reason in WinReason]: EndReason } = {
  allPrizesTaken: 'prizes',
  noPokemonLeft: 'noPokemon',
  emptyDeck: 'deckOut',
  conceded: 'conceded',
}
