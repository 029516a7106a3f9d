/** Writes docs/rulings.md: each ruling with its source, and the tests that play it. */
import { RULINGS } from '../../../../test/rulings/cases/rulings.ts'
import type { Ruling } from '../../../../test/rulings/ruling.ts'
import { SOURCES } from '../../../../test/rulings/sources.ts'

const escaped = (text: string): string => text.replaceAll('|', '\\|')

const entryOf = ({ id, says, rules, sources, cases }: Ruling): string => {
  const found = sources.map(({ name, where }) => `${name}, ${where} *(${SOURCES[name].trust})*`)
  const rested = rules.map((rule) => `[${rule}](rules.md#${rule.toLowerCase().replaceAll('.', '')})`)
  return [
    `### ${id}`,
    '',
    `**${says}**`,
    '',
    `- Source: ${found.join('; ')}`,
    `- Follows from ${rested.join(', ')}`,
    ...cases.map(({ shows }) => `- Test: ${shows}`),
    '',
  ].join('\n')
}

/** The document. */
export const rulingsDocument = (): string =>
  [
    '# Rulings',
    '',
    'A ruling answers a question that the rules leave open. This page lists each ruling with its source, the trust in this source,',
    'the [rules](rules.md) from which the ruling follows, and the tests that play it. A test has the id of its ruling in its name, such as',
    `\`${RULINGS[0]?.id} ${RULINGS[0]?.cases[0]?.shows}\`, and`,
    '[rulings.test.ts](../test/rulings/rulings.test.ts) runs all tests. Each test is a board and the events on it, in [notation](notation.md).',
    '[Decision 0034](decisions/0034-rulings-as-data.md) says how to add a ruling. `npm run docs` generates this file, and a test',
    'fails if the file is out of date.',
    '',
    ...RULINGS.map(entryOf),
    '## Sources',
    '',
    '| source | description | trust |',
    '|---|---|---|',
    ...Object.entries(SOURCES).map(([name, { title, trust }]) => `| ${name} | ${escaped(title)} | ${trust} |`),
    '',
  ].join('\n')
