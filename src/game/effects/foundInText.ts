/** Finds the choices of a text, its looks at decks, and the cards that it takes out of hands. */
import { memoize, memoizeBoth } from '../board/memoize.ts'
import type { CardDestination, Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { type EffectGiving, kindGivenBy, programsIn } from '../model/effectWords.ts'

/** The names of the effects that store Pokémon or cards under a name. */
type ChoiceNames = EffectGiving<'pokemon' | 'cards'>
/** An effect that stores Pokémon or cards under a name, by a choice or without one. */
export type NamingWord = EffectNamed<ChoiceNames>

export const isChoice = (effect: Effect): effect is EffectNamed<ChoiceNames> => {
  const given = kindGivenBy(effect)
  return given === 'pokemon' || given === 'cards'
}

/** An effect that repeats its program for each of several things. */
export type Repeating = EffectNamed<'forEach' | 'eachCard' | 'eachPokemon'>

export const isRepeating = (effect: Effect): effect is Repeating =>
  'then' in effect && ('times' in effect || 'as' in effect)

/** Cards that an effect takes out of a hand, and their destination. `cards` is the name of a choice, or the whole hand of a player. */
export interface TakenFromHand {
  readonly cards: string | { readonly handOf: Who }
  readonly to: CardDestination
}

const NO_CARDS: readonly TakenFromHand[] = []

/** The cards that an effect itself, without the effects inside it, may take out of a hand. */
export const takenFromHandBy = (effect: Effect): readonly TakenFromHand[] => {
  if (effect.do === 'discardHand') return [{ cards: { handOf: effect.whose }, to: 'discard' }]
  return effect.do === 'move' && effect.to !== 'hand' ? [{ cards: effect.cards, to: effect.to }] : NO_CARDS
}

/** The choices of a text, and its looks at the cards of a deck. */
export interface Found {
  readonly choices: readonly NamingWord[]
  /** True if some choices or looks are inside other effects, which may be carried out several times or not at all. */
  readonly areNested: boolean
  /** The effects that look at cards of a deck. */
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

/** Finds the choices of a text, and its looks at the cards of a deck. Memoized, because texts do not change. */
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

/** Joins an effect and the rest of its text. The same arguments give the same object each time. */
export const withTheRest = memoizeBoth((effect: Effect, rest: Program): Program => [effect, ...rest])

/** Joins a cost and the text that it pays for. The same arguments give the same object each time. */
export const withCost = (cost: Program | undefined, program: Program): Program =>
  cost === undefined || cost.length === 0 ? program : joined(cost, program)
