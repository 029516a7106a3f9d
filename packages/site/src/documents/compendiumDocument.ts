/**
 * Writes docs/compendium.md: the answers of the Rulings Compendium that tests play, in groups by the hundreds of their numbers, and the
 * other answers with the reason why they are not played.
 */
import { COMPENDIUM, LEFT_OUT } from '../../../../test/rulings/compendium/corpus.ts'
import type { CompendiumCase } from '../../../../test/rulings/compendium/reading.ts'

const hundredOf = ({ id }: { readonly id: number }): number => Math.floor(id / 100) * 100

const grouped = <Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const linked = (rule: string): string => `[${rule}](rules.md#${rule.toLowerCase().replaceAll('.', '')})`

const row = ({ id, date, mended, says, rules }: CompendiumCase): string =>
  `| C${id} | ${date}${mended ? ' *' : ''} | ${says.replaceAll('|', '\\|')} | ${rules.map(linked).join(' ')} |`

const reasons = (): readonly string[] => {
  const byReason = grouped(LEFT_OUT, ({ because }) =>
    because.replace(
      /^(needs a text that the effect language cannot express yet|is overruled by a later answer): .*/,
      '$1',
    ),
  )
  return [...byReason].map(([reason, all]) => {
    const named = all.map(({ id, because }) => `${id}${because.includes(': ') ? ` (${because.split(': ')[1]})` : ''}`)
    return `- The answer ${reason} (${all.length}): ${named.join(', ')}`
  })
}

/** The document. */
export const compendiumDocument = (): string => {
  const answers = new Set(COMPENDIUM.map(({ id }) => id))
  const mended = new Set(COMPENDIUM.filter((one) => one.mended).map(({ id }) => id))
  const hundreds = grouped(COMPENDIUM, hundredOf)
  return [
    '# Answers of the rules team',
    '',
    'The Rulings Compendium collects answers by the rules team of the publisher, as players wrote them down; its trust is "official,',
    'second-hand". This page lists these answers in the words of this project, under their numbers in the compendium. A test plays each',
    'answer with printed cards and the rules of its time; its case is a few lines of a',
    '[file of cases](../test/rulings/compendium/2024.cases.txt). If an older source disagrees, the later answer applies. `npm run docs`',
    'generates this file, and a test fails if the file is out of date.',
    '',
    `${answers.size + LEFT_OUT.length} answers were examined, those with even numbers. ${answers.size} of them are played, in ${COMPENDIUM.length} cases. The engine agreed with ${answers.size - mended.size} answers`,
    `at once, and was corrected for the other ${mended.size} (marked with a star). ${LEFT_OUT.length} answers are not played, for these reasons:`,
    '',
    ...reasons(),
    '',
    ...[...hundreds].flatMap(([hundred, cases]) => [
      `## ${hundred}`,
      '',
      '| answer | date | ruling | rules |',
      '|---|---|---|---|',
      ...cases.map(row),
      '',
    ]),
  ].join('\n')
}
