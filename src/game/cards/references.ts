/** Checks that a part of a card refers only to earlier choices, and to Pokémon that exist in its place. */
import { at, type JsonProblem } from '../json/problem.ts'
import { PROGRAM_KEYS } from '../model/effectWords.ts'
import type { ChosenSoFar } from './chosenSoFar.ts'
import { type ProgramSetting, SETTING_NAMES } from './programSetting.ts'

/** Places without a "this Pokémon". `ATTACKING` has the places with an attacker. */
const OF_NO_POKEMON: readonly ProgramSetting[] = ['trainerCost', 'trainer', 'stadiumCheckup', 'prize']
export const ATTACKING: readonly ProgramSetting[] = ['choose', 'require', 'before', 'after', 'reaction']

/** The properties of an effect that can refer to a Pokémon. */
const POKEMON_KEYS: readonly string[] = ['on', 'to', 'from', 'pokemon', 'except']

/** Problems with references to choices and Pokémon, inside any part of a card. */
export const referenceProblems = (
  part: unknown,
  path: string,
  known: ChosenSoFar,
  attacking: boolean,
  place: ProgramSetting = 'after',
): readonly JsonProblem[] => {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]): readonly JsonProblem[] => {
    const here = at(path, key)
    // programs inside an effect are checked separately
    if (key in PROGRAM_KEYS) return []
    if (typeof value !== 'string') return referenceProblems(value, here, known, attacking, place)
    if ((key === 'chosen' || key === 'eachChosen') && !known.pokemon.has(value))
      return [{ path: here, message: `No Pokémon was chosen as "${value}" before.` }]
    if (key === 'named' && 'count' in part && !known.cards.has(value))
      return [{ path: here, message: `No card was chosen as "${value}" before.` }]
    if (!POKEMON_KEYS.includes(key)) return []
    if (value === 'thisPokemon' && OF_NO_POKEMON.includes(place))
      return [{ path: here, message: `There is no "thisPokemon" in ${SETTING_NAMES[place]}.` }]
    if (value === 'attacker' && !attacking)
      return [{ path: here, message: `There is no "attacker" in ${SETTING_NAMES[place]}.` }]
    return []
  })
}
