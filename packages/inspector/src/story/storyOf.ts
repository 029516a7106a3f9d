/**
 * Describes a game like a book that is open at one step: the turns near this step are described event by event, all other turns are only
 * named. Described steps are cached, so that moving through a long game describes only new steps.
 */
import type { Snapshot } from 'ptcg-turn-engine'
import { commonEvents, type InspectedHistory } from '../time/history.ts'
import type { Audience } from '../time/inspection.ts'
import { playStep, type Step } from '../time/step.ts'
import { type StepInStory, storyOfStep } from './storyOfStep.ts'
import { isSameTurn, type TurnMark, type TurnSpan, turnsOf } from './storyTurns.ts'

/** The described part of a turn. */
export interface TurnInStory {
  readonly turn: TurnMark
  readonly steps: readonly StepInStory[]
}

export interface Page {
  readonly before: readonly TurnSpan[]
  readonly described: readonly TurnInStory[]
  readonly after: readonly TurnSpan[]
  /** The number of earlier and of later steps of the described turns that are too far away to be described. */
  readonly earlier: number
  readonly later: number
  /** True if every turn of the game is known; otherwise the last turns are not surveyed yet. */
  readonly isComplete: boolean
}

/** The maximum number of steps described before and after the current one. */
export const MAX_STEPS_BEFORE = 30
export const MAX_STEPS_AFTER = 20
/** The maximum number of cached steps. */
const REMEMBERED = 400
/** The number of pieces, of fifty events each, that are examined at once for turns. */
const PIECES_AT_ONCE = 8

export interface StoryBook {
  /** The page around a step. */
  readonly pageAt: (history: InspectedHistory, audience: Audience, step: number) => Page
}

interface Memory {
  readonly history: InspectedHistory
  readonly audience: Audience
  readonly steps: Map<number, StepInStory>
  /** The moment after the step that was played last, from which the next step can be played. */
  latest: { readonly step: number; readonly after: Snapshot } | null
}

const memoryOf = (before: Memory | null, history: InspectedHistory, audience: Audience): Memory => {
  if (before === null || before.audience !== audience) return { history, audience, steps: new Map(), latest: null }
  if (before.history === history) return before
  const common = commonEvents(before.history, history)
  return {
    history,
    audience,
    steps: new Map([...before.steps].filter(([step]) => step <= common)),
    latest: before.latest !== null && before.latest.step <= common ? before.latest : null,
  }
}

/** The moment in which the event of a step was sent. */
const momentBefore = ({ history, latest }: Memory, step: number): Snapshot =>
  latest?.step === step - 1 ? latest.after : history.snapshotAt(step - 1)

/** Describes consecutive steps, each played once; the history is used only for moments that are not cached. */
const describeSteps = (memory: Memory, first: number, last: number): readonly StepInStory[] => {
  const { history, audience, steps } = memory
  const described: StepInStory[] = []
  for (let number = first; number <= last; number += 1) {
    const known = steps.get(number)
    if (known !== undefined) {
      described.push(known)
      continue
    }
    const step: Step =
      number === 0 ? history.stepAt(0) : playStep(momentBefore(memory, number), history.events[number - 1], number)
    memory.latest = { step: number, after: step.after }
    const story = storyOfStep(step, audience)
    steps.set(number, story)
    described.push(story)
  }
  for (const number of steps.keys()) {
    if (steps.size <= REMEMBERED) break
    if (number < first || number > last) steps.delete(number)
  }
  return described
}

type Turns = ReturnType<typeof turnsOf>

/** The first described step: not before the previous turn, and not too far away. */
const firstDescribed = (turns: Turns, step: number): number => {
  let changes = 0
  let at = step
  while (at > 0 && at > step - MAX_STEPS_BEFORE) {
    if (!isSameTurn(turns.at(at - 1), turns.at(at))) changes += 1
    if (changes > 1) return at
    at -= 1
  }
  return at
}

const lastDescribed = (turns: Turns, step: number, length: number): number => {
  let changes = 0
  let at = step
  while (at < length && at < step + MAX_STEPS_AFTER) {
    if (!isSameTurn(turns.at(at), turns.at(at + 1))) changes += 1
    if (changes > 1) return at
    at += 1
  }
  return at
}

const byTurn = (turns: Turns, steps: readonly StepInStory[]): readonly TurnInStory[] => {
  const groups: { readonly turn: TurnMark; readonly steps: StepInStory[] }[] = []
  for (const step of steps) {
    const turn = turns.at(step.step)
    const latest = groups.at(-1)
    if (latest !== undefined && isSameTurn(latest.turn, turn)) latest.steps.push(step)
    else groups.push({ turn, steps: [step] })
  }
  return groups
}

/** Creates a book with an empty cache. */
export const storyBook = (): StoryBook => {
  let memory: Memory | null = null
  let turns: Turns | null = null
  return {
    pageAt: (history, audience, step) => {
      memory = memoryOf(memory, history, audience)
      if (turns?.history !== history) turns = turnsOf(history, turns)
      const first = firstDescribed(turns, step)
      const last = lastDescribed(turns, step, history.length)
      const isComplete = turns.learn(PIECES_AT_ONCE)
      const spans = turns.spans()
      return {
        before: spans.filter((span) => span.last < first),
        described: byTurn(turns, describeSteps(memory, first, last)),
        after: spans.filter((span) => span.first > last),
        earlier: Math.max(0, first - (spans.find((span) => span.first < first && span.last >= first)?.first ?? first)),
        later: Math.max(0, (spans.find((span) => span.first <= last && span.last > last)?.last ?? last) - last),
        isComplete,
      }
    },
  }
}
