/**
 * A battle log is read line by line; text that is not a log, or only a part of one, is reported in one sentence with
 * its line.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../src/reading/battleLog.ts'
import { readBattleLog } from '../src/reading/readBattleLog.ts'

const GAME = `Setup
Ada chose tails for the opening coin flip.
Ben won the coin toss.
Ben decided to go first.
Ada drew 7 cards for the opening hand.
- 7 drawn cards.
   • Sobble, Boss's Orders, Basic Water Energy, Switch, Switch, Poké Ball, (swsh1_55) Drizzile
Ben drew 7 cards for the opening hand.
- 7 drawn cards.
Ada took a mulligan.
- Cards revealed from Mulligan 1
   • Switch, Switch
Ben drew 1 more card because Ada took at least 1 mulligan.
- Ben drew a card.
Ada played Sobble to the Active Spot.
Ben played Scorbunny to the Active Spot.

Ben's Turn
Ben drew a card.
Ben ended their turn.

Ada's Turn
Ada drew Sobble.
Ada's Sobble used Pound on Ben’s Scorbunny for 20 damage. Ben's Scorbunny took 10 more damage because of Water Weakness.
- Damage breakdown:
   • Base damage: 10 damage
   • Weakness to Water: 10 damage
   • (Pokémon Tool) Brave Bangle: -30 damage
   • Total damage: 20 damage

Ben's Scorbunny was Knocked Out!
- 2 cards were discarded from Ben's Scorbunny.
   • Basic Fire Energy, Air Balloon
Ada took a Prize card.
Opponent conceded. Ada wins.
`

const said = (text: string): readonly Entry['sentence'][] => readBattleLog(text).entries.map(({ sentence }) => sentence)

describe('a whole log', () => {
  const log = readBattleLog(GAME)

  test('has its language and its players, and every line is understood', () => {
    expect(log.language).toBe('en')
    expect(log.players).toEqual(['Ada', 'Ben'])
    expect(log.lines.understood).toBe(log.lines.said)
    expect(log.problems).toEqual([])
  })

  test('an attack has its damage, the points that Weakness adds, and its breakdown', () => {
    const attack = log.entries.find(({ sentence }) => sentence.says === 'attackedWeakness')
    expect(attack?.sentence).toMatchObject({
      player: 0,
      owner: 1,
      attack: 'Pound',
      amount: 20,
      changed: 10,
      text: 'Water',
    })
    expect(attack?.under[0]?.under.map(({ sentence }) => sentence)).toEqual([
      { says: 'breakdownBase', amount: 10 },
      { says: 'breakdownWeakness', text: 'Water', amount: 10 },
      { says: 'breakdownOther', text: '(Pokémon Tool) Brave Bangle', amount: -30 },
      { says: 'breakdownTotal', amount: 20 },
    ])
  })

  test('listed cards have their names, and their printings where the log has them', () => {
    const hand = log.entries.find(({ sentence }) => sentence.says === 'openingHandDrawn')?.under[0]?.cards
    expect(hand?.map(({ name }) => name)).toContain("Boss's Orders")
    expect(hand?.at(-1)).toEqual({ name: 'Drizzile', printing: 'swsh1_55' })
  })

  test('copies with other bullets, quotes, spaces and line ends give the same log', () => {
    const bullets = GAME.replace(/^- /gm, '    •    ').replace(/^ {3}• /gm, '• ')
    const copies = [
      bullets,
      GAME.replaceAll('\n', '\r\n'),
      `\uFEFF${GAME.replaceAll("'", '’')}`,
      GAME.replaceAll(' ', '\u00A0'),
    ]
    for (const copy of copies) expect(readBattleLog(copy).entries).toEqual(log.entries)
  })

  test('players are told apart if one name begins with the other, or reads like a line', () => {
    expect(readBattleLog(GAME.replaceAll('Ben', 'Ada2')).problems).toEqual([])
    const odd = readBattleLog(GAME.replaceAll('Ben', 'x drew a card'))
    expect(odd.players).toEqual(['Ada', 'x drew a card'])
    expect(odd.problems).toEqual([])
  })
})

describe('an incomplete log', () => {
  test.each([
    ['nothing', '', 'EMPTY', 0],
    ['spaces', ' \n\n', 'EMPTY', 0],
    ['a web page', '<!doctype html>\n<html><body>Setup</body></html>', 'NO_LOG', 1],
    ['another language', '準備\nアダはカードを引いた。\n', 'UNKNOWN_LANGUAGE', 1],
    ['50 MB', 'Ada drew a card.\n'.repeat(3_000_000), 'TOO_LONG', 0],
    ['no text', 7, 'NOT_TEXT', 0],
  ])('%s', (_, text, code, line) => {
    const { problems, entries } = readBattleLog(text)
    expect(problems.map((one) => [one.code, one.line])).toEqual([[code, line]])
    expect(entries).toEqual([])
  })

  test('a log cut in the middle is read up to there', () => {
    const lines = GAME.split('\n').slice(0, 20)
    const log = readBattleLog(lines.join('\n'))
    expect(log.entries.length).toBeGreaterThan(5)
    expect(log.problems).toMatchObject([{ code: 'CUT_SHORT', line: 20 }])
  })

  test('a log without its beginning is read', () => {
    const from = GAME.slice(GAME.indexOf("Ben's Turn"))
    expect(readBattleLog(from).players).toEqual(['Ben', 'Ada'])
    expect(readBattleLog(from).problems).toEqual([])
  })

  test('of two logs in one the first is read, and the line of the second is reported', () => {
    const both = readBattleLog(`${GAME}${GAME}`)
    expect(both.entries).toEqual(readBattleLog(GAME).entries)
    expect(both.problems).toMatchObject([{ code: 'ANOTHER_GAME_BEGINS', line: GAME.split('\n').length }])
  })

  test('an unknown line is named, and those around it are read', () => {
    const log = readBattleLog(GAME.replace('Ada drew Sobble.', 'Ada juggled Sobble.'))
    expect(log.problems).toMatchObject([{ code: 'LINE_NOT_UNDERSTOOD', line: 23 }])
    expect(log.problems[0]?.message).toContain('juggled')
    expect(said(GAME).length - log.entries.length).toBe(1)
  })

  test('lines in any order, and lines that are hard to match, are read quickly', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(GAME.split('\n')), (lines) => {
        const log = readBattleLog(lines.join('\n'))
        expect(log.lines.understood).toBeLessThanOrEqual(log.lines.said)
      }),
      { numRuns: 30 },
    )
    const slow = `${GAME}${`Ada's ${'used on Ben’s for '.repeat(400)}\n`.repeat(50)}`
    const began = performance.now()
    readBattleLog(slow)
    expect(performance.now() - began).toBeLessThan(60_000)
  })
})
