/** Writes an event as a test: the board before it, the event, and the board after it or the rules against it. */

import { save } from 'ptcg-turn-engine'
import type { Game } from 'ptcg-turn-engine/model'
import { boardInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import { storyOfStep } from '../story/storyOfStep.ts'
import type { InspectedHistory } from '../time/history.ts'

const quoted = (words: string): string => `'${words.replace(/[\\']/g, '\\$&').replace(/[\n\r\u2028\u2029]/g, ' ')}'`
const drawn = (game: Game): string =>
  `[\n${boardInWords(game)
    .map((line) => `  ${quoted(line)},\n`)
    .join('')}]`

/** The test of one event of a line, or one sentence that says why there is none. */
export const asTest = (title: string, history: InspectedHistory, step: number): E.Either<string, string> => {
  if (step === 0) return E.left('Nothing has been played here: go to an event, and it can be saved as a test.')
  const whole = history.stepAt(step)
  const { before, event, after, violations } = whole
  const move = storyOfStep(whole, 'both').words
  const rules = violations.map(({ rule }) => rule)
  const name = rules.length === 0 ? move : `${rules.join(', ')}: refused: ${move}`
  const expected =
    rules.length === 0
      ? `  if (played._tag === 'Left') expect.fail(played.left.violations.map(({ message }) => message).join(' '))
  expect(boardInWords(played.right.snapshot.game)).toEqual(AFTER)`
      : `  expect(played._tag === 'Left' && played.left.violations.map(({ rule }) => rule)).toEqual([${rules.map(quoted).join(', ')}])`
  return E.right(`/** ${title.replaceAll('*/', '* /')}, event ${step}. */
import { load, play } from 'ptcg-turn-engine'
import { boardInWords } from 'ptcg-turn-engine/table'
import { expect, test } from 'vitest'

const BEFORE = ${drawn(before.game)}
${rules.length === 0 ? `\nconst AFTER = ${drawn(after.game)}\n` : ''}
/** The same board, with what its description leaves out: effects in progress, and the coins to come. */
const SAVE = ${quoted(JSON.stringify(save(before)))}

test(${quoted(name)}, () => {
  const board = load(JSON.parse(SAVE))
  if (board._tag === 'Left') expect.fail(board.left.map(({ message }) => message).join(' '))
  expect(boardInWords(board.right.game)).toEqual(BEFORE)
  const played = play(board.right, ${JSON.stringify(event)})
${expected}
})
`)
}
