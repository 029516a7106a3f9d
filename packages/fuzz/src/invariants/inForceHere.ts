/** Finds the continuous effects of cards in play, and uses the oracle to compute HP (KO.1) and Bench limits (T2A.3). */
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import type { CardDefinition, ContinuousEffect, Game, PlayerId } from 'ptcg-turn-engine/model'
import { definitionOf } from '../oracle/cards.ts'
import { modifiersInPlay } from '../oracle/continuous.ts'
import { find } from '../oracle/moves.ts'
import { benchLimit } from '../oracle/ofPlayers.ts'
import { hitPoints } from '../oracle/ofPokemon.ts'
import { oracleTableOf } from '../oracle/oracle.ts'
import { isSpokenOf } from '../oracle/spokenOf.ts'
import { everyPokemonIn, type PokemonInPlay } from './reading.ts'

/** A continuous effect of a card in play. */
export interface Held {
  readonly effect: ContinuousEffect
  /** The Pokémon that has the effect; null for an effect of the Stadium. */
  readonly holder: PokemonInPlay | null
}

const continuousOf = (card: CardDefinition | null): readonly ContinuousEffect[] => {
  if (card === null) return NOTHING
  if (card.kind === 'Pokemon')
    return [card, ...(card.abilities ?? NOTHING)].flatMap(({ continuous }) => continuous ?? NOTHING)
  if ('asPokemon' in card) return card.asPokemon?.continuous ?? NOTHING
  return 'continuous' in card ? (card.continuous ?? NOTHING) : NOTHING
}

const NOTHING: readonly never[] = []

/** Every continuous effect of a card in play; face-down Pokémon have none (SU.8). */
export const listEffects = (game: Game): readonly Held[] => {
  if (game.setUp !== null) return NOTHING
  const held: Held[] = []
  const collect = (card: CardDefinition | null, holder: PokemonInPlay | null): void => {
    for (const effect of continuousOf(card)) held.push({ effect, holder })
  }
  for (const inPlay of everyPokemonIn(game)) {
    const { cards, tools, energy } = inPlay.pokemon
    for (const card of [cards.at(-1) ?? -1, ...tools, ...energy]) collect(definitionOf(game, card), inPlay)
  }
  if (game.stadium !== null) collect(definitionOf(game, game.stadium.card), null)
  return held
}

/** Converts a game to the oracle's table. Callers must not change the table. */
export const tableOfGame = memoize((game: Game) => oracleTableOf(game, game.setUp !== null))

/** Pokémon whose damage has reached their HP, with their HP. */
export const knockedOutIn = (game: Game): readonly (readonly [PokemonInPlay, number])[] => {
  const damaged = everyPokemonIn(game).filter(({ pokemon }) => pokemon.damage > 0)
  if (damaged.length === 0) return NOTHING
  const table = tableOfGame(game)
  const changes = modifiersInPlay(table, 'hp')
  return damaged.flatMap((target) => {
    const pokemon = find(table, target.pokemon.id)
    const hp = pokemon === null ? Number.POSITIVE_INFINITY : hitPoints(table, pokemon, changes)
    return target.pokemon.damage >= hp ? [[target, hp] as const] : []
  })
}

/** The maximum number of a player's Benched Pokémon now. */
export const benchLimitIn = (game: Game, player: PlayerId): number =>
  isSpokenOf({ definitions: game.definitions, rules: game.lastingRules }, 'benchLimit')
    ? benchLimit(tableOfGame(game), player)
    : game.ruleset.benchLimit
