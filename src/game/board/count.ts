/** Reads the numbers and the yes-or-no questions that a text asks of the board and of what has just happened. */
import type { Count, Predicate } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { matches } from './cardFilter.ts'
import { pokemonDefinition } from './definitions.ts'
import { countUnits } from './energy.ts'
import { prizeCount, retreatCost } from './limits.ts'
import { playerOf, referredPokemon } from './references.ts'
import { isIn } from './specialConditions.ts'

/** The number a text means: printed, or counted now. */
export const countOf = (game: Game, source: EffectSource, memory: Memory, count: Count): number => {
  if (typeof count === 'number') return count
  const pokemon = 'pokemon' in count ? referredPokemon(game, source, memory, count.pokemon) : null
  switch (count.count) {
    case 'heads':
      return memory.heads
    case 'tails':
      return memory.tails
    case 'damageCountersOn':
      return pokemon === null ? 0 : pokemon.pokemon.damage / 10
    case 'energyOn':
      return pokemon === null ? 0 : countUnits(game, pokemon.pokemon, count.type)
    case 'retreatCostOf':
      return pokemon === null ? 0 : retreatCost(game, pokemon)
    case 'benchedPokemon':
      return game.players[playerOf(source, count.whose)].bench.length
    case 'cardsInHand':
      return game.players[playerOf(source, count.whose)].hand.length
    case 'cardsChosen':
      return memory.cards[count.named]?.length ?? 0
    case 'prizesTaken':
      return prizeCount(game) - game.players[playerOf(source, count.whose)].prizes.length
  }
}

/** The answer to a question a text asks. */
export const answers = (game: Game, source: EffectSource, memory: Memory, question: Predicate): boolean => {
  switch (question.is) {
    case 'heads':
      return memory.heads > 0
    case 'allHeads':
      return memory.heads > 0 && memory.tails === 0
    case 'anyTails':
      return memory.tails > 0
    case 'done':
      return memory.done
    case 'damaged':
      return (referredPokemon(game, source, memory, question.pokemon)?.pokemon.damage ?? 0) > 0
    case 'inCondition': {
      const found = referredPokemon(game, source, memory, question.pokemon)
      return found !== null && isIn(found.pokemon, question.condition)
    }
    case 'active':
      return referredPokemon(game, source, memory, question.pokemon)?.place === 'Active'
    case 'fits': {
      const found = referredPokemon(game, source, memory, question.pokemon)
      return found !== null && matches(pokemonDefinition(game, found.pokemon), question.filter)
    }
    case 'not':
      return !answers(game, source, memory, question.what)
    case 'atLeast':
      return countOf(game, source, memory, question.what) >= question.number
  }
}
