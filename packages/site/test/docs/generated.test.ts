/** Generated documents match the code, and every rule has a test on both sides. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebook } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { DOCUMENTS } from '../../src/documents/documents.ts'
import { namedTests, ROOT } from '../../src/documents/rulesDocument.ts'

describe('a generated document is fresh', () => {
  test.each(Object.entries(DOCUMENTS))('%s', async (path, make) => {
    expect(readFileSync(join(ROOT, path), 'utf8') === (await make()), `${path} is stale: run npm run docs`).toBe(true)
  })
})

describe('every rule has a case it accepts and a case it rejects', () => {
  const tests = namedTests()
  test.each(rulebook.map(({ id }) => id))('%s', (id) => {
    const kinds = new Set(tests.filter(({ rule }) => rule === id).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['accepts', 'rejects'])
  })

  test('and no test is named after a rule that does not exist', () => {
    const ids = new Set<string>(rulebook.map(({ id }) => id))
    expect(tests.filter(({ rule }) => !ids.has(rule))).toEqual([])
  })
})
