/** Finds past events that a text refers to. */
import type { CardDefinition } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import type { Past, Remembered } from '../model/history.ts'
import { mentions } from '../model/mentions.ts'
import { opponentOf } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { matches } from './cardFilter.ts'
import { asPokemonInPlay } from './definitions.ts'
import { anythingLasts } from './inForce.ts'
import { memoize } from './memoize.ts'
import { playerOf, referredPokemon } from './references.ts'

const asked = memoize((texts: Game['definitions'] | Pokemon['lasting']): { readonly is: boolean } => ({
  is: mentions(texts, 'happened'),
}))

/** True if a lasting effect on this Pokémon refers to past events. In a game from a position, the card with this text may be missing. */
const lastsAsking = (pokemon: Pokemon | null): boolean =>
  pokemon !== null && pokemon.lasting.length > 0 && asked(pokemon.lasting).is

/** True if the game must record its history: a card or an effect on a Pokémon refers to past events, or the history has begun already. */
export const anythingIsRemembered = (game: Game): boolean =>
  asked(game.definitions).is ||
  game.history.length > 0 ||
  (anythingLasts(game) && game.players.some(({ active, bench }) => lastsAsking(active) || bench.some(lastsAsking)))

const turnOf = (game: Game, { player }: EffectSource, when: Past['when']): number =>
  when === 'thisTurn' ? game.turn.number : game.turn.ended[when === 'yourLastTurn' ? player : opponentOf(player)]

/** Every past event that a text refers to. */
export const findPast = (game: Game, source: EffectSource, memory: Memory, past: Past): readonly Remembered[] => {
  if (game.history.length === 0) return game.history
  const { what, when, whose, pokemon, except, filter, attack, fatal } = past
  const turn = turnOf(game, source, when)
  const idOf = (ref: NonNullable<Past['pokemon']>) => referredPokemon(game, source, memory, ref)?.pokemon.id ?? -1
  const isLikeThat = (card: CardDefinition | null): boolean =>
    filter === undefined || matches(asPokemonInPlay(card) ?? card, filter, game.ruleset)
  return game.history.filter(
    (one) =>
      one.what === what &&
      one.turn === turn &&
      (whose === undefined || one.player === playerOf(source, whose)) &&
      (pokemon === undefined || one.pokemon === idOf(pokemon)) &&
      (except === undefined || one.pokemon !== idOf(except)) &&
      isLikeThat(game.definitions[one.definition ?? ''] ?? null) &&
      (attack === undefined || one.attack === attack) &&
      (fatal === undefined || one.fatal === fatal),
  )
}
