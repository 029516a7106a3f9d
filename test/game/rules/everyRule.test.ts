/** Every rule of the rulebook has a ruling that accepts and one that rejects. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebook } from '../../../src/game/rulebook/rulebook.ts'

const here = new URL('./', import.meta.url)

const source = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n')

/** The rules that `accepts(…)` or `rejects(…)` is called with, id and title on one line. */
const ruledOn = (kind: 'accepts' | 'rejects'): ReadonlySet<string> =>
  new Set([...source.matchAll(new RegExp(`^${kind}\\('([^']+)', ['"].+['"], `, 'gm'))].map(([, id = '']) => id))

test.each(['accepts', 'rejects'] as const)('every rule has a test that %s', (kind) => {
  const known = ruledOn(kind)
  expect(rulebook.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([])
})
