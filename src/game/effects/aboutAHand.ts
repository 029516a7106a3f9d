/**
 * Decides whether what a text may change depends on the cards of a hand, or on the played card itself. If they do, the played card
 * counts as gone from the hand when the engine checks whether the text could change anything (R28).
 */
import { memoize } from '../board/memoize.ts'
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { EFFECT_FORESIGHTS } from '../words/foresight.ts'
import type { Foresights } from './foresight.ts'

const isAboutAHand = (effect: Effect): boolean =>
  (EFFECT_FORESIGHTS[effect.do] as Foresights<EffectName>['randomCards']).hand === true ||
  ((effect.do === 'chooseCards' || effect.do === 'allCards') &&
    (effect.from === 'hand' || effect.from === 'thisCard')) ||
  programsIn(effect).some((program) => program.some(isAboutAHand))

/** Decides whether a text has an effect on a hand or on the played card. Memoized, because texts do not change. */
const looked = memoize((program: Program): { readonly is: boolean } => ({ is: program.some(isAboutAHand) }))

/** True if this part of a text counts the cards of a hand. */
const countsAHand = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('count' in part && 'zone' in part && part.count === 'cardsIn' && part.zone === 'hand') ||
    Object.values(part).some(countsAHand))

/** True if any card of the game counts the cards of a hand: for its text, or for HP or Energy that it gives while it is in play. */
const counted = memoize((definitions: Game['definitions']): { readonly is: boolean } => ({
  is: countsAHand(definitions),
}))

/** True if the possible changes of a text may depend on a hand. */
export const dependsOnAHand = ({ definitions }: Game, program: Program): boolean =>
  looked(program).is || counted(definitions).is
