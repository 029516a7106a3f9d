/** The types for facts about a word before it is carried out, as far as both players can see (T2D.1b, R28, R30). */
import { answers } from '../board/count.ts'
import type { EffectName, EffectNamed, Predicate, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'
import { openness } from './openness.ts'
import { couldBePaid, type Prospects } from './paidAhead.ts'
import { couldBeSome } from './prospects.ts'

/** True if "if you do" could be true of the words so far; called only if a text asks for it. */
export type Done = () => boolean

/** The answer as long as nothing is known: "if you do" could be true. */
export const mayBeDone: Done = () => true

interface Foresight<Name extends EffectName> {
  /**
   * True if the word could change something by itself; absent if it never does. Anything that depends on a coin or a
   * hidden card is possible.
   */
  readonly could?: (prospects: Prospects, effect: EffectNamed<Name>) => boolean
  /** The programs inside it that could be carried out. */
  readonly parts?: (prospects: Prospects, effect: EffectNamed<Name>, before: Done) => readonly Program[]
  /** Its parts follow directly on the words before it: "if you do" inside them refers to those words. */
  readonly goesOn?: true
  /**
   * Decides if "if you do" could be true after the word. `asItsParts`: if it could be after the words inside it.
   * `ifWanted`: if a player could want the words inside it. Absent: if the word could change something.
   */
  readonly done?:
    | 'asItsParts'
    | 'ifWanted'
    | ((prospects: Prospects, effect: EffectNamed<Name>, before: Done) => boolean)
  /**
   * The word only looks at these cards, so it is left out if the cards could not be used, as Pokémon for a full Bench
   * (R112).
   */
  readonly looksAt?: 'hand' | 'lookedAt'
  /** It does something with the cards of a hand, or cannot be done with an empty hand. */
  readonly hand?: true
  /**
   * As a cost: true if it can be paid in full. `text` is the cost with the text it is paid for, because the payment may
   * have to make room (GR.3).
   */
  readonly isThere?: (game: Game, source: EffectSource, effect: EffectNamed<Name>, text: Program) => boolean
}

/** The facts about several words that are known before they are carried out. */
export type Foresights<Names extends EffectName> = { readonly [Name in Names]: Foresight<Name> }

/** True if the question is about chosen cards and there are none to choose. */
const asksForCardsThatCannotBeChosen = (prospects: Prospects, question: Predicate): boolean =>
  question.is === 'atLeast' &&
  typeof question.number === 'number' &&
  question.number > 0 &&
  typeof question.what === 'object' &&
  question.what.count === 'cardsChosen' &&
  !couldBeSome(prospects, question.what)

/**
 * The answer to a question of the text, or null if it is not known yet. It is asked only if no earlier word could
 * change anything.
 */
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
