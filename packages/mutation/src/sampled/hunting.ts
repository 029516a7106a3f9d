/** Hunts a sample of small changes with the games of a campaign, each change in a separate process, and reports which were found. */
import { spawn } from 'node:child_process'
import type { Hunted, HuntRequest, KnownGame, ReachedChanges } from './hunt.ts'
import type { SmallChange } from './instrumented.ts'

/**
 * The result for a change. `refused`: it does not compile, and is not hunted. `tests`: a test finds it, but no game.
 * `escaped`: a game differs, but no check notices. `alike`: every game is the same as without the change, so that there
 * was nothing to find. `unreached`: no game reaches it.
 */
export type ChangeResult = 'refused' | 'found' | 'tests' | 'escaped' | 'alike' | 'unreached'

export interface TriedChange {
  readonly change: SmallChange
  readonly outcome: ChangeResult
  /** The check that found it, or null. */
  readonly check: string | null
  /** True if no other check would have found it. */
  readonly alone: boolean
  /** The number of games played that reach it, including the last one. */
  readonly games: number
  /** The number of these games whose course differs from that without the change. */
  readonly otherwise: number
}

/** The result for a change for which no game was played. */
export const skipChange = (change: SmallChange, outcome: 'refused' | 'unreached'): TriedChange => ({
  change,
  outcome,
  check: null,
  alone: false,
  games: 0,
  otherwise: 0,
})

export interface Hunt {
  readonly program: string
  readonly seed: number
  /** The number of games to examine; a change is hunted in those of them that reach it. */
  readonly games: number
  /** Milliseconds for the games of one change. */
  readonly milliseconds: number
  readonly workers: number
}

/**
 * The finding for a change with which the program runs endlessly or uses up the memory. The program is ended, and the
 * change counts as found, since nobody would overlook it.
 */
const STUCK = 'it does not end'

const answerOf = <Answer>(
  program: string,
  asked: HuntRequest,
  change: string | null,
  most: number,
): Promise<Answer | null> =>
  new Promise((resolve, reject) => {
    const env = change === null ? process.env : { ...process.env, __STRYKER_ACTIVE_MUTANT__: change }
    const child = spawn(process.execPath, ['--max-old-space-size=1500', program, JSON.stringify(asked)], {
      env,
      stdio: ['ignore', 'pipe', change === null ? 'inherit' : 'ignore'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), most)
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
    })
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      try {
        resolve(JSON.parse(said) as Answer)
      } catch {
        resolve(null)
      }
    })
  })

/** The changes that each game reaches. */
export const findReached = async ({ program, seed, games }: Hunt): Promise<ReachedChanges> => {
  const reached = await answerOf<ReachedChanges>(program, { do: 'reach', seed, games }, null, 3_600_000)
  if (reached === null) throw new Error('The games could not be played without any change; the errors are above.')
  return reached
}

const tryOne = async (
  change: SmallChange,
  hunt: Hunt,
  { always, byGame, courses }: ReachedChanges,
): Promise<TriedChange> => {
  const { program, seed, milliseconds } = hunt
  const comeBy = byGame.flatMap((ids, number) => (ids.includes(change.id) ? [number] : []))
  const numbers = comeBy.length > 0 || !always.includes(change.id) ? comeBy : byGame.map((_, number) => number)
  if (numbers.length === 0) return skipChange(change, 'unreached')
  const games = numbers.map((number): KnownGame => [number, courses[number] ?? ''])
  const asked: HuntRequest = { do: 'hunt', seed, games, milliseconds }
  const hunted = await answerOf<Hunted>(program, asked, change.id, 3 * milliseconds + 20_000)
  if (hunted === null) return { change, outcome: 'found', check: STUCK, alone: false, games: 1, otherwise: 1 }
  const { game, check, alone, played, otherwise } = hunted
  const outcome = game !== null ? 'found' : otherwise > 0 ? 'escaped' : 'alike'
  return { change, outcome, check, alone, games: played, otherwise }
}

/** Hunts each change, several at once, and reports each as soon as it is done. */
export const huntEach = async (
  changes: readonly SmallChange[],
  hunt: Hunt,
  reached: ReachedChanges,
  onTried: (tried: TriedChange, done: number) => void,
): Promise<readonly TriedChange[]> => {
  const all: TriedChange[] = []
  const left = [...changes]
  const lane = async (): Promise<void> => {
    for (let change = left.shift(); change !== undefined; change = left.shift()) {
      const tried = await tryOne(change, hunt, reached)
      all.push(tried)
      onTried(tried, all.length)
    }
  }
  await Promise.all(Array.from({ length: hunt.workers }, lane))
  const place = new Map(changes.map(({ id }, at) => [id, at]))
  return all.toSorted((a, b) => (place.get(a.change.id) ?? 0) - (place.get(b.change.id) ?? 0))
}
