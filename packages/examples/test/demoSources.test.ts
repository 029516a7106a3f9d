/** The demo imports only public packages, React, and its own small files. Each file begins with a comment. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const EXAMPLES = join(import.meta.dirname, '..')

const sources = ['board', 'demo'].flatMap((folder) =>
  readdirSync(join(EXAMPLES, folder)).map((name) => join(folder, name)),
)

const PACKAGES = new Set([
  'react',
  'react-dom/client',
  'ptcg-turn-engine',
  'ptcg-turn-engine/react',
  'ptcg-turn-engine/table',
  'ptcg-turn-engine-cards',
  'ptcg-turn-engine-inspector/elements',
  'ptcg-turn-engine-players',
])

/** The allowed imports between folders: the board is shared, and does not depend on any page. */
const MAY_USE: { readonly [folder: string]: readonly string[] } = { board: ['board'], demo: ['board', 'demo'] }

test.each(sources.filter((file) => /\.tsx?$/.test(file)))('%s', (file) => {
  const text = readFileSync(join(EXAMPLES, file), 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(250)
  expect(text).toMatch(/^\/\*\*/)
  expect(text).not.toMatch(/\bas any\b|: any\b|@ts-ignore|@ts-nocheck/)
  const [folder = ''] = file.split('/')
  const imports = [...text.matchAll(/(?:from|import|import\() ?'([^']+)'/g)].map(([, from = '']) => from)
  for (const from of imports) {
    if (!from.startsWith('.')) expect(PACKAGES.has(from), `${file} imports ${from}`).toBe(true)
    else expect(MAY_USE[folder]).toContain(normalize(join(folder, from)).split('/')[0])
  }
})

test.each(sources.filter((file) => file.endsWith('.css')))('%s', (file) => {
  const text = readFileSync(join(EXAMPLES, file), 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(255)
  expect(text).toMatch(/^\/\* /)
})
