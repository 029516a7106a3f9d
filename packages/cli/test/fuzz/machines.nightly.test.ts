/** Campaigns for schedulers: the scripts of `ptcg-turn shards`, run as each scheduler runs them, give the report of one machine. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { build } from '../../../fuzz/test/campaign/built.ts'
import { reportIn, timeless } from '../../../fuzz/test/campaign/reports.ts'

const SHARDS = 3
const CAMPAIGN = ['fuzz', '--games', '7', '--seed', '4', '--workers', '1']

const built = build()
afterAll(built.remove)

/** A folder of stand-ins: `npx --no ptcg-turn` runs the built command, `npm install` does nothing, `sbatch` runs at once. */
const programs = ((): string => {
  const folder = built.folder()
  const program = (name: string, text: string): void => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  program('npm', 'case "$*" in "install "*/tarballs/*.tgz) ;; *) exit 1 ;; esac')
  program('npx', `test "$1 $2" = "--no ptcg-turn" && shift 2 && exec "${process.execPath}" "${built.command}" "$@"`)
  program(
    'sbatch',
    [
      'script=$(cat)',
      'last=$(echo "$*" | sed -n "s/.*--array=1-\\([0-9]*\\).*/\\1/p")',
      `for index in $(seq "$` + '{last:-1}"); do SLURM_ARRAY_TASK_ID=$index sh -c "$script" > /dev/null; done',
      'echo 42',
    ].join('\n'),
  )
  return folder
})()

/** Runs a script with these environment variables and the stand-ins. */
const shell = async (script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<void> => {
  const PATH = `${programs}${delimiter}${process.env.PATH ?? ''}`
  const { code, err } = await built.run('sh', ['-e', '-c', script], { cwd, env: { ...env, PATH } })
  expect([0, 1], err).toContain(code)
}

const shards = async (scheduler: string, ...command: readonly string[]) =>
  built.ptcgTurn(['shards', scheduler, `${SHARDS}`, ...command])

const written = async (scheduler: string, ...command: readonly string[]): Promise<string> => {
  const { code, out, err } = await shards(scheduler, ...command)
  expect([code, err]).toEqual([0, ''])
  return out
}

const reported = (folder: string): unknown => timeless(reportIn(folder))

let alone: unknown
beforeAll(async () => {
  const folder = built.folder()
  await built.ptcgTurn([...CAMPAIGN, '--report', 'report'], { cwd: folder })
  alone = reported(join(folder, 'report'))
})

describe('Slurm', () => {
  test('gives the report of one machine', async () => {
    const folder = built.folder()
    await shell(await written('slurm', ...CAMPAIGN), folder, {})
    expect(reported(join(folder, 'reports/all'))).toEqual(alone)
  })

  test('repeats a shard whose node fails, and merges at the end, even if a game failed', async () => {
    const script = await written('slurm', ...CAMPAIGN)
    expect(script).toMatch(/--array=1-3 .*--requeue .*--open-mode=append/)
    expect(script).toContain('--dependency="afterany:$job"')
  })
})

const Pods = v.object({
  spec: v.object({
    completions: v.optional(v.number()),
    suspend: v.optional(v.boolean()),
    podFailurePolicy: v.optional(
      v.object({ rules: v.array(v.object({ onExitCodes: v.object({ values: v.array(v.number()) }) })) }),
    ),
    template: v.object({ spec: v.object({ containers: v.array(v.object({ args: v.tuple([v.string()]) })) }) }),
  }),
})

describe('Kubernetes', () => {
  const documentsOf = async (...command: readonly string[]) =>
    parseAllDocuments(await written('kubernetes', ...command)).map((one) => one.toJS() as object)

  test('has valid manifests, and a mistake in one is found', async () => {
    const [claim, ...jobs] = await documentsOf(...CAMPAIGN)
    new PersistentVolumeClaim(claim as object).validate()
    for (const job of jobs) new Job(job).validate()
    const wrong = { ...jobs[0], spec: { completions: 'three' } } as object
    expect(() => new Job(wrong).validate()).toThrow()
  })

  test('gives the report of one machine', async () => {
    const [, array, joining] = await documentsOf(...CAMPAIGN)
    const reports = built.folder()
    const run = async (document: unknown, env: Readonly<Record<string, string>>): Promise<void> => {
      const [container] = v.parse(Pods, document).spec.template.spec.containers
      await shell(container?.args[0] ?? '', built.folder(), { REPORTS: reports, ...env })
    }
    const { spec } = v.parse(Pods, array)
    expect(spec.completions).toBe(SHARDS)
    await Promise.all([0, 1, 2].map((index) => run(array, { JOB_COMPLETION_INDEX: `${index}` })))
    expect(v.parse(Pods, joining).spec.suspend).toBe(true)
    await run(joining, {})
    expect(reported(join(reports, 'all'))).toEqual(alone)
  })

  test('does not repeat a shard in which a game failed or whose input was wrong', async () => {
    const [, array] = await documentsOf(...CAMPAIGN)
    const rules = v.parse(Pods, array).spec.podFailurePolicy?.rules
    expect(rules?.map(({ onExitCodes }) => onExitCodes.values)).toEqual([[1, 2]])
  })
})

const Step = v.object({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
  env: v.optional(v.record(v.string(), v.string()), {}),
})
const Steps = v.object({ env: v.record(v.string(), v.string()), steps: v.array(Step) })
const Workflow = v.object({ jobs: v.object({ shard: Steps, merge: Steps }) })

describe('GitHub Actions', () => {
  test('has a valid workflow', async () => {
    expect(validateWorkflow(await written('github', ...CAMPAIGN)).errors).toEqual([])
  })

  test('gives the report of one machine', async () => {
    const { jobs } = v.parse(Workflow, parse(await written('github', ...CAMPAIGN)))
    const artifacts = built.folder()
    /** Runs the steps of a job as GitHub does. Artifacts are folders. */
    const carryOut = async ({ env, steps }: v.InferOutput<typeof Steps>, shard: string): Promise<void> => {
      const place = built.folder()
      const filledIn = (text: unknown): string => `${text}`.replaceAll(`\${{ matrix.shard }}`, shard)
      for (const { uses, run, with: given, env: own } of steps) {
        const values = Object.entries({ ...env, ...own }).map(([name, value]) => [name, filledIn(value)] as const)
        if (run !== undefined) await shell(run, place, Object.fromEntries(values))
        else if (uses === 'actions/upload-artifact@v4')
          cpSync(join(place, filledIn(given.path)), join(artifacts, filledIn(given.name)), { recursive: true })
        else if (uses === 'actions/download-artifact@v4')
          for (const name of readdirSync(artifacts))
            cpSync(join(artifacts, name), join(place, filledIn(given.path)), { recursive: true })
        else expect(['actions/checkout@v4', 'actions/setup-node@v4']).toContain(uses)
      }
    }
    mkdirSync(artifacts, { recursive: true })
    await Promise.all([1, 2, 3].map((shard) => carryOut(jobs.shard, `${shard}`)))
    await carryOut(jobs.merge, '')
    expect(reported(join(artifacts, 'merged'))).toEqual(alone)
  })
})

describe('shards can divide', () => {
  test('games of `ptcg-turn play`, with the seeds of a single run', async () => {
    const folder = built.folder()
    await shell(await written('slurm', 'play', '-g', '5', '-s', '9', '-p', 'random,random'), folder, {})
    const tallies = readdirSync(join(folder, 'reports'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, 'reports', name), 'utf8')) as { games: number; seed: number })
    expect(tallies.map(({ games, seed }) => [seed, games])).toEqual([
      [9, 1],
      [10, 2],
      [12, 2],
    ])
  })

  test('small games, each explored once', async () => {
    const folder = built.folder()
    await shell(await written('slurm', 'explore', '--most', '20', '--workers', '1'), folder, {})
    const walked = [1, 2, 3].flatMap((shard) => {
      const file = join(folder, `reports/shard-${shard}.json`)
      const { games } = JSON.parse(readFileSync(file, 'utf8')) as { games: readonly { game: string }[] }
      return games.map(({ game }) => game)
    })
    expect(new Set(walked).size).toBe(walked.length)
    expect(walked.length).toBeGreaterThan(20)
  })

  test('files of cards', async () => {
    expect(await written('slurm', 'cards', '--report', 'a.json', 'b c.json')).toContain("2) set -- 'b c.json' ;;")
  })

  test.each([
    [['rules'], 'Shards can share fuzz, explore, cards, play, not rules.'],
    [['fuzz', '--report', 'x'], 'Each shard gets its own --report; leave it out.'],
    [['fuzz', '--gamez', '3'], "unknown option '--gamez'"],
    [['cards', '--report'], 'Each shard needs files of cards; name at least one.'],
    [['play'], '--games must be a whole number of at least 1.'],
  ])('%j is refused in one sentence', async (command, sentence) => {
    const { code, out, err } = await shards('slurm', ...command)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})

test('a joint report names the missing shards', async () => {
  const folder = built.folder()
  for (const shard of ['1/3', '3/3'])
    await built.ptcgTurn([...CAMPAIGN, '--shard', shard, '--report', shard.slice(0, 1)], { cwd: folder })
  const { out } = await built.ptcgTurn(['fuzz', 'merge', '1', '3', '--report', 'all'], { cwd: folder })
  expect(out).toContain('1 of 3 shards: 2')
})

test('the guide starts Slurm with the script in its folder', () => {
  const guide = join(import.meta.dirname, '../../../fuzz/docs/campaigns')
  expect(readFileSync(join(guide, 'README.md'), 'utf8')).toContain('slurm-on-one-machine.sh')
  expect(existsSync(join(guide, 'slurm-on-one-machine.sh'))).toBe(true)
})
