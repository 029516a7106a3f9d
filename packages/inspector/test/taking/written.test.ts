/** Events and lines exported as code: each runs unchanged, with the same result as the game. */

import { transformSync } from 'esbuild'
import * as E from 'fp-ts/lib/Either.js'
import * as engine from 'ptcg-turn-engine'
import * as table from 'ptcg-turn-engine/internal/view/table/index'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { asTest } from '../../src/taking/asTest.ts'
import { asTypeScript } from '../../src/taking/asTypeScript.ts'
import type { InspectedHistory } from '../../src/time/history.ts'

const game = recordedGame(11)
const history = historyOfRecording(game)

const MODULES: Readonly<Record<string, unknown>> = {
  'ptcg-turn-engine': engine,
  'ptcg-turn-engine/table': table,
  'fp-ts/lib/Either.js': E,
}

/** Runs the code as it was written, with these modules and no others. */
const run = (code: string, others: Readonly<Record<string, unknown>>): void => {
  const outputText = transformSync(code, { loader: 'ts', format: 'cjs' }).code
  const modules = { ...MODULES, ...others }
  new Function('require', 'module', 'console', outputText)((name: string) => modules[name], {}, { log: () => {} })
}

const written = (line: InspectedHistory, step: number): string => {
  const test = asTest('Game 11', line, step)
  if (E.isLeft(test)) throw new Error(test.left)
  return test.right
}

const runTest = (code: string): string => {
  let title = ''
  const own = (name: string, body: () => void): void => {
    title = name
    body()
  }
  run(code, { vitest: { test: own, expect } })
  return title
}

test('a line exported as TypeScript plays the same game', () => {
  const isLegal = game.events.map((_, at) => history.stepAt(at + 1).violations.length === 0)
  run(asTypeScript(game, isLegal), {})
  expect(() => run(asTypeScript(game, isLegal.toSpliced(3, 1, false)), {})).toThrow('The result differs')
})

test('every event of a game can be exported as a test, which passes, and fails on another board', () => {
  for (const step of game.events.map((_, at) => at + 1).filter((number) => number % 7 === 0)) {
    const code = written(history, step)
    expect(runTest(code)).not.toBe('')
    expect(() => runTest(code.replace(/(const AFTER = \[)/, "$1'never',"))).toThrow()
  }
})

test('a refused event becomes a test that names the rule; an invalid event is refused too', () => {
  const again = historyOfRecording({ ...game, events: game.events.slice(0, 40) })
  const { turn } = again.snapshotAt(again.length).game
  const refused = again
    .plus({ type: 'END_TURN', player: 1 - turn.player })
    .plus({ type: 'PLAY_ITEM', player: 5, card: -1 })
  const code = written(refused, again.length + 1)
  expect(runTest(code)).toMatch(/: refused: /)
  expect(() => runTest(code.replace(/toEqual\(\[.*\]/, 'toEqual([]'))).toThrow()
  expect(runTest(written(refused, again.length + 2))).toMatch(/refused/)
})

test('a line without events says so', () => {
  expect(asTest('Game 11', history, 0)).toMatchObject({ _tag: 'Left' })
})
