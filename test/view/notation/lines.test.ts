/** A position as one line: complete, short enough for an address, and safe to read from outside. */
import * as E from 'fp-ts/lib/Either.js'
import { seededRng } from 'ptcg-turn-engine-fuzz'
import { drawPosition } from 'ptcg-turn-engine-fuzz/internal/arbitraries/positions'
import { board } from 'ptcg-turn-test-kit/board'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { loadPosition, savePosition } from '../../../src/engine/files/position.ts'
import { view } from '../../../src/engine/play/view.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import { cards } from '../../../src/game/cards/cards.ts'
import { boardFromLine, positionToLine } from '../../../src/view/notation/positionLine.ts'

const lineOf = (at: Snapshot): string => {
  const line = positionToLine(at)
  return E.isLeft(line) ? expect.fail(line.left.message) : line.right
}

const saved = (at: Snapshot): unknown => {
  const position = savePosition(at)
  return E.isRight(position) ? { ...position.right, definitions: [] } : expect.fail(position.left.message)
}

const staysTheSame = (at: Snapshot): void => {
  const line = lineOf(at)
  expect(encodeURIComponent(line)).toBe(line)
  const own = Object.values(at.game.definitions).filter((one) => cards[one.id] !== one)
  const back = boardFromLine(line, { cards: own, ruleset: at.game.ruleset })
  if (E.isLeft(back)) expect.fail(`${line} ${back.left[0].message}`)
  expect(saved(back.right), line).toEqual(saved(at))
  expect(lineOf(back.right)).toBe(line)
}

describe('a position as a line and back', () => {
  test('is equal for boards of any cards, in any era', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const loaded = loadPosition(drawPosition(seededRng(seed)))
      if (E.isRight(loaded)) staysTheSame(loaded.right)
      else expect.fail(loaded.left[0].message)
    }
  })

  test('is equal throughout a game and in both views, and short', () => {
    const lengths: number[] = []
    walk(opening(['cinderace', 'inteleon'], { seed: 3 }), eager(3), (_, at) => {
      if (at.state !== 'turn.main.ready') return
      for (const seen of [at, view(at, 0), view(at, 1)]) staysTheSame(seen)
      lengths.push(lineOf(at).length)
    })
    expect(lengths.length).toBeGreaterThan(30)
    expect(Math.max(...lengths)).toBeLessThan(700)
  })

  test('is asked for in the main phase only', () => {
    const start = opening(['cinderace', 'inteleon'], { seed: 3 })
    expect(positionToLine(start)).toMatchObject({ left: { path: 'state' } })
  })
})

describe('an invalid line is answered', () => {
  const LINE = lineOf(board('A active Sobble -30 Asleep\nB active "Wooloo"'))

  test.each([
    ['', 'unreadable', /begins with "ptcg1~"/],
    ['rnbqkbnr/pppppppp', 'unreadable', /begins with "ptcg1~"/],
    [`${LINE}(`, 'unreadable', /is it complete/],
    ['ptcg1~((((((((((', 'unreadable', /is it complete/],
    ['ptcg1~'.padEnd(60_000, 'A'), 'tooLong', /at most 50000 characters/],
    ['ptcg1~(1~0)~(swsh1-1)~(A~(Z))~(B~(A))', 'unreadable', /letter that stands for no card/],
    ['ptcg1~(x~0)', 'unreadable', /turn is not a whole number/],
    ['ptcg1~(3~0)~()~(A)~(B)~~base-set', 'unknown', /era of the line is unknown/],
    ['ptcg1~(3~0)~()~(A)~(B)~~own', 'unknown', /pass it as the option "ruleset"/],
    ['ptcg1~(3~0)~()~(A)~(B)', 'impossible', /at least 1/],
  ] as const)('number %#', (line, code, message) => {
    const read = boardFromLine(line)
    expect(E.isLeft(read) ? read.left[0].code : null).toBe(code)
    expect(E.isLeft(read) ? read.left[0].message : '').toMatch(message)
  })

  test('and so is every line that is cut off or has a wrong letter, unless it is a board', () => {
    for (let at = 0; at < LINE.length; at += 1)
      for (const line of [
        LINE.slice(0, at),
        `${LINE.slice(0, at)}(${LINE.slice(at + 1)}`,
        `${LINE.slice(0, at)}!${LINE.slice(at)}`,
      ]) {
        const read = boardFromLine(line)
        if (E.isLeft(read)) expect(read.left[0].message).toMatch(/[.?]$/)
        else expect(read.right.state).toBe('turn.main.ready')
      }
  })
})
