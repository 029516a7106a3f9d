/**
 * Breakpoints: play stops at a state, a transition or an event, where a rule is cited, or when a condition no longer
 * holds.
 */
import { lineOf } from 'ptcg-turn-engine/chart'
import { clauseTruths, gameGraph, statesAround, type Truths, transitionOfGame } from 'ptcg-turn-engine/game-chart'
import { nameInWords } from 'ptcg-turn-engine/words'
import type { About } from '../selection.ts'
import type { Inspection } from './inspection.ts'
import type { Frame, Step } from './step.ts'

/** True for tokens on which a breakpoint can be set. */
export const isBreakpoint = (token: About): boolean => /^(state|transition|event|rule|clause):/.test(token)

/** The tokens of a microstep: the states that it enters, its transition and event, and the rules cited there. */
const tokensOf = ({ from, state, transition }: Frame): readonly string[] => {
  const before = new Set(lineOf(gameGraph, from).map(({ path }) => path))
  const entered = statesAround(state).filter(({ path }) => !before.has(path) || path === state)
  const taken = transition === null ? null : transitionOfGame(transition)
  return [
    ...(from === state
      ? []
      : entered.flatMap(({ path, cite }) => [`state:${path}`, ...cite.map((id) => `rule:${id}`)])),
    ...(taken === null
      ? []
      : [`transition:${taken.id}`, `event:${taken.event ?? ''}`, ...taken.cite.map((id) => `rule:${id}`)]),
  ]
}

const failsIn = (truths: Truths, name: string): boolean =>
  gameGraph.transitions.some(({ id, clauses }) =>
    clauses.some((clause, at) => clause === name && truths.get(id)?.[at] === false),
  )

/** True if a condition fails after a microstep and did not fail before it. */
const hasFailed = (name: string, before: Frame | Step['before'], now: Frame): boolean =>
  failsIn(clauseTruths(gameGraph, now, null), name) &&
  !failsIn(clauseTruths(gameGraph, { state: before.state, game: before.game }, null), name)

/** The first of these breakpoints that a microstep reaches, or null. */
export const breakpointAt = (breakpoints: readonly About[], step: Step, frame: number): About | null => {
  const now = step.frames[frame]
  if (now === undefined || breakpoints.length === 0) return null
  const tokens = new Set(tokensOf(now))
  const before = step.frames[frame - 1] ?? step.before
  return (
    breakpoints.find((token) =>
      token.startsWith('clause:') ? hasFailed(token.slice('clause:'.length), before, now) : tokens.has(token),
    ) ?? null
  )
}

/** Toggles a breakpoint of the inspection. */
export const withBreakpoint = (inspection: Inspection, token: About): Inspection => {
  const { breakpoints } = inspection
  if (!isBreakpoint(token)) return inspection
  const others = breakpoints.filter((one) => one !== token)
  return { ...inspection, breakpoints: others.length < breakpoints.length ? others : [...breakpoints, token] }
}

/** A breakpoint in words. */
export const breakpointInWords = (token: About): string => {
  const [kind = '', ...rest] = token.split(':')
  const name = rest.join(':')
  const transition = kind === 'transition' ? transitionOfGame(name) : null
  if (transition !== null) return `${transition.event ?? 'automatic'} in ${transition.source}`
  return kind === 'clause'
    ? `${nameInWords(name)} (${name}) does not hold any more`
    : kind === 'rule'
      ? `rule ${name}`
      : name
}
