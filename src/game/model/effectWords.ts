/**
 * What can be said of each word of the effect language without carrying it out: which of its keys hold a program, what it gives
 * to the words after it, and whether it looks into a hand. Whatever walks through a text asks here.
 */
import type { Effect, EffectName, EffectNamed, Program } from './effects.ts'

/** The keys of a word under which a program stands. */
type HoldingKeys<Word> = {
  [Key in keyof Word]-?: [NonNullable<Word[Key]>] extends [Program] ? Key : never
}[keyof Word]

interface WordFacts<Name extends EffectName> {
  /** What the words after it can refer to: coins, chosen Pokémon or cards, or cards looked at. */
  readonly gives: 'coins' | 'pokemon' | 'cards' | 'lookedAt' | null
  /** It does something with what is in a hand, or cannot be done where there is nothing in it. */
  readonly hand: boolean
  /** Every key that holds more words. */
  readonly parts: { readonly [Key in HoldingKeys<EffectNamed<Name>>]: 'program' }
}

/** Every word of the language. */
export const EFFECT_WORDS = {
  flip: { gives: 'coins', hand: false, parts: {} },
  flipUntilTails: { gives: 'coins', hand: false, parts: {} },
  if: { gives: null, hand: false, parts: { then: 'program', otherwise: 'program' } },
  may: { gives: null, hand: false, parts: { then: 'program' } },
  oneOrBoth: { gives: null, hand: false, parts: { first: 'program', second: 'program' } },
  forEach: { gives: null, hand: false, parts: { then: 'program' } },
  eachCard: { gives: 'cards', hand: false, parts: { then: 'program' } },
  eachPokemon: { gives: 'pokemon', hand: false, parts: { then: 'program' } },
  choosePokemon: { gives: 'pokemon', hand: false, parts: {} },
  chooseCards: { gives: 'cards', hand: false, parts: {} },
  chooseAttached: { gives: 'cards', hand: false, parts: {} },
  allCards: { gives: 'cards', hand: false, parts: {} },
  allAttached: { gives: 'cards', hand: false, parts: {} },
  randomCards: { gives: 'cards', hand: true, parts: {} },
  lookAtTop: { gives: 'lookedAt', hand: false, parts: {} },
  lookAtPrizes: { gives: 'lookedAt', hand: false, parts: {} },
  reveal: { gives: null, hand: false, parts: {} },
  revealHand: { gives: null, hand: true, parts: {} },
  draw: { gives: null, hand: false, parts: {} },
  discardHand: { gives: null, hand: true, parts: {} },
  discardTop: { gives: null, hand: false, parts: {} },

  move: { gives: null, hand: false, parts: {} },
  shuffleDeck: { gives: null, hand: false, parts: {} },
  shufflePrizes: { gives: null, hand: false, parts: {} },
  attach: { gives: null, hand: false, parts: {} },
  discardAllEnergy: { gives: null, hand: false, parts: {} },
  discardTools: { gives: null, hand: false, parts: {} },
  switch: { gives: null, hand: false, parts: {} },
  leavePlay: { gives: null, hand: false, parts: {} },
  evolve: { gives: null, hand: false, parts: {} },
  devolve: { gives: null, hand: false, parts: {} },
  replace: { gives: null, hand: false, parts: {} },
  removeStadium: { gives: null, hand: false, parts: {} },
  putCounters: { gives: null, hand: false, parts: {} },
  spreadCounters: { gives: null, hand: false, parts: {} },
  moveCounters: { gives: null, hand: false, parts: {} },
  knockOut: { gives: null, hand: false, parts: {} },
  heal: { gives: null, hand: false, parts: {} },
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

/** The programs inside an effect, with the key that each stands under. */
export const keyedPrograms = (effect: Effect): readonly (readonly [string, Program])[] => {
  const found: (readonly [string, Program])[] = []
  for (const key in EFFECT_WORDS[effect.do].parts) {
    const program = (effect as { readonly [key: string]: unknown })[key] as Program | undefined
    if (program !== undefined) found.push([key, program])
  }
  return found
}

/** The programs inside an effect. */
export const programsIn = (effect: Effect): readonly Program[] => keyedPrograms(effect).map(([, program]) => program)
