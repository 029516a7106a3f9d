/** Types for what both players can know about an effect before it is carried out (T2D.1b, R28, R30). */
import { answers } from '../board/count.ts'
import type { EffectName, EffectNamed, Predicate, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'
import { openness } from './openness.ts'
import { couldBePaid, type Prospects } from './paidAhead.ts'
import { couldBeSome } from './prospects.ts'

/**
 * A function that returns true if the answer to "if you do" could be yes after the effects so far. It is called only if the text has such a
 * question.
 */
export type Done = () => boolean

/** The answer while nothing is known: "if you do" could be true. */
export const mayBeDone: Done = () => true

interface Foresight<Name extends EffectName> {
  /**
   * True if the effect itself, without the programs inside it, could change something. Absent: it never does. Anything that depends on a
   * coin or a hidden card is possible.
   */
  readonly could?: (prospects: Prospects, effect: EffectNamed<Name>) => boolean
  /** The programs inside the effect that could be carried out. */
  readonly parts?: (prospects: Prospects, effect: EffectNamed<Name>, before: Done) => readonly Program[]
  /** True if "if you do" inside its parts refers to the effects before this one. */
  readonly goesOn?: true
  /**
   * Decides whether "if you do" could be true after the effect. `asItsParts`: if it could be true after the programs inside it. `ifWanted`:
   * if a player could want the programs inside it. Absent: if the effect could change something.
   */
  readonly done?:
    | 'asItsParts'
    | 'ifWanted'
    | ((prospects: Prospects, effect: EffectNamed<Name>, before: Done) => boolean)
  /**
   * The cards that the effect only looks at. The look changes nothing if the text has no use for the cards, such as Pokémon for a full
   * Bench (R112).
   */
  readonly looksAt?: 'hand' | 'lookedAt'
  /** True if the effect uses the cards of a hand, or cannot be carried out with an empty hand. */
  readonly hand?: true
  /**
   * For an effect that is a cost: true if it can be paid in full (GR.3). `text` is the cost followed by the text that it pays for: if
   * the text puts the cards chosen for the cost onto the Bench, they need free places there (R30).
   */
  readonly isThere?: (game: Game, source: EffectSource, effect: EffectNamed<Name>, text: Program) => boolean
}

/** The facts about the effects with these names that are known before they are carried out. */
export type Foresights<Names extends EffectName> = { readonly [Name in Names]: Foresight<Name> }

/** True if the question is about chosen cards and there are none to choose. */
const asksForCardsThatCannotBeChosen = (prospects: Prospects, question: Predicate): boolean =>
  question.is === 'atLeast' &&
  typeof question.number === 'number' &&
  question.number > 0 &&
  typeof question.what === 'object' &&
  question.what.count === 'cardsChosen' &&
  !couldBeSome(prospects, question.what)

/** The answer to a question of the text, or null if it is not known yet. Called only if no earlier effect could change anything. */
export const foreseen = (prospects: Prospects, question: Predicate, done: Done): boolean | null => {
  if (question.is === 'done') return done() ? null : false
  if (question.is === 'not') {
    const is = foreseen(prospects, question.what, done)
    return is === null ? null : !is
  }
  if (asksForCardsThatCannotBeChosen(prospects, question)) return false
  const { open, withoutCoins, ofPiles } = openness(question)
  if ((prospects.flips ? open : withoutCoins) || (ofPiles && couldBePaid(prospects))) return null
  return answers(prospects.game, prospects.source, prospects.memory, question)
}
