/**
 * Keeps the history of a game: a list of past events that texts may refer to, computed from facts. A game without such texts keeps no
 * history.
 */
import { asPokemonInPlay, definitionOf } from '../board/definitions.ts'
import { anythingIsRemembered } from '../board/happened.ts'
import { hitPoints } from '../board/hitPoints.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import type { DefinitionId } from '../model/cards.ts'
import type { Fact, Named } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import type { HappeningName, Remembered } from '../model/history.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId, PokemonId } from '../model/pokemon.ts'

const topOf = (game: Game, cards: readonly CardId[]): DefinitionId | null =>
  cards.map((card) => definitionOf(game, card)).findLast((card) => asPokemonInPlay(card) !== null)?.id ?? null

type HappeningDetails = Pick<Remembered, 'player'> & Partial<Remembered>

const happening = (game: Game, what: HappeningName, details: HappeningDetails): Remembered => ({
  what,
  turn: game.turn.number,
  pokemon: null,
  definition: null,
  attack: null,
  count: 1,
  fatal: false,
  ...details,
})

/** A past event that concerns a Pokémon in play. */
const ofPokemon = (
  game: Game,
  what: HappeningName,
  player: PlayerId,
  { id }: Pick<Named, 'id'>,
  more: Partial<Remembered> = {},
) => {
  const definition = topOf(game, findPokemon(game, id)?.pokemon.cards ?? [])
  return happening(game, what, { player, pokemon: id, definition, ...more })
}

/** Removes the id of a Pokémon that has left play, so that its past events no longer concern "this Pokémon". */
const leaving = (history: readonly Remembered[], { id }: Named): readonly Remembered[] =>
  history.map((one) => (one.pokemon === id ? { ...one, pokemon: null } : one))

/** Removes the id of an evolved or devolved Pokémon from past moves to the Active Spot: it is another Pokémon now (R39, R109). */
const changing = (history: readonly Remembered[], { id }: Named): readonly Remembered[] =>
  history.map((one) => (one.pokemon === id && one.what === 'movedToActive' ? { ...one, pokemon: null } : one))

const isFatal = (game: Game, { id }: Named): boolean => {
  const target = findPokemon(game, id)
  return target !== null && target.pokemon.damage >= hitPoints(game, target)
}

/** Marks past damage to a Pokémon as not fatal, because a text has kept the Pokémon from being Knocked Out. */
const surviving = (history: readonly Remembered[], { id }: Named): readonly Remembered[] =>
  history.map((one) => (one.pokemon === id && one.fatal ? { ...one, fatal: false } : one))

const after = (game: Game, history: readonly Remembered[], fact: Fact): readonly Remembered[] => {
  switch (fact.fact) {
    case 'TURN_BEGAN':
      // Texts refer only to the current turn and to the last turn of each player.
      return history.filter(({ turn }) => game.turn.ended.includes(turn))
    case 'TRAINER_PLAYED': {
      const definition = definitionOf(game, fact.card.id)?.id ?? null
      return [...history, happening(game, 'trainerPlayed', { player: fact.player, definition })]
    }
    case 'SWITCHED':
      return [...history, ofPokemon(game, 'movedToActive', fact.player, fact.in)]
    case 'RETREATED':
      return [...history, ofPokemon(game, 'movedToActive', fact.player, fact.into)]
    case 'PROMOTED':
      return [...history, ofPokemon(game, 'movedToActive', fact.player, fact.pokemon)]
    case 'COUNTERS_REMOVED':
      if (fact.kept === true) return surviving(history, fact.pokemon)
      return fact.moved === true ? history : [...history, ofPokemon(game, 'healed', fact.owner, fact.pokemon)]
    case 'POKEMON_EVOLVED': {
      const cards = findPokemon(game, fact.pokemon.id)?.pokemon.cards ?? []
      return [
        ...changing(history, fact.pokemon),
        ofPokemon(game, 'evolved', fact.player, fact.pokemon, { definition: topOf(game, cards.slice(0, -1)) }),
      ]
    }
    case 'POKEMON_DEVOLVED':
      return changing(history, fact.pokemon)
    case 'DAMAGE_PLACED': {
      const more = { attack: fact.ledger.attack, count: fact.damage / 10, fatal: isFatal(game, fact.pokemon) }
      return [...history, ofPokemon(game, 'damaged', fact.owner, fact.pokemon, more)]
    }
    case 'PRIZES_TAKEN':
      return [...history, happening(game, 'prizesTaken', { player: fact.player, count: fact.count })]
    case 'POKEMON_LEFT_PLAY':
    case 'POKEMON_KNOCKED_OUT': {
      const { id } = fact.pokemon
      if (fact.fact === 'POKEMON_LEFT_PLAY' && fact.knockedOut === undefined) return leaving(history, fact.pokemon)
      const fatal = history.some((one) => one.pokemon === id && one.turn === game.turn.number && one.fatal)
      const definition = topOf(
        game,
        fact.cards.map((card) => card.id),
      )
      const knockOut = happening(game, 'knockedOut', { player: fact.player, definition, fatal })
      return [...leaving(history, fact.pokemon), knockOut]
    }
    default:
      return history
  }
}

/**
 * The history after a fact of set-up or of a Pokémon Checkup, which belong to no turn. Nothing is added, but the ids of Pokémon that leave
 * play or change are removed.
 */
const inNoTurn = (history: readonly Remembered[], fact: Fact): readonly Remembered[] => {
  switch (fact.fact) {
    case 'POKEMON_KNOCKED_OUT':
    case 'POKEMON_LEFT_PLAY':
      return leaving(history, fact.pokemon)
    case 'POKEMON_EVOLVED':
    case 'POKEMON_DEVOLVED':
      return changing(history, fact.pokemon)
    default:
      return history
  }
}

/** The history after these facts. */
export const historyWith = (game: Game, facts: readonly Fact[]): readonly Remembered[] => {
  if (!anythingIsRemembered(game)) return game.history
  const isInATurn = game.setUp === null && game.checkup === null
  return facts.reduce(
    (history, fact) => (isInATurn ? after(game, history, fact) : inNoTurn(history, fact)),
    game.history,
  )
}

/** The history after the card of a Pokémon was replaced: the past events of the Pokémon get its new id. */
export const historyOfReplaced = ({ history }: Game, old: PokemonId, now: PokemonId): readonly Remembered[] =>
  history.some(({ pokemon }) => pokemon === old)
    ? history.map((one) => (one.pokemon === old ? { ...one, pokemon: now } : one))
    : history

/**
 * The history with the attack in progress, which is added at step D. An attack that is canceled in step B or C was never used (R13); from
 * step D on it was used, even if it does nothing.
 */
export const historyWithAttack = (game: Game): readonly Remembered[] => {
  const { attack, history } = game
  if (attack === null || !anythingIsRemembered(game)) return history
  return [...history, ofPokemon(game, 'attackUsed', attack.player, { id: attack.pokemon }, { attack: attack.name })]
}
