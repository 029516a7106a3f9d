/**
 * Plays games of a campaign in a separate process, with the change that an environment variable selects, and writes the result as one line.
 * `reach`: the changes that each game reaches, and its course without any change. `hunt`: the first game in which a check finds something,
 * whether another check would have found it too, and the number of games whose course differs from that without the change.
 */
import { playGame } from 'ptcg-turn-engine-fuzz/internal/campaign/game'
import { checksOf } from 'ptcg-turn-engine-fuzz/internal/checks'
import { NOTHING_IS_THROWN } from 'ptcg-turn-engine-fuzz/internal/run'
import { coursing } from './course.ts'

/** Stryker's switches, under the global name that changed code uses. */
interface Switches {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const shared = globalThis as { __stryker__?: Switches }
const switches: Switches = shared.__stryker__ ?? {}
shared.__stryker__ = switches

/** The request to a process. */
export type HuntRequest =
  | { readonly do: 'reach'; readonly seed: number; readonly games: number }
  | { readonly do: 'hunt'; readonly seed: number; readonly games: readonly KnownGame[]; readonly milliseconds: number }

/** The number of a game, and the course of the game without any change. */
export type KnownGame = readonly [number: number, course: string]

/** The changes that each game reaches, and those that loading the engine reaches. */
export interface ReachedChanges {
  readonly always: readonly string[]
  readonly byGame: readonly (readonly string[])[]
  /** The course of each game as a hash: equal for games in which everything is the same. */
  readonly courses: readonly string[]
}

/** The game in which the change was found, and the check that found it; null if no game found it. */
export interface Hunted {
  readonly game: number | null
  readonly check: string | null
  readonly says: string | null
  /** True if the other checks find nothing in the same time: only this check finds the change. */
  readonly alone: boolean
  readonly played: number
  /** The number of games whose course differs from that without the change. */
  readonly otherwise: number
}

/** Plays a game by its number with the checks of a campaign, except the check `without`. Returns the failure and the course. */
const played = (seed: number, number: number, without: string | null = null) => {
  const { check, course } = coursing()
  const { found } = playGame(seed, number, [check, ...checksOf(number).filter(({ name }) => name !== without)])
  return { found, course: course() }
}

const reach = ({ seed, games }: Extract<HuntRequest, { readonly do: 'reach' }>): ReachedChanges => {
  const courses: string[] = []
  for (let number = 0; number < games; number += 1) {
    switches.currentTestId = String(number)
    const { found, course } = played(seed, number)
    if (found !== null)
      throw new Error(`Game ${number} of seed ${seed} fails without any change: ${found.finding.says}`)
    courses.push(course)
  }
  const { static: always = {}, perTest = {} } = switches.mutantCoverage ?? {}
  return {
    always: Object.keys(always),
    byGame: Array.from({ length: games }, (_, number) => Object.keys(perTest[String(number)] ?? {})),
    courses,
  }
}

type Hunting = Extract<HuntRequest, { readonly do: 'hunt' }>

const huntWithout = (without: string | null, { seed, games, milliseconds }: Hunting): Omit<Hunted, 'alone'> => {
  const until = performance.now() + milliseconds
  let done = 0
  let otherwise = 0
  for (const [number, known] of games) {
    if (performance.now() > until) break
    done += 1
    try {
      const { found, course } = played(seed, number, without)
      if (course !== known) otherwise += 1
      if (found !== null)
        return { game: number, check: found.finding.check, says: found.finding.says, played: done, otherwise }
    } catch (error) {
      return { game: number, check: NOTHING_IS_THROWN, says: String(error), played: done, otherwise }
    }
  }
  return { game: null, check: null, says: null, played: done, otherwise }
}

const hunt = (asked: Hunting): Hunted => {
  const hunted = huntWithout(null, asked)
  // Thrown errors are found without any check, so the second hunt finds them again.
  return { ...hunted, alone: hunted.check !== null && huntWithout(hunted.check, asked).game === null }
}

const asked = JSON.parse(process.argv[2] ?? 'null') as HuntRequest
process.stdout.write(`${JSON.stringify(asked.do === 'reach' ? reach(asked) : hunt(asked))}\n`)
