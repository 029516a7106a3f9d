/**
 * Tables over the effect language: the keys of an effect that hold further effects, and the results of an effect that later effects can
 * refer to.
 */
import type { Effect, EffectName, Program } from './effects.ts'

/** The keys of an effect that hold a program. */
type HoldingKeys<Word> = Word extends unknown
  ? { [Key in keyof Word]-?: [NonNullable<Word[Key]>] extends [Program] ? Key : never }[keyof Word]
  : never

/** Every key of an effect that holds a program. */
export const PROGRAM_KEYS: { readonly [Key in HoldingKeys<Effect>]: 'program' } = {
  then: 'program',
  otherwise: 'program',
  first: 'program',
  second: 'program',
}

/** The kinds of results that later effects can refer to: coins, chosen Pokémon or cards, or cards looked at. */
export type GivenKind = 'coins' | 'pokemon' | 'cards' | 'lookedAt'

/** The name of an effect that stores its result under a name (`as`). */
type NamingName = Extract<Effect, { readonly as: string }>['do']

/** The effects whose result later effects can refer to, each with the kind of its result. */
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

/** The names of the effects with this kind of result. */
export type EffectGiving<Kind extends GivenKind> = {
  [Name in keyof typeof GIVEN_BY]: (typeof GIVEN_BY)[Name] extends Kind ? Name : never
}[keyof typeof GIVEN_BY]

/** The kind of the result of this effect, or null if later effects cannot refer to a result of it. */
export const kindGivenBy = (effect: Effect): GivenKind | null =>
  (GIVEN_BY as { readonly [Name in EffectName]?: GivenKind })[effect.do] ?? null

/** The programs inside an effect, each with its key. */
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

/** Every effect of a program, each followed by those inside it. */
export const everyEffectIn = (program: Program): readonly Effect[] =>
  program.flatMap((effect) => [effect, ...programsIn(effect).flatMap(everyEffectIn)])
