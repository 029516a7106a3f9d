/** The README of each package lists folders and files of its `src` that exist. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGES = join(import.meta.dirname, '../../packages')

/** The names in the first column of the table of contents, such as `reading/cards`; empty without such a table. */
const listedIn = (readme: string): readonly string[] => {
  const [, contents = ''] = readme.split('## Contents of `src`')
  const rows = contents.split('\n## ')[0]?.split('\n') ?? []
  return rows.flatMap((row) =>
    [...(/^\| (`[^|]*`) \|/.exec(row)?.[1] ?? '').matchAll(/[\w./-]+/g)].map(([name]) => name),
  )
}

const LISTED = readdirSync(PACKAGES).flatMap((name) => {
  const readme = join(PACKAGES, name, 'README.md')
  return existsSync(readme) ? listedIn(readFileSync(readme, 'utf8')).map((path) => join(name, 'src', path)) : []
})

test('packages list what is in them', () => {
  expect(LISTED.length).toBeGreaterThan(20)
  expect(LISTED.filter((path) => !existsSync(join(PACKAGES, path)))).toEqual([])
})
