/** Finds the effects of a text that refer to one of its choices. */
import { memoize } from '../board/memoize.ts'
import type { Effect, Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import { isChoice } from './foundInText.ts'

/** The keys under which a text refers to a choice by its name. */
const NAMING: ReadonlySet<string> = new Set(['chosen', 'eachChosen', 'cards', 'with', 'named'])

const NO_NAMES: readonly string[] = []

/** The names of choices to which a part of a text refers, with repetitions. Memoized, because texts do not change. */
const namesSaidIn = memoize((part: object): readonly string[] => {
  const said = Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return NAMING.has(key) ? [value] : NO_NAMES
    return typeof value === 'object' && value !== null ? namesSaidIn(value) : NO_NAMES
  })
  return said.length === 0 ? NO_NAMES : said
})

const namesGivenBy = memoize((effect: Effect): readonly string[] => {
  const given = programsIn(effect).flatMap((program) => program.flatMap(namesGivenBy))
  return isChoice(effect) ? [effect.as, ...given] : given
})

/** The effects that refer to a choice, directly or through another choice that depends on it. */
const wordsAbout = (as: string, text: Program): ReadonlySet<Effect> => {
  const names = new Set([as])
  return new Set(
    text.filter((effect) => {
      const speaks = namesSaidIn(effect).some((name) => names.has(name))
      if (speaks) for (const name of namesGivenBy(effect)) names.add(name)
      return speaks
    }),
  )
}

const isByHand = memoize(
  (effect: Effect): boolean => effect.do === 'byHand' || programsIn(effect).some((program) => program.some(isByHand)),
)

/** The part of a text that still concerns a choice. */
interface Left {
  /**
   * The rest of the text, up to the last effect that refers to the choice. It also ends where a choice with the same name is made again.
   * Other choices in it may use a name more than once.
   */
  readonly text: Program
  /** The effects that refer to the choice. */
  readonly words: ReadonlySet<Effect>
  readonly isByHand: boolean
}

const leftOf = (todo: Program, as: string, isMade: boolean): Left => {
  const gives = (effect: Effect): boolean => namesGivenBy(effect).includes(as)
  const from = isMade ? 0 : todo.findIndex(gives) + 1
  const again = todo.findIndex((effect, at) => at >= from && gives(effect))
  const rest = again === -1 ? todo : todo.slice(0, again)
  const words = wordsAbout(as, rest)
  const last = rest.findLastIndex((effect) => words.has(effect))
  return { text: rest.slice(0, last + 1), words, isByHand: rest.some(isByHand) }
}

/** Memoizes `leftOf` for each text and each name of a choice. */
const memoizedLeftOf = (isMade: boolean): ((text: Program, as: string) => Left) => {
  const leftsOf = memoize((_text: Program) => new Map<string, Left>())
  return (text, as) => {
    const lefts = leftsOf(text)
    const known = lefts.get(as) ?? leftOf(text, as, isMade)
    lefts.set(as, known)
    return known
  }
}

/** The part of a text that concerns one of its own choices. */
export const partAbout = memoizedLeftOf(false)

/** The part of the rest of a text that concerns a choice already made. */
export const findRestAbout = memoizedLeftOf(true)

/** True if another step of the attack refers to the choice too. */
export const isSaidElsewhere = (game: Game, as: string, text: Program): boolean => {
  const printed = game.attack === null ? undefined : game.definitions[game.attack.definition]
  const attack = printed !== undefined && 'attacks' in printed ? printed.attacks?.[game.attack?.index ?? -1] : undefined
  const timesSaidIn = (part: object): number => namesSaidIn(part).filter((name) => name === as).length
  return (attack === undefined ? 0 : timesSaidIn(attack)) !== text.reduce((sum, effect) => sum + timesSaidIn(effect), 0)
}
