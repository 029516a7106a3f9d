/** The workflows are valid for GitHub, and call existing files of the repository. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../../../..')
const WORKFLOWS = join(ROOT, '.github/workflows')
const read = (name: string): string => readFileSync(join(WORKFLOWS, name), 'utf8')

const Workflow = v.object({
  on: v.record(v.string(), v.unknown()),
  jobs: v.record(
    v.string(),
    v.object({ 'runs-on': v.literal('ubuntu-latest'), steps: v.array(v.object({ run: v.optional(v.string()) })) }),
  ),
})

const workflow = (name: string) => v.parse(Workflow, parse(read(name)))
const commands = (name: string): readonly string[] =>
  Object.values(workflow(name).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))

test.each(readdirSync(WORKFLOWS))('%s is a valid workflow', (name) => {
  expect(validateWorkflow(read(name)).errors).toEqual([])
})

test('and a mistake in one is found', () => {
  expect(validateWorkflow(read('ci.yml').replace('runs-on', 'runs-at')).errors).not.toEqual([])
  expect(validateWorkflow(read('ci.yml').replace('uses:', 'use:')).errors).not.toEqual([])
})

test('every push and pull request runs the required checks', () => {
  expect(Object.keys(workflow('ci.yml').on)).toEqual(['push', 'pull_request'])
  expect(commands('ci.yml')).toContain('.ci/run')
})

test('every night runs the longer checks', () => {
  expect(Object.keys(workflow('nightly.yml').on)).toContain('schedule')
  expect(commands('nightly.yml').slice(-2)).toEqual(['npm ci --no-audit --no-fund', 'npm run nightly'])
})
