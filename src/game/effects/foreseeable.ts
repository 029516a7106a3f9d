/**
 * True if a text could change anything, as far as both players can see (T2D.1b, R28, R30). What only a coin or a hidden
 * card decides counts as possible. A cost, such as discarding one's hand, is no effect. Cards in the hand of the player
 * who acts count as seen.
 */

import { matches } from '../board/cardFilter.ts'
import { answers } from '../board/count.ts'
import { asAttached } from '../board/energy.ts'
import { filteredPokemon, playerOf } from '../board/references.ts'
import { isAfflicted, isIn } from '../board/specialConditions.ts'
import { stadiumOf } from '../board/stadium.ts'
import type { Effect, Predicate, Program } from '../model/effects.ts'
import { EFFECT_WORDS } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { foundInWords, isChoice, withCost } from './foundInText.ts'
import { isIdleLook } from './fullBench.ts'
import { canBeHealed } from './inPlay.ts'
import { couldUsePile } from './ofPiles.ts'
import { openness } from './openness.ts'
import { afterTaking, couldBePaid, type Prospects } from './paidAhead.ts'
import { couldBeAmong, couldBeSome, couldChooseCards, couldRepeat, prospectsOf } from './prospects.ts'
import { couldAttach, couldBench, isAlreadyIn } from './wouldChange.ts'

/** True where "if you do" may be said of the words so far; asked only where a text says it. */
type Done = () => boolean

const perhaps: Done = () => true

/** True if "if you do" could hold after a word, or if that is not known yet. Some words keep the answer of the word before. */
const couldBeDone = (prospects: Prospects, effect: Effect, before: Done): boolean => {
  switch (effect.do) {
    case 'flip':
    case 'flipUntilTails':
    case 'oneOrBoth':
      return true
    case 'shuffleDeck':
    case 'shufflePrizes':
      return before()
    case 'if': {
      const is = foreseen(prospects, effect.is, before)
      return (
        (is !== false && doneAfter(prospects, effect.then, before)()) ||
        (is !== true && doneAfter(prospects, effect.otherwise ?? [], before)())
      )
    }
    case 'forEach':
      return couldRepeat(prospects, effect) || before()
    case 'eachCard':
    case 'eachPokemon':
      return couldRepeat(prospects, effect)
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
    case 'may':
      return effect.then.length === 0 || couldBeSaidYesTo(prospects, effect.then, before)
    default:
      return couldDo(prospects, effect, before, [])
  }
}

const doneAfter = (prospects: Prospects, program: Program, before: Done): Done => {
  let done = before
  let now = prospects
  for (const effect of program) {
    done = thenDone(now, effect, done)
    now = afterTaking(now, effect)
  }
  return done
}

const thenDone =
  (prospects: Prospects, effect: Effect, before: Done): Done =>
  () =>
    couldBeDone(prospects, effect, before)

/**
 * The answer to a question of the text, or null where it is not known yet. No word before it could change anything, or
 * nobody would ask.
 */
const foreseen = (prospects: Prospects, question: Predicate, done: Done): boolean | null => {
  if (question.is === 'done') return done() ? null : false
  if (question.is === 'not') {
    const is = foreseen(prospects, question.what, done)
    return is === null ? null : !is
  }
  const { open, ofPiles } = openness(question)
  if (open || (ofPiles && couldBePaid(prospects))) return null
  return answers(prospects.game, prospects.source, prospects.memory, question)
}

const couldDo = (prospects: Prospects, effect: Effect, done: Done, text: Program): boolean => {
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
    case 'shufflePrizes':
    case 'doesNothing':
    case 'doesNotHappen':
    case 'endTurn':
      return false
    case 'forEach':
    case 'eachCard':
    case 'eachPokemon':
      return couldRepeat(prospects, effect) && couldDoAny(prospects, effect.then)
    case 'if': {
      const is = foreseen(prospects, effect.is, done)
      return (
        (is !== false && couldDoAny(prospects, effect.then, done)) ||
        (is !== true && couldDoAny(prospects, effect.otherwise ?? [], done))
      )
    }
    case 'may':
      return couldDoAny(prospects, effect.then, done)
    case 'oneOrBoth':
      return couldDoAny(prospects, effect.first) || couldDoAny(prospects, effect.second)
    case 'discardHand':
    case 'draw':
    case 'discardTop':
    case 'lookAtPrizes':
      return couldUsePile(prospects, effect)
    case 'revealHand':
    case 'lookAtTop':
      return couldUsePile(prospects, effect) && !isIdleLook(game, source, effect, text)
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

const couldDoAny = (
  prospects: Prospects,
  program: Program,
  before: Done = perhaps,
  words: ReadonlySet<Effect> | null = null,
): boolean => {
  let done = before
  let now = prospects
  for (const effect of program) {
    if ((words === null || words.has(effect)) && couldDo(now, effect, done, program)) return true
    done = thenDone(now, effect, done)
    now = afterTaking(now, effect)
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
  cost.length === 0
    ? couldDoAny(prospectsOf(game, source, program, memory), program)
    : couldDoAny(cost.reduce(afterTaking, prospectsOf(game, source, withCost(cost, program), memory)), program)

/** What only costs something counts as well, and so do cards that are chosen for what comes later. */
const couldBeSaidYesTo = (prospects: Prospects, program: Program, before: Done): boolean => {
  const last = program.at(-1)
  return (
    couldDoAny({ ...prospects, pays: true }, program, before) ||
    (last !== undefined &&
      isChoice(last) &&
      EFFECT_WORDS[last.do].gives === 'cards' &&
      couldChooseCards(prospects, last.as))
  )
}

/** True if a player could want to do what they may do or not. */
export const couldBeWanted = (game: Game, source: EffectSource, program: Program, memory: Memory): boolean =>
  couldBeSaidYesTo(prospectsOf(game, source, program, memory), program, perhaps)

/** True if some words of what is left of a text, carried out with the others, could change anything for such a choice. */
export const couldComeOf = (words: ReadonlySet<Effect>, game: Game, source: EffectSource, left: Program) => {
  const found = foundInWords(left)
  return (memory: Memory): boolean => couldDoAny(prospectsOf(game, source, left, memory, found), left, perhaps, words)
}
