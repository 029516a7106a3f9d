/** Finds the past events that a text asks about. */
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

/** The card of an effect that lasts on a Pokémon need not be in the game, if the game began from a position. */
const lastsAsking = (pokemon: Pokemon | null): boolean =>
  pokemon !== null && pokemon.lasting.length > 0 && asked(pokemon.lasting).is

/** True if any card of this game, or any effect on a Pokémon, asks about past events. A memory once begun goes on. */
export const anythingIsRemembered = (game: Game): boolean =>
  asked(game.definitions).is ||
  game.history.length > 0 ||
  (anythingLasts(game) && game.players.some(({ active, bench }) => lastsAsking(active) || bench.some(lastsAsking)))

const turnOf = (game: Game, { player }: EffectSource, when: Past['when']): number =>
  when === 'thisTurn' ? game.turn.number : game.turn.ended[when === 'yourLastTurn' ? player : opponentOf(player)]

/** Every past event that fits the question. */
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
