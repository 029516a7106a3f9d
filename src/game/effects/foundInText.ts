/** Looks through a text once and records its choices, repetitions and looks at decks. */
import { memoize, memoizeBoth } from '../board/memoize.ts'
import type { CardDestination, Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { type EffectGiving, kindGivenBy, programsIn } from '../model/effectWords.ts'

/** The names of words that choose or mean something and name it. */
type ChoiceNames = EffectGiving<'pokemon' | 'cards'>
/** A word that chooses or means something and names it. */
export type NamingWord = EffectNamed<ChoiceNames>

export const isChoice = (effect: Effect): effect is EffectNamed<ChoiceNames> => {
  const given = kindGivenBy(effect)
  return given === 'pokemon' || given === 'cards'
}

/** A word that repeats its part for each of several things. */
export type Repeating = EffectNamed<'forEach' | 'eachCard' | 'eachPokemon'>

export const isRepeating = (effect: Effect): effect is Repeating =>
  'then' in effect && ('times' in effect || 'as' in effect)

/** Cards that a word takes out of a hand (those of a choice's name, or the whole hand), and their destination. */
export interface TakenFromHand {
  readonly cards: string | { readonly handOf: Who }
  readonly to: CardDestination
}

const NO_CARDS: readonly TakenFromHand[] = []

/**
 * The cards that a word, and the words inside it, may take out of a hand. Computed once for each word, because texts do
 * not change.
 */
export const takenFromHandBy = memoize((effect: Effect): readonly TakenFromHand[] => {
  if (effect.do === 'discardHand') return [{ cards: { handOf: effect.whose }, to: 'discard' }]
  if (effect.do === 'move' && effect.to !== 'hand') return [{ cards: effect.cards, to: effect.to }]
  const inside = programsIn(effect).flatMap((program) => program.flatMap(takenFromHandBy))
  return inside.length === 0 ? NO_CARDS : inside
})

/** The things found in a text. */
export interface Found {
  readonly choices: readonly NamingWord[]
  readonly repeats: boolean
  /** Its looks at decks. */
  readonly looks: readonly EffectNamed<'lookAtTop'>[]
}

const foundInWord = memoize((effect: Effect): Found => {
  const inside = programsIn(effect).map(lookThrough)
  return {
    choices: [...(isChoice(effect) ? [effect] : []), ...inside.flatMap(({ choices }) => choices)],
    repeats: isRepeating(effect) || inside.some(({ repeats }) => repeats),
    looks: [...(effect.do === 'lookAtTop' ? [effect] : []), ...inside.flatMap(({ looks }) => looks)],
  }
})

/** Memoized: texts do not change, so each is looked through once. */
export const lookThrough: (program: Program) => Found = memoize((program) => {
  const each = program.map(foundInWord)
  if (each.length === 1) return each[0] as Found
  return {
    choices: each.flatMap(({ choices }) => choices),
    repeats: each.some(({ repeats }) => repeats),
    looks: each.flatMap(({ looks }) => looks),
  }
})

const joined = memoizeBoth((cost: Program, program: Program): Program => [...cost, ...program])

/** A word and the rest of its text as one text: the same object each time. */
export const withTheRest = memoizeBoth((effect: Effect, rest: Program): Program => [effect, ...rest])

/** A text together with the cost that is paid before it, as one text: the same object each time. */
export const withCost = (cost: Program | undefined, program: Program): Program =>
  cost === undefined || cost.length === 0 ? program : joined(cost, program)
