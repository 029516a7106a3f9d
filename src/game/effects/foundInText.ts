/** What is found in a text by looking through it once: its choices, whether it flips coins, whether it repeats something. */
import { memoize, memoizeBoth } from '../board/memoize.ts'
import type { CardDestination, Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { type EffectGiving, givenBy, programsIn } from '../model/effectWords.ts'

/** Words that choose or mean something give it a name. */
type ChoiceNames = EffectGiving<'pokemon' | 'cards'>
/** A word that chooses or means something. */
export type NamingWord = EffectNamed<ChoiceNames>

export const isChoice = (effect: Effect): effect is EffectNamed<ChoiceNames> => {
  const given = givenBy(effect)
  return given === 'pokemon' || given === 'cards'
}

/** A word that is done for each of something. */
export type Repeating = EffectNamed<'forEach' | 'eachCard' | 'eachPokemon'>

export const isRepeating = (effect: Effect): effect is Repeating =>
  'then' in effect && ('times' in effect || 'as' in effect)

/** What a word takes out of a hand: the cards of that name, or all of the hand, and where they go. */
export interface TakenFromHand {
  readonly cards: string | { readonly handOf: Who }
  readonly to: CardDestination
}

const NOTHING: readonly TakenFromHand[] = []

/** What a word may take out of a hand, with the words inside it. Asked once for each word, as texts do not change. */
export const takenFromHandBy = memoize((effect: Effect): readonly TakenFromHand[] => {
  if (effect.do === 'discardHand') return [{ cards: { handOf: effect.whose }, to: 'discard' }]
  if (effect.do === 'move' && effect.to !== 'hand') return [{ cards: effect.cards, to: effect.to }]
  const inside = programsIn(effect).flatMap((program) => program.flatMap(takenFromHandBy))
  return inside.length === 0 ? NOTHING : inside
})

/** What is found in a text. */
export interface Found {
  readonly choices: readonly NamingWord[]
  /** Coins are flipped somewhere in it. */
  readonly flips: boolean
  readonly repeats: boolean
  /** Where decks are looked at. */
  readonly looks: readonly EffectNamed<'lookAtTop'>[]
}

const foundInWord = memoize((effect: Effect): Found => {
  const inside = programsIn(effect).map(foundIn)
  return {
    choices: [...(isChoice(effect) ? [effect] : []), ...inside.flatMap(({ choices }) => choices)],
    flips: givenBy(effect) === 'coins' || inside.some(({ flips }) => flips),
    repeats: isRepeating(effect) || inside.some(({ repeats }) => repeats),
    looks: [...(effect.do === 'lookAtTop' ? [effect] : []), ...inside.flatMap(({ looks }) => looks)],
  }
})

/** The same of words in a list that is made for the moment, such as what is left of a text. */
export const foundInWords = (words: Program): Found => {
  const each = words.map(foundInWord)
  if (each.length === 1) return each[0] as Found
  return {
    choices: each.flatMap(({ choices }) => choices),
    flips: each.some(({ flips }) => flips),
    repeats: each.some(({ repeats }) => repeats),
    looks: each.flatMap(({ looks }) => looks),
  }
}

/** Texts do not change, so each is looked through once. */
export const foundIn: (program: Program) => Found = memoize(foundInWords)

/** A text after the cost that is paid for it, as one text. */
export const withCost = memoizeBoth((cost: Program, program: Program): Program => [...cost, ...program])
