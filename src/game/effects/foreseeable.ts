/**
 * Decides whether a text could change anything, as far as both players can see (T2D.1b, R28, R30). Everything that
 * depends on a coin or a hidden card counts as possible. A cost, such as discarding one's hand, is not an effect. Cards
 * in the hand of the acting player count as seen.
 */
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { givenBy } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { EFFECT_FORESIGHTS } from '../words/foresight.ts'
import { afterFlips, afterWord } from './afterWord.ts'
import { type Done, type Foresights, perhaps } from './foresight.ts'
import { isChoice, isRepeating, withCost } from './foundInText.ts'
import { isOnlyForAFullBench } from './fullBench.ts'
import type { Prospects } from './paidAhead.ts'
import { couldChooseCards, prospectsOf } from './prospects.ts'

const foresightOf = (effect: Effect): Foresights<EffectName>['may'] => EFFECT_FORESIGHTS[effect.do] as never

/** True if "if you do" could be true after a word, or if that is not known yet. */
const couldBeDone = (prospects: Prospects, effect: Effect, before: Done): boolean => {
  const { done, parts } = foresightOf(effect)
  if (done === undefined) return couldDo(prospects, effect, before, [])
  if (typeof done === 'function') return done(prospects, effect as never, before)
  const inside = parts?.(prospects, effect as never, before) ?? []
  return done === 'asItsParts'
    ? inside.some((part) => doneAfter(prospects, part, before)())
    : inside.some((part) => part.length === 0 || couldBeSaidYesTo(prospects, part, before))
}

const doneAfter = (prospects: Prospects, program: Program, before: Done): Done => {
  let done = before
  let now = prospects
  for (const effect of program) {
    done = thenDone(now, effect, done)
    now = afterWord(now, effect)
  }
  return done
}

const thenDone =
  (prospects: Prospects, effect: Effect, before: Done): Done =>
  () =>
    couldBeDone(prospects, effect, before)

/** True if nobody would look, because the Bench is full (R112). */
const isIdle = ({ game, source }: Prospects, effect: Effect, text: Program): boolean => {
  const { looksAt } = foresightOf(effect)
  return looksAt !== undefined && 'whose' in effect && isOnlyForAFullBench(game, source, effect.whose, looksAt, text)
}

const couldDo = (prospects: Prospects, effect: Effect, done: Done, text: Program): boolean => {
  const { could, parts, goesOn } = foresightOf(effect)
  if (parts !== undefined) {
    const before = goesOn === true ? done : perhaps
    // what is repeated may look at the coins of the time before
    const now = isRepeating(effect) ? afterFlips(prospects, effect) : prospects
    for (const part of parts(prospects, effect as never, done)) if (couldDoAny(now, part, before)) return true
    return false
  }
  return (could?.(prospects, effect as never) ?? false) && !isIdle(prospects, effect, text)
}

const couldDoAny = (
  prospects: Prospects,
  program: Program,
  before: Done = perhaps,
  words: ReadonlySet<Effect> | null = null,
): boolean => {
  let done = before
  let now = prospects
  const last = program.length - 1
  for (let at = 0; at <= last; at += 1) {
    const effect = program[at] as Effect
    if ((words === null || words.has(effect)) && couldDo(now, effect, done, program)) return true
    if (at === last) break
    done = thenDone(now, effect, done)
    now = afterWord(now, effect)
  }
  return false
}

/**
 * True unless it is certain that the program would change nothing. `memory` has the choices made before it. `cost` is
 * paid first: it does not count as a change, but its choices have names that the program may use.
 */
export const couldChangeSomething = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
  cost: Program = [],
): boolean => couldDoAny(cost.reduce(afterWord, prospectsOf(game, source, withCost(cost, program), memory)), program)

/** Here a part that only costs something counts too, and so does a choice of cards that later words use. */
const couldBeSaidYesTo = (prospects: Prospects, program: Program, before: Done): boolean => {
  const last = program.at(-1)
  return (
    couldDoAny({ ...prospects, pays: true }, program, before) ||
    (last !== undefined && isChoice(last) && givenBy(last) === 'cards' && couldChooseCards(prospects, last.as))
  )
}

/** True if a player could want a part that they may decline. */
export const couldBeWanted = (game: Game, source: EffectSource, program: Program, memory: Memory): boolean =>
  couldBeSaidYesTo(prospectsOf(game, source, program, memory), program, perhaps)

/**
 * True if, with such a choice, some of the remaining words of a text could change something when they are carried out
 * with the others.
 */
export const couldComeOf = (
  words: ReadonlySet<Effect>,
  game: Game,
  source: EffectSource,
  left: Program,
  memory: Memory,
): boolean => couldDoAny(prospectsOf(game, source, left, memory), left, perhaps, words)
