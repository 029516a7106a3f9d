/** Explains to a player which condition of a text does not hold, and what would help (T2D.1, T2F.2). */
import { answers, countOf } from '../board/count.ts'
import { filterWords } from '../cards/cardNouns.ts'
import { conditionWords } from '../cards/text.ts'
import type { Count, Predicate } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'

/** Words for the part of a condition that does not hold, with the current numbers if this part counts something. */
const missing = (game: Game, source: EffectSource, only: Predicate): string => {
  const failing = only.is === 'all' ? only.of.find((one) => !answers(game, source, NO_MEMORY, one)) : undefined
  if (failing !== undefined) return missing(game, source, failing)
  const counted = only.is === 'not' ? only.what : only
  const words = conditionWords(only)
  if (counted.is !== 'atLeast') return words
  const number = (count: Count): number => countOf(game, source, NO_MEMORY, count)
  const more = typeof counted.number === 'number' ? '' : ` and ${number(counted.number)}`
  return `${words} (now ${number(counted.what)}${more})`
}

/** One sentence that gives the condition that does not hold. */
export const conditionNotMet = (
  name: string,
  verb: 'played' | 'used',
  game: Game,
  source: EffectSource,
  only: Predicate | undefined,
): string => `${name} can be ${verb} only if ${only === undefined ? 'it says so' : missing(game, source, only)}.`

/** The remedy for a condition that does not hold; null if the player can do nothing simple. */
const helpFor = (game: Game, source: EffectSource, verb: 'Play' | 'Use', only: Predicate): string | null => {
  switch (only.is) {
    case 'all': {
      const failing = only.of.find((one) => !answers(game, source, NO_MEMORY, one))
      return failing === undefined ? null : helpFor(game, source, verb, failing)
    }
    case 'not':
      if (only.what.is === 'active') return 'Bring it onto the Bench first.'
      return only.what.is === 'firstTurn' || (only.what.is === 'happened' && only.what.when === 'thisTurn')
        ? `${verb} it on your next turn.`
        : null
    case 'active':
      return only.pokemon === 'thisPokemon' ? 'Bring it into the Active Spot first.' : null
    case 'like': {
      const { withEnergy, withTool } = only.filter
      const attached = withEnergy === undefined ? withTool : ({ kind: 'Energy', ...withEnergy } as const)
      return attached === undefined || only.pokemon !== 'thisPokemon'
        ? null
        : `Attach ${filterWords(withEnergy === undefined ? { trainer: 'Tool', ...attached } : attached, true)} to it first.`
    }
    case 'atLeast': {
      const { what } = only
      return typeof what === 'object' && what.count === 'pokemonInPlay' && what.of.whose === 'you'
        ? 'Bring such a Pokémon into play first.'
        : null
    }
    default:
      return null
  }
}

/** One sentence that says how the condition could be met, or null. */
export const helpForCondition = (
  verb: 'Play' | 'Use',
  game: Game,
  source: EffectSource,
  only: Predicate | undefined,
): string | null => (only === undefined ? null : helpFor(game, source, verb, only))
