/**
 * Plays games of a campaign in a process of its own, with the change that the environment names, and says on one line what came of
 * it. `reach`: which changes each game comes by, with none of them on. `hunt`: the first game in which a check finds something.
 */
import { playNumbered } from '../../../src/fuzz/campaign/batch.ts'

/** What Stryker's switches keep where they all find it. */
interface Switches {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const shared = globalThis as { __stryker__?: Switches }
const switches: Switches = shared.__stryker__ ?? {}
shared.__stryker__ = switches

/** What a process is asked. */
export type Asked =
  | { readonly do: 'reach'; readonly seed: number; readonly games: number }
  | { readonly do: 'hunt'; readonly seed: number; readonly games: readonly number[]; readonly milliseconds: number }

/** Which changes each game comes by, and which are there from the beginning. */
export interface ReachedChanges {
  readonly always: readonly string[]
  readonly byGame: readonly (readonly string[])[]
}

/** The game in which the change was found and what found it, or how many games passed without. */
export interface Hunted {
  readonly game: number | null
  readonly check: string | null
  readonly says: string | null
  readonly played: number
}

const reach = ({ seed, games }: Extract<Asked, { readonly do: 'reach' }>): ReachedChanges => {
  for (let number = 0; number < games; number += 1) {
    switches.currentTestId = String(number)
    const { found } = playNumbered(seed, number)
    if (found !== null)
      throw new Error(`Game ${number} of seed ${seed} fails without any change: ${found.finding.says}`)
  }
  const { static: always = {}, perTest = {} } = switches.mutantCoverage ?? {}
  return {
    always: Object.keys(always),
    byGame: Array.from({ length: games }, (_, number) => Object.keys(perTest[String(number)] ?? {})),
  }
}

const hunt = ({ seed, games, milliseconds }: Extract<Asked, { readonly do: 'hunt' }>): Hunted => {
  const until = performance.now() + milliseconds
  let played = 0
  for (const number of games) {
    if (performance.now() > until) break
    try {
      const { found } = playNumbered(seed, number)
      played += 1
      if (found !== null) return { game: number, check: found.finding.check, says: found.finding.says, played }
    } catch (error) {
      return { game: number, check: 'nothing is thrown', says: String(error), played }
    }
  }
  return { game: null, check: null, says: null, played }
}

const asked = JSON.parse(process.argv[2] ?? 'null') as Asked
process.stdout.write(`${JSON.stringify(asked.do === 'reach' ? reach(asked) : hunt(asked))}\n`)
