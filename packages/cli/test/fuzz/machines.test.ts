/** The examples for machines work as described: their own commands, run as shards, give the report of one machine. */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { build } from '../../../fuzz/test/campaign/built.ts'
import { reportIn, timeless } from '../../../fuzz/test/campaign/reports.ts'

const EXAMPLES = join(import.meta.dirname, '../../../fuzz/docs/campaigns')
const GAMES = '7'

const built = build()
afterAll(built.remove)

/** A folder of programs: `npx --no ptcg-turn` is the built command, and `npm install` is done. */
const programs = ((): string => {
  const folder = built.folder()
  const program = (name: string, text: string): void => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  program('npm', 'case "$*" in "install "*/tarballs/*.tgz) ;; *) exit 1 ;; esac')
  program('npx', `test "$1 $2" = "--no ptcg-turn" && shift 2 && exec "${process.execPath}" "${built.command}" "$@"`)
  return folder
})()

/** Runs a script as on a machine with only these variables. */
const shell = async (script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<void> => {
  const PATH = `${programs}${delimiter}${process.env.PATH ?? ''}`
  const { code, err } = await built.run('sh', ['-e', '-c', script], { cwd, env: { ...env, PATH } })
  expect([0, 1], err).toContain(code)
}

const alone = async (seed: string): Promise<unknown> => {
  const folder = built.folder()
  await shell(`npx --no ptcg-turn fuzz --games ${GAMES} --seed ${seed} --report report`, folder, {})
  return timeless(reportIn(join(folder, 'report')))
}

const NamedValue = v.object({ name: v.string(), value: v.string() })

const PodSpec = v.object({
  restartPolicy: v.literal('Never'),
  containers: v.pipe(
    v.array(
      v.object({
        image: v.pipe(v.string(), v.regex(/^node:\d+$/)),
        env: v.array(NamedValue),
        command: v.tuple([v.literal('sh'), v.literal('-c')]),
        args: v.tuple([v.string()]),
        volumeMounts: v.array(v.object({ name: v.string(), mountPath: v.string() })),
      }),
    ),
    v.length(1),
  ),
  volumes: v.array(v.object({ name: v.string(), persistentVolumeClaim: v.object({ claimName: v.string() }) })),
})

const Named = { metadata: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z][a-z-]+$/)) }) }

const Claim = v.object({
  ...Named,
  apiVersion: v.literal('v1'),
  kind: v.literal('PersistentVolumeClaim'),
  spec: v.object({
    accessModes: v.array(v.literal('ReadWriteMany')),
    resources: v.object({ requests: v.object({ storage: v.string() }) }),
  }),
})

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

const Job = {
  ...Named,
  apiVersion: v.literal('batch/v1'),
  kind: v.literal('Job'),
}

const Cluster = v.tuple([
  Claim,
  v.object({
    ...Job,
    spec: v.object({
      completionMode: v.literal('Indexed'),
      completions: whole,
      parallelism: whole,
      backoffLimitPerIndex: whole,
      podFailurePolicy: v.object({
        rules: v.tuple([
          v.object({
            action: v.literal('FailIndex'),
            onExitCodes: v.object({ operator: v.literal('In'), values: v.tuple([v.literal(1), v.literal(2)]) }),
          }),
        ]),
      }),
      template: v.object({ spec: PodSpec }),
    }),
  }),
  v.object({ ...Job, spec: v.object({ suspend: v.literal(true), template: v.object({ spec: PodSpec }) }) }),
])

type Pod = v.InferOutput<typeof PodSpec>

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(readFileSync(join(EXAMPLES, 'kubernetes.yaml'), 'utf8'))
  const [claim, shards, merge] = v.parse(
    Cluster,
    documents.map((document) => document.toJS() as unknown),
  )
  const containerOf = ({ containers }: Pod) => containers[0] as Pod['containers'][number]
  /** The environment of a pod, with fewer games and the test's own volume. */
  const envOf = (pod: Pod, reports: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(containerOf(pod).env.map(({ name, value }) => [name, value])),
    GAMES,
    REPORTS: reports,
  })

  test('has as many shards as pods, and one volume that all of them reach', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    const { completions, parallelism, template } = shards.spec
    expect(parallelism).toBe(completions)
    expect(envOf(template.spec, '').SHARDS).toBe(`${completions}`)
    for (const { volumes, containers } of [template.spec, merge.spec.template.spec]) {
      expect(volumes.map(({ persistentVolumeClaim }) => persistentVolumeClaim.claimName)).toEqual([claim.metadata.name])
      const [container] = containers
      expect(container?.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name))
      expect(container?.env).toContainEqual({ name: 'REPORTS', value: container?.volumeMounts[0]?.mountPath })
    }
  })

  test('comes to the report of one machine', async () => {
    const reports = built.folder()
    const { completions, template } = shards.spec
    const indexes = Array.from({ length: completions }, (_, index) => `${index}`)
    await Promise.all(
      indexes.map((index) =>
        shell(containerOf(template.spec).args[0], built.folder(), {
          ...envOf(template.spec, reports),
          JOB_COMPLETION_INDEX: index,
        }),
      ),
    )
    const last = merge.spec.template.spec
    await shell(containerOf(last).args[0], built.folder(), envOf(last, reports))
    const seed = envOf(template.spec, reports).SEED ?? ''
    expect(timeless(reportIn(join(reports, 'all')))).toEqual(await alone(seed))
  })

  test('and README.md names its jobs', () => {
    const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8')
    for (const { metadata } of [shards, merge]) expect(readme).toContain(`job/${metadata.name}`)
  })
})

const Step = v.object({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  if: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  env: v.optional(v.record(v.string(), v.string()), {}),
})

const Workflow = v.object({
  name: v.string(),
  on: v.object({ schedule: v.array(v.object({ cron: v.string() })), workflow_dispatch: v.null() }),
  env: v.record(v.string(), v.string()),
  jobs: v.object({
    shard: v.object({
      'runs-on': v.string(),
      strategy: v.object({ 'fail-fast': v.literal(false), matrix: v.object({ shard: v.array(whole) }) }),
      steps: v.array(Step),
    }),
    merge: v.object({
      'runs-on': v.string(),
      needs: v.literal('shard'),
      if: v.literal('always()'),
      steps: v.array(Step),
    }),
  }),
})

type Steps = readonly v.InferOutput<typeof Step>[]

describe('github-actions.yml', () => {
  const { env, jobs } = v.parse(Workflow, parse(readFileSync(join(EXAMPLES, 'github-actions.yml'), 'utf8')))
  const { matrix } = jobs.shard.strategy

  /** Replaces the runner's expressions. */
  const written = (text: string, known: Readonly<Record<string, string>>): string =>
    text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => {
      const value = known[name]
      if (value === undefined) throw new Error(`Nobody knows ${name}.`)
      return value
    })
  const envWritten = (given: Readonly<Record<string, string>>, known: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, written(value, known)]))

  /** Runs the steps of a job like the runner; artifacts are folders. */
  const carryOut = async (steps: Steps, artifacts: string, known: Readonly<Record<string, string>>): Promise<void> => {
    const place = built.folder()
    for (const { uses, run, with: given, env: own } of steps) {
      const input = (name: string): string => written(`${given[name] ?? ''}`, known)
      if (run !== undefined) await shell(run, place, { ...envWritten(env, known), GAMES, ...envWritten(own, known) })
      else if (uses === 'actions/upload-artifact@v4')
        cpSync(join(place, input('path')), join(artifacts, input('name')), { recursive: true })
      else if (uses === 'actions/download-artifact@v4') {
        expect(input('pattern')).toBe('shard-*')
        cpSync(artifacts, join(place, input('path')), { recursive: true })
      } else expect(['actions/checkout@v4', 'actions/setup-node@v4']).toContain(uses)
    }
  }

  test('comes to the report of one machine', async () => {
    const artifacts = built.folder()
    mkdirSync(artifacts, { recursive: true })
    const known = { 'github.run_number': '4', 'strategy.job-total': `${matrix.shard.length}` }
    await Promise.all(
      matrix.shard.map((shard) => carryOut(jobs.shard.steps, artifacts, { ...known, 'matrix.shard': `${shard}` })),
    )
    await carryOut(jobs.merge.steps, artifacts, known)
    expect(timeless(reportIn(join(artifacts, 'merged')))).toEqual(await alone('4'))
  })

  test('counts its shards from 1 and keeps the report of a shard in which a game failed', () => {
    expect(matrix.shard).toEqual(matrix.shard.map((_, at) => at + 1))
    for (const steps of [jobs.shard.steps, jobs.merge.steps]) {
      const uploads = steps.filter(({ uses }) => uses?.includes('upload-artifact'))
      expect(uploads.map((step) => step.if)).toEqual(['always()'])
    }
  })
})
