/** Prize cards taken, in words with their Knock Outs, and the curves of the race. */
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { curveOf, leadInWords } from '../../src/page/panels/curves.ts'
import { takingInWords, takingsIn } from '../../src/story/takings.ts'
import { surveyor } from '../../src/time/survey.ts'

const history = historyOfRecording(recordedGame(11))
const survey = surveyor().survey(history, history.length + 1)

test('the Prize race is known at every step, and equals the Prize cards taken', () => {
  expect(survey.race).toHaveLength(history.length + 1)
  for (const [step, { prizes, hands }] of survey.race.entries()) {
    const { players } = history.snapshotAt(step).game
    expect([prizes, hands]).toEqual([players.map((one) => one.prizes.length), players.map(({ hand }) => hand.length)])
  }
  const takings = takingsIn(history, survey.race)
  const last = survey.race.at(-1)
  for (const player of [0, 1] as const) {
    const taken = takings.filter((one) => one.player === player).reduce((sum, { count }) => sum + count, 0)
    expect(taken).toBe(Math.max(...survey.race.map(({ prizes }) => prizes[player])) - (last?.prizes[player] ?? 0))
  }
  const [first] = takings
  if (first === undefined) throw new Error('Nobody takes a Prize card in this game.')
  expect(takingInWords(first, 'Ann')).toMatch(/^Turn \d+, Ann: [1-3]/)
})

test('a curve changes at its own step, and says where it is now', () => {
  expect(curveOf([6, 6, 5, 5], 2)).toEqual({ path: 'M0 6H2V5H3', now: 5 })
  expect(curveOf([6, 5], 9).now).toBe(5)
  expect(leadInWords(['Ann', 'Bob'], [2, 4])).toBe('Ann is ahead by 2 Prize cards.')
  expect(leadInWords(['Ann', 'Bob'], [3, 2])).toBe('Bob is ahead by 1 Prize card.')
  expect(leadInWords(['Ann', 'Bob'], [3, 3])).toBe('Both have the same number of Prize cards left.')
})
