/** Computes the Weaknesses and Resistances of a Pokémon in play (A-D3.1, A-D4.1). */
import type { Resistance, Weakness } from '../model/cards.ts'
import type { Game } from '../model/game.ts'
import { modifiersOn } from './continuous.ts'
import { pokemonDefinition } from './definitions.ts'
import type { InPlay } from './pokemonInPlay.ts'

/**
 * The Weaknesses of a Pokémon: the printed Weaknesses, with types and factors as changed by effects, or none if an effect takes Weakness
 * away (A-D3.1). An effect with a type also works on a Pokémon without Weakness (R110). An effect with both a type and a factor replaces
 * all printed Weaknesses.
 */
export const weaknessesOf = (game: Game, target: InPlay): readonly Weakness[] => {
  if (modifiersOn(game, 'noWeakness', target).length > 0) return NO_WEAKNESS
  const { weaknesses: own = NO_WEAKNESS } = pokemonDefinition(game, target.pokemon)
  const given = modifiersOn(game, 'weaknessTo', target)
  const times = modifiersOn(game, 'weaknessTimes', target)
  if (given.length + times.length === 0) return own
  const whole = given.find(({ effect: { factor } }) => factor !== undefined)?.effect
  const weaknesses: readonly Weakness[] =
    whole?.factor === undefined ? own : [{ type: whole.type, operator: '×', amount: whole.factor }]
  const types = new Set(given.map(({ effect: { type } }) => type))
  const factors = times.map(({ effect }) => effect.factor)
  return (weaknesses.length === 0 ? GAINED : weaknesses).flatMap((printed): readonly Weakness[] => {
    const one: Weakness = factors.length === 0 ? printed : { ...printed, operator: '×', amount: Math.max(...factors) }
    if (types.size > 0) return [...types].map((type) => ({ ...one, type }))
    return weaknesses.length === 0 ? NO_WEAKNESS : [one]
  })
}

const NO_WEAKNESS: readonly Weakness[] = []
/** A placeholder for the Weakness that an effect gives to a Pokémon without Weakness. The effect supplies the type. */
const GAINED: readonly Weakness[] = [{ type: 'Colorless', operator: '×', amount: 2 }]

/** The Resistances of a Pokémon: the printed ones, unless an effect takes them away (A-D4.1). */
export const resistancesOf = (game: Game, target: InPlay): readonly Resistance[] => {
  const { resistances = NO_RESISTANCE } = pokemonDefinition(game, target.pokemon)
  return resistances.length === 0 || modifiersOn(game, 'noResistance', target).length > 0 ? NO_RESISTANCE : resistances
}

const NO_RESISTANCE: readonly Resistance[] = []
