/**
 * Decides whether a change by hand is possible. Its cards and Pokémon must exist, and the change must leave a valid board, but most other
 * rules are not checked.
 */

import { asPokemonInPlay, cardName, definitionOf, pokemonDefinition, pokemonName } from '../board/definitions.ts'
import { evolvesFrom } from '../board/evolution.ts'
import { benchHolds } from '../board/limits.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { isIn } from '../board/specialConditions.ts'
import { zoneOf } from '../changes/cards.ts'
import { STAGES } from '../model/cards.ts'
import type { ChangeByHand, ChangeByHandName, ChangeNamed } from '../model/changesByHand.ts'
import type { Game } from '../model/game.ts'
import type { CardId, PokemonId } from '../model/pokemon.ts'

type Check<Name extends ChangeByHandName> = (game: Game, change: ChangeNamed<Name>) => string | null

const MOST_COUNTERS = 100
const MOST_CARDS = 60
const MOST_COINS = 20
const MOST_DAMAGE = 1000

const loose = (game: Game, card: CardId): string | null => {
  if (game.cards[card] === undefined) return `There is no card ${card}.`
  const zone = zoneOf(game, card)
  if (zone === null) return `${cardName(game, card)} is part of a Pokémon in play; return the Pokémon instead.`
  return zone === 'limbo' || zone === 'prizes' ? `${cardName(game, card)} cannot be taken from there by hand.` : null
}

const inPlay = (game: Game, pokemon: PokemonId): string | null =>
  findPokemon(game, pokemon) === null ? `There is no Pokémon ${pokemon} in play.` : null

const within = (value: number, least: number, most: number, what: string): string | null =>
  Number.isInteger(value) && value >= least && value <= most
    ? null
    : `${what} must be a whole number from ${least} to ${most}.`

const attachable: Check<'attach'> = (game, { card, pokemon }) => {
  const problem = loose(game, card) ?? inPlay(game, pokemon)
  if (problem !== null) return problem
  const definition = definitionOf(game, card)
  const target = findPokemon(game, pokemon)
  if (game.cards[card]?.owner !== target?.owner)
    return `${cardName(game, card)} and the Pokémon belong to different players.`
  if (definition?.kind === 'Energy') return null
  if (definition?.kind !== 'Trainer' || definition.trainer !== 'Tool')
    return `${cardName(game, card)} is neither an Energy card nor a Pokémon Tool.`
  return (target?.pokemon.tools.length ?? 0) < game.ruleset.toolsPerPokemon
    ? null
    : `${target === null ? 'The Pokémon' : pokemonName(game, target.pokemon)} already has a Pokémon Tool.`
}

const evolvable: Check<'evolve'> = (game, { card, pokemon }) => {
  const problem = loose(game, card) ?? inPlay(game, pokemon)
  if (problem !== null) return problem
  const definition = definitionOf(game, card)
  const target = findPokemon(game, pokemon)
  if (definition?.kind !== 'Pokemon' || definition.stage === 'Basic')
    return `${cardName(game, card)} is not an Evolution card.`
  if (target === null || game.cards[card]?.owner !== target.owner)
    return `${cardName(game, card)} and the Pokémon belong to different players.`
  const { stage, name } = pokemonDefinition(game, target.pokemon)
  if (STAGES.indexOf(definition.stage) <= STAGES.indexOf(stage)) return `${name} is already at this stage.`
  return evolvesFrom(game, card, target) || evolvesFrom(game, card, target, true)
    ? null
    : `${definition.name} evolves from ${definition.evolvesFrom}, not from ${name}.`
}

const CHECKS: { readonly [Name in ChangeByHandName]: Check<Name> } = {
  move: (game, { card }) => loose(game, card),
  bench: (game, { card }) => {
    const problem = loose(game, card)
    if (problem !== null) return problem
    const definition = definitionOf(game, card)
    if (asPokemonInPlay(definition) === null) return `${cardName(game, card)} is not a Pokémon card.`
    const owner = game.cards[card]?.owner ?? 0
    return benchHolds(game, owner, 1) ? null : 'The Bench is full.'
  },
  attach: attachable,
  evolve: evolvable,
  devolve: (game, { pokemon }) => {
    const found = findPokemon(game, pokemon)
    if (found === null) return inPlay(game, pokemon)
    return found.pokemon.cards.length > 1 ? null : `${pokemonName(game, found.pokemon)} is not an evolved Pokémon.`
  },
  returnPokemon: (game, { pokemon }) => inPlay(game, pokemon),
  putCounters: (game, { pokemon, counters }) =>
    inPlay(game, pokemon) ?? within(counters, 1, MOST_COUNTERS, 'The number of damage counters'),
  removeCounters: (game, { pokemon, counters }) => {
    const damage = findPokemon(game, pokemon)?.pokemon.damage ?? 0
    return (
      inPlay(game, pokemon) ??
      (damage === 0 ? 'It has no damage counters.' : within(counters, 1, damage / 10, 'The number of damage counters'))
    )
  },
  condition: (game, { pokemon }) => {
    const found = findPokemon(game, pokemon)
    if (found === null) return inPlay(game, pokemon)
    return found.place === 'Active'
      ? null
      : `${pokemonName(game, found.pokemon)} is on the Bench; only an Active Pokémon has Special Conditions.`
  },
  recover: (game, { pokemon, condition }) => {
    const found = findPokemon(game, pokemon)
    if (found === null) return inPlay(game, pokemon)
    return isIn(found.pokemon, condition) ? null : `${pokemonName(game, found.pokemon)} is not ${condition}.`
  },
  lasting: (game, { pokemon, effect }) => {
    const found = findPokemon(game, pokemon)
    if (found === null) return inPlay(game, pokemon)
    if (effect.lasting !== 'cantUseAttack') return null
    const known = pokemonDefinition(game, found.pokemon).attacks.some(({ name }) => name === effect.attack)
    return known ? null : `${pokemonName(game, found.pokemon)} has no attack ${effect.attack}.`
  },
  switch: (game, { pokemon }) => {
    const found = findPokemon(game, pokemon)
    if (found === null) return inPlay(game, pokemon)
    if (found.place === 'Active') return `${pokemonName(game, found.pokemon)} is already Active.`
    return game.players[found.owner].active === null ? 'There is no Active Pokémon to change places with.' : null
  },
  draw: (game, { player, cards }) =>
    game.players[player].deck.length === 0 ? 'The deck is empty.' : within(cards, 1, MOST_CARDS, 'The number of cards'),
  shuffle: (game, { player }) => (game.players[player].deck.length < 2 ? 'There is nothing to shuffle.' : null),
  flip: (_, { coins }) => within(coins, 1, MOST_COINS, 'The number of coins'),
  reveal: (game, { cards }) => {
    if (cards.length === 0) return 'The list of cards is empty.'
    const unknown = cards.find((card) => game.cards[card] === undefined)
    return unknown === undefined ? null : `There is no card ${unknown}.`
  },
  takePrize: (game, { player, position }) =>
    game.players[player].prizes.length === 0
      ? 'There is no Prize card left.'
      : within(position, 0, game.players[player].prizes.length - 1, 'The position'),
  attackDamage: (game, { damage }) =>
    game.attack === null || game.attack.calculated
      ? 'The damage of an attack can be set only before it is calculated.'
      : (within(damage, 0, MOST_DAMAGE, 'The damage') ??
        (damage % 10 === 0 ? null : 'The damage must be a multiple of 10.')),
}

/** The problem with a change, in one sentence, or null. */
export const problemWith = (game: Game, change: ChangeByHand): string | null =>
  (CHECKS[change.change] as Check<ChangeByHandName>)(game, change as never)
