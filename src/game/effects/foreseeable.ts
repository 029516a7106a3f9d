/**
 * True if a text could change anything, as far as both players can see (T2D.1b, R28, R30). What only a coin or a hidden
 * card decides counts as possible. A cost, such as discarding one's hand, is no effect. Cards in the hand of the player
 * who acts count as seen.
 */

import { matches } from '../board/cardFilter.ts'
import { answers } from '../board/count.ts'
import { definitionOf } from '../board/definitions.ts'
import { asAttached } from '../board/energy.ts'
import { benchLimit } from '../board/limits.ts'
import { memoize } from '../board/memoize.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf } from '../board/references.ts'
import { isAfflicted, isIn } from '../board/specialConditions.ts'
import { stadiumOf } from '../board/stadium.ts'
import type { Effect, EffectNamed, Predicate, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { isSettled } from '../model/settled.ts'
import { withCost } from './foundInText.ts'
import { canBeHealed } from './inPlay.ts'
import { isForBench } from './moving.ts'
import { couldBeAmong, couldBeSome, couldChooseCards, couldRepeat, type Prospects, prospectsOf } from './prospects.ts'
import type { Suits } from './suits.ts'

/** A card comes onto the Bench of its owner if it is one for it; one that nobody can see may be of any kind. */
const couldBench =
  ({ game }: Prospects, anyStage: true | undefined): Suits =>
  (card, of) =>
    game.players[of].bench.length < benchLimit(game, of) && (card === null || isForBench(game, card, anyStage))

/** Energy cards and Tools of the Pokémon's owner that are not on it already, a Tool where there is room for one. */
const couldAttach = ({ game }: Prospects, { owner, pokemon }: InPlay): Suits => {
  const hasRoom = pokemon.tools.length < game.ruleset.toolsPerPokemon
  return (card) => {
    if (card === null) return true
    const definition = definitionOf(game, card)
    if (game.cards[card]?.owner !== owner) return false
    if (definition?.kind === 'Energy') return !pokemon.energy.includes(card)
    return definition?.kind === 'Trainer' && definition.trainer === 'Tool' && hasRoom && !pokemon.tools.includes(card)
  }
}

/** It is in that Special Condition, with as many damage counters at each Checkup: nothing would be another (SC.2, SC.3). */
const isAlreadyIn = (game: Game, pokemon: Pokemon, { condition, counters }: EffectNamed<'condition'>): boolean => {
  const { poisoned, burned } = pokemon.conditions
  if (condition === 'Poisoned') return poisoned === (counters ?? game.ruleset.counters.poison)
  if (condition === 'Burned') return burned === (counters ?? game.ruleset.counters.burn)
  return isIn(pokemon, condition)
}

/** True if "if you do" may be said of a word; where it only might be, it may. */
const couldBeDone = (prospects: Prospects, effect: Effect): boolean => {
  switch (effect.do) {
    case 'flip':
    case 'flipUntilTails':
    case 'shuffleDeck':
    case 'if':
    case 'oneOrBoth':
    case 'forEach':
    case 'eachCard':
    case 'eachPokemon':
      return true
    case 'choosePokemon':
      return couldBeAmong(prospects, { eachChosen: effect.as }).length > 0
    case 'chooseCards':
    case 'chooseAttached':
    case 'allCards':
    case 'allAttached':
    case 'randomCards':
      return couldChooseCards(prospects, effect.as)
    case 'reveal':
      return couldChooseCards(prospects, effect.cards)
    case 'discardHand':
      return prospects.game.players[playerOf(prospects.source, effect.whose)].hand.length > 0
    default:
      return couldDo(prospects, effect, null)
  }
}

/** Asked once for each question, as texts do not change. */
const openness = memoize((question: Predicate): { readonly open: boolean } => ({ open: !isSettled(question) }))

/**
 * The answer to a question of the text, or null where it is not known yet. No word before it could change anything, or
 * nobody would ask; `previous` is the last of them.
 */
const foreseen = (prospects: Prospects, question: Predicate, previous: Effect | null): boolean | null => {
  if (question.is === 'done') return previous === null || couldBeDone(prospects, previous) ? null : false
  if (question.is === 'not') {
    const is = foreseen(prospects, question.what, previous)
    return is === null ? null : !is
  }
  return openness(question).open ? null : answers(prospects.game, prospects.source, prospects.memory, question)
}

const couldDo = (prospects: Prospects, effect: Effect, previous: Effect | null): boolean => {
  const { game, source } = prospects
  switch (effect.do) {
    case 'flip':
    case 'flipUntilTails':
    case 'choosePokemon':
    case 'chooseCards':
    case 'chooseAttached':
    case 'allCards':
    case 'allAttached':
    case 'randomCards':
    case 'reveal':
    case 'shuffleDeck':
    case 'doesNothing':
    case 'doesNotHappen':
    case 'endTurn':
      return false
    case 'forEach':
    case 'eachCard':
    case 'eachPokemon':
      return couldRepeat(prospects, effect) && couldDoAny(prospects, effect.then)
    case 'if': {
      const is = foreseen(prospects, effect.is, previous)
      return (
        (is !== false && couldDoAny(prospects, effect.then)) ||
        (is !== true && couldDoAny(prospects, effect.otherwise ?? []))
      )
    }
    case 'may':
      return couldDoAny(prospects, effect.then)
    case 'oneOrBoth':
      return couldDoAny(prospects, effect.first) || couldDoAny(prospects, effect.second)
    case 'discardHand':
      // One's own hand is a cost.
      return effect.whose === 'opponent' && game.players[playerOf(source, 'opponent')].hand.length > 0
    case 'revealHand':
      return game.players[playerOf(source, effect.whose)].hand.length > 0
    case 'draw':
      return couldBeSome(prospects, effect.cards) && game.players[playerOf(source, effect.who)].deck.length > 0
    case 'lookAtTop':
    case 'discardTop':
      return couldBeSome(prospects, effect.cards) && game.players[playerOf(source, effect.whose)].deck.length > 0
    case 'move':
      return couldChooseCards(
        prospects,
        effect.cards,
        effect.to === 'bench' ? couldBench(prospects, effect.anyStage) : undefined,
      )
    case 'attach':
      return couldBeAmong(prospects, effect.to).some((target) =>
        couldChooseCards(prospects, effect.cards, couldAttach(prospects, target)),
      )
    case 'switch': {
      const player = playerOf(source, effect.who)
      return (
        game.players[player].active !== null &&
        couldBeAmong(prospects, { chosen: effect.with }).some(
          ({ place, owner }) => place === 'Bench' && owner === player,
        )
      )
    }
    case 'discardAllEnergy': {
      const filter = effect.type === undefined ? {} : { type: effect.type }
      return couldBeAmong(prospects, effect.from).some(({ pokemon }) =>
        pokemon.energy.some((card) => matches(asAttached(game, card), filter, game.ruleset)),
      )
    }
    case 'discardTools':
      return couldBeAmong(prospects, effect.from).some(({ pokemon }) => pokemon.tools.length > 0)
    case 'heal':
      return (
        effect.damage !== 0 &&
        couldBeSome(prospects, effect.times ?? 1) &&
        couldBeAmong(prospects, effect.pokemon).some((one) => canBeHealed(game, one))
      )
    case 'recover':
      return couldBeAmong(prospects, effect.pokemon).some(({ pokemon }) =>
        effect.from === undefined ? isAfflicted(pokemon) : isIn(pokemon, effect.from),
      )
    case 'leavePlay':
      return couldBeAmong(prospects, effect.pokemon).length > 0
    case 'evolve':
      return couldChooseCards(prospects, effect.cards) && couldBeAmong(prospects, effect.pokemon).length > 0
    case 'replace':
      return couldBeAmong(prospects, effect.pokemon).some(
        ({ owner, pokemon }) =>
          pokemon.cards.length === 1 &&
          couldChooseCards(prospects, effect.cards, (card, of) => card === null || of === owner),
      )
    case 'devolve':
      return couldBeAmong(prospects, effect.pokemon).some(({ pokemon }) => pokemon.cards.length > 1)
    case 'removeStadium':
      return stadiumOf(game, effect.whose === undefined ? null : playerOf(source, effect.whose)) !== null
    case 'condition':
      return couldBeAmong(prospects, effect.pokemon).some(
        ({ place, pokemon }) => place === 'Active' && !isAlreadyIn(game, pokemon, effect),
      )
    case 'lasting':
      return couldBeAmong(prospects, effect.on).length > 0
    case 'putCounters':
      return couldBeSome(prospects, effect.counters) && couldBeAmong(prospects, effect.on).length > 0
    case 'moveCounters':
      return (
        (effect.counters === 'all' || couldBeSome(prospects, effect.counters)) &&
        couldBeAmong(prospects, effect.from).some(
          (from) =>
            from.pokemon.damage > 0 &&
            couldBeAmong(prospects, effect.to).some((to) => to.pokemon.id !== from.pokemon.id),
        )
      )
    case 'knockOut':
      return couldBeAmong(prospects, effect.pokemon).length > 0
    case 'spreadCounters':
      return filteredPokemon(game, source, NO_MEMORY, effect.among).length > 0
    case 'copyAttack':
    case 'useEffectOf':
    case 'anotherTurn':
    case 'lastingRule':
    case 'byHand':
      return true
  }
}

const couldDoAny = (prospects: Prospects, program: Program): boolean => {
  let previous: Effect | null = null
  for (const effect of program) {
    if (couldDo(prospects, effect, previous)) return true
    previous = effect
  }
  return false
}

/**
 * True unless it is plain that the program would change nothing. `memory` is of the choices made before it; `cost` is paid
 * first, which is no change, and gives names to what it chooses.
 */
export const couldChangeSomething = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
  cost: Program = [],
): boolean =>
  couldDoAny(prospectsOf(game, source, cost.length === 0 ? program : withCost(cost, program), memory), program)
