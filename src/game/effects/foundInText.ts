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

/** The cards that a word may take out of a hand by itself. */
export const takenFromHandBy = (effect: Effect): readonly TakenFromHand[] => {
  if (effect.do === 'discardHand') return [{ cards: { handOf: effect.whose }, to: 'discard' }]
  return effect.do === 'move' && effect.to !== 'hand' ? [{ cards: effect.cards, to: effect.to }] : NO_CARDS
}

/** The things found in a text. */
export interface Found {
  readonly choices: readonly NamingWord[]
  /** True if some of these are parts of other words, which may not be carried out, or several times. */
  readonly areNested: boolean
  /** Its looks at decks. */
  readonly looks: readonly EffectNamed<'lookAtTop'>[]
}

const foundInWord = memoize((effect: Effect): Found => {
  const inside = programsIn(effect).map(lookThrough)
  return {
    choices: [...(isChoice(effect) ? [effect] : []), ...inside.flatMap(({ choices }) => choices)],
    areNested: inside.some(({ choices, looks }) => choices.length + looks.length > 0),
    looks: [...(effect.do === 'lookAtTop' ? [effect] : []), ...inside.flatMap(({ looks }) => looks)],
  }
})

/** Memoized: texts do not change, so each is looked through once. */
export const lookThrough: (program: Program) => Found = memoize((program) => {
  const each = program.map(foundInWord)
  if (each.length === 1) return each[0] as Found
  return {
    choices: each.flatMap(({ choices }) => choices),
    areNested: each.some(({ areNested }) => areNested),
    looks: each.flatMap(({ looks }) => looks),
  }
})

const joined = memoizeBoth((cost: Program, program: Program): Program => [...cost, ...program])

/** A word and the rest of its text as one text: the same object each time. */
export const withTheRest = memoizeBoth((effect: Effect, rest: Program): Program => [effect, ...rest])

/** A text together with the cost that is paid before it, as one text: the same object each time. */
export const withCost = (cost: Program | undefined, program: Program): Program =>
  cost === undefined || cost.length === 0 ? program : joined(cost, program)
