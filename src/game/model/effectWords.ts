/** What can be said of a word of the effect language by its form: which of its keys hold more words, and what it gives to those after it. */
import type { Effect, EffectName, Program } from './effects.ts'

/** The keys of a word under which a program stands. */
type HoldingKeys<Word> = Word extends unknown
  ? { [Key in keyof Word]-?: [NonNullable<Word[Key]>] extends [Program] ? Key : never }[keyof Word]
  : never

/** Every key that holds more words. */
export const PROGRAM_KEYS: { readonly [Key in HoldingKeys<Effect>]: 'program' } = {
  then: 'program',
  otherwise: 'program',
  first: 'program',
  second: 'program',
}

/** What the words after another one can refer to: coins, chosen Pokémon or cards, or cards looked at. */
export type GivenKind = 'coins' | 'pokemon' | 'cards' | 'lookedAt'

/** A word that gives a name to what it chooses or means. */
type NamingName = Extract<Effect, { readonly as: string }>['do']

/** The words that give something to those after them. */
export const GIVEN_BY = {
  flip: 'coins',
  flipUntilTails: 'coins',
  eachCard: 'cards',
  eachPokemon: 'pokemon',
  choosePokemon: 'pokemon',
  chooseCards: 'cards',
  chooseAttached: 'cards',
  allCards: 'cards',
  allAttached: 'cards',
  randomCards: 'cards',
  lookAtTop: 'lookedAt',
  lookAtPrizes: 'lookedAt',
} as const satisfies { readonly [Name in NamingName]: 'pokemon' | 'cards' } & {
  readonly [Name in EffectName]?: GivenKind
}

/** The words that give something of this kind. */
export type EffectGiving<Kind extends GivenKind> = {
  [Name in keyof typeof GIVEN_BY]: (typeof GIVEN_BY)[Name] extends Kind ? Name : never
}[keyof typeof GIVEN_BY]

/** What a word gives to those after it, or null. */
export const givenBy = (effect: Effect): GivenKind | null =>
  (GIVEN_BY as { readonly [Name in EffectName]?: GivenKind })[effect.do] ?? null

/** The programs inside an effect, with the key that each stands under. */
export const keyedPrograms = (effect: Effect): readonly (readonly [string, Program])[] => {
  const found: (readonly [string, Program])[] = []
  for (const key in PROGRAM_KEYS) {
    const program = (effect as { readonly [key: string]: unknown })[key] as Program | undefined
    if (program !== undefined) found.push([key, program])
  }
  return found
}

/** The programs inside an effect. */
export const programsIn = (effect: Effect): readonly Program[] => keyedPrograms(effect).map(([, program]) => program)
