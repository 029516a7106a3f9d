/**
 * Divides the guards of a state's transitions into stages, by the part of the event after which each clause can be evaluated. In this way
 * a card that may not be played is refused once, and not once for each Pokémon.
 */
import type { ClauseName } from '../../../machines/vocabulary.ts'
import { memoize } from '../../game/board/memoize.ts'
import type { EventPart, EventType } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { type Holds, MEANING } from '../stepper/meaning.ts'
import type { StatePath } from '../stepper/snapshot.ts'
import { leafAt, type Stepper } from '../stepper/step.ts'
import type { Leaf, Row } from '../stepper/table.ts'
import { type Agreement, hintAbout } from './hints.ts'
import { PAYLOADS, type Part, type Payload } from './payloads.ts'

/** The guard of one transition, in stages. `index` is the position of the transition among those of its state. */
export interface Plan {
  readonly type: EventType
  readonly index: number
  readonly payload: Payload
  readonly first: readonly Holds[]
  readonly stages: readonly GuardStage[]
  /** The clauses that read only the printed values of the card. */
  readonly printed: readonly Holds[]
  /** True if cards of the same printing always have the same legal events. */
  readonly byPrinting: boolean
  /** The comparison of the card (first part) with the Pokémon (second part), or null if the guard has none. */
  readonly agree: Agreement | null
}

/** The clauses to evaluate once a part is filled in: those that read only this part, and those that also read earlier parts. */
export interface GuardStage {
  readonly part: Part
  readonly alone: readonly Holds[]
  readonly together: readonly Holds[]
}

/** The parts of the event that a clause reads; every part if the clause has no hint. */
const readsOf = (name: ClauseName, parts: readonly Part[]): readonly EventPart[] =>
  hintAbout(name)?.reads ?? parts.map((part) => part.name)

/**
 * The maximum number of transitions in a bit mask. For the transitions of a state after the first 31, the clauses on printed values are
 * evaluated for each card, not once for each printing.
 */
const MAX_KINDS = 31

const planOf = ({ meaning }: Stepper, row: Row, index: number): Plan => {
  const type = row.event as EventType
  const payload = PAYLOADS[type]
  const { parts } = payload
  const askedAfter = (name: ClauseName): number =>
    Math.max(-1, ...readsOf(name, parts).map((read) => parts.findIndex((part) => part.name === read)))
  const isAlone = (name: ClauseName): boolean => readsOf(name, parts).length === 1
  const isPrinted = (name: ClauseName): boolean =>
    index < MAX_KINDS && parts[0]?.name === 'card' && hintAbout(name)?.printed === true
  const sources: readonly unknown[] = [payload.sender, ...parts.map((part) => part.name)]
  /** True unless the stepper has replaced the clause by a variant. Hints do not apply to a variant. */
  const isAsItIs = (name: ClauseName): boolean => meaning.clauses[name] === MEANING.clauses[name]
  const isEnsured = (name: ClauseName): boolean =>
    isAsItIs(name) && sources.includes(hintAbout(name)?.ensuredBy ?? null)
  const isPaired = parts[0]?.name === 'card' && parts[1]?.name === 'pokemon'
  const agreed = row.clauses.find((name) => isPaired && isAsItIs(name) && hintAbout(name)?.agree !== undefined)
  const asked = (test: (name: ClauseName) => boolean): readonly Holds[] =>
    row.clauses.filter((name) => !isEnsured(name) && name !== agreed && test(name)).map((name) => meaning.clauses[name])
  const printed = asked(isPrinted)
  return {
    type,
    index,
    payload,
    first: asked((name) => askedAfter(name) === -1),
    printed,
    byPrinting: printed.length > 0 && row.clauses.every(isAsItIs),
    agree: (agreed === undefined ? undefined : hintAbout(agreed)?.agree) ?? null,
    stages: parts.map((part, at) => ({
      part,
      alone: asked((name) => askedAfter(name) === at && !isPrinted(name) && part.free && isAlone(name)),
      together: asked((name) => askedAfter(name) === at && !isPrinted(name) && !(part.free && isAlone(name))),
    })),
  }
}

/** A bit mask of the plans that a printing fits: the bit at a plan's index is 1 if it fits. */
export type Kinds = number

/** A cache of the plans that each printing of a catalogue fits, by the number of the printing. */
export type KindsOfPrintings = Kinds[]

/** The plans of a state, one for each transition on an event, in the order of the chart. */
export interface Plans {
  readonly all: readonly Plan[]
  /** True if some plan reads the printed values of a card. */
  readonly lookAtPrint: boolean
  /** Returns the cache for the catalogue of a game. */
  readonly kindsIn: (definitions: Game['definitions']) => KindsOfPrintings
}

const plansOf = (stepper: Stepper, leaf: Leaf): Plans => {
  const rows = leaf.final ? [] : [...leaf.on.values()].flat()
  const all = rows.map((row, index) => planOf(stepper, row, index))
  return {
    all,
    lookAtPrint: all.some(({ printed }) => printed.length > 0),
    kindsIn: memoize((): KindsOfPrintings => []),
  }
}

const plansIn = memoize((stepper: Stepper) => memoize((leaf: Leaf) => plansOf(stepper, leaf)))

/** The plans of a state, built on first use. */
export const plansAt = (stepper: Stepper, state: StatePath): Plans => plansIn(stepper)(leafAt(stepper, state))
