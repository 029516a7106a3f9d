/** The command that starts the server: its output, its continuation of games, and its error messages. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildProgram, MAIN } from './building.ts'
import { atTheEnd, rawClient, until } from './serving.ts'

const EXAMPLE = join(import.meta.dirname, '../../server')

let program: string
let folder: string
let file: string

beforeAll(async () => {
  program = await buildProgram('main', MAIN)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
  file = join(folder, 'games.sqlite')
  writeFileSync(join(folder, 'index.html'), 'a page')
})
const folders: string[] = []
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

interface Run {
  readonly child: ChildProcess
  readonly out: () => string
  readonly error: () => string
}

const run = (...words: readonly string[]): Run => {
  folders.push(folder)
  const child = spawn(process.execPath, [program, '--pages', folder, '--database', file, '--port', '0', ...words])
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    said.error += String(chunk)
  })
  atTheEnd(() => child.kill('SIGKILL'))
  return { child, out: () => said.out, error: () => said.error }
}

const ended = ({ child }: Run): Promise<boolean> =>
  until(() => child.exitCode !== null || child.signalCode !== null, 'the end')

/** Expects the program to end with one sentence and the exit code for wrong input. */
const expectSentence = async (one: Run, words: string): Promise<void> => {
  await ended(one)
  expect(one.child.exitCode).toBe(2)
  expect(one.out()).toBe('')
  expect(one.error().trim().split('\n')).toHaveLength(1)
  expect(one.error()).toContain(words)
}

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/#([\w-]{22})$/gm)].map(([, token = '']) => token)
const portIn = (text: string): string => /127\.0\.0\.1:(\d+)/.exec(text)?.[1] ?? ''
const socketOf = (text: string): string => `ws://127.0.0.1:${portIn(text)}/socket`

const started = async (...words: readonly string[]): Promise<Run> => {
  const one = run(...words)
  await until(() => one.out().includes('\n') || one.child.exitCode !== null, 'the start')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(one.error()).toBe('')
  return one
}

const killed = async (one: Run): Promise<void> => {
  one.child.kill('SIGKILL')
  await ended(one)
}

test('a new game has four links, and each opens its place', async () => {
  const one = await started()
  const tokens = linksIn(one.out())
  expect(new Set(tokens).size).toBe(4)
  const welcomes = []
  for (const token of tokens) {
    const { player, mayPlay } = await (await rawClient(socketOf(one.out()), token)).next('welcome')
    welcomes.push([player, mayPlay])
  }
  expect(welcomes).toEqual([
    [0, true],
    [1, true],
    [0, false],
    [1, false],
  ])
})

test('after a restart, even after kill -9, the latest game continues with the same links', async () => {
  const first = await started()
  const [token = ''] = linksIn(first.out())
  await killed(first)
  const second = await started()
  expect(second.out()).toContain('Game 1 goes on')
  expect(linksIn(second.out())).toEqual([])
  expect((await (await rawClient(socketOf(second.out()), token)).next('state')).at).toBeGreaterThan(0)
})

test('--new begins another game, and the earlier game stays stored', async () => {
  const first = await started()
  const [token = ''] = linksIn(first.out())
  await killed(first)
  const second = await started('--new')
  expect(second.out()).toContain('Game 2.')
  await (await rawClient(socketOf(second.out()), token)).next('state')
})

test('--links replaces the links', async () => {
  const first = await started()
  const [former = ''] = linksIn(first.out())
  await killed(first)
  const second = await started('--links')
  const [token = ''] = linksIn(second.out())
  expect(second.out()).toContain('Game 1.')
  await (await rawClient(socketOf(second.out()), token)).next('state')
  expect((await (await rawClient(socketOf(second.out()), former)).next('refused')).code).toBe('UNKNOWN_TOKEN')
})

test('the game continues if the reader of the log and the links closes them', async () => {
  const one = await started()
  const [token = ''] = linksIn(one.out())
  one.child.stdout?.destroy()
  one.child.stderr?.destroy()
  const stranger = await rawClient(socketOf(one.out()))
  // Each refusal writes a line to the log, which is no longer read.
  for (let times = 0; times < 3; times += 1) {
    stranger.say('{}')
    const hostile = await rawClient(socketOf(one.out()), 'x'.repeat(22))
    expect((await hostile.next('refused')).code).toBe('UNKNOWN_TOKEN')
  }
  await (await rawClient(socketOf(one.out()), token)).next('state')
  expect(one.child.exitCode).toBe(null)
  one.child.kill('SIGINT')
  await ended(one)
  expect(one.child.exitCode).toBe(0)
})

test('Ctrl-C informs every client and stops', async () => {
  const one = await started()
  const client = await rawClient(socketOf(one.out()), linksIn(one.out())[0])
  await client.next('state')
  one.child.kill('SIGINT')
  await ended(one)
  expect(one.child.exitCode).toBe(0)
  expect(await until(client.closed, 'goodbye')).toEqual({ code: 4000, reason: 'STOPPING' })
})

describe('wrong input gets one sentence and exit code 2', () => {
  test('a second server on the same database', async () => {
    await started()
    await expectSentence(run(), 'another server is using it')
  })

  test('a file that is not a database', async () => {
    writeFileSync(file, 'My diary. '.repeat(500))
    await expectSentence(run(), 'it is not an SQLite database')
    expect(readFileSync(file, 'utf8')).toBe('My diary. '.repeat(500))
  })

  test('a save of another version', async () => {
    await killed(await started())
    const database = new Database(file)
    database.exec(`UPDATE games SET beginning = json_set(beginning, '$.version', 99)`)
    database.close()
    await expectSentence(run(), 'Game 1 cannot go on')
    const again = await started('--new')
    expect(again.out()).toContain('Game 2.')
  })

  test('a port that is in use', async () => {
    const one = await started()
    file = join(folder, 'other.sqlite')
    await expectSentence(run('--port', portIn(one.out())), 'is in use')
  })

  test.each([
    [['--port', 'x'], '--port is a whole number'],
    [['--port', '70000'], '--port is a whole number'],
    [['--cheat'], 'see --help'],
    [['--pages', '/nowhere'], 'The page of the game is not in'],
  ])('%s', async (words, sentence) => {
    await expectSentence(run(...words), sentence)
  })
})

test('the example imports only public names of the package', () => {
  for (const name of readdirSync(EXAMPLE).filter((one) => /\.tsx?$/.test(one) && one !== 'vite.config.ts')) {
    const text = readFileSync(join(EXAMPLE, name), 'utf8')
    const from = [...text.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path)
    expect(
      from.filter((path) => path.startsWith('..') && !path.startsWith('../board/')),
      name,
    ).toEqual([])
    expect(text.split('\n').length, name).toBeLessThanOrEqual(250)
    expect(text, name).toMatch(/^\/\*\*/)
  }
})
