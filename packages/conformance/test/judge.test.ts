/**
 * The judge finds no difference between this engine and itself. It finds differences from mutants, and shrinks them. Most
 * engines run in this process; the toy in Python that the guide links to runs as a process.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { ENGINE } from 'ptcg-turn-engine-fuzz'
import { EVERY_MUTANT } from 'ptcg-turn-mutation/brokenRules/everyMutant'
import { sampleOf, sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { afterAll, describe, expect, test } from 'vitest'
import { engineProcess } from '../src/judging/engineProcess.ts'
import type { Exchange } from '../src/judging/exchange.ts'
import { judge } from '../src/judging/judge.ts'
import { engineOf } from './engineOfSubject.ts'

test('this engine beside itself shows no difference, and every part is compared', () => {
  const judged = judge(engineOf(ENGINE), { seed: 5, games: 12 })
  expect(judged).toMatchObject({ games: 12, divergence: null, passed: {} })
  expect(judged.moments).toBeGreaterThan(50)
  expect(judged.events).toBeGreaterThan(judged.moments)
})

describe('the plain profile', () => {
  test('this engine beside itself is compared on legal events of the main phase only', () => {
    const asked = new Set<string>()
    const own = engineOf(ENGINE)
    const listening: Exchange = (request) => {
      asked.add(request.method)
      return own(request)
    }
    const judged = judge(listening, { seed: 5, games: 3, plain: 'sword-and-shield' })
    expect(judged).toMatchObject({ games: 3, divergence: null, events: 0, passed: {} })
    expect(judged.compared).toBe(judged.moments)
    expect(judged.moments).toBeGreaterThan(50)
    expect([...asked].toSorted()).toEqual(['close', 'legal', 'load'])
  })

  test.each([
    'clause off by one: noRetreatThisTurn, two retreats a turn',
    'clause dropped: retreatingPokemonIsNotParalyzed from turn.main.ready on RETREAT',
  ])('%s is found if cards without text can show it', (id) => {
    const mutant = EVERY_MUTANT.find((one) => one.id === id)
    const judged = judge(engineOf(mutant?.subject ?? ENGINE), {
      seed: 1,
      games: 12,
      plain: 'sword-and-shield',
      smaller: 0,
    })
    expect(judged.divergence === null).toBe(id.includes('Paralyzed'))
  })

  test('if an engine declines everything, nothing is compared, and each reason is counted', () => {
    const error = { code: 'CANNOT_LOAD', message: 'It knows no Pokémon.' }
    const judged = judge(() => E.right({ ok: false, error }), { seed: 1, games: 1, plain: 'sword-and-shield' })
    expect(judged).toMatchObject({ divergence: null, compared: 0, moments: 0 })
    expect(Object.keys(judged.passed)).toEqual(['load: It knows no Pokémon.'])
  })
})

/** Mutants. The answer that first differs depends on the random games. */
const WRONG: readonly string[] = [
  'clause dropped: itIsYourTurn from turn.main.ready on PLAY_ITEM',
  'clause dropped: noStadiumOfThatNameInPlay from turn.main.ready on PLAY_STADIUM',
  'clause dropped: retreatingPokemonIsNotParalyzed from turn.main.ready on RETREAT',
  'clause inverted: cardIsInYourHand',
  'clause off by one: noRetreatThisTurn, two retreats a turn',
  'action skipped: askForTheActivePokemon',
  'action skipped: beginTurn',
  'transition removed: setUp.bench on its own',
  'transition retargeted: turn.attack.F_resolve.beforeDamage.working on its own (6)',
  'transition retargeted: turn.end on its own (2)',
  'damage step skipped: 6_counters',
  'action done wrongly: benchPokemon, as if it had been in play before',
  'action done wrongly: attachEnergy, is not counted',
  'action done wrongly: shuffleTheDeck, upside down',
  'text read wrongly: choosePokemon is skipped',
  'text read wrongly: move is skipped',
  'text read wrongly: putCounters is skipped',
  'counter not reset: the number of turns taken',
  'ruleset changed: cardsPerMulligan +1',
  'defect of a real engine: Paralysis gone with the end of any turn of its owner',
  'clause dropped: theEffectIsYours from turn.main.resolving.byHand on DONE',
  'shown wrongly: the facts of the game in a view',
]

test.each(sampleOf(WRONG, 4))('a mutant is found: %s', (id) => {
  const mutant = EVERY_MUTANT.find((one) => one.id === id)
  if (mutant === undefined) throw new Error(`There is no mutant ${id}.`)
  const { divergence } = judge(engineOf(mutant.subject), { seed: 1, games: 400, smaller: 0 })
  expect(divergence?.finding.says).toMatch(/^(?:legal|verdict|rules|facts|table|view): ./)
})

test('a difference is shrunk to few events, and its board is given as a line', () => {
  const mutant = EVERY_MUTANT.find(({ id }) => id === 'action done wrongly: attachEnergy, is not counted')
  const judged = judge(engineOf(mutant?.subject ?? ENGINE), { seed: 1, games: 80, smaller: 200 })
  expect(judged.divergence?.events.length).toBeLessThanOrEqual(3)
  expect(judged.divergence?.finding.says).toContain('table: game.turn.energyAttached is 0')
  expect(judged.divergence?.position).toMatch(/^ptcg1~/)
})

test('an engine that gives no answer, ends or answers nonsense is reported', () => {
  const says = (exchange: Exchange) => judge(exchange, { seed: 1, games: 1, smaller: 0 }).divergence?.finding.says
  expect(says(() => E.left('It ended with exit code 1.'))).toBe('engine: It ended with exit code 1.')
  expect(says(() => E.right({ ok: false, error: { message: 'No.' } }))).toBe('load: the game cannot be loaded: No.')
  expect(says(({ method }) => E.right({ ok: true, view: 3, ...(method === 'legal' ? { events: [] } : {}) }))).toMatch(
    /^table: the answer is 3/,
  )
  expect(says(() => E.right({ ok: false, error: { code: 'CANNOT_LOAD' } }))).toBeUndefined()
})

const TOY = readFileSync(join(import.meta.dirname, '../../examples/conformance/toy.py'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'judged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const judgedProcess = async (games: number, command: string, ...given: readonly string[]) => {
  const engine = engineProcess({ command, arguments: given, within: 300_000 })
  const judged = judge(engine.exchange, { seed: 3, games, smaller: games === 1 ? 0 : 40 })
  await engine.end()
  return judged
}

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)('a toy in Python that plays quiet boards of the main phase', () => {
  const toy = (program: string): string => {
    const file = join(folder, `toy${program.length}.py`)
    writeFileSync(file, program)
    return file
  }

  test('declines other boards, and is right on these', async () => {
    const judged = await judgedProcess(sizeOfRun(50, 150), 'python3', toy(TOY))
    expect(judged).toMatchObject({ divergence: null })
    expect(judged.moments).toBeGreaterThan(0)
    expect(judged.compared).toBeGreaterThan(0)
    expect(Object.values(judged.passed).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(judged.moments)
  })

  test.runIf(sizeOfRun(false, true))('a toy that attaches any number of Energy cards is shown the rule', async () => {
    const limit = '(per_turn["energy"] is None or turn["energyAttached"] < per_turn["energy"])'
    expect(TOY).toContain(limit)
    const { divergence } = await judgedProcess(3000, 'python3', toy(TOY.replace(limit, 'True')))
    expect(divergence?.finding.says).toMatch(
      /^legal: "attach .* is listed, and T2C\.1 refuses it: . has already attached/,
    )
  })
})

test('a program that ends at once is reported, and so is one that does not exist', async () => {
  const ended = await judgedProcess(1, process.execPath, '-e', '0')
  expect(ended.divergence?.finding.says).toBe('engine: It ended with exit code 0.')
  const missing = await judgedProcess(1, join(folder, 'no-such-engine'))
  expect(missing.divergence?.finding.says).toMatch(/^engine: It cannot be started: /)
})
