/** Begins lasting effects on a Pokémon and rules for the whole game, and ends both when their turn is over (ET.2). */

import { namedPokemon } from '../board/definitions.ts'
import { anythingLasts, isOfThisTurn } from '../board/inForce.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { everyPokemon } from '../board/pokemonInPlay.ts'
import type { Duration } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { type ContinuousEffect, EVERY_TURN, type LastingEffect } from '../model/lasting.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import type { EffectSource } from '../model/resolution.ts'
import { pokemonWith } from './copy.ts'
import { record, update, updatePokemon } from './record.ts'

/**
 * The turn that a duration refers to: its player `whose`, and its number among this player's turns; EVERY_TURN for `whileActive`. `by` is
 * the player of the effect.
 */
const turnOf = (game: Game, by: PlayerId, during: Duration): { readonly whose: PlayerId; readonly turn: number } => {
  if (during === 'whileActive') return { whose: by, turn: EVERY_TURN }
  if (during === 'thisTurn') {
    const { player } = game.turn
    return { whose: player, turn: game.players[player].turnsTaken }
  }
  const whose = during === 'opponentsNextTurn' ? opponentOf(by) : by
  const taken = game.players[whose].turnsTaken
  return { whose, turn: taken + 1 }
}

/** An effect with its duration. */
type Lasts<Effect> = { readonly effect: Effect; readonly during: Duration }

/** Puts an effect on a Pokémon. */
export const beginLasting = (
  game: Game,
  target: InPlay,
  { effect, during }: Lasts<LastingEffect>,
  { player, label: source, kind }: Omit<EffectSource, 'pokemon'>,
): Game => {
  const { whose, turn } = turnOf(game, player, during)
  const ofAttack = kind === 'attack' || during === 'whileActive'
  return updatePokemon(
    game,
    target.owner,
    pokemonWith(target.pokemon, { lasting: [...target.pokemon.lasting, { effect, whose, turn, source, ofAttack }] }),
    {
      fact: 'LASTING_EFFECT_BEGAN',
      pokemon: namedPokemon(game, target.pokemon),
      effect,
      during,
      whose,
      turn,
      source,
      ofAttack,
    },
  )
}

/** Begins a rule that applies to the whole game during one turn. */
export const beginRule = (
  game: Game,
  { effect, during }: Lasts<ContinuousEffect>,
  { player, label: source }: EffectSource,
): Game => {
  const rule = { effect, player, ...turnOf(game, player, during), source }
  return record(update(game, { lastingRules: [...game.lastingRules, rule] }), { fact: 'LASTING_RULE_BEGAN', ...rule })
}

/** Ends the rules that were for the turn that is ending. */
const endRulesOfThisTurn = (game: Game): Game => {
  const over = game.lastingRules.filter((one) => isOfThisTurn(game, one))
  if (over.length === 0) return game
  const lastingRules = game.lastingRules.filter((one) => !over.includes(one))
  return record(update(game, { lastingRules }), { fact: 'LASTING_RULES_ENDED', rules: over })
}

/** Ends every effect that was for the turn that is ending. */
export const endLastingOfThisTurn = (game: Game): Game => {
  let now = game.lastingRules.length === 0 ? game : endRulesOfThisTurn(game)
  if (!anythingLasts(game)) return now
  for (const { pokemon, owner } of everyPokemon(game)) {
    const over = pokemon.lasting.filter((one) => isOfThisTurn(game, one))
    if (over.length === 0) continue
    now = updatePokemon(
      now,
      owner,
      pokemonWith(pokemon, { lasting: pokemon.lasting.filter((one) => !over.includes(one)) }),
      { fact: 'LASTING_EFFECTS_ENDED', pokemon: namedPokemon(game, pokemon), effects: over },
    )
  }
  return now
}
