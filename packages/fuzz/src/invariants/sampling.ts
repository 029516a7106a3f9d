/** Samples the moments of a game for checks that are too expensive to run at every moment. The same game always has the same sample. */
import type { Snapshot } from 'ptcg-turn-engine'

/** The number of moments at the beginning that are always checked, so that a finding is found again when its game is shortened. */
const FIRST = 3

/** Returns a function that is true at its first calls, and at every `stride`-th call. */
export const everyNth = (stride: number): (() => boolean) => {
  let moments = -1
  return () => {
    moments += 1
    return moments < FIRST || moments % stride === 0
  }
}

/**
 * The kind of a moment: the state of the chart, the request, the kind of the effect in progress, how the turn will end, and which of these
 * lists are empty: cards looked at, effects to come, effects set for a turn, and Abilities used.
 */
const kindOf = ({ state, game }: Snapshot): string => {
  const { ask, resolution, triggered, waiting, lastingRules, turn } = game
  const purpose = ask?.ask === 'choice' ? ask.purpose : ''
  const asked = ask === null ? '' : `${ask.ask} ${ask.player === turn.player} ${purpose}`
  const looking = resolution === null ? '' : `${resolution.source.kind} ${resolution.memory.lookedAt.length > 0}`
  const toCome = [triggered, waiting, lastingRules, turn.abilitiesUsed].map(({ length }) => length > 0)
  return [state, asked, looking, ...toCome, turn.another, turn.cutShort].join()
}

/** The number of moments from one regular sample to the next. */
const STRIDE = 16

/** Returns a function that is true at the first moments of a game, at the first moment of each kind, and at every `stride`-th moment. */
export const somethingNew = (stride = STRIDE): ((at: Snapshot) => boolean) => {
  const known = new Set<string>()
  const isDue = everyNth(stride)
  return (at) => {
    const kind = kindOf(at)
    const isNew = !known.has(kind)
    known.add(kind)
    return isDue() || isNew
  }
}
