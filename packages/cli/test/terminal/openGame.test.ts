/** Every kind of file that the inspector opens, and the messages for files that it cannot open. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { createGame, decks, openBeginning, type Position, play, save } from 'ptcg-turn-engine'
import type { Start } from 'ptcg-turn-engine-fuzz'
import { regressionOf } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { liveGame } from 'ptcg-turn-engine-inspector'
import { afterAll, describe, expect, test } from 'vitest'
import { orThrow } from '../../../inspector/test/server/served.ts'
import { newRecording, openGame } from '../../src/openGame.ts'

const folder = mkdtempSync(join(tmpdir(), 'open-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const CONCEDE = { type: 'CONCEDE', player: 0 } as const

const basic = { active: { cards: ['swsh1-55'] }, hand: ['sm1-166'], deck: ['sm1-166'], prizes: ['sm1-166'] }
const position = {
  format: 'ptcg-turn-engine/position',
  version: 1,
  turn: { number: 3, player: 0 },
  players: [
    { name: 'Ann', ...basic },
    { name: 'Bob', ...basic },
  ],
} as const

const regression = (start: Start, says = 'A card of the deck was attached.') =>
  regressionOf(
    {
      number: 12,
      finding: { check: 'adversary', says },
      start,
      events: [
        { event: 'hello', expects: 'T0.1' },
        { event: CONCEDE, expects: null },
      ],
      played: 2,
      story: [],
    },
    3,
    '0.0.0',
  )

const newGameStart: Start = {
  from: 'newGame',
  decks: [decks.cinderace, decks.inteleon],
  ruleset: 'sword-and-shield',
  cards: [],
}

describe('opens', () => {
  test('a recording with its events', async () => {
    const recording = newRecording(['cinderace', 'inteleon'], 7, [CONCEDE])
    const opened = orThrow(await openGame(fileWith('recording.json', recording)))
    expect(opened).toEqual(recording)
    expect(opened.title).toBe('Cinderace against Inteleon, seed 7')
  })

  test('a save at its moment', async () => {
    const begun = orThrow(createGame({ players: newRecordingPlayers(), randomness: { seed: 1 } }))
    const over = orThrow(play(begun, CONCEDE)).snapshot
    const opened = orThrow(await openGame(fileWith('my game.json', save(over))))
    expect(opened).toMatchObject({ title: 'my game.json', events: [], beginning: { from: 'save' } })
    expect(orThrow(liveGame(opened)).snapshot().state).toBe('gameOver')
  })

  test('a position', async () => {
    const opened = orThrow(await openGame(fileWith('position.json', position)))
    expect(opened).toMatchObject({ title: 'position.json', beginning: { from: 'position' } })
    expect(orThrow(liveGame(opened)).snapshot().state).toBe('turn.main.ready')
  })

  test('a regression that begins in a position: its events, refused ones too, and the finding', async () => {
    const file = fileWith(
      'regression.json',
      regression({ from: 'position', position: position as unknown as Position }),
    )
    const opened = orThrow(await openGame(file))
    expect(opened).toMatchObject({
      title: 'Game 12 of seed 3',
      note: 'adversary: A card of the deck was attached.',
      events: ['hello', CONCEDE],
    })
    expect(orThrow(liveGame(opened)).snapshot().state).toBe('gameOver')
  })

  test('a regression that begins with two decks: A and B, and the host answers for coins', async () => {
    const file = fileWith('regression.json', regression(newGameStart, 'x'.repeat(900)))
    const opened = orThrow(await openGame(file))
    const { game } = orThrow(openBeginning(opened.beginning)).snapshot
    expect(game.players.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(game.randomness).toEqual({ mode: 'asked' })
    expect(opened.note).toHaveLength(500)
  })

  test('a file with a byte order mark', async () => {
    expect(E.isRight(await openGame(fileWith('bom.json', `\ufeff${JSON.stringify(position)}`)))).toBe(true)
  })
})

const newRecordingPlayers = () =>
  [
    { name: 'Ann', deck: decks.cinderace },
    { name: 'Bob', deck: decks.inteleon },
  ] as const

const whole = JSON.stringify(newRecording(['cinderace', 'inteleon'], 7, [CONCEDE]), null, 2)

describe('says in one sentence', () => {
  test.each([
    ['that it is not JSON', 'hello, world', /is not a game: it is not JSON\.$/],
    ['that it is empty', '  \n', /is empty\.$/],
    [
      'that it is another kind of file',
      { format: 'ptcg-turn-engine/campaign', version: 1 },
      /is not a game: it is not a recording, a save/,
    ],
    ['that it is JSON without a format', [1, 2, 3], /is not a game/],
    ['that it is null', 'null', /is not a game/],
    [
      'that a recording is of another version',
      { ...JSON.parse(whole), version: 2 },
      /cannot be opened: This recording has version 2; this engine reads version 1\.$/,
    ],
    [
      'that a save is of another version',
      { format: 'ptcg-turn-engine/save', version: 99 },
      /This save has version 99; this engine reads version 3\.$/,
    ],
    ['that a position is of another version', { ...position, version: 2 }, /cannot be opened/],
    [
      'that a regression is of another version',
      { ...regression(newGameStart), version: 7 },
      /has a version other than 1/,
    ],
    ['that a regression is malformed', { ...regression(newGameStart), events: {} }, /is not a regression: at events, /],
    [
      'that something is missing',
      { ...JSON.parse(whole), title: undefined },
      /cannot be opened: at title, The property "title" is missing/,
    ],
    [
      'that the options of a game are invalid',
      { ...JSON.parse(whole), beginning: { from: 'deal', options: {} } },
      /cannot be opened: at beginning\.options, A game needs exactly two players\. There are \d more/,
    ],
    [
      'that it is too deep',
      `{"format":"ptcg-turn-engine/recording","version":1,"title":"a","note":null,"beginning":{"from":"deal","options":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}},"events":[]}`,
      /nested more than 64 levels/,
    ],
    [
      'that there are too many events',
      { ...JSON.parse(whole), events: Array.from({ length: 20_001 }, () => 0) },
      /more than 20000 entries/,
    ],
    [
      'that a property has a forbidden name',
      whole.replace('"title"', '"__proto__": {}, "title"'),
      /cannot be the name of a property/,
    ],
  ] as const)('%s', async (_, content, sentence) => {
    const opened = await openGame(fileWith('given.json', content))
    if (E.isRight(opened)) return expect.fail('It was opened.')
    expect(opened.left).toMatch(sentence)
    expect(opened.left).toContain('given.json')
    expect(opened.left).toMatch(/\.$/)
    expect(opened.left).not.toContain('\n')
  })

  test('that the file was cut off, at any place', async () => {
    for (let at = 1; at < whole.length; at += 1 + Math.floor(whole.length / 97)) {
      const opened = await openGame(fileWith('cut.json', whole.slice(0, at)))
      expect(E.isLeft(opened) && opened.left, whole.slice(at - 20, at)).toMatch(
        /cut\.json ends in the middle: it was cut off when it was written or copied\.$/,
      )
    }
  })

  test('that the file does not exist', async () => {
    expect(await openGame('/nowhere.json')).toEqual(
      E.left('/nowhere.json cannot be read: there is no such file or folder.'),
    )
    expect(await openGame('')).toEqual(E.left(expect.stringMatching(/\.$/)))
    expect(await openGame('a\0b')).toEqual(E.left(expect.stringMatching(/\.$/)))
  })

  test('that it is a folder, or a file without an end', async () => {
    mkdirSync(join(folder, 'games'))
    expect(await openGame(join(folder, 'games'))).toEqual(
      E.left(`${join(folder, 'games')} is a folder. Name a file in it.`),
    )
    execFileSync('mkfifo', [join(folder, 'pipe')])
    expect(await openGame(join(folder, 'pipe'))).toEqual(E.left(`${join(folder, 'pipe')} is not a file.`))
  })

  test('that it is too large, without reading it', async () => {
    const file = join(folder, 'large.json')
    execFileSync('truncate', ['-s', '10G', file])
    expect(await openGame(file)).toEqual(E.left(`${file} has 10240 MB; files of games have at most 64 MB.`))
  })
})
