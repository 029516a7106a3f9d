/**
 * The guards of a state's transitions in stages: the clauses that can be asked before any part of an event is known,
 * and those that can be asked after each part. A card that may not be played is thus refused once, and not once for
 * each Pokémon.
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

/** One transition for an event. `index` is its position among those of its state. */
export interface Plan {
  readonly type: EventType
  readonly index: number
  readonly payload: Payload
  readonly first: readonly Holds[]
  readonly stages: readonly GuardStage[]
  /** Clauses that the printed values of the card decide. */
  readonly printed: readonly Holds[]
  /** True if cards with the same printing make the same events legal. */
  readonly byPrinting: boolean
  /** The two answers, of the card (first part) and of the Pokémon (second part), that must be equal; or null. */
  readonly agree: Agreement | null
}

/** The clauses to ask after a part: those that read it alone, and those that also read earlier parts. */
export interface GuardStage {
  readonly part: Part
  readonly alone: readonly Holds[]
  readonly together: readonly Holds[]
}

/** The parts of the event that a clause reads; every part if unknown. */
const readsOf = (name: ClauseName, parts: readonly Part[]): readonly EventPart[] =>
  hintAbout(name)?.reads ?? parts.map((part) => part.name)

/**
 * The maximum number of transitions whose printed clauses fit into the bits of a number; in a larger state they are
 * asked for each card.
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
  /** True unless a variant has replaced the rule; a variant's clause is always asked. */
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

/** Bit mask: the plans that a card's printing fits, one bit for each plan index. */
export type Kinds = number

/** Caches which plans each printing of a catalogue fits, by the printing's number. */
export type KindsOfPrintings = Kinds[]

/** Every transition that an event can cause in a state, in the order of the chart. */
export interface Plans {
  readonly all: readonly Plan[]
  /** True if some of them read the printed values of a card. */
  readonly lookAtPrint: boolean
  /** The cache for a game's catalogue. */
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
