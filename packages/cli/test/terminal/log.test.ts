/** `ptcg-turn log`: a game is written as a log, and refused lines are reported with their numbers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loggedGame } from '../../../logs/test/planted/game.ts'
import { reportLogs, writeLog } from '../../src/logFiles.ts'
import { newRecording } from '../../src/openGame.ts'

let folder: string
const said: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ptcg-turn-logs-'))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text))
    return true
  })
})

afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const OPTIONS = { cards: ['sve'], whole: true, era: 'sword-and-shield', all: false, json: false } as const

test('a recorded game is written as a log, which is read and judged', async () => {
  const { events } = loggedGame(4)
  const game = join(folder, 'game.json')
  const log = join(folder, 'game.txt')
  writeFileSync(game, JSON.stringify(newRecording(['cinderace', 'inteleon'], 4, events)))
  await writeLog(game, { output: log, exact: true })
  expect(readFileSync(log, 'utf8')).toMatch(/^Setup\n/)
  said.length = 0
  expect(await reportLogs([log], OPTIONS)).toBe(0)
  expect(said.join('')).toContain(' 0 refused,')
})

test('events that are refused when the game is played again are left out of the log, with a warning', async () => {
  const { events } = loggedGame(4)
  const game = join(folder, 'edited.json')
  const wrong = events.toSpliced(20, 0, { type: 'COIN_LANDED', heads: true })
  writeFileSync(game, JSON.stringify(newRecording(['cinderace', 'inteleon'], 4, wrong)))
  const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await writeLog(game, { output: join(folder, 'edited.txt'), exact: true })
  expect(warned.mock.lastCall?.[0]).toBe(
    `Events that are refused when the game is played again are left out: 21 of ${wrong.length}.\n`,
  )
})

test('a second Supporter is reported with its line and its rule, and sets the exit code', async () => {
  const { text } = loggedGame(4)
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.endsWith('Hop.') && !line.includes('drew'))
  const file = join(folder, 'wrong.txt')
  writeFileSync(file, lines.toSpliced(at + 1, 0, lines[at] ?? '').join('\n'))
  said.length = 0
  expect(await reportLogs([file], OPTIONS)).toBe(1)
  expect(said.join('')).toMatch(/REFUSED[\s\S]*T2D\.3/)
  said.length = 0
  await reportLogs([file], { ...OPTIONS, json: true })
  expect(JSON.parse(said.join(''))[0].summary.actions.refused).toBeGreaterThan(0)
})

test('a file that is not a battle log is wrong input, and the other logs are still judged', async () => {
  const file = join(folder, 'page.txt')
  const log = join(folder, 'right.txt')
  writeFileSync(file, '<!doctype html>\n<p>Once upon a time')
  writeFileSync(log, loggedGame(4).text)
  said.length = 0
  expect(await reportLogs([file, log], OPTIONS)).toBe(2)
  expect(said.join('')).toContain(' 0 refused,')
})
