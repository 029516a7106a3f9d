/** The adversaries: each is a function that, given a board, chooses an illegal event, to test that the engine refuses it. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'
import { HOSTILE_ANSWERS } from './answers.ts'
import { HAND_WORK } from './handWork.ts'
import { MAIN_PHASE } from './mainPhase.ts'
import { NO_EVENTS } from './malformed.ts'
import type { Occasions } from './occasions.ts'
import { TURN_ORDER } from './turnOrder.ts'

/** For each adversary, the function that lists every illegal event it could try. */
export const ADVERSARY_OCCASIONS = {
  ...TURN_ORDER,
  ...MAIN_PHASE,
  ...HOSTILE_ANSWERS,
  ...HAND_WORK,
  ...NO_EVENTS,
} as const satisfies Readonly<Record<string, Occasions>>

/** The name of an adversary, which states the kind of illegal event that it tries. */
export type AdversaryName = keyof typeof ADVERSARY_OCCASIONS

/** The names of all adversaries. */
export const ADVERSARY_NAMES = Object.keys(ADVERSARY_OCCASIONS) as readonly AdversaryName[]

/** Returns one of the illegal events that an adversary could try on this board; null if there is none. */
export type Adversary = (at: Snapshot, legal: readonly GameEvent[], pick: number) => TriedEvent | null

const picking =
  (occasions: Occasions): Adversary =>
  (at, legal, pick) => {
    const tries = occasions(at, legal)
    return tries[pick % tries.length] ?? null
  }

/** Every adversary by its name. */
export const ADVERSARIES = Object.fromEntries(
  Object.entries(ADVERSARY_OCCASIONS).map(([name, occasions]) => [name, picking(occasions)]),
) as { readonly [Name in AdversaryName]: Adversary }
