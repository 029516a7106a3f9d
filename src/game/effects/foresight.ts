/** What can be said of a word before it is carried out, as far as both players can see (T2D.1b, R28, R30). */
import { answers } from '../board/count.ts'
import type { EffectName, EffectNamed, Predicate, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'
import { openness } from './openness.ts'
import { couldBePaid, type Prospects } from './paidAhead.ts'
import { couldBeSome } from './prospects.ts'

/** True where "if you do" may be said of the words so far; asked only where a text says it. */
export type Done = () => boolean

interface Foresight<Name extends EffectName> {
  /** It could change something by itself; absent where it never does. What only a coin or a hidden card decides could be. */
  readonly could?: (prospects: Prospects, effect: EffectNamed<Name>) => boolean
  /** The programs inside it that could be carried out. */
  readonly parts?: (prospects: Prospects, effect: EffectNamed<Name>, before: Done) => readonly Program[]
  /** Its parts are carried out right after the words before it: "if you do" in them is about those. */
  readonly goesOn?: true
  /**
   * "If you do" could hold after it: as after its parts, or where a player could want them, or as the function says. Absent:
   * where it could change something.
   */
  readonly done?:
    | 'asItsParts'
    | 'ifWanted'
    | ((prospects: Prospects, effect: EffectNamed<Name>, before: Done) => boolean)
  /** It only looks at these cards: nobody does for a Bench that is full (R112). */
  readonly looksAt?: 'hand' | 'lookedAt'
  /** It does something with what is in a hand, or cannot be done where there is nothing in it. */
  readonly hand?: true
  /** As a cost: all of it is there. `text` is the cost and what it is paid for, as what pays may have to find room (GR.3). */
  readonly isThere?: (game: Game, source: EffectSource, effect: EffectNamed<Name>, text: Program) => boolean
}

/** The same of several words. */
export type Foresights<Names extends EffectName> = { readonly [Name in Names]: Foresight<Name> }

/** True if a text asks whether cards were chosen, and there is none to choose. */
const asksForCardsThatCannotBeChosen = (prospects: Prospects, question: Predicate): boolean =>
  question.is === 'atLeast' &&
  typeof question.number === 'number' &&
  question.number > 0 &&
  typeof question.what === 'object' &&
  question.what.count === 'cardsChosen' &&
  !couldBeSome(prospects, question.what)

/**
 * The answer to a question of the text, or null where it is not known yet. No word before it could change anything, or
 * nobody would ask.
 */
export const foreseen = (prospects: Prospects, question: Predicate, done: Done): boolean | null => {
  if (question.is === 'done') return done() ? null : false
  if (question.is === 'not') {
    const is = foreseen(prospects, question.what, done)
    return is === null ? null : !is
  }
  if (asksForCardsThatCannotBeChosen(prospects, question)) return false
  const { open, ofPiles } = openness(question)
  if (open || (ofPiles && couldBePaid(prospects))) return null
  return answers(prospects.game, prospects.source, prospects.memory, question)
}
