/** `ptcg-turn serve --stdio` as a process: its output, its end, and its limited memory. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { afterAll, describe, expect, test } from 'vitest'
import { NEW_GAME } from '../stdio/talk.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const COMMAND = [BUILT_COMMAND, 'serve'] as const
const OPTIONS = { cwd: ROOT }
const ABOUT = '{"id":1,"method":"about"}'

const started: ChildProcessWithoutNullStreams[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

const run = (input: string | Uint8Array, ...given: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...COMMAND, ...given], {
    ...OPTIONS,
    input,
    encoding: 'utf8',
  })
  const answers = stdout
    .split('\n')
    .slice(0, -1)
    .map(
      (line) =>
        JSON.parse(line) as { readonly id: unknown; readonly ok: boolean; readonly error?: { readonly code: string } },
    )
  return { answers, stderr, status }
}

/** Starts the process. Returns it with functions that send a request and read an answer. */
const begin = (...given: readonly string[]) => {
  const child = spawn(process.execPath, [...COMMAND, '--stdio', '--quiet', ...given], OPTIONS)
  started.push(child)
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async () => JSON.parse((await answers.next()).value ?? 'null')
  const ask = (request: object) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return answer()
  }
  const ended = once(child, 'close').then(([code]: readonly (number | null)[]) => code)
  return { child, ask, answer, ended }
}

/** Memory of a process in megabytes. */
const memoryOf = ({ pid }: { readonly pid?: number | undefined }): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

describe('the end of the input', () => {
  test('ends the program, with code 0 and a line for people', () => {
    const { answers, stderr, status } = run(`${ABOUT}\n{"id":2,"method":"dance"}\n`, '--stdio')
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(stderr).toBe('Answered 2 requests about 0 games; 1 could not be done.\n')
    expect(status).toBe(0)
  })

  test('may come without a line end, or at the very beginning', () => {
    expect(run(ABOUT, '--stdio', '--quiet')).toMatchObject({ answers: [{ id: 1, ok: true }], stderr: '', status: 0 })
    expect(run('', '--stdio', '--quiet')).toEqual({ answers: [], stderr: '', status: 0 })
  })

  test('within a request gets one more answer', () => {
    expect(run(`${ABOUT}\n{"id":2,"meth`, '--stdio', '--quiet').answers).toMatchObject([
      { id: 1 },
      { error: { code: 'NOT_JSON' } },
    ])
  })
})

test('arbitrary bytes get an answer for each line', () => {
  const noise = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0x0a, 0x00, 0x0a, 0x1b, 0x5b, 0x32, 0x4a, 0x0a]),
    Buffer.from(ABOUT),
  ])
  const { answers, status } = run(noise, '--stdio', '--quiet')
  expect(answers.map(({ ok, error }) => error?.code ?? ok)).toEqual(['NOT_UTF8', 'NOT_JSON', 'NOT_JSON', true])
  expect(status).toBe(0)
})

describe.skipIf(process.platform !== 'linux')('memory (from /proc)', () => {
  test('does not grow with an endless line, which is refused at once', async () => {
    const { child, ask, answer, ended } = begin('--longest-line', '1000000')
    await ask({ method: 'about' })
    const before = memoryOf(child)
    const piece = Buffer.alloc(1_000_000, 0x61)
    const write = async () => child.stdin.write(piece) || (await once(child.stdin, 'drain'))
    await write()
    await write()
    expect(await answer()).toMatchObject({ id: null, ok: false, error: { code: 'LINE_TOO_LONG' } })
    for (let times = 0; times < 300; times += 1) await write()
    expect(memoryOf(child) - before).toBeLessThan(80)
    child.stdin.write('\n')
    expect(await ask({ id: 5, method: 'games' })).toEqual({ id: 5, ok: true, games: [] })
    child.stdin.end()
    expect(await ended).toBe(0)
  })

  test('does not fill with answers that nobody reads', async () => {
    const child = spawn(process.execPath, [...COMMAND, '--stdio', '--quiet'], OPTIONS)
    started.push(child)
    child.stdin.write(`${JSON.stringify(NEW_GAME)}\n`)
    await once(child.stdout, 'readable')
    const before = memoryOf(child)
    // About 300 MB of answers: the whole game and every card, again and again.
    const requests = '{"method":"view","game":"1"}\n{"method":"cards"}\n'.repeat(2500)
    child.stdin.write(requests)
    for (let quiet = 0, last = 0; quiet < 5; ) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const now = Math.round(memoryOf(child) / 10)
      quiet = now === last ? quiet + 1 : 0
      last = now
    }
    expect(memoryOf(child) - before).toBeLessThan(80)
    let lines = 0
    child.stdout.on('data', (some: Buffer) => {
      for (const byte of some) if (byte === 10) lines += 1
    })
    child.stdin.end()
    await once(child, 'close')
    expect([lines, child.exitCode]).toEqual([5001, 0])
  })
})

describe('the other side disconnects', () => {
  test('and the program ends without an error', async () => {
    const { child, ask, ended } = begin()
    await ask({ method: 'about' })
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    child.stdout.destroy()
    child.stdin.on('error', () => undefined)
    child.stdin.write(`${ABOUT}\n`.repeat(100))
    expect(await ended).toBe(0)
    expect(said).toBe('')
  })

  test('because its process dies, and the program ends too', async () => {
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `const { spawn } = require('node:child_process')
        const stdio = ['pipe', 'pipe', 'ignore']
        const child = spawn(process.execPath, ${JSON.stringify([...COMMAND, '--stdio'])}, { stdio })
        child.stdout.once('data', () => console.log(child.pid))
        child.stdin.write('{"method":"about"}\\n')`,
      ],
      OPTIONS,
    )
    started.push(parent)
    const [pid] = (await once(parent.stdout, 'data')) as readonly Buffer[]
    parent.kill('SIGKILL')
    await once(parent, 'close')
    const isAlive = (): boolean => {
      try {
        return process.kill(Number(pid), 0) && !/State:\s+Z/.test(readFileSync(`/proc/${Number(pid)}/status`, 'utf8'))
      } catch {
        return false
      }
    }
    for (let times = 0; times < 2000 && isAlive(); times += 1) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isAlive()).toBe(false)
  })
})

test('a whole game, one line after another', async () => {
  const { child, ask, ended } = begin()
  let { game, request, result } = await ask(NEW_GAME)
  while (request !== null) {
    const { events } = await ask({ method: 'legal', game })
    ;({ request, result } = await ask({ method: 'play', game, event: events.at(-1) }))
  }
  expect(result).toMatchObject({ outcome: 'win' })
  child.stdin.end()
  expect(await ended).toBe(0)
})

describe('wrong arguments get one sentence and exit code 2', () => {
  test.each([
    [[], /^Programs use standard input and output: ptcg-turn serve --stdio\.$/m],
    [['--stdio', '--longest-line', '10'], /The length of a line must be a whole number from 1000 to 67108864\./],
    [['--stdio', '--most-games', 'many'], /The number of games must be a whole number from 1 to 10000\./],
    [['--port', '80'], /unknown option/],
  ])('%j', (given, sentence) => {
    const { answers, stderr, status } = run('', ...given)
    expect(stderr).toMatch(sentence)
    expect([answers, status]).toEqual([[], 2])
  })
})
