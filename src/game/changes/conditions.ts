/** Begins, replaces and ends Special Conditions (SC.2, SC.3). */

import { modifiersOn } from '../board/continuous.ts'
import { namedPokemon } from '../board/definitions.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { isIn } from '../board/specialConditions.ts'
import { type Conditions, NO_CONDITIONS, SPECIAL_CONDITIONS, type SpecialCondition } from '../model/conditions.ts'
import type { Fact } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import { EVERY_TURN, type InForce } from '../model/lasting.ts'
import type { PlayerId } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { pokemonWith } from './copy.ts'
import { updatePokemon } from './record.ts'

const ended = (game: Game, owner: PlayerId, pokemon: Pokemon, condition: SpecialCondition): Fact => ({
  fact: 'CONDITION_ENDED',
  pokemon: namedPokemon(game, pokemon),
  owner,
  condition,
})

/** The facts to record if Special Conditions and all effects of attacks on a Pokémon end together (T2B.7, T2E.7). */
export const endConditionFacts = (
  game: Game,
  owner: PlayerId,
  pokemon: Pokemon,
  ending: readonly SpecialCondition[] = SPECIAL_CONDITIONS,
): readonly Fact[] => {
  if (pokemon.conditions === NO_CONDITIONS && pokemon.lasting.length === 0) return []
  const conditions = ending.filter((condition) => isIn(pokemon, condition))
  const facts = conditions.map((condition) => ended(game, owner, pokemon, condition))
  const effects = pokemon.lasting.filter(({ ofAttack }) => ofAttack)
  return effects.length === 0
    ? facts
    : [...facts, { fact: 'LASTING_EFFECTS_ENDED', pokemon: namedPokemon(game, pokemon), effects }]
}

const without = (conditions: Conditions, condition: SpecialCondition): Conditions => {
  const next: Conditions =
    condition === 'Poisoned'
      ? { ...conditions, poisoned: 0 }
      : condition === 'Burned'
        ? { ...conditions, burned: 0 }
        : { ...conditions, rotated: null, rotatedOnTurn: 0 }
  return next.poisoned === 0 && next.burned === 0 && next.rotated === null ? NO_CONDITIONS : next
}

/** The Special Condition whose end also ends this effect; null for other effects. */
const conditionOf = ({ effect, turn }: InForce): SpecialCondition | null => {
  if (turn !== EVERY_TURN) return null
  return effect.lasting === 'sleepCoins' ? 'Asleep' : effect.lasting === 'conditionCounters' ? effect.condition : null
}

/**
 * Ends the effects that belong to a Special Condition that the Pokémon is no longer in, and those that belong to `anew`, which has begun
 * again.
 */
const endWhatBelongs = (game: Game, owner: PlayerId, pokemon: Pokemon, anew?: SpecialCondition): Game => {
  const over = pokemon.lasting.filter((one) => {
    const condition = conditionOf(one)
    return condition !== null && (condition === anew || !isIn(pokemon, condition))
  })
  if (over.length === 0) return game
  const lasting = pokemon.lasting.filter((one) => !over.includes(one))
  return updatePokemon(game, owner, pokemonWith(pokemon, { lasting }), {
    fact: 'LASTING_EFFECTS_ENDED',
    pokemon: namedPokemon(game, pokemon),
    effects: over,
  })
}

/** The Special Conditions of a Pokémon that end when it evolves or devolves (T2B.7). */
export const endedByChange = (game: Game, target: InPlay): readonly SpecialCondition[] => {
  const all = SPECIAL_CONDITIONS.filter((one) => isIn(target.pokemon, one))
  const kept = all.length === 0 ? [] : modifiersOn(game, 'keepsConditions', target)
  return all.filter((one) => !kept.some(({ effect: { condition = one } }) => condition === one))
}

/** A Pokémon's conditions after the Special Conditions in `ending` have ended. */
export const withoutConditions = (conditions: Conditions, ending: readonly SpecialCondition[]): Conditions =>
  ending.reduce(without, conditions)

const standardCounters = (game: Game, condition: SpecialCondition): number =>
  condition === 'Poisoned' ? game.ruleset.counters.poison : condition === 'Burned' ? game.ruleset.counters.burn : 0

/**
 * Puts an Active Pokémon into a Special Condition. Does nothing for a Benched Pokémon (SC.1). `counters` is the number of damage counters
 * for each Checkup, for Poisoned and Burned; the default is the ruleset's number.
 */
export const beginCondition = (game: Game, target: InPlay, condition: SpecialCondition, counters?: number): Game => {
  if (target.place !== 'Active') return game
  const { pokemon, owner } = target
  const placed = counters ?? standardCounters(game, condition)
  const conditions: Conditions =
    condition === 'Poisoned'
      ? { ...pokemon.conditions, poisoned: placed }
      : condition === 'Burned'
        ? { ...pokemon.conditions, burned: placed }
        : { ...pokemon.conditions, rotated: condition, rotatedOnTurn: game.turn.number }
  const now = pokemonWith(pokemon, { conditions })
  const begun = updatePokemon(game, owner, now, {
    fact: 'CONDITION_BEGAN',
    pokemon: namedPokemon(game, pokemon),
    owner,
    condition,
    counters: placed,
  })
  return endWhatBelongs(begun, owner, now, condition)
}

/** Ends a Special Condition, if the Pokémon is in it. */
export const endCondition = (game: Game, target: InPlay, condition: SpecialCondition): Game => {
  const { pokemon, owner } = target
  if (!isIn(pokemon, condition)) return game
  const now = pokemonWith(pokemon, { conditions: without(pokemon.conditions, condition) })
  return endWhatBelongs(updatePokemon(game, owner, now, ended(game, owner, pokemon, condition)), owner, now)
}

/** Ends every Special Condition of a Pokémon. */
export const recoverFromAll = (game: Game, target: InPlay): Game =>
  SPECIAL_CONDITIONS.reduce((now, condition) => {
    const player = now.players[target.owner]
    const pokemon = player.active?.id === target.pokemon.id ? player.active : null
    return pokemon === null ? now : endCondition(now, { ...target, pokemon }, condition)
  }, game)
