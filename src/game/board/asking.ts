/**
 * Asks the questions of continuous effects ("as long as ..."). The answers depend on HP and costs, which depend on
 * continuous effects themselves. To break this circle of imports, `count.ts` registers the functions that answer when
 * it is loaded.
 */
import type { Count, Predicate } from '../model/effects.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { ContinuousEffect, Others } from '../model/lasting.ts'
import type { EffectSource } from '../model/resolution.ts'
import { nothingChanges } from './catalogue.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** Kinds of changes that leave cards attached but take away their effects. */
export type BareKind = 'noToolEffects' | 'plainSpecialEnergy'

/** The functions that answer. */
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

/** Registers the functions that answer. */
export const answersComeFrom = (those: Answering): void => {
  answers = those
}

/** Things that ask questions: effects of a kind, the Energy that cards provide, or a count that looks ahead. */
type Asking = ContinuousEffect['continuous'] | 'provides' | Exclude<Count, number>

/** The things whose questions are being answered. */
const asking = new Set<Asking>()

/** True if a question of an effect of this kind is being answered: meanwhile no effect of that kind is in force. */
export const isAsking = (kind: Asking): boolean => asking.size > 0 && asking.has(kind)

/** Answers a question of an effect of this kind. */
export const askAbout = <Answer>(kind: Asking, ask: (answers: Answering) => Answer): Answer => {
  if (answers === null) throw new Error('Nobody answers the questions of continuous effects: count.ts is not loaded.')
  const isWithin = asking.has(kind)
  asking.add(kind)
  try {
    return ask(answers)
  } finally {
    if (!isWithin) asking.delete(kind)
  }
}

/**
 * True if something takes away the effects of the cards attached to a Pokémon: of its Tools, or of its Special Energy.
 */
export const isBare = (game: Game, kind: BareKind, target: InPlay): boolean =>
  !nothingChanges(game, kind, target.pokemon) &&
  !isAsking(kind) &&
  askAbout(kind, (answers) => answers.isBare(game, kind, target))
