/**
 * Evaluates the conditions and counts of continuous effects ("as long as ..."). Conditions depend on HP and costs, which in turn depend on
 * continuous effects. To break this cycle of imports, `count.ts` registers the evaluating functions here when it is loaded.
 */
import type { Count, Predicate } from '../model/effects.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { ContinuousEffect, Others } from '../model/lasting.ts'
import type { EffectSource } from '../model/resolution.ts'
import { nothingChanges } from './catalogue.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** The kinds of continuous effects that take away the effects of attached cards. */
export type BareKind = 'noToolEffects' | 'plainSpecialEnergy'

/** The functions that evaluate conditions and counts. */
export interface Answering {
  readonly count: (game: Game, source: EffectSource, what: Count) => number
  readonly holds: (game: Game, source: EffectSource, question: Predicate) => boolean
  readonly hitPointsLeft: (game: Game, target: InPlay) => number
  readonly types: (game: Game, target: InPlay) => readonly EnergyType[]
  readonly isAmong: (game: Game, filter: Others, one: InPlay, seenFrom: InPlay) => boolean
  readonly isBare: (game: Game, kind: BareKind, target: InPlay) => boolean
  readonly doubledTypes: (game: Game, target: InPlay) => readonly EnergyType[]
}

let answers: Answering | null = null

/** Registers the functions that evaluate conditions and counts. */
export const answersComeFrom = (those: Answering): void => {
  answers = those
}

/**
 * The purpose for which a condition or count is evaluated: a kind of continuous effect, the Energy that a card provides, or a count whose
 * maximum possible value is wanted.
 */
type Asking = ContinuousEffect['continuous'] | 'provides' | Exclude<Count, number>

/** The purposes of the evaluations in progress. */
const asking = new Set<Asking>()

/** True if a condition of an effect of this kind is being evaluated. To avoid endless loops, no such effect is in force meanwhile. */
export const isAsking = (kind: Asking): boolean => asking.size > 0 && asking.has(kind)

/** Evaluates a condition or count of an effect of this kind. Throws an Error if `count.ts` is not loaded. */
export const askAbout = <Answer>(kind: Asking, ask: (answers: Answering) => Answer): Answer => {
  if (answers === null)
    throw new Error('The conditions of continuous effects cannot be evaluated: count.ts is not loaded.')
  const isWithin = asking.has(kind)
  asking.add(kind)
  try {
    return ask(answers)
  } finally {
    if (!isWithin) asking.delete(kind)
  }
}

/** True if an effect takes away the effects of a Pokémon's Tools (`noToolEffects`) or of its Special Energy (`plainSpecialEnergy`). */
export const isBare = (game: Game, kind: BareKind, target: InPlay): boolean =>
  !nothingChanges(game, kind, target.pokemon) &&
  !isAsking(kind) &&
  askAbout(kind, (answers) => answers.isBare(game, kind, target))
