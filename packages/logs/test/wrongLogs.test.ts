/** Logs that are wrong as a whole: each problem is reported with its line, and the rest is refereed. */
import { expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { loggedGame, refereeText } from './planted/game.ts'

const { text, cards } = loggedGame(21)
const lines = text.split('\n')
const half = Math.floor(lines.length / 2)

test('at the end of another game, the first line about a missing Pokémon is named', () => {
  const other = loggedGame(7).text.split('\n')
  const mixed = [...lines.slice(0, half), ...other.slice(Math.floor(other.length / 2))].join('\n')
  const { assumed, verdicts } = refereeText(mixed, cards)
  const sentences = assumed.filter((sentence) => sentence.includes('belong to another game'))
  expect(sentences[0]).toMatch(/^Line \d+ mentions .+, which is not in play there: /)
  expect(Number(/\d+/.exec(sentences[0] ?? '')?.[0])).toBeGreaterThan(half)
  expect(verdicts.flatMap(({ refusals }) => refusals.map(({ message }) => message)).join(' ')).not.toMatch(/9999/)
})

test('a log that is cut in the middle is refereed up to there, with the same verdicts', () => {
  const whole = refereeText(text, cards).verdicts.filter(({ line }) => line < half - 12)
  const cut = refereeText(lines.slice(0, half).join('\n'), cards).verdicts.filter(({ line }) => line < half - 12)
  expect(cut.map(({ line, verdict }) => [line, verdict])).toEqual(whole.map(({ line, verdict }) => [line, verdict]))
})

/** A deterministic shuffle. */
const shuffled = (seed: number): string => {
  let state = seed
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state
  }
  return lines
    .map((line) => ({ line, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ line }) => line)
    .join('\n')
}

test.each([
  ['turned round', lines.toReversed().join('\n')],
  ['sorted', lines.toSorted().join('\n')],
  ['shuffled', shuffled(7)],
  ['the latest turn first', text.split('\n\n').toReversed().join('\n\n')],
  ['a piece turned round', lines.slice(40, -6).toReversed().join('\n')],
])('lines out of order (%s) are reported with a line, and no action is refused', (_, mixed) => {
  const { problems } = readBattleLog(mixed)
  expect(problems.map(({ message }) => message).join('\n')).toMatch(
    /^Line \d+ cannot come after line \d+: the lines are not in order, so no action is judged\.$/m,
  )
  expect(problems.map(({ code }) => code)).not.toContain('ANOTHER_GAME_BEGINS')
  const { verdicts, damage } = refereeText(mixed, cards)
  expect(verdicts.filter(({ verdict }) => verdict !== 'undecided')).toEqual([])
  expect(damage.filter(({ explained }) => explained !== 'onlySaid')).toEqual([])
})

test('a second game without its first line is another game, and the first is judged', () => {
  const { problems } = readBattleLog([...lines, ...lines.slice(1)].join('\n'))
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['ANOTHER_GAME_BEGINS', lines.length + 1]])
})

test.each([
  [
    'Dutch',
    'Beurt van Ada\nAda trok een kaart.\nAda speelde Riolu.\nBen heeft gekozen.\nBeurt van Ben\nBen trok een kaart.',
  ],
  ['Japanese', 'じゅんび\nAdaは カードを 7まい 引いた。\nBenの ばん'],
  ['Korean', '준비\nAda는 카드를 7장 뽑았다.\nBen의 차례'],
])('a log in %s is reported to be in an unknown language', (name, log) => {
  const { players, problems } = readBattleLog(log)
  expect(players).toBeNull()
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      new RegExp(`^Line 1 is in ${name}, a language that is not read: ".+"; logs are read in English, German, .+\\.$`),
    ),
  ])
})

test('with lines missing between two turns of one player, no later action is refused', () => {
  const turns = lines.flatMap((line, at) => (line.endsWith("'s Turn") ? [at] : []))
  const [from = 0, to = 0] = [turns[5], turns[6]]
  const gap = lines.toSpliced(to - 1, 2)
  const { verdicts, assumed } = refereeText(gap.join('\n'), cards)
  expect(assumed.join('\n')).toMatch(
    new RegExp(`Line \\d+ begins another turn of (?:Ada|Ben): lines are missing after line ${from + 1}`),
  )
  expect(verdicts.filter(({ verdict }) => verdict === 'refused')).toEqual([])
  expect(verdicts.filter(({ hidden }) => hidden.includes('Lines of the log are missing.')).length).toBeGreaterThan(0)
})

test('names of players that read like lines of the log change no verdict', () => {
  const named = text.replace(/\bAda\b/g, 'x drew a card').replace(/\bBen\b/g, "x's Turn")
  const verdicts = (log: string) =>
    refereeText(log, cards).verdicts.map(({ line, verdict, held }) => [line, verdict, held])
  expect(verdicts(named)).toEqual(verdicts(text))
})

test('an invalid log gets no verdicts', () => {
  const log = readBattleLog('<html></html>')
  expect(refereeLog(log, { cards: [] })).toMatchObject({ verdicts: [], damage: [], moments: [] })
})

test('a number that contradicts its own breakdown is refused, with any texts in play', () => {
  const at = lines.findIndex(
    (line, index) => / for \d+ damage/.test(line) && /Damage breakdown/.test(lines[index + 1] ?? ''),
  )
  const wrong = lines.map((line, index) => (index === at ? line.replace(/ for \d+ damage/, ' for 10 damage') : line))
  expect(at).toBeGreaterThan(0)
  const { verdicts, damage } = refereeLog(readBattleLog(wrong.join('\n')), { cards: [] })
  const refusals = verdicts.filter(({ line }) => line === at + 1).flatMap((one) => one.refusals)
  expect(refusals.map(({ rule }) => rule)).toEqual(['A-D6.1'])
  expect(damage.find(({ line }) => line === at + 1)).toMatchObject({ cause: 'breakdownDiffers' })
})
