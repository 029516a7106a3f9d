/** The command at a terminal: its output, its answers to wrong input, and the same game for the same seed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')

const run = (...args: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BUILT_COMMAND, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

describe('play', () => {
  test('prints a game to its end: states, facts, ledgers', () => {
    const { stdout, status } = run('play', '--seed', '5')
    expect(status).toBe(0)
    expect(stdout).toMatch(/turn\.main\.ready → attack\.A_announce → B_alter → C_confusion → D_choose → E_require/)
    expect(stdout).toMatch(/ 6 {2}\d+ damage: \d+ damage counters placed\. \[A-D6\.1\]/)
    expect(stdout).toMatch(/ wins \(/)
  })

  test('--no-states leaves out the states of the chart and nothing else', () => {
    const [whole, short] = [run('play', '--seed', '5').stdout, run('play', '--seed', '5', '--no-states').stdout]
    const without = whole.split('\n').filter((line) => !/^ {4}.*(→|turn\.|setUp|knockOut|checkup)/.test(line))
    expect(short.split('\n').slice(1)).toEqual(without.slice(1))
  })

  test('the same seed prints the same results', () => {
    const first = run('play', '--games', '15', '--seed', '1')
    expect(first.status).toBe(0)
    expect(first.stdout).toMatch(/decisions\s+\d+ in all/)
    expect(first.stderr).toMatch(/decisions per second/)
    expect(run('play', '--games', '15', '--seed', '1').stdout).toBe(first.stdout)
  })

  test('counts the wins of each player', () => {
    const { stdout } = run('play', '--games', '20', '--players', 'beginner,random', '--json')
    const { games, wins } = JSON.parse(stdout) as { readonly games: number; readonly wins: readonly [number, number] }
    expect(games).toBe(20)
    expect(wins[0]).toBeGreaterThan(wins[1])
  })

  test('prints facts as JSON for programs', () => {
    const facts = run('play', '--seed', '2', '--json')
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly fact: string })
    expect(facts.at(-1)?.fact).toBe('GAME_ENDED')
  })
})

test('rules prints the rulebook', () => {
  expect(run('rules').stdout).toMatch(/T2D\.4/)
})

test('chart writes mermaid and a picture', () => {
  expect(run('chart').stdout).toMatch(/^stateDiagram-v2/)
  const file = join(mkdtempSync(join(tmpdir(), 'chart-')), 'chart.svg')
  expect(run('chart', '--format', 'svg', '--detail', 'overview', '-o', file).status).toBe(0)
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg/)
})

describe('wrong input gets one sentence and exit code 2', () => {
  test.each([
    [['play', '--seed', 'x'], /whole number/],
    [['play', '--games', '0'], /at least 1/],
    [['play', '--decks', 'cinderace,nothing'], /There are: cinderace/],
    [['play', '--players', 'human,3'], /There are: human, random, beginner, club, strong/],
    [['play', '--players', 'human,club'], /needs a terminal/],
    [['chart', '--output', '/dev/null/at/all.svg'], /all\.svg/],
    [['dance'], /unknown command/],
  ])('%j', (args, sentence) => {
    const { stderr, status } = run(...args)
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/ at .*\.ts:/)
    expect(status).toBe(2)
  })
})
