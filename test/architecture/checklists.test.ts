/**
 * Every place that a new word of the effect language, a new event and a new clause touch: the compiler names them, and
 * the checklist lists the same ones.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Addition, errorsWith } from 'ptcg-turn-test-kit/incompleteCopy'
import { sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'

const CHECKLISTS = readFileSync(join(import.meta.dirname, '../../docs/checklists.md'), 'utf8')

/** The files listed below this sentence, in the section of this title. */
const namedIn = (title: string): readonly string[] => {
  const section = CHECKLISTS.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? ''
  const list = section.split('The compiler names ')[1]?.split(/\n(?:\d+\. | {5}- )/)[0] ?? ''
  return [...list.matchAll(/`((?:src|machines|test|packages)\/[^`]+)`/g)].map(([, file = '']) => file).toSorted()
}

const NEW: readonly (readonly [string, number, Addition])[] = [
  [
    'An effect primitive',
    8,
    {
      file: 'src/game/model/effects.ts',
      behind: "  | { readonly do: 'flipUntilTails' }",
      line: "  | { readonly do: 'newWord'; readonly cards: Count }",
    },
  ],
  [
    'An event',
    15,
    {
      file: 'src/game/model/events.ts',
      behind: "  END_TURN: { sender: 'turnPlayer', parts: [] },",
      line: "  NEW_EVENT: { sender: 'turnPlayer', parts: ['card'] },",
    },
  ],
  ['A rule', 2, { file: 'machines/vocabulary.ts', behind: "  'itIsYourTurn',", line: "  'newClause'," }],
]

test.each(sizeOfRun(NEW.slice(0, 2), NEW))(
  '%s: the compiler names %i files, and the checklist the same ones',
  (title, files, addition) => {
    const named = [...new Set(errorsWith(addition).map(({ file }) => file))]
    expect(named.toSorted()).toEqual(namedIn(title))
    expect(named).toHaveLength(files)
  },
  600_000,
)
