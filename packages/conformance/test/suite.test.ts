/** The suite: its lines match its schema, the same seed writes the same suite, and its cases agree with the tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { suiteInLines } from '../src/index.ts'
import { changesBetween } from '../src/suite/changes.ts'
import { conformanceSuite } from '../src/suite/writeSuite.ts'
import { writtenCases } from '../src/suite/writtenCases.ts'
import { someSuite } from './someSuite.ts'

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/conformance.schema.json'), 'utf8')) as object

test('every line fits the published schema', () => {
  const isLine = new Ajv({ strict: false, unicodeRegExp: true }).compile(schema)
  const lines = suiteInLines(someSuite()).trim().split('\n')
  expect(lines.length).toBeGreaterThan(40)
  for (const line of lines)
    expect(isLine(JSON.parse(line)), `${line.slice(0, 200)} ${JSON.stringify(isLine.errors)}`).toBe(true)
  expect(isLine({ ...JSON.parse(lines[1] ?? ''), moments: [{ legal: [{ type: 'NO_SUCH' }] }] })).toBe(false)
})

test('the same seed writes the same suite, another seed another', () => {
  const suite = (seed: number) => suiteInLines(conformanceSuite({ engine: '1', seed, games: 3, written: [] }))
  expect(suite(2)).toBe(suite(2))
  expect(suite(2)).not.toBe(suite(3))
})

test('every kind of case occurs, both allowed and refused', () => {
  const { head, cases } = someSuite()
  expect(Object.values(head.cases).every((count) => count > 0)).toBe(true)
  const moments = cases.flatMap((one) => (one.of === 'deck' ? [] : one.moments))
  expect(moments.some(({ refused = [] }) => refused.some(({ because }) => because.length > 0))).toBe(true)
  expect(
    moments.every(({ play, facts, then }) => (play === undefined) === (facts === undefined || then === undefined)),
  ).toBe(true)
})

test('a case that contradicts its test stops the writing', () => {
  const refused = writtenCases().find(({ tried }) => tried.some((one) => one.refused.length > 0 && one.event !== null))
  if (refused === undefined) throw new Error('No case is refused.')
  const wrong = { ...refused, tried: refused.tried.map((one) => ({ ...one, refused: [] })) }
  expect(() => conformanceSuite({ engine: '1', seed: 1, games: 0, written: [wrong] })).toThrow('contradicts its test')
})

test('changes are listed by JSON pointers: changed values and removed ones', () => {
  const before = { a: [{ b: 1 }, { b: 2 }], 'c/d': 1, e: [1, 2], f: null }
  const after = { a: [{ b: 1 }, { b: 3 }], e: [1], f: { g: 1 }, h: 1 }
  expect(changesBetween(before, after)).toEqual({
    set: { '/a/1/b': 3, '/e': [1], '/f': { g: 1 }, '/h': 1 },
    gone: ['/c~1d'],
  })
  expect(changesBetween(before, before)).toEqual({ set: {} })
})
