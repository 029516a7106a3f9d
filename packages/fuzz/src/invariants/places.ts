/**
 * Checks that every card lies in exactly one place, on its owner's side, in a place where cards of its kind may lie (I1, I8, I9, T2B.4).
 */
import { type CardId, type Game, PLAYERS, type PlayerId, type Pokemon, type Stage } from 'ptcg-turn-engine/model'
import type { Check } from '../check.ts'
import { definitionOf } from '../oracle/cards.ts'
import { FACT_PILES } from './factBoard.ts'
import {
  cardInWords,
  everyPokemonIn,
  type PokemonInPlay,
  playerInWords,
  pokemonDefinitionOf,
  pokemonWithPlace,
} from './reading.ts'

type Visit = (card: CardId, owner: PlayerId | null, where: string) => void

const visitCards = ({ cards, energy, tools }: Pokemon, owner: PlayerId, place: string, visit: Visit): void => {
  for (const card of cards) visit(card, owner, place)
  for (const card of energy) visit(card, owner, place)
  for (const card of tools) visit(card, owner, place)
}

/** Visits every place that a card can be in. The Stadium and a card that is being played may belong to either player. */
const visitEveryPlace = (game: Game, visit: Visit): void => {
  for (const owner of PLAYERS) {
    const player = game.players[owner]
    for (const pile of FACT_PILES) for (const card of player[pile]) visit(card, owner, pile)
    if (player.active !== null) visitCards(player.active, owner, 'Active Spot', visit)
    for (const pokemon of player.bench) visitCards(pokemon, owner, 'Bench', visit)
  }
  if (game.stadium !== null) visit(game.stadium.card, null, 'Stadium in play')
  if (game.limbo !== null) visit(game.limbo, null, 'card being played')
  for (const card of game.turn.played ?? []) visit(card, game.turn.player, 'row of Supporters played')
}

const strayed = (game: Game): string | null => {
  const seen = new Uint8Array(game.cards.length)
  let wrong: string | null = null
  visitEveryPlace(game, (card, owner, where) => {
    if (wrong !== null) return
    const known = game.cards[card]
    if (known === undefined) wrong = `I1: there is no card ${card}, but it lies in a ${where}.`
    else if (seen[card] !== 0) wrong = `I1: ${cardInWords(game, card)} is in two places, one of them a ${where}.`
    else if (owner !== null && known.owner !== owner)
      wrong = `I1: ${cardInWords(game, card)} lies in the ${where} of ${playerInWords(game, owner)}, whose card it is not.`
    else seen[card] = 1
  })
  if (wrong !== null) return wrong
  const lost = seen.indexOf(0)
  return lost < 0
    ? null
    : `I1: ${cardInWords(game, lost)} of ${playerInWords(game, game.cards[lost]?.owner ?? 0)} is nowhere.`
}

/** Describes a change to the set of cards or their owners, which stay the same for the whole game; null if there is none. */
const exchanged = (game: Game, first: Game): string | null => {
  if (game.cards === first.cards) return null
  const changed = first.cards.findIndex(
    ({ owner, definition }, card) => game.cards[card]?.owner !== owner || game.cards[card]?.definition !== definition,
  )
  if (changed >= 0) return `I1: ${cardInWords(first, changed)} has become another card.`
  return game.cards.length === first.cards.length ? null : 'I1: there are more cards than at the beginning.'
}

const STAGE_ORDER: { readonly [Of in Stage]: number } = {
  Basic: 0,
  'V-UNION': 0,
  Restored: 1,
  'Stage 1': 2,
  'Stage 2': 3,
  VMAX: 4,
  VSTAR: 4,
  MEGA: 4,
  BREAK: 5,
}

const misbuilt = (game: Game, inPlay: PokemonInPlay, toolsPerPokemon: number): string | null => {
  const { pokemon } = inPlay
  const name = (): string => pokemonWithPlace(game, inPlay)
  if (pokemon.cards[0] !== pokemon.id) return `${name()} does not have the id of the lowest card of its stack.`
  let highest = -1
  for (const card of pokemon.cards) {
    const printed = pokemonDefinitionOf(game, card)
    if (printed === null) return `I1: ${cardInWords(game, card)} is not a Pokémon, but part of ${name()}.`
    if (STAGE_ORDER[printed.stage] <= highest) return `T2B.4: the stages of ${name()} lie in the wrong order.`
    highest = STAGE_ORDER[printed.stage]
  }
  for (const card of pokemon.energy)
    if (definitionOf(game, card)?.kind !== 'Energy')
      return `I1: ${cardInWords(game, card)} is attached to ${name()} as Energy but is not Energy.`
  for (const card of pokemon.tools) {
    const printed = definitionOf(game, card)
    if (printed?.kind !== 'Trainer' || printed.trainer !== 'Tool')
      return `I1: ${cardInWords(game, card)} is attached to ${name()} as a Tool but is not one.`
  }
  return pokemon.tools.length <= toolsPerPokemon
    ? null
    : `I9: ${name()} has ${pokemon.tools.length} Tools attached; ${toolsPerPokemon} is the limit.`
}

const misplaced = (game: Game): string | null => {
  if (game.stadium !== null) {
    const printed = definitionOf(game, game.stadium.card)
    if (printed?.kind !== 'Trainer' || printed.trainer !== 'Stadium')
      return `I8: ${cardInWords(game, game.stadium.card)} is in play as a Stadium but is not one.`
  }
  if (game.limbo === null) return null
  const printed = definitionOf(game, game.limbo)
  const isPlayed = printed?.kind === 'Trainer' && (printed.trainer === 'Item' || printed.trainer === 'Supporter')
  return isPlayed || game.knockOut?.used !== undefined
    ? null
    : `T2D.1: ${cardInWords(game, game.limbo)} is being played and is neither an Item nor a Supporter.`
}

const misbuiltAnywhere = (game: Game, toolsPerPokemon: number): string | null => {
  for (const inPlay of everyPokemonIn(game)) {
    const wrong = misbuilt(game, inPlay, toolsPerPokemon)
    if (wrong !== null) return wrong
  }
  return null
}

const sameTable = (one: Game, other: Game): boolean =>
  one.players === other.players &&
  one.stadium === other.stadium &&
  one.limbo === other.limbo &&
  one.turn.played === other.turn.played &&
  one.cards === other.cards

/**
 * The check of places (I1, I8, I9, T2B.4, T2D.1). A game stores at most one Stadium and one card that is being played, so it cannot have
 * two of either.
 */
export const cardsInTheirPlaces: Check = {
  name: 'cards in their places',
  watch: (opening) => {
    const first = opening.game
    const { toolsPerPokemon } = first.ruleset
    let latest: Game | null = null
    return {
      atRest: ({ state, game }) => {
        // If no card has moved, nothing new can be wrong.
        const moved = latest === null || !sameTable(latest, game)
        latest = game
        const wrong = moved
          ? (exchanged(game, first) ?? strayed(game) ?? misplaced(game) ?? misbuiltAnywhere(game, toolsPerPokemon))
          : null
        if (wrong !== null) return wrong
        return state === 'turn.main.ready' && game.limbo !== null
          ? `T2D.1: ${cardInWords(game, game.limbo)} was played and has not been discarded.`
          : null
      },
    }
  },
}
