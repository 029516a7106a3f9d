/** The command `ptcg-turn explore`: its table, its JSON, the ways to show a rule, and wrong input. */
import { Command } from 'commander'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addExplore } from '../../src/explore.ts'

/** The output of the command, and its exit code if it fails. */
const run = async (...args: readonly string[]) => {
  const printed = { out: '', err: '' }
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += String(text)
    return true
  })
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.err += String(text)
    return true
  })
  const program = new Command('ptcg-turn').exitOverride()
  addExplore(program)
  for (const command of program.commands) command.exitOverride()
  try {
    await program.parseAsync(['explore', ...args], { from: 'user' })
    return { ...printed, error: null }
  } catch (error) {
    return { ...printed, error: error instanceof Error && 'code' in error ? String(error.code) : error }
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
}

afterEach(() => {
  process.exitCode = undefined
})

describe('explore', () => {
  test('prints a table, and its progress on standard error', async () => {
    const { out, err, error } = await run('--game', 'mice', '--workers', '1')
    expect(error).toBeNull()
    expect(out).toMatch(/mice.*245.*444/)
    expect(out).toMatch(/245 states, 444 transitions/)
    expect(err).toMatch(/mice: 245 states in/)
    expect(process.exitCode).toBeUndefined()
  })

  test('marks a game that was not explored completely', async () => {
    expect((await run('--game', 'mice', '--most', '50')).out).toMatch(/mice \(part\)/)
  })

  test('prints JSON for programs', async () => {
    const { out } = await run('--game', 'tie-break', '--most', '400', '--json')
    const { games, rules } = JSON.parse(out) as {
      readonly games: readonly {
        readonly game: string
        readonly complete: boolean
        readonly wrong: readonly unknown[]
      }[]
      readonly rules: readonly {
        readonly rule: string
        readonly accepted: { readonly events: readonly unknown[] } | null
      }[]
    }
    expect(games).toMatchObject([{ game: 'tie-break', complete: false, wrong: [] }])
    expect(rules.find(({ rule }) => rule === 'SU.3')?.accepted?.events).toHaveLength(2)
  })

  test('shows how a rule accepts and rejects, in words', async () => {
    const { out } = await run('--rule', 'T2E.1', '--most', '3000')
    expect(out).toMatch(/^T2E\.1 A player retreats their Active Pokémon once each turn\./)
    expect(out).toMatch(/accepted in the game mice, after 6 events:\n {2}1\. heads\n {2}2\. A: choose first\n/)
    expect(out).toMatch(/\d\. .: retreat\n/)
    expect(out).toMatch(/\d\. .: retreat refused: .* has already retreated a Pokémon this turn\. \(T2E\.1\)/)
  })

  test('shows the most informative refusal by a rule', async () => {
    const { out } = await run('--rule', 'T2C.1', '--most', '3000')
    expect(out).toMatch(/: attach .* refused: . has already attached an Energy card this turn\. \(T2C\.1\)/)
  })

  test('without a search, shows cases from the tests of a rule: an accepted event, and a refused one with its reasons', async () => {
    const { out } = await run('--rule', 'T2D.4')
    expect(out).toMatch(/^T2D\.4 The player who goes first plays no Supporter card on their first turn\.\n\naccepted: /)
    expect(out).toMatch(
      / {2}turn 1 of A\n {2}A active .*\n(?: {2}.*\n)*\n {2}> play Hop\n {2}A goes first .* \(T2D\.4\)\n$/,
    )
  })

  test('prints the cases of a rule as JSON, with their boards', async () => {
    const { rule, rejected } = JSON.parse((await run('--rule', 'T2D.4', '--json')).out) as {
      readonly rule: string
      readonly rejected: { readonly from: object; readonly reasons: readonly { readonly rule: string }[] }
    }
    expect(rule).toBe('T2D.4')
    expect(rejected.from).toHaveProperty('position')
    expect(rejected.reasons).toMatchObject([{ rule: 'T2D.4' }])
  })
})

describe('wrong input gets a sentence', () => {
  test.each([
    [['--game', 'chess'], /There is no small game of that name\. There are: mice,/],
    [['--most', 'many'], /The number of states must be a whole number of at least 1\./],
    [['--most', '-3'], /whole number|unknown option/],
    [['--most', '1.5'], /The number of states must be a whole number of at least 1\./],
    [['--workers', '0'], /The number of workers must be a whole number from 1 to 256\./],
    [['--rule', 'T9.9'], /No rule has this id/],
  ])('%j', async (args, sentence) => {
    const { err, error } = await run(...args)
    expect(err).toMatch(sentence)
    expect(error).toMatch(/^commander\./)
  })
})
