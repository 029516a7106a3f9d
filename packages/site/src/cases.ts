/** The cases of the book: those of rules, written by their tests as they run, and those of rulings, which are data. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { play, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { eventFromText } from 'ptcg-turn-engine/notation'
import type { TriedCase, WrittenCase } from 'ptcg-turn-engine-conformance/internal/suite/writtenCases'
import { beginning, CASES_FOLDER, type RuleCase } from 'ptcg-turn-test-kit/ruleCases'
import { startVitest } from 'vitest/node'
import { RULINGS } from '../../../test/rulings/cases/rulings.ts'
import { beginningOf } from '../../../test/rulings/playCase.ts'
import type { RulingCase } from '../../../test/rulings/ruling.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Runs the tests that are named after rules and reads the cases they wrote. Throws if one of them fails. */
export const ruleCases = async (): Promise<readonly RuleCase[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'rule-cases-'))
  mkdirSync(folder, { recursive: true })
  const vitest = await startVitest('test', ['test/game/rules/'], {
    root: ROOT,
    watch: false,
    project: ['rules'],
    testNamePattern: ' (accepts|rejects): ',
    // An empty list would select the reporters of the test configuration.
    reporters: [{}],
    silent: true,
    env: { NO_COLOR: '1', [CASES_FOLDER]: folder },
  })
  const failed = vitest.state.getCountOfFailedTests()
  await vitest.close()
  if (failed > 0) throw new Error(`${failed} tests of the rules fail; the book is written only if all pass.`)
  const cases = readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as RuleCase)
  rmSync(folder, { recursive: true })
  return cases
}

const eventOf = (at: Snapshot, text: string): GameEvent => {
  const read = eventFromText(at, text)
  if (E.isLeft(read)) throw new Error(read.left.message)
  return read.right
}

/** The events that a case of a ruling tries: the last event that is allowed, and every refused event. */
const triedInRuling = (one: RulingCase): readonly TriedCase[] => {
  const root = beginningOf(one)
  const from = beginning(root)
  if (from === null) throw new Error(`No file holds the board of "${one.shows}".`)
  let at = root
  let before: readonly GameEvent[] = []
  let last: TriedCase | null = null
  const refused: TriedCase[] = []
  for (const step of one.steps) {
    if (typeof step === 'string') {
      const event = eventOf(at, step)
      last = { from, before, event, refused: [] }
      const played = play(at, event)
      if (E.isLeft(played)) throw new Error(`${step} is refused.`)
      at = played.right.snapshot
      before = [...before, event]
    } else if ('refused' in step) {
      const event = eventOf(at, step.refused)
      refused.push({ from, before, event, refused: step.because.map((reason) => reason.split(' ')[1] ?? '') })
    } else if ('legal' in step) {
      for (const text of step.legal) last = { from, before, event: eventOf(at, text), refused: [] }
    }
  }
  return [...(last === null ? [] : [last]), ...refused]
}

/** All cases of rules and rulings that try an event: for the book, the conformance suite and `ptcg-turn explore --rule`. */
export const casesOf = (rules: readonly RuleCase[]): readonly WrittenCase[] =>
  [
    ...rules.map(({ rule, side, what, tried }): WrittenCase => ({ of: 'rule', id: rule, side, what, tried })),
    ...RULINGS.flatMap(({ id, cases }) =>
      cases.map((one): WrittenCase => ({ of: 'ruling', id, what: one.shows, tried: triedInRuling(one) })),
    ),
  ].filter(({ tried }) => tried.length > 0)

/** The cases as lines of JSON. */
export const casesInLines = (cases: readonly WrittenCase[]): string =>
  cases.map((one) => `${JSON.stringify(one)}\n`).join('')
