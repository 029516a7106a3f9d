/** Searches the story: events, facts, reasons of refusals, and the lines and verdicts of a log. */
import { commonEvents, type InspectedHistory } from '../time/history.ts'
import type { Audience } from '../time/inspection.ts'
import { playStep, type Step } from '../time/step.ts'
import { type StepInStory, storyOfStep } from './storyOfStep.ts'

/** A sentence of the story, and its moment. */
export interface StoryFound {
  readonly step: number
  /** The microstep; null for the whole step. */
  readonly frame: number | null
  readonly words: string
}

/** The sentences of a step's description that contain the text. */
export const searchStory = (
  { step, who, words, facts, reasons, said }: StepInStory,
  wanted: string,
): readonly StoryFound[] => {
  const sentences: readonly StoryFound[] = [
    { step, frame: null, words: who === null ? words : `${who}: ${words}` },
    ...facts.map((fact) => ({ step, frame: fact.frame, words: fact.words })),
    ...reasons.map(({ rule, words: why }) => ({ step, frame: null, words: rule === null ? why : `${why} (${rule})` })),
    ...(said === undefined ? [] : [...said.under, ...said.verdicts.map((one) => one.words)]).map((line) => ({
      step,
      frame: null,
      words: line,
    })),
  ]
  const text = wanted.trim().toLowerCase()
  return sentences.filter((one) => one.words.toLowerCase().includes(text))
}

/** Returns a function that describes a whole line of play in pieces, each step once. */
export const storyDescriber = () => {
  let described: StepInStory[] = []
  let line: { readonly history: InspectedHistory; readonly audience: Audience } | null = null
  let latest: Step | null = null
  return {
    /** Describes up to `most` further steps, and returns all described steps. Returns the same list if no step is left. */
    describeMore: (history: InspectedHistory, audience: Audience, most: number): readonly StepInStory[] => {
      if (line !== null && (line.history !== history || line.audience !== audience)) {
        const common = line.audience === audience ? commonEvents(line.history, history) + 1 : 0
        described = described.slice(0, common)
        latest = null
      }
      line = { history, audience }
      const last = Math.min(history.length, described.length + most - 1)
      if (described.length > last) return described
      const more: StepInStory[] = []
      for (let number = described.length; number <= last; number += 1) {
        const before = latest?.number === number - 1 ? latest.after : null
        latest =
          number === 0
            ? history.stepAt(0)
            : playStep(before ?? history.snapshotAt(number - 1), history.events[number - 1], number)
        more.push(storyOfStep(latest, audience))
      }
      described = [...described, ...more]
      return described
    },
  }
}
