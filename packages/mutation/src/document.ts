/** The page on mutation testing: the scores, and why each mutant that survived may live. */
import type { Explanation } from './explanations.ts'
import { byFolder, type Measured, overall, type Recorded, type Survivor, score, type Tally } from './record.ts'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A mutant in a few words: long changes are cut, the signs that a table knows are escaped. */
const MOST_SIGNS = 120
const code = (words: string): string => {
  const short = words.length > MOST_SIGNS ? `${words.slice(0, MOST_SIGNS)} …` : words
  const fence = short.includes('`') ? '``' : '`'
  return `${fence}${fence === '``' ? ' ' : ''}${short.replaceAll('|', '\\|')}${fence === '``' ? ' ' : ''}${fence}`
}

const tallyRow = (tally: Tally): string =>
  row(
    `\`${tally.of}\``,
    ...[tally.mutants, tally.killed, tally.timedOut, tally.survived].map(String),
    `${score(tally).toFixed(1)} %`,
  )

const isAbout =
  ({ file, line, change }: Survivor) =>
  (one: Explanation): boolean =>
    one.file === file && one.line === line && one.change === change

/** Why a survivor may live, or null where nobody has said so. */
export const whyOf = (survivor: Survivor, explanations: readonly Explanation[]): string | null =>
  explanations.find(isAbout(survivor))?.why ?? null

const survivorRows = (survivors: readonly Survivor[], explanations: readonly Explanation[]): readonly string[] =>
  [...new Set(survivors.map(({ file }) => file))].flatMap((file) => [
    '',
    `### ${file}`,
    '',
    row('line', 'change', 'why it may live'),
    '|---|---|---|',
    ...survivors
      .filter((one) => one.file === file)
      .map((one) =>
        row(
          code(one.line),
          `${code(one.change)}${one.times > 1 ? ` (${one.times} times)` : ''}`,
          whyOf(one, explanations) ?? '',
        ),
      ),
  ])

/** The days on which files were measured: the first of them, and which files on a later one. */
export const daysOf = (tallies: readonly Measured[]): string => {
  const [first = ''] = tallies.map(({ measured }) => measured).toSorted()
  const later = tallies.filter(({ measured }) => measured !== first)
  if (later.length === 0) return first
  return `${first}; since then again, or for the first time: ${later.map(({ of, measured }) => `\`${of}\` (${measured})`).join(', ')}`
}

/** The page. */
export const mutationDocument = ({ tallies, survivors }: Recorded, explanations: readonly Explanation[]): string =>
  `${[
    '# Mutation testing',
    '',
    `Measured on ${daysOf(tallies)}.`,
    'A file that has changed since is counted as it was on that day. `npm run mutation` measures again, and writes this page and',
    '[mutation-testing.json](mutation-testing.json).',
    '',
    '[Stryker](https://stryker-mutator.io) changes one small thing of the charts, the clauses or the damage calculation (a *mutant*), and runs the',
    'tests. If none fails, the mutant has survived: the tests would not notice that mistake. Sentences that people are told, descriptions on',
    'the chart and tables that are read once when the engine is loaded are changed as well; lists of names marked `as const` are not. What',
    'fuzzing notices of rules broken by hand, and of small changes anywhere in the engine, [its own page](../../fuzz/docs/fuzzing.md#would-it-notice) says.',
    '',
    '| folder | mutants | a test failed | tests without end | survived | score |',
    '|---|---:|---:|---:|---:|---:|',
    ...byFolder(tallies).map(tallyRow),
    tallyRow(overall(tallies)).replace('`all`', '**all**'),
    '',
    '## How it is run',
    '',
    '- Only tests that are quick and give the same answer every time are run (`packages/mutation/src/vitest.config.ts`): the rules, the rulings, the',
    '  playthroughs, the listing of legal events, the page about the chart. All files share one worker, which loads the engine once for each mutant.',
    '- A chart that has been changed is another `docs/statechart.md`, so that page is compared first. The score of `machines` says that no change',
    '  of a chart goes unnoticed; it does not say how many of them games would notice. `test/game/rules/steering.test.ts` and',
    '  `test/game/rules/clauses.test.ts` ask that of every clause of every transition.',
    '- A mutant of a table or a chart takes part when the engine is loaded, so all tests are run for it. Those that find most mutants come',
    '  first, and after the first failure nothing else is loaded (`packages/mutation/src/stopping.ts`). So most mutants cost about a second.',
    '- If the engine cannot be loaded at all, `packages/mutation/src/loads.test.ts` fails; if the chart goes round in a circle, `circles.test.ts` does,',
    '  before the circle uses up time and memory elsewhere.',
    '- Stryker works on a copy in the system’s temporary folder. It does not check types: TypeScript 7 has no interface for that. Some of the',
    '  survivors below are found out by the compiler.',
    '- `npm run mutation -- --mutate src/game/rules/retreat.ts` tries the mutants of one file, and records them in the place of those of before.',
    '  `--incremental` tries again only what has changed since the last time, as far as Stryker can see: it looks at the files with mutants and',
    '  with tests, and not at others. `--page` writes this page anew and tries nothing.',
    '',
    '## The survivors',
    '',
    'Each has its reason in `packages/mutation/src/explanations.ts`, and a test fails when there is a survivor without one, or a reason for none.',
    ...survivorRows(survivors, explanations),
  ].join('\n')}\n`
