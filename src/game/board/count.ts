/** Evaluates the numbers and conditions in a text, from the board and from the memory of the effect. */
import { MOST_COUNTED } from '../json/limits.ts'
import type { CardFilter } from '../model/cardFilter.ts'
import type { Count, Predicate, Who } from '../model/effects.ts'
import type { Game, Player } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { answersComeFrom } from './asking.ts'
import { matches } from './cardFilter.ts'
import { definitionOf } from './definitions.ts'
import { asAttached, countUnits, kindsOfEnergy } from './energy.ts'
import { findPast } from './happened.ts'
import { costOfTheAttack, prizeCount, retreatCost } from './limits.ts'
import { doubledTypes, takesEffectsAway } from './ofAttached.ts'
import {
  filteredPokemon,
  fitsInPlayFilter,
  isAmong,
  playerOf,
  referredPokemon,
  referredSet,
  remainingHitPoints,
} from './references.ts'
import { conditionsOn, isIn } from './specialConditions.ts'
import { currentTypesOf } from './typesOf.ts'

type Counted = Exclude<Count, number>
type Named<Name extends Counted['count']> = Extract<Counted, { readonly count: Name }>

const POINTS_PER_COUNTER = 10

const sum = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((total, one) => total + of(one), 0)

const matching = (game: Game, cards: readonly CardId[], filter: CardFilter | undefined): readonly CardId[] =>
  filter === undefined ? cards : cards.filter((card) => matches(asAttached(game, card), filter, game.ruleset))

const fitting = (game: Game, cards: readonly CardId[], filter: CardFilter | undefined): number =>
  matching(game, cards, filter).length

const cardsIn = (game: Game, player: Player, { zone, filter }: Named<'cardsIn'>): number =>
  fitting(game, player[zone], filter)

const damageDone = (game: Game, source: EffectSource, { to }: Named<'damageDone'>): number => {
  const one = to === 'thisPokemon' ? source.pokemon : game.players[playerOf(source, 'opponent')].active?.id
  const ledgers = (game.attack?.ledgers ?? []).filter(({ target }) => to === undefined || target === one)
  return sum(ledgers, ({ damage, stopped }) => (stopped === null ? damage / POINTS_PER_COUNTER : 0))
}

/** The value of a number in a text, which is printed or computed from the game. */
export const countOf = (game: Game, source: EffectSource, memory: Memory, count: Count): number => {
  if (typeof count === 'number') return count
  const all = (set: Named<'damageCountersOn'>['pokemon']) => referredSet(game, source, memory, set)
  const player = (whose: Who): Player => game.players[playerOf(source, whose)]
  const also = (other: Count): number => countOf(game, source, memory, other)
  switch (count.count) {
    case 'heads':
      return memory.heads
    case 'tails':
      return memory.tails
    case 'damageCountersOn':
      return sum(all(count.pokemon), ({ pokemon }) => pokemon.damage / POINTS_PER_COUNTER)
    case 'energyOn':
      return sum(all(count.pokemon), ({ pokemon }) => countUnits(game, pokemon, count.type, count.filter))
    case 'kindsOfEnergyOn':
      return kindsOfEnergy(
        game,
        all(count.pokemon).flatMap(({ pokemon }) => pokemon.energy),
      )
    case 'cardsOn':
      return sum(all(count.pokemon), ({ pokemon: { energy, tools } }) =>
        fitting(game, [...energy, ...tools], count.filter),
      )
    case 'toolsOn':
      return sum(all(count.pokemon), ({ pokemon }) => pokemon.tools.length)
    case 'conditionsOn':
      return sum(all(count.pokemon), ({ pokemon }) => conditionsOn(pokemon))
    case 'attackCost':
      return costOfTheAttack(game).filter((symbol) => count.type === undefined || symbol === count.type).length
    case 'retreatCostOf':
      return sum(all(count.pokemon), (one) => retreatCost(game, one))
    case 'hpLeftOf':
      return sum(all(count.pokemon), (one) =>
        Math.max(0, Math.floor(remainingHitPoints(game, one) / POINTS_PER_COUNTER)),
      )
    case 'pokemonInPlay':
      return filteredPokemon(game, source, memory, count.of).length
    case 'typesOf': {
      const found = filteredPokemon(game, source, memory, count.of)
      return new Set(found.flatMap((one) => currentTypesOf(game, one))).size
    }
    case 'cardsIn':
      return cardsIn(game, player(count.whose), count)
    case 'cardsChosen':
      return count.types
        ? kindsOfEnergy(game, matching(game, memory.cards[count.named] ?? [], count.filter))
        : fitting(game, memory.cards[count.named] ?? [], count.filter)
    case 'numberChosen':
      return memory.number ?? 0
    case 'prizesTaken':
      // A text may have added cards to the Prize cards, so the difference could be negative.
      return Math.max(0, prizeCount(game) - player(count.whose).prizes.length)
    case 'damageDone':
      return damageDone(game, source, count)
    case 'happened':
      return sum(findPast(game, source, memory, count), (one) => one.count)
    case 'plus':
      return Math.min(MOST_COUNTED, sum(count.of, also))
    case 'minus':
      return Math.max(0, also(count.from) - also(count.less))
    case 'times':
      return Math.min(MOST_COUNTED, also(count.of) * count.by)
    case 'atMost':
      return Math.min(also(count.of), also(count.most))
  }
}

/** True if a condition in a text holds. */
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
      return found !== null && fitsInPlayFilter(game, found, { fits: question.filter })
    }
    case 'like': {
      const found = referredPokemon(game, source, memory, question.pokemon)
      return found !== null && fitsInPlayFilter(game, found, question.filter)
    }
    case 'stadiumInPlay': {
      if (game.stadium === null) return false
      const { card } = game.stadium
      const { whose, filter } = question
      if (whose !== undefined && game.cards[card]?.owner !== playerOf(source, whose)) return false
      return filter === undefined || matches(definitionOf(game, card), filter, game.ruleset)
    }
    case 'firstTurn':
      return game.players[playerOf(source, question.whose)].turnsTaken === 1
    case 'wentFirst':
      return game.firstPlayer === playerOf(source, question.whose)
    case 'spent':
      return game.players[playerOf(source, question.whose)].spent.includes(question.power)
    case 'happened':
      return findPast(game, source, memory, question).length > 0
    case 'not':
      return !answers(game, source, memory, question.what)
    case 'all':
      return question.of.every((one) => answers(game, source, memory, one))
    case 'any':
      return question.of.some((one) => answers(game, source, memory, one))
    case 'atLeast':
      return countOf(game, source, memory, question.what) >= countOf(game, source, memory, question.number)
  }
}

answersComeFrom({
  count: (game, source, what) => countOf(game, source, NO_MEMORY, what),
  holds: (game, source, question) => answers(game, source, NO_MEMORY, question),
  hitPointsLeft: remainingHitPoints,
  types: currentTypesOf,
  isAmong,
  isBare: takesEffectsAway,
  doubledTypes,
})
