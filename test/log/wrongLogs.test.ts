/** Logs that are wrong as a whole: what is wrong is said with its line, and what can be refereed is refereed. */
import { expect, test } from 'vitest'
import { readBattleLog } from '../../src/log/reading/readBattleLog.ts'
import { refereeLog } from '../../src/log/refereeing/referee.ts'
import { loggedGame, refereed } from './planted/game.ts'

const { text, cards } = loggedGame(4)
const lines = text.split('\n')
const half = Math.floor(lines.length / 2)

test('the end of another game: the first line that tells of a Pokémon that is not there is told', () => {
  const other = loggedGame(7).text.split('\n')
  const mixed = [...lines.slice(0, half), ...other.slice(Math.floor(other.length / 2))].join('\n')
  const { assumed, verdicts } = refereed(mixed, cards)
  const told = assumed.filter((sentence) => sentence.includes('those of another game'))
  expect(told[0]).toMatch(/^Line \d+ tells of .+, which is not in play there: /)
  expect(Number(/\d+/.exec(told[0] ?? '')?.[0])).toBeGreaterThan(half)
  expect(verdicts.flatMap(({ refusals }) => refusals.map(({ message }) => message)).join(' ')).not.toMatch(/9999/)
})

test('a log that is cut in the middle is refereed as far as it goes, with the same verdicts', () => {
  const whole = refereed(text, cards).verdicts.filter(({ line }) => line < half - 12)
  const cut = refereed(lines.slice(0, half).join('\n'), cards).verdicts.filter(({ line }) => line < half - 12)
  expect(cut.map(({ line, verdict }) => [line, verdict])).toEqual(whole.map(({ line, verdict }) => [line, verdict]))
})

test('lines in another order are refereed, and something in them is refused', () => {
  const { verdicts } = refereed(lines.toReversed().join('\n'), cards)
  expect(verdicts.filter(({ verdict }) => verdict === 'refused').length).toBeGreaterThan(0)
})

test('names of players that read like lines of the log change no verdict', () => {
  const named = text.replace(/\bAda\b/g, 'x drew a card').replace(/\bBen\b/g, "x's Turn")
  const verdicts = (log: string) =>
    refereed(log, cards).verdicts.map(({ line, verdict, held }) => [line, verdict, held])
  expect(verdicts(named)).toEqual(verdicts(text))
})

test('of what is no log nothing is said', () => {
  const log = readBattleLog('<html></html>')
  expect(refereeLog(log, { cards: [] })).toMatchObject({ verdicts: [], damage: [], moments: [] })
})
