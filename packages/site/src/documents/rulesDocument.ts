/** Writes docs/rules.md: each rule with its text, its enforcement, and the tests named after it. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { type CitedRule, rulebook } from 'ptcg-turn-engine'
import { type ChartGraph, chartGraph } from 'ptcg-turn-engine/chart'
import type { Clause } from 'ptcg-turn-engine/internal/game/rules/clause'
import { RULES } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { gameChart } from 'ptcg-turn-engine/machines'

export const ROOT = join(import.meta.dirname, '../../../..')

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .toSorted()

/** A test named after a rule. */
export interface NamedTest {
  readonly rule: string
  readonly kind: 'accepts' | 'rejects'
  readonly title: string
  readonly file: string
}

const CALL = /\b(accepts|rejects)\(\s*'([^']+)',\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** Every test named after a rule, read from the test files. */
export const namedTests = (): readonly NamedTest[] =>
  filesUnder('test').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(CALL)].map(([, kind, rule, single, double, back]) => ({
      rule: rule ?? '',
      kind: kind as NamedTest['kind'],
      title: (single ?? double ?? back ?? '').replace(/\\(.)/g, '$1'),
      file: relative('.', file),
    })),
  )

/** The file of src/game/rules that implements each clause, by the name of the clause. */
const fileOfClause = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  for (const file of filesUnder('src/game/rules'))
    for (const [, name] of readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+)/gm))
      if (name !== undefined && !files.has(name)) files.set(name, file)
  return files
}

/**
 * The enforcement of a rule in Markdown: its clauses with their files, the states that cite the rule, and the events of the transitions
 * that cite it. If there are none, the code of changes and effects enforces the rule.
 */
const enforcement = (graph: ChartGraph, files: ReadonlyMap<string, string>, id: string): string => {
  const clauses = Object.entries(RULES as unknown as Readonly<Record<string, Clause>>)
    .filter(([, { rule, ruleOn }]) => rule === id || Object.values(ruleOn ?? {}).includes(id as never))
    .map(([name]) => `[\`${name}\`](../${files.get(name) ?? ''})`)
  const isItsEnd = ({ kind, parent }: ChartGraph['states'][number]): boolean => kind === 'final' && parent !== ''
  const states = graph.states
    .filter((state) => state.cite.includes(id) && !isItsEnd(state))
    .map(({ path }) => `\`${path === '' ? 'game' : path}\``)
  const events = graph.transitions
    .filter(({ cite, event }) => cite.includes(id) && event !== null)
    .map(({ event }) => `\`${event}\``)
  const parts = [
    clauses.length === 0 ? '' : `clauses ${clauses.join(', ')}`,
    states.length === 0
      ? ''
      : `states ${states.slice(0, MAX_STATES).join(', ')}${states.length > MAX_STATES ? ' …' : ''}`,
    events.length === 0 ? '' : `events ${[...new Set(events)].join(', ')}`,
  ].filter((part) => part !== '')
  return parts.length === 0
    ? 'changes and effects ([src/game/changes](../src/game/changes), [src/game/effects](../src/game/effects))'
    : parts.join('; ')
}

const MAX_STATES = 6

const titlesOf = (tests: readonly NamedTest[], kind: NamedTest['kind']): string =>
  tests
    .filter((test) => test.kind === kind)
    .map(({ title }) => title)
    .join('; ')

/** The entry of a rule: its sentence, its enforcement, the titles of its tests, and the files that test it. */
const entry = (
  graph: ChartGraph,
  files: ReadonlyMap<string, string>,
  all: readonly NamedTest[],
  rule: CitedRule,
): string => {
  const tests = all.filter((test) => test.rule === rule.id)
  const places = [...new Set(tests.map(({ file }) => file))].map(
    (file) => `[${basename(file, '.test.ts')}](../${file})`,
  )
  return [
    `### ${rule.id}`,
    '',
    `**${rule.says}** *(${rule.source})*`,
    '',
    `- Enforced by ${enforcement(graph, files, rule.id)}.`,
    `- Accepted: ${titlesOf(tests, 'accepts')}.`,
    `- Rejected: ${titlesOf(tests, 'rejects')}.`,
    `- Tested in ${places.join(', ')}.`,
    '',
  ].join('\n')
}

/** The document. */
export const rulesDocument = (): string => {
  const graph = chartGraph(gameChart)
  const files = fileOfClause()
  const tests = namedTests()
  const parts = [...new Set(rulebook.map(({ part }) => part))]
  return [
    '# Rules',
    '',
    'This page lists every rule of the engine with its sentence, the code that enforces it, and the tests named after it.',
    '`npm run docs` generates it; a test fails when it is stale. [Decisions](decisions/) describe the sources. `npm run site` writes',
    'the same rules as a book with a board for each rule, on which you can play.',
    '',
    ...parts.flatMap((part) => [
      `## ${part}`,
      '',
      ...rulebook.filter((rule) => rule.part === part).map((rule) => entry(graph, files, tests, rule)),
    ]),
  ].join('\n')
}
