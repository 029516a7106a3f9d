/** One name, one meaning: an exported name is declared in one file. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Files whose names may occur elsewhere. The oracle is a second rulebook, in which a name means what it means in the
 * engine. Modules of sets are alike, and so are the entries for two viewers. Examples are programs of their own, and
 * two files contain the text of a module that they write.
 */
const APART =
  /^packages\/(?:examples\/|fuzz\/src\/oracle\/|cards\/src\/sets\/|site\/src\/documents\/gamePlaces|cli\/src\/catalogueFile|inspector\/src\/(?:stately|xstateInspect)\/)|\/test\//

/** Names that mean the same in two packages, neither of which uses the other. */
const ALIKE: ReadonlySet<string> = new Set(['html', 'REGRESSION_FORMAT', 'ROOT'])

const EXPORTED = /^export (?:declare |abstract |async )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm

test('an exported name is declared in one file', () => {
  const files = execFileSync('git', ['ls-files', 'machines', 'src', 'packages'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !APART.test(path) && existsSync(join(ROOT, path)))
  const places = new Map<string, Set<string>>()
  for (const path of files)
    for (const [, name = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(EXPORTED))
      places.set(name, (places.get(name) ?? new Set()).add(path))
  const homonyms = [...places].filter(([name, { size }]) => size > 1 && !ALIKE.has(name))
  expect(homonyms.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
  expect(places.size).toBeGreaterThan(3000)
})
