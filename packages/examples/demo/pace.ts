/** The computer's pace and seed, which can be set in the page's address, as in `?pace=0&luck=5`. */
import type { Session } from 'ptcg-turn-engine'

const inAddress = (name: string): number | null => {
  const written = new URLSearchParams(location.search).get(name)
  const number = Number(written)
  return written === null || !Number.isFinite(number) ? null : number
}

/** The factor for all pauses: 1 for people, 0 for tests. */
export const paceOf = (): number => Math.max(0, inAddress('pace') ?? 1)

/** The seed of the computer's decisions. A seeded game gives its own seed, so that the same game can be replayed. */
export const luckOf = (session: Session): number => {
  const { randomness } = session.state().game
  const [drawn = 0] = randomness.mode === 'seeded' ? randomness.state : [Date.now() % 2 ** 31]
  return Math.trunc(inAddress('luck') ?? drawn)
}
