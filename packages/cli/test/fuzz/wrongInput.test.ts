/** Wrong input to `ptcg-turn fuzz` and `replay` gets one sentence, and existing files are not harmed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { reportText } from 'ptcg-turn-engine-fuzz/internal/campaign/folder'
import type { Regression } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import type { Report } from 'ptcg-turn-engine-fuzz/internal/report/report'
import { afterAll, expect, test } from 'vitest'
import { emptyReport } from '../../../fuzz/test/campaign/reports.ts'
import { REGRESSION_FILE } from '../../../inspector/test/page/regressionFile.ts'
import { engineVersion } from '../../src/engineVersion.ts'
import { addFuzz } from '../../src/fuzz.ts'
import { addReplay } from '../../src/replay.ts'

const all = mkdtempSync(join(tmpdir(), 'wrong-'))
afterAll(() => rmSync(all, { recursive: true }))
const folder = (): string => mkdtempSync(join(all, 'one-'))

/** A folder with a changed report. */
const withReport = (changed: Partial<Report> = {}): string => {
  const made = folder()
  writeFileSync(join(made, 'report.json'), reportText(emptyReport({ engine: engineVersion(), ...changed })))
  return made
}

const withText = (text: string): string => {
  const made = folder()
  writeFileSync(join(made, 'report.json'), text)
  return made
}

/** A file in a place where a folder is expected. */
const inTheWay = (): string => {
  const file = join(folder(), 'file')
  writeFileSync(file, 'mine')
  return file
}

/** A file of a failure that a check with this name has found. */
const withFailure = (check: string): string => {
  const file = join(folder(), 'failure.json')
  const failure = { ...(REGRESSION_FILE as Regression), finding: { check, says: 'Something is wrong.' } }
  writeFileSync(file, JSON.stringify(failure))
  return file
}

/** All files in a folder, with their contents. */
const contentOf = (place: string): unknown =>
  !existsSync(place) || !statSync(place).isDirectory()
    ? existsSync(place) && readFileSync(place, 'utf8')
    : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => [
        name,
        statSync(join(place, name)).isFile() && readFileSync(join(place, name), 'utf8'),
      ])

/** Options, the expected sentence, and the places that must not change. */
interface Wrong {
  readonly given: readonly string[]
  readonly says: string
  readonly untouched?: readonly string[]
}

const fuzz = (...given: readonly string[]): readonly string[] => ['fuzz', '--games', '1', '--workers', '1', ...given]

const withFolder = (where: string, says: string, ...given: readonly string[]): Wrong => ({
  given: fuzz('--report', where, ...given),
  says,
  untouched: [where],
})

const merge = (folders: readonly string[], into: string, says: string): Wrong => ({
  given: ['fuzz', 'merge', ...folders, '--report', into],
  says,
  untouched: [...folders, into],
})

const merged = withReport({ games: 5 })
const otherFile = join(withReport(), 'report.json')
const of1 = { games: 1 } as const

const WRONG: readonly Wrong[] = [
  { given: fuzz('--shard', '0/3'), says: 'There is no shard 0 of 3: shards are counted from 1.' },
  { given: fuzz('--shard', '4/3'), says: 'There is no shard 4 of 3: shards are counted from 1.' },
  { given: fuzz('--shard', '1/0'), says: 'There is no shard 1 of 0: shards are counted from 1.' },
  { given: fuzz('--shard', 'x'), says: 'A shard is written like 2/3: the second of three.' },
  { given: fuzz('--seed', '1.5'), says: 'The seed must be a whole number of at least 0.' },
  { given: fuzz('--seed', 'lucky'), says: 'The seed must be a whole number of at least 0.' },
  { given: fuzz('--seed=-1'), says: 'The seed must be a whole number of at least 0.' },
  { given: fuzz('--seed', '99999999999999999999'), says: 'The seed must be a whole number of at least 0.' },
  { given: fuzz('--workers', '0'), says: 'The number of workers must be a whole number from 1 to 256.' },
  { given: fuzz('--workers', '1000000'), says: 'The number of workers must be a whole number from 1 to 256.' },
  { given: ['fuzz', '--games', '0'], says: 'The number of games must be a whole number of at least 1.' },
  { given: ['fuzz', '--time', 'soon'], says: 'A time is written like 90s, 10m or 2h' },
  { given: ['fuzz', '--time', '10'], says: 'A time is written like 90s, 10m or 2h' },
  { given: ['fuzz', '--time', '0s'], says: 'A time is written like 90s, 10m or 2h' },
  { given: fuzz('--time', '10s'), says: 'leave out either --time or --games.' },
  {
    given: fuzz('--checks', 'luck'),
    says: 'There is no check "luck". The checks are: adversary, cards in their places',
  },
  { given: fuzz('--checks', 'oracle', '--deep', '2'), says: 'leave out either --checks or --deep.' },
  { given: fuzz('--deep', '0'), says: 'How often all checks watch must be a whole number of at least 1.' },
  { given: fuzz('--until', 'done'), says: 'The number of games must be a whole number of at least 1.' },
  {
    given: fuzz('--corpus', join(folder(), 'corpus.json'), '--era', 'bw'),
    says: '--corpus cannot be combined with --cards, --decks or --era.',
  },
  {
    given: fuzz('--corpus', otherFile),
    says: 'is not a corpus of campaigns: its format is not',
    untouched: [otherFile],
  },
  { given: fuzz('--corpus', '/proc/corpus.json'), says: '/proc/corpus.json cannot be written' },
  withFolder(inTheWay(), 'report.json cannot be written: a file is in the way.'),
  withFolder('/proc/campaign', '/proc/campaign/report.json cannot be written'),
  withFolder(withText('{"format"'), 'is not the report of a campaign: it is not JSON.'),
  withFolder(withText('{"my":"notes"}'), 'is not the report of a campaign: its format is not'),
  withFolder(withText(JSON.stringify({ ...emptyReport(), version: 9 })), 'has a version other than 2'),
  withFolder(withReport({ tally: { games: -1 } as never }), 'is not the report of a campaign: at tally'),
  withFolder(
    withReport({
      ...of1,
      done: [
        { from: 0, to: 3 },
        { from: 2, to: 9 },
      ],
    }),
    'Game 2 is there more than once.',
  ),
  withFolder(withReport({ ...of1, of: 2, done: [{ from: 1, to: 3 }] }), 'game 1 is in none of its shards.'),
  withFolder(withReport({ ...of1, seed: 5 }), 'has the report of another campaign: its seed is 5, not 1.'),
  withFolder(withReport({ ...of1, engine: '0.0.1' }), 'its engine version is 0.0.1'),
  withFolder(withReport(of1), 'its --checks or --deep is none, not all in every 2 games.', '--deep', '2'),
  withFolder(withReport(), 'its --games is none, not 1.'),
  withFolder(withReport({ ...of1, of: 2 }), 'its number of shards is 2, not 1.'),
  withFolder(withReport({ ...of1, of: 2, shards: [2] }), 'has the report of shard 2, not 1.', '--shard', '1/2'),
  { given: fuzz('--regressions', inTheWay()), says: 'Nothing can be written to' },
  { given: ['fuzz', 'merge', '--report', folder()], says: "missing required argument 'folders'" },
  { given: ['fuzz', 'merge', withReport()], says: 'not specified' },
  merge([folder()], folder(), 'report.json cannot be read: there is no such file or folder.'),
  merge([withText('[]')], folder(), 'is not the report of a campaign'),
  merge([withReport(), withReport({ seed: 2 })], folder(), 'These reports have different seeds: 1, 2.'),
  merge([withReport(), withReport({ engine: '9' })], folder(), 'These reports have different versions of the engine'),
  merge(
    [withReport({ done: [{ from: 0, to: 1 }] }), withReport({ done: [{ from: 1, to: 1 }] })],
    folder(),
    'These reports overlap. Game 1 is there more than once.',
  ),
  merge([merged, withReport({ games: 5 })], merged, 'is merged itself; the joint report needs a folder of its own.'),
  merge([withReport()], withReport({ seed: 7 }), 'has the report of another campaign, which stays as it is.'),
  merge([withReport()], withText('mine'), 'is not the report of a campaign: it is not JSON.'),
  merge([withReport()], inTheWay(), 'cannot be written: a file is in the way.'),
  { given: ['replay', '/nowhere.json'], says: '/nowhere.json cannot be read: there is no such file or folder.' },
  { given: ['replay', inTheWay()], says: 'is not a regression: it is not JSON.' },
  { given: ['replay', withFailure('never lucky')], says: 'found by the check "never lucky", which is not known here' },
  { given: ['replay', withFailure('oracle'), '--checks', 'luck'], says: 'There is no check "luck".' },
]

/** The error message for a command line, or `nothing` if it succeeds. */
const answerTo = async (given: readonly string[]): Promise<string> => {
  const quiet = { writeOut: () => undefined, writeErr: () => undefined }
  const program = new Command('ptcg-turn').exitOverride().configureOutput(quiet)
  addFuzz(program)
  addReplay(program)
  try {
    await program.parseAsync(['node', 'ptcg-turn', ...given])
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test.each(WRONG)('$says ($given)', async ({ given, says, untouched = [] }) => {
  const before = untouched.map(contentOf)
  const answer = await answerTo(given)
  expect(answer).toContain(says)
  expect(answer.split('\n').length).toBe(1)
  expect(untouched.map(contentOf)).toEqual(before)
})
