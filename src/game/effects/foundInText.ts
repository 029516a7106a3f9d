/** What is found in a text by looking through it once: its choices, whether it flips coins, whether it repeats something. */
import { memoize, memoizeBoth } from '../board/memoize.ts'
import type { CardDestination, Effect, EffectNamed, Program, Who } from '../model/effects.ts'
import { EFFECT_WORDS, type EffectGiving, programsIn } from '../model/effectWords.ts'

/** Words that choose or mean something give it a name. */
type ChoiceNames = EffectGiving<'pokemon' | 'cards'>
/** A word that chooses or means something. */
export type NamingWord = EffectNamed<ChoiceNames>

export const isChoice = (effect: Effect): effect is EffectNamed<ChoiceNames> => {
  const { gives } = EFFECT_WORDS[effect.do]
  return gives === 'pokemon' || gives === 'cards'
}

const choicesIn = (program: Program): readonly NamingWord[] =>
  program.flatMap((effect) => [...(isChoice(effect) ? [effect] : []), ...programsIn(effect).flatMap(choicesIn)])

const flipsIn = (program: Program): boolean =>
  program.some((effect) => EFFECT_WORDS[effect.do].gives === 'coins' || programsIn(effect).some(flipsIn))

const REPEATING: readonly Effect['do'][] = ['forEach', 'eachCard', 'eachPokemon']

const repeatsIn = (program: Program): boolean =>
  program.some((effect) => REPEATING.includes(effect.do) || programsIn(effect).some(repeatsIn))

const looksIn = (program: Program): readonly EffectNamed<'lookAtTop'>[] =>
  program.flatMap((effect) => [...(effect.do === 'lookAtTop' ? [effect] : []), ...programsIn(effect).flatMap(looksIn)])

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

/** Texts do not change, so each is looked through once. */
export const foundIn = memoize(
  (program: Program): Found => ({
    choices: choicesIn(program),
    flips: flipsIn(program),
    repeats: repeatsIn(program),
    looks: looksIn(program),
  }),
)

/** A text after the cost that is paid for it, as one text. */
export const withCost = memoizeBoth((cost: Program, program: Program): Program => [...cost, ...program])
