/**
 * Decides whether a text could change anything, as far as both players can see (T2D.1b, R28, R30). Everything that
 * depends on a coin or a hidden card counts as possible. A cost, such as discarding one's hand, is not an effect. Cards
 * in the hand of the acting player count as seen.
 */

import { memoize } from '../board/memoize.ts'
import { playerOf } from '../board/references.ts'
import type { Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { everyEffectIn, kindGivenBy } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, type Memory, NO_MEMORY } from '../model/resolution.ts'
import { afterWord } from './afterWord.ts'
import { type EffectAhead, effectAhead, foresightOf, textAhead } from './ahead.ts'
import { type Done, mayBeDone } from './foresight.ts'
import { isChoice, isRepeating, withCost } from './foundInText.ts'
import { prospectsOf } from './lookingAhead.ts'
import { openness } from './openness.ts'
import { type Prospects, prospectsWith } from './paidAhead.ts'
import { couldChooseCards } from './prospects.ts'
import { isSaidElsewhere, partAbout } from './wordsAbout.ts'

/** True if a later "if you do" could be true after this effect, or if that is not known yet. */
const couldBeDone = (prospects: Prospects, effect: Effect, before: Done): boolean => {
  const { done, parts } = foresightOf(effect)
  if (done === undefined) return couldDo(prospects, effectAhead(effect), before, [], 0)
  if (typeof done === 'function') return done(prospects, effect as never, before)
  const inside = parts?.(prospects, effect as never, before) ?? []
  return done === 'asItsParts'
    ? inside.some((part) => doneAfter(prospects, part, before)())
    : inside.some(
        (part) =>
          part.length === 0 || (couldBeSaidYesTo(prospects, part, before) && doneAfter(prospects, part, mayBeDone)()),
      )
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

/** True if the effect at `at` only looks at cards, and it and the effects after it could use none of them (R112). */
const isIdle = ({ game, source, memory }: Prospects, { effect, looksAt }: EffectAhead, text: Program, at: number) =>
  looksAt !== undefined && 'whose' in effect && isInVain(game, source, memory, effect.whose, looksAt, text.slice(at))

const withOutcomes = (prospects: Prospects, { flips, number }: Prospects): Prospects =>
  prospectsWith(prospects, { flips, number })

const couldDo = (prospects: Prospects, ahead: EffectAhead, done: Done, text: Program, at: number): boolean => {
  const { effect, could, parts, goesOn } = ahead
  if (parts !== undefined) {
    const before = goesOn ? done : mayBeDone
    // a repeated program may ask for the coins and the number of its previous repetition
    const now = isRepeating(effect) ? withOutcomes(prospects, afterWord(prospects, effect)) : prospects
    for (const part of parts(prospects, effect as never, done)) if (couldDoAny(now, part, before)) return true
    return false
  }
  return could?.(prospects, effect as never) === true && (prospects.probing || !isIdle(prospects, ahead, text, at))
}

const couldDoAny = (
  prospects: Prospects,
  program: Program,
  before: Done = mayBeDone,
  words: ReadonlySet<Effect> | null = null,
): boolean => {
  let done = before
  let now = prospects
  const { effects, asksWhatWasDone } = textAhead(program)
  const last = effects.length - 1
  for (let at = 0; at <= last; at += 1) {
    const ahead = effects[at] as EffectAhead
    const { effect } = ahead
    if ((words === null || words.has(effect)) && couldDo(now, ahead, done, program, at)) return true
    if (at === last) break
    if (asksWhatWasDone) done = thenDone(now, effect, done)
    if (ahead.leavesATrace) now = afterWord(now, effect)
  }
  return false
}

/** The effects of a text after which it may have to attach a card that it looks at. Memoized, because texts do not change. */
const effectsThatMayFail = memoize((program: Program): readonly Effect[] =>
  program.flatMap((looked) =>
    looked.do === 'allCards' && looked.from === 'lookedAt'
      ? program.filter(
          (effect) =>
            effect.do === 'if' &&
            openness(effect.is).open &&
            effect.then.some((then) => then.do === 'attach' && then.cards === looked.as),
        )
      : [],
  ),
)

/**
 * True if the text may have to attach a card that it looks at, but there is no Pokémon to attach it to. Such a text cannot be used (C1704).
 */
const mayHaveToFail = (game: Game, source: EffectSource, program: Program, memory: Memory): boolean =>
  effectsThatMayFail(program).some((effect) => !couldComeOf(new Set([effect]), game, source, program, memory))

/**
 * True if the program could change something. False if it certainly changes nothing, or if it may have to fail (C1704). `memory` has the
 * choices made before it. `cost` is paid first: it does not count as a change, but its choices have names that the program may use.
 */
export const couldChangeSomething = (
  game: Game,
  source: EffectSource,
  program: Program,
  memory: Memory = NO_MEMORY,
  cost: Program = [],
): boolean =>
  !mayHaveToFail(game, source, program, memory) &&
  couldDoAny(cost.reduce(afterWord, prospectsOf(game, source, withCost(cost, program), memory)), program)

const shufflesADeck = ({ game, source }: Prospects, effect: Effect): boolean =>
  effect.do === 'shuffleDeck' && game.players[playerOf(source, effect.whose)].deck.length > 1

/**
 * True if a player could want to say yes to a program. Three things count here besides a change: a cost that the player pays, a choice of
 * cards for later effects, and a program that only shuffles (C484).
 */
const couldBeSaidYesTo = (prospects: Prospects, program: Program, before: Done): boolean => {
  const last = program.at(-1)
  return (
    program.every((effect) => shufflesADeck(prospects, effect)) ||
    couldDoAny(prospectsWith(prospects, { pays: true }), program, before) ||
    (last !== undefined && isChoice(last) && kindGivenBy(last) === 'cards' && couldChooseCards(prospects, last.as))
  )
}

/** True if a player could want a program that they may decline. */
export const couldBeWanted = (game: Game, source: EffectSource, program: Program, memory: Memory): boolean =>
  couldBeSaidYesTo(prospectsOf(game, source, program, memory), program, mayBeDone)

/** True if at least one of the effects `words` could change something when the text `left` is carried out after the choice in `memory`. */
export const couldComeOf = (
  words: ReadonlySet<Effect>,
  game: Game,
  source: EffectSource,
  left: Program,
  memory: Memory,
): boolean => couldDoAny(prospectsOf(game, source, left, memory, true), left, mayBeDone, words)

/**
 * True if the text could do nothing with any card of the choice `as`. The text begins with the effect that looks at the cards or searches
 * for them.
 */
export const isForNothing = (game: Game, source: EffectSource, memory: Memory, as: string, text: Program): boolean => {
  const { words, text: part, isByHand } = partAbout(text, as)
  if (words.size === 0 || isByHand || (source.kind === 'attack' && isSaidElsewhere(game, as, part))) return false
  return !couldComeOf(words, game, source, part, memory)
}

/**
 * The choices of cards in a text that attaches cards or puts them onto a Bench. Empty for other texts, and for a text that also shuffles
 * the cards at the bottom of a deck. Memoized, because texts do not change.
 */
const choicesToMoveOn = memoize((text: Program): readonly EffectNamed<'chooseCards' | 'allCards'>[] => {
  const all = everyEffectIn(text)
  const movesOn = all.some((effect) => effect.do === 'attach' || ('to' in effect && effect.to === 'bench'))
  return movesOn && !all.some((effect) => effect.do === 'shuffleDeck' && effect.bottom !== undefined)
    ? all.filter((effect) => effect.do === 'chooseCards' || effect.do === 'allCards')
    : []
})

/**
 * True if a text looks for cards in a hand or a deck but could do nothing with them: it would put them onto a full Bench, or attach them
 * although no Pokémon can have them (R112). False if the text also shuffles the cards at the bottom of a deck, since the look serves that
 * too.
 */
export const isInVain = (
  game: Game,
  source: EffectSource,
  memory: Memory,
  whose: Who,
  from: 'hand' | 'lookedAt',
  text: Program,
): boolean => {
  const choices = choicesToMoveOn(text).filter((choice) => choice.from === from && choice.whose === whose)
  return choices.length > 0 && choices.every(({ as }) => isForNothing(game, source, memory, as, text))
}
