/** Chooses moments of a game for what is too dear to ask at every one of them: a game is sampled alike each time. */
import type { Snapshot } from 'ptcg-turn-engine'

/** True at every `stride`-th moment it is asked about, beginning with the `first`. */
export const everyNth = (stride: number, first = 0): (() => boolean) => {
  let moments = -1 - first
  return () => {
    moments += 1
    return moments >= 0 && moments % stride === 0
  }
}

/** What a moment is like: where the chart rests, what is asked of whom, what is under way and what is to come. */
const kindOf = ({ state, game }: Snapshot): string => {
  const { ask, resolution, setOff, waiting, lastingRules, turn } = game
  const purpose = ask?.ask === 'choice' ? ask.purpose : ''
  const asked = ask === null ? '' : `${ask.ask} ${ask.player === turn.player} ${purpose}`
  const looking = resolution === null ? '' : `${resolution.source.kind} ${resolution.memory.lookedAt.length > 0}`
  const toCome = [setOff, waiting, lastingRules, turn.abilitiesUsed].map(({ length }) => length > 0)
  return [state, asked, looking, ...toCome, turn.another, turn.cutShort].join()
}

/** Moments between two that are like moments before them. */
const STRIDE = 16

/** True at a moment of a kind that the game has not come to before, and at every so manieth of the others. */
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
