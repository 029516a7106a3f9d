/** Clauses about EVOLVE: a player plays an Evolution card from the hand on a Pokémon that it evolves from (T2B). */
import { matches } from '../board/cardFilter.ts'
import { modifiersOn } from '../board/continuous.ts'
import { cardName, definitionOf, pokemonDefinition, pokemonName } from '../board/definitions.ts'
import { findPokemonOf, inPlay } from '../board/pokemonInPlay.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { Pokemon } from '../model/pokemon.ts'
import type { Clause } from './clause.ts'
import { playerName } from './turnOrder.ts'

type Evolve = EventNamed<'EVOLVE'>

const targetOf = (game: Game, { player, pokemon }: Evolve): Pokemon | null =>
  game.players[player] === undefined ? null : findPokemonOf(game, player, pokemon)

const nameOf = (game: Game, event: Evolve): string => {
  const target = targetOf(game, event)
  return target === null ? 'the Pokémon' : pokemonName(game, target)
}

/** The name of the Pokémon that the card evolves from; undefined if it is not an Evolution card. */
export const nameItEvolvesFrom = (game: Game, { card }: Evolve): string | undefined => {
  const definition = definitionOf(game, card)
  return definition?.kind === 'Pokemon' ? definition.evolvesFrom : undefined
}

/** The printed name of the Pokémon's top card; undefined if the Pokémon is not in play on the sender's side. */
export const nameOfTheTarget = (game: Game, event: Evolve): string | undefined => {
  const target = targetOf(game, event)
  return target === null ? undefined : pokemonDefinition(game, target).name
}

export const cardEvolvesFromPokemon: Clause<Evolve> = {
  rule: 'T2B.1',
  code: 'DOES_NOT_EVOLVE_FROM',
  dependsOn: ['cardIsInYourHand', 'cardIsAnEvolution', 'pokemonIsYours'],
  holds: (game, event) => {
    const name = nameItEvolvesFrom(game, event)
    return name !== undefined && name === nameOfTheTarget(game, event)
  },
  says: (game, event) =>
    `${cardName(game, event.card)} evolves from ${nameItEvolvesFrom(game, event)}, not from ${nameOf(game, event)}.`,
  remedy: (game, event) => `Play it on ${nameItEvolvesFrom(game, event)}.`,
}

/**
 * The permissions to evolve early that the card itself and cards in play give. `false` permits evolving on the player's first turn,
 * `true` also on the turn on which the Pokémon was played, and `only` just on the turn on which the Pokémon was played.
 */
const evolvesEarly = (game: Game, event: Evolve): readonly (boolean | 'only')[] => {
  const target = targetOf(game, event)
  if (target === null) return NO_TURNS
  const card = definitionOf(game, event.card)
  if (card?.kind === 'Pokemon' && card.evolvesEarly === true) return [true]
  return modifiersOn(game, 'evolvesEarly', inPlay(game, event.player, target))
    .filter(({ effect: { into } }) => into === undefined || matches(card, into, game.ruleset))
    .map(({ effect: { newcomer = false } }) => newcomer)
}

const NO_TURNS: readonly never[] = []

/** The remedy to wait a turn; null if the card does not evolve from the Pokémon at all. */
const waitATurn = (game: Game, event: Evolve): string | null =>
  cardEvolvesFromPokemon.holds(game, event) ? `Evolve ${nameOf(game, event)} on your next turn.` : null

export const notYourFirstTurn: Clause<Evolve> = {
  rule: 'T2B.3',
  code: 'YOUR_FIRST_TURN',
  dependsOn: ['itIsYourTurn'],
  holds: (game, event) =>
    (game.players[event.player]?.turnsTaken ?? 0) >= game.ruleset.evolvesFromTurn ||
    evolvesEarly(game, event).some((newcomer) => newcomer !== 'only'),
  says: (game, { player }) => `No Pokémon evolves on ${playerName(game, player)}'s first turn.`,
  remedy: () => 'Evolve on your next turn.',
}

export const pokemonWasInPlayAtTheStartOfTheTurn: Clause<Evolve> = {
  rule: 'T2B.2',
  code: 'NEW_IN_PLAY',
  dependsOn: ['pokemonIsYours'],
  holds: (game, event) =>
    (targetOf(game, event)?.enteredOnTurn ?? game.turn.number) < game.turn.number ||
    evolvesEarly(game, event).some(Boolean),
  says: (game, event) => `${nameOf(game, event)} came into play this turn.`,
  remedy: waitATurn,
}

export const pokemonHasNotEvolvedThisTurn: Clause<Evolve> = {
  rule: 'T2B.5',
  code: 'EVOLVED_THIS_TURN',
  dependsOn: ['pokemonIsYours'],
  // A permission for Pokémon that were played this turn includes those that evolved this turn.
  holds: (game, event) =>
    targetOf(game, event)?.changedOnTurn !== game.turn.number || evolvesEarly(game, event).some(Boolean),
  says: (game, event) => `${nameOf(game, event)} has already evolved or devolved this turn.`,
  remedy: waitATurn,
}
