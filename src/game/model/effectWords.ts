/**
 * What can be said of each word of the effect language without carrying it out: which of its keys hold a program, a number or
 * a question, what it gives to the words after it, and whether it looks into a hand. Whatever walks through a text asks here.
 */
import type { Count, Effect, EffectName, EffectNamed, Predicate, Program } from './effects.ts'

type Holding<Value> = [Value] extends [Program]
  ? 'program'
  : [Count] extends [Value]
    ? 'count'
    : [Value] extends [Predicate]
      ? 'question'
      : never

type HoldingKeys<Word> = {
  [Key in keyof Word]-?: [Holding<NonNullable<Word[Key]>>] extends [never] ? never : Key
}[keyof Word]

interface WordFacts<Name extends EffectName> {
  /** What the words after it can refer to: coins, chosen Pokémon or cards, or cards looked at. */
  readonly gives: 'coins' | 'pokemon' | 'cards' | 'lookedAt' | null
  /** It does something with what is in a hand, or cannot be done where there is nothing in it. */
  readonly hand: boolean
  /** Every key that holds more words, a number or a question. */
  readonly parts: {
    readonly [Key in HoldingKeys<EffectNamed<Name>>]: Holding<NonNullable<EffectNamed<Name>[Key]>>
  }
}

/** Every word of the language. */
export const EFFECT_WORDS = {
  flip: { gives: 'coins', hand: false, parts: { coins: 'count' } },
  flipUntilTails: { gives: 'coins', hand: false, parts: {} },
  if: { gives: null, hand: false, parts: { is: 'question', then: 'program', otherwise: 'program' } },
  may: { gives: null, hand: false, parts: { then: 'program' } },
  oneOrBoth: { gives: null, hand: false, parts: { first: 'program', second: 'program' } },
  forEach: { gives: null, hand: false, parts: { times: 'count', then: 'program' } },
  eachCard: { gives: 'cards', hand: false, parts: { then: 'program' } },
  eachPokemon: { gives: 'pokemon', hand: false, parts: { then: 'program' } },
  choosePokemon: { gives: 'pokemon', hand: false, parts: { max: 'count' } },
  chooseCards: { gives: 'cards', hand: false, parts: { max: 'count' } },
  chooseAttached: { gives: 'cards', hand: false, parts: { max: 'count' } },
  allCards: { gives: 'cards', hand: false, parts: {} },
  allAttached: { gives: 'cards', hand: false, parts: {} },
  randomCards: { gives: 'cards', hand: true, parts: { cards: 'count' } },
  lookAtTop: { gives: 'lookedAt', hand: false, parts: { cards: 'count' } },
  reveal: { gives: null, hand: false, parts: {} },
  revealHand: { gives: null, hand: true, parts: {} },
  draw: { gives: null, hand: false, parts: { cards: 'count' } },
  discardHand: { gives: null, hand: true, parts: {} },
  discardTop: { gives: null, hand: false, parts: { cards: 'count' } },

  move: { gives: null, hand: false, parts: {} },
  shuffleDeck: { gives: null, hand: false, parts: { bottom: 'count' } },
  attach: { gives: null, hand: false, parts: {} },
  discardAllEnergy: { gives: null, hand: false, parts: {} },
  discardTools: { gives: null, hand: false, parts: {} },
  switch: { gives: null, hand: false, parts: {} },
  leavePlay: { gives: null, hand: false, parts: {} },
  evolve: { gives: null, hand: false, parts: {} },
  devolve: { gives: null, hand: false, parts: {} },
  removeStadium: { gives: null, hand: false, parts: {} },
  putCounters: { gives: null, hand: false, parts: { counters: 'count' } },
  spreadCounters: { gives: null, hand: false, parts: {} },
  moveCounters: { gives: null, hand: false, parts: { counters: 'count' } },
  knockOut: { gives: null, hand: false, parts: {} },
  heal: { gives: null, hand: false, parts: { times: 'count' } },
  condition: { gives: null, hand: false, parts: {} },
  recover: { gives: null, hand: false, parts: {} },
  lasting: { gives: null, hand: false, parts: {} },
  lastingRule: { gives: null, hand: false, parts: {} },
  copyAttack: { gives: null, hand: false, parts: {} },
  useEffectOf: { gives: null, hand: false, parts: {} },
  doesNothing: { gives: null, hand: false, parts: {} },
  doesNotHappen: { gives: null, hand: false, parts: {} },
  anotherTurn: { gives: null, hand: false, parts: {} },
  endTurn: { gives: null, hand: false, parts: {} },
  byHand: { gives: null, hand: false, parts: {} },
} as const satisfies { readonly [Name in EffectName]: WordFacts<Name> }

/** The words that give something of this kind to those after them. */
export type EffectGiving<Kind extends 'coins' | 'pokemon' | 'cards' | 'lookedAt'> = {
  [Name in EffectName]: (typeof EFFECT_WORDS)[Name]['gives'] extends Kind ? Name : never
}[EffectName]

type Part = 'program' | 'count' | 'question'

/** What an effect holds of a kind, with the key that each stands under. */
const held = (effect: Effect, kind: Part): readonly (readonly [string, unknown])[] => {
  const parts: { readonly [key: string]: Part } = EFFECT_WORDS[effect.do].parts
  const found: (readonly [string, unknown])[] = []
  for (const key in parts) {
    const value = (effect as { readonly [key: string]: unknown })[key]
    if (parts[key] === kind && value !== undefined) found.push([key, value])
  }
  return found
}

/** The programs inside an effect, with the key that each stands under. */
export const keyedPrograms = (effect: Effect): readonly (readonly [string, Program])[] =>
  held(effect, 'program') as readonly (readonly [string, Program])[]

/** The programs inside an effect. */
export const programsIn = (effect: Effect): readonly Program[] => keyedPrograms(effect).map(([, program]) => program)

/** The numbers of an effect that may be counted from the board. */
export const countsIn = (effect: Effect): readonly Count[] => held(effect, 'count').map(([, count]) => count as Count)

/** The questions that an effect asks. */
export const questionsIn = (effect: Effect): readonly Predicate[] =>
  held(effect, 'question').map(([, question]) => question as Predicate)
