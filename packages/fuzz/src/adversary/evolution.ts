/** Adversaries who evolve the wrong Pokémon, or too early (T2B). */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import { type CardId, type Game, opponentOf, type Pokemon } from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'
import { breaking, isMainPhase, type Occasions } from './occasions.ts'
import { anythingSays, inForceOn, plainSideOf, pokemonAmong, printedOn, printedTopOf } from './plainBoard.ts'

/** Every Evolution card of the hand onto every own Pokémon for which the condition holds. */
const evolving =
  (rule: RuleId, holds: (at: Snapshot, pokemon: Pokemon, card: CardId) => boolean): Occasions =>
  (at): readonly TriedEvent[] => {
    if (!isMainPhase(at)) return []
    const { player } = at.game.turn
    const side = at.game.players[player]
    return pokemonAmong(at.game, side.hand, false).flatMap((card) =>
      plainSideOf(side)
        .filter((pokemon) => holds(at, pokemon, card))
        .map(({ id }) => breaking(rule, { type: 'EVOLVE', player, card, pokemon: id })),
    )
  }

const evolveAPokemonOfAnotherName = evolving('T2B.1', ({ game }, pokemon, card) => {
  const printed = printedOn(game, card)
  const name = printedTopOf(game, pokemon)?.name
  return printed?.kind === 'Pokemon' && name !== undefined && printed.evolvesFrom !== name
})

/** True if something in play may let it evolve earlier than the rules do. */
const mayBeEarly = (game: Game, pokemon: Pokemon): boolean =>
  anythingSays(game, 'evolvesEarly') || inForceOn(game, pokemon, 'evolvesEarly').length > 0

const evolveOnTheFirstTurn = evolving(
  'T2B.3',
  ({ game }, pokemon) =>
    game.players[game.turn.player].turnsTaken < game.ruleset.evolvesFromTurn && !mayBeEarly(game, pokemon),
)

const evolveWhatCameIntoPlayThisTurn = evolving(
  'T2B.2',
  ({ game }, pokemon) => pokemon.enteredOnTurn === game.turn.number && !mayBeEarly(game, pokemon),
)

const evolveTwiceInATurn = evolving('T2B.5', ({ game }, { changedOnTurn }) => changedOnTurn === game.turn.number)

/** Plays an Evolution card onto a Pokémon of the other player that has the right name. */
const evolveAPokemonOfTheOther: Occasions = ({ state, game }) => {
  if (!isMainPhase({ state, game })) return []
  const { player } = game.turn
  return pokemonAmong(game, game.players[player].hand, false).flatMap((card) => {
    const printed = printedOn(game, card)
    return plainSideOf(game.players[opponentOf(player)])
      .filter((pokemon) => printed?.kind === 'Pokemon' && printed.evolvesFrom === printedTopOf(game, pokemon)?.name)
      .map(({ id }) => breaking('T2B.1', { type: 'EVOLVE', player, card, pokemon: id }))
  })
}

export const EVOLUTION = {
  evolveAPokemonOfTheOther,
  evolveAPokemonOfAnotherName,
  evolveOnTheFirstTurn,
  evolveWhatCameIntoPlayThisTurn,
  evolveTwiceInATurn,
}
