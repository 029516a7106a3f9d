/** How a log names cards, Pokémon and piles of a game of the engine. */
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

/** What is told of where the facts are from. */
export interface ToldFrom {
  /** The game before. */
  readonly game: Game
  /** What the latest event was about, on which what follows depends. */
  readonly event: string
  /** Whose cards are named; null: everybody's. */
  readonly viewer: PlayerId | null
  /** Whether the copies of a card are told apart. */
  readonly exact: boolean
}

const HIDDEN = 'a hidden card'

/** A card as the log names it; copies are told apart by the number of the card. */
export const card = ({ game, exact }: ToldFrom, { id, name }: Named): LoggedCard => {
  const definition = definitionOf(game, id)
  const isBasicEnergy = definition?.kind === 'Energy' && definition.basic
  const [set, number] = (definition?.id ?? '').split('-')
  return {
    name: isBasicEnergy ? `Basic ${name}` : (name ?? HIDDEN),
    printing: exact ? `${set}_${number}_c${id}` : null,
  }
}

/** A Pokémon is named by the card that it is now. */
export const standing = (telling: ToldFrom, { id, name }: Named): LoggedCard => {
  const pokemon = findPokemon(telling.game, id)?.pokemon
  return card(telling, { id: pokemon?.cards.at(-1) ?? id, name })
}

export const isCondition = (name: string): name is SpecialCondition => SPECIAL_CONDITIONS.some((one) => one === name)

export const pileOf = (to: string, position: 'top' | 'bottom'): LoggedPile =>
  to === 'deck'
    ? position === 'top'
      ? 'deckTop'
      : 'deckBottom'
    : to === 'lostZone' || to === 'prizes' || to === 'hand'
      ? to
      : 'discard'

/** Why a game is over, as a log says it. */
export const REASONS: { readonly [Reason in WinReason]: EndReason } = {
  allPrizesTaken: 'prizes',
  noPokemonLeft: 'noPokemon',
  emptyDeck: 'deckOut',
  conceded: 'conceded',
}
