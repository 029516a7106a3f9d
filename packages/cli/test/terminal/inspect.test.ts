/** `ptcg-turn inspect` at a terminal: the address, the end, the output, and one sentence for errors. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import * as E from 'fp-ts/lib/Either.js'
import { type Recording, readRecording } from 'ptcg-turn-engine'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { attacks, bomb, SILENT } from 'ptcg-turn-test-kit/bombs'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ask, open, orThrow, pageFolderOf, serve, stopAll } from '../../../inspector/test/server/served.ts'
import { loggedGame } from '../../../logs/test/planted/game.ts'
import { addInspect } from '../../src/inspect.ts'
import { newRecording } from '../../src/openGame.ts'
import { UsageError } from '../../src/usageError.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const COMMAND = [BUILT_COMMAND] as const
const { folder, remove } = pageFolderOf()
const around = mkdtempSync(join(tmpdir(), 'inspect-'))
const started: ChildProcess[] = []

afterEach(stopAll)
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  remove()
  rmSync(around, { recursive: true })
})

const options = { cwd: ROOT }

const run = (...given: readonly string[]) =>
  spawnSync(process.execPath, [...COMMAND, ...given], { ...options, encoding: 'utf8', timeout: 250_000 })

const inspect = (...given: readonly string[]) => run('inspect', '--assets', folder, ...given)

/** Starts the command and waits for the address. */
const begin = async (...given: readonly string[]) => {
  const child = spawn(process.execPath, [...COMMAND, 'inspect', '--assets', folder, ...given], options)
  started.push(child)
  const said = { out: '', err: '' }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text
      const [found] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\/(?=["\s#])/.exec(said.out) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('close', () => reject(new Error(said.err)))
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const { port, pathname } = new URL(url)
  return { child, said, url, ended, port: Number(port), token: pathname.split('/')[1] ?? '' }
}

describe('a live game', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'is served until %s, and then ends with code 0, even if a page is open',
    async (signal) => {
      const { child, said, ended, port, token } = await begin()
      expect((await ask(port, `/${token}/`)).body).toContain('Cinderace against Inteleon')
      const page = await open({ port, token })
      child.kill(signal)
      expect(await ended).toBe(0)
      expect(await page.closed).toBe(1001)
      expect(said.err).toBe('')
      expect(said.out).toMatch(/until you press Ctrl-C\.\nThe inspector is stopped\.\n$/)
    },
  )

  test('opens by default on a scene with Weakness, a Knock Out and a Prize card', async () => {
    const { child, said } = await begin('--json')
    const { url } = JSON.parse(said.out) as { readonly url: string }
    const [, from = '', to = ''] = /#step=(\d+)&to=(\d+)$/.exec(url) ?? []
    expect(Number(to)).toBeGreaterThan(Number(from))
    child.kill('SIGINT')
  })

  test('has the given decks and seed, and is served on the given port', async () => {
    const { port: free, close } = await serve()
    await close()
    const { child, ended, port, token } = await begin('-s', '5', '-d', 'inteleon,inteleon', '--port', `${free}`)
    expect(port).toBe(free)
    expect((await ask(port, `/${token}/`)).body).toContain('Inteleon against Inteleon, seed 5')
    child.kill('SIGINT')
    await ended
  })

  test('gives programs its address in one line', async () => {
    const { child, said, ended, url } = await begin('--json')
    expect(JSON.parse(said.out)).toEqual({ url: expect.stringContaining(url) as string })
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(said.out.trim().split('\n')).toHaveLength(1)
  })
})

describe('a recorded game', () => {
  const file = join(around, 'recorded.json')

  test('of `play` opens as it was played', async () => {
    const played = run('play', '--seed', '5', '--record', file)
    expect(played.status).toBe(0)
    expect(played.stdout).toBe(run('play', '--seed', '5').stdout)
    const recording = orThrow(readRecording(JSON.parse(readFileSync(file, 'utf8'))))
    expect(recording.events.length).toBeGreaterThan(20)
    const { child, said, ended, port, token } = await begin(file)
    expect(said.out).toContain(`shows Cinderace against Inteleon, seed 5 (${recording.events.length} events) at`)
    const { body } = await ask(port, `/${token}/`)
    expect(body).toContain(JSON.stringify(recording.events.at(-1)))
    child.kill('SIGINT')
    await ended
  })

  test('that could not be written is refused before the first move', () => {
    const { stdout, stderr, status } = run('play', '--record', '/proc/nowhere.json')
    expect(stderr).toMatch(/^\/proc\/nowhere\.json cannot be written: .*\.\n$/)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
  })
})

describe('an exported page', () => {
  const exported = (recording: Recording) => {
    const [from, to] = [join(around, 'from.json'), join(around, 'to.html')]
    writeFileSync(from, JSON.stringify(recording))
    const ended = inspect(from, '--export', to)
    const page = readFileSync(to, 'utf8')
    rmSync(to)
    return { ended, page, to }
  }
  const recording = newRecording(['cinderace', 'inteleon'], 1, [{ type: 'CONCEDE', player: 0 }])

  test('does not replace the game, and needs a file in an existing folder', () => {
    const from = join(around, 'kept.json')
    writeFileSync(from, JSON.stringify(recording))
    for (const [to, sentence] of [
      [from, 'is the game itself'],
      [around, 'is not a file'],
      [join(around, 'nowhere', 'a.html'), 'there is no such folder'],
      ['-', 'Name a file for the page'],
    ] as const) {
      const { stderr, status } = inspect(from, '--export', to)
      expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)])
    }
    expect(JSON.parse(readFileSync(from, 'utf8'))).toEqual(recording)
  })

  test('is written, with its size, and refers to no other file', () => {
    const { ended, page, to } = exported(recording)
    expect(ended.status).toBe(0)
    expect(ended.stdout).toMatch(
      /to\.html has \d+ kB \(\d+ kB compressed\)\. It opens in any browser, without a network\.\n$/,
    )
    expect(ended.stdout.startsWith(to)).toBe(true)
    expect(page).not.toMatch(/https?:|\bsrc=|@import|url\(/)
    expect(page).toContain('id="live">null<')
  })

  test('shows a hostile title and hostile events as text, and runs none of it', () => {
    const hostile = '</script></title><script>alert(1)</script><!--'
    const { page } = exported({ ...recording, title: hostile, note: hostile, events: [{ type: hostile }] })
    expect(page).not.toContain('<script>alert')
    const [, json = ''] = /id="recording">(.*)<\/script>/.exec(page) ?? []
    expect(orThrow(readRecording(JSON.parse(json)))).toMatchObject({ title: hostile, events: [{ type: hostile }] })
  })

  test("of a battle log has its lines, the referee's verdicts, and the games between them", () => {
    const from = join(around, 'log.txt')
    const to = join(around, 'log.html')
    writeFileSync(from, loggedGame(4).text)
    expect(inspect(from, '--cards', 'sve', '--era', 'sword-and-shield', '--export', to).status).toBe(0)
    const [, json = ''] = /id="recording">(.*)<\/script>/.exec(readFileSync(to, 'utf8')) ?? []
    expect(JSON.parse(json)).toMatchObject({ format: 'ptcg-turn-engine/reconstructed-game', title: 'Ada against Ben' })
  })

  test('reports its size in JSON', () => {
    const to = join(around, 'to.html')
    const { stdout } = inspect('--export', to, '--json')
    expect(JSON.parse(stdout)).toEqual({ file: to, bytes: readFileSync(to).length, compressed: expect.any(Number) })
  })
})

/** The error message for invalid arguments. The command runs in this process. */
const refusal = async (given: readonly string[]): Promise<string> => {
  let said = ''
  const program = new Command('ptcg-turn').exitOverride().configureOutput({
    writeErr: (text) => {
      said += text
    },
  })
  addInspect(program)
  for (const command of program.commands) command.copyInheritedSettings(program)
  try {
    await program.parseAsync(['inspect', '--assets', folder, ...given], { from: 'user' })
    return 'It was done.'
  } catch (error) {
    if (error instanceof UsageError) return error.message
    if (error instanceof CommanderError) return said.trim()
    throw error
  }
}

describe('wrong input is one sentence', () => {
  const notAGame = join(around, 'notAGame.json')
  writeFileSync(notAGame, '{"format":"something"}')
  test.each([
    [['/nowhere.json'], /^\/nowhere\.json cannot be read: there is no such file or folder\.$/],
    [['src'], /^src is a folder\. Name a file in it\.$/],
    [['README.md'], /^README\.md is neither a game in JSON nor a battle log: [A-Z].*\.$/],
    [[notAGame], /is not a game: /],
    [['--port', '0'], /The port must be a whole number of at least 1\.$/],
    [['--port', '65536'], /^A port is a whole number from 1 to 65535; leave it out and a free one is found\.$/],
    [['--port', 'x'], /The port must be a whole number of at least 1\.$/],
    [['--seed', '1.5'], /The seed must be a whole number of at least 0\.$/],
    [['--decks', 'cinderace'], /Name two decks with a comma between them, such as cinderace,inteleon\./],
    [
      [notAGame, '--seed', '3'],
      /^--seed, --decks, --cards and --era are for a new game; leave them out to open a file\. A battle log takes --cards and --era\.$/,
    ],
    [['--viewer', 'http://127.0.0.1:1/'], /^--viewer is the page of another inspector; say which: /],
    [['--with', 'nothing'], /Allowed choices are xstate-inspect, stately\.$/],
    [
      ['--export', 'a.html', '--port', '8000'],
      /^--export writes a page and serves none; leave out --port and --with\.$/,
    ],
    [['--export', '/proc/nowhere.html'], /^\/proc\/nowhere\.html cannot be written: .*\.$/],
    [['--assets', '/nowhere'], /^The page of the inspector is not in \/nowhere: build it with "npm run build"\.$/],
    [['one', 'two'], /too many arguments for 'inspect'/],
  ] as const)('%j', async (given, sentence) => {
    const said = await refusal(given)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('\n')
  })

  test.each([[[]], [['--export', join(around, 'bomb.html')]]])(
    'a recording that would take minutes %j',
    async (more) => {
      const file = join(around, 'bomb.json')
      writeFileSync(file, JSON.stringify(bomb(SILENT, attacks(LIMITS.events))))
      expect(await refusal([file, ...more])).toMatch(/more than \d+ steps were taken, more than in any game\.$/)
      expect(existsSync(join(around, 'bomb.html'))).toBe(false)
    },
  )

  test('and exit code 2', () => {
    const { stdout, stderr, status } = inspect('/nowhere.json')
    expect({ stdout, stderr, status }).toEqual({
      stdout: '',
      stderr: '/nowhere.json cannot be read: there is no such file or folder.\n',
      status: 2,
    })
  })

  test('a port in use', async () => {
    const { port } = await serve()
    const { stderr, status } = await new Promise<{ stderr: string; status: number | null }>((resolve) => {
      const child = spawn(process.execPath, [...COMMAND, 'inspect', '--assets', folder, '-p', `${port}`], options)
      let stderr = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text
      })
      child.on('close', (status) => resolve({ stderr, status }))
    })
    expect(stderr).toBe(
      `Port ${port} is in use, perhaps by another inspector. Name another port, or leave it out and a free one is found.\n`,
    )
    expect(status).toBe(2)
  })

  test('several games cannot be recorded at once', () => {
    const { stderr, status } = run('play', '--games', '2', '--record', join(around, 'games.json'))
    expect(stderr).toBe('A recording has one game; leave out either --record or --games.\n')
    expect(status).toBe(2)
  })
})

test('a new recording can be read', () => {
  expect(E.isRight(readRecording(newRecording(['cinderace', 'laboratory'], 0)))).toBe(true)
})
