/** Whether what a text could change depends on what is in a hand: then it matters that the card itself is no longer in it (R28). */
import { memoize } from '../board/memoize.ts'
import type { Count, Effect, Predicate, Program } from '../model/effects.ts'
import { countsIn, EFFECT_WORDS, programsIn, questionsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'

const countsAHand = (count: Count): boolean => {
  if (typeof count === 'number') return false
  switch (count.count) {
    case 'cardsIn':
      return count.zone === 'hand'
    case 'plus':
      return count.of.some(countsAHand)
    case 'minus':
      return countsAHand(count.from) || countsAHand(count.less)
    case 'times':
      return countsAHand(count.of)
    case 'atMost':
      return countsAHand(count.of) || countsAHand(count.most)
    default:
      return false
  }
}

const asksAboutAHand = (question: Predicate): boolean => {
  switch (question.is) {
    case 'not':
      return asksAboutAHand(question.what)
    case 'all':
    case 'any':
      return question.of.some(asksAboutAHand)
    case 'atLeast':
      return countsAHand(question.what) || countsAHand(question.number)
    default:
      return false
  }
}

const isAboutAHand = (effect: Effect): boolean =>
  EFFECT_WORDS[effect.do].hand ||
  ((effect.do === 'chooseCards' || effect.do === 'allCards') && effect.from === 'hand') ||
  countsIn(effect).some(countsAHand) ||
  questionsIn(effect).some(asksAboutAHand) ||
  programsIn(effect).some((program) => program.some(isAboutAHand))

/** Asked once for each text, as texts do not change. */
const looked = memoize((program: Program): { readonly is: boolean } => ({ is: program.some(isAboutAHand) }))

const speaksOfAHand = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('count' in part && 'zone' in part && part.count === 'cardsIn' && part.zone === 'hand') ||
    Object.values(part).some(speaksOfAHand))

/** A card in play may give more HP, or other Energy, by the number of cards in a hand. */
const anyCardSpeaks = memoize((definitions: Game['definitions']): { readonly of: boolean } => ({
  of: speaksOfAHand(definitions),
}))

/** Whether what a text could change depends on a hand: it says so itself, or a card of the game does. */
export const dependsOnAHand = ({ definitions }: Game, program: Program): boolean =>
  looked(program).is || anyCardSpeaks(definitions).of
