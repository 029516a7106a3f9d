/** The primitive changes that a player may apply by hand for a text that the engine cannot carry out. */
import type { SpecialCondition } from './conditions.ts'
import type { Duration } from './effects.ts'
import type { LastingEffect } from './lasting.ts'
import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'

/** The places where a card may be put by hand: zones of its owner. */
export const HAND_DESTINATIONS = ['hand', 'deckTop', 'deckBottom', 'discard', 'lostZone'] as const
/** A place where a card may be put by hand. */
export type HandDestination = (typeof HAND_DESTINATIONS)[number]

/**
 * One change that a player applies by hand (`APPLY`) for a text that the engine cannot carry out. `counters` are damage
 * counters, 10 points each; `damage` is in points.
 */
export type ChangeByHand =
  | { readonly change: 'move'; readonly card: CardId; readonly to: HandDestination }
  | { readonly change: 'bench'; readonly card: CardId }
  | { readonly change: 'attach'; readonly card: CardId; readonly pokemon: PokemonId }
  | { readonly change: 'evolve'; readonly card: CardId; readonly pokemon: PokemonId }
  | { readonly change: 'devolve'; readonly pokemon: PokemonId; readonly to: 'hand' | 'deckTop' | 'discard' }
  | {
      readonly change: 'returnPokemon'
      readonly pokemon: PokemonId
      readonly to: 'hand' | 'deckTop' | 'discard' | 'lostZone'
    }
  | { readonly change: 'putCounters'; readonly pokemon: PokemonId; readonly counters: number }
  | { readonly change: 'removeCounters'; readonly pokemon: PokemonId; readonly counters: number }
  | { readonly change: 'condition'; readonly pokemon: PokemonId; readonly condition: SpecialCondition }
  | { readonly change: 'recover'; readonly pokemon: PokemonId; readonly condition: SpecialCondition }
  | {
      readonly change: 'lasting'
      readonly pokemon: PokemonId
      readonly effect: LastingEffect
      readonly during: Duration
    }
  | { readonly change: 'switch'; readonly pokemon: PokemonId }
  | { readonly change: 'draw'; readonly player: PlayerId; readonly cards: number }
  | { readonly change: 'shuffle'; readonly player: PlayerId }
  | { readonly change: 'flip'; readonly coins: number }
  | { readonly change: 'reveal'; readonly cards: readonly CardId[] }
  | { readonly change: 'takePrize'; readonly player: PlayerId; readonly position: number }
  | { readonly change: 'attackDamage'; readonly damage: number }

export type ChangeByHandName = ChangeByHand['change']
export type ChangeNamed<Name extends ChangeByHandName> = Extract<ChangeByHand, { readonly change: Name }>
