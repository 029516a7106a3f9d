/**
 * Boards as text: drawn boards are read, read ones are drawn again, and unreadable ones are answered with their place.
 */
import * as E from 'fp-ts/lib/Either.js'
import { seededRng } from 'ptcg-turn-engine-fuzz'
import { drawPosition } from 'ptcg-turn-engine-fuzz/internal/arbitraries/positions'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { loadPosition, savePosition } from '../../../src/engine/files/position.ts'
import type { Position } from '../../../src/engine/files/positionSchema.ts'
import { view } from '../../../src/engine/play/view.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import { cards } from '../../../src/game/cards/cards.ts'
import { boardFromText } from '../../../src/view/notation/boardFromText.ts'
import { boardToText } from '../../../src/view/notation/boardToText.ts'

const FULL = `
  turn 5 of A; energy attached; supporter played; stadium played; retreated
  A name    Ada
  A active  Cinderace < Raboot < Scorbunny -30 {Fire Energy x2} [Laboratory Dumbbell] Asleep Poisoned x3 evolved
  A bench   Wooloo new; Vulpix evolved on 3 (takes 30 less damage; turn 3 of B; by "Bruise")
  A hand    Potion, Fire Energy x2
  A deck    Hop, Fire Energy x4
  A discard Switch
  A lost    Potion
  A prizes  Hop x3
  B active  Sobble
  B deck    nothing
  B spent   GX
  stadium   Laboratory Library of B used`

const read = (text: string, options = {}): Snapshot => {
  const found = boardFromText(text, options)
  return E.isLeft(found) ? expect.fail(found.left.map(({ message }) => message).join(' ')) : found.right
}

/** The position of a game, limited to what a text contains. */
const said = (at: Snapshot): Omit<Position, 'ruleset' | 'randomness' | 'definitions'> => {
  const saved = savePosition(at)
  if (E.isLeft(saved)) return expect.fail(saved.left.message)
  const { ruleset: _, randomness: __, definitions: ___, ...position } = saved.right
  return position
}

const own = ({ game }: Snapshot) => Object.values(game.definitions).filter((one) => cards[one.id] !== one)

const staysTheSame = (at: Snapshot): void => {
  const text = boardToText(at)
  const again = read(text, { cards: own(at), ruleset: at.game.ruleset })
  expect(said(again), text).toEqual(said(at))
  expect(boardToText(again)).toBe(text)
}

describe('a board drawn, read and drawn again', () => {
  test('keeps everything that was written', () => {
    const { game } = read(FULL)
    expect(game.players[0].name).toBe('Ada')
    expect(game.players[0].active).toMatchObject({
      damage: 30,
      conditions: { poisoned: 3, rotated: 'Asleep', rotatedOnTurn: 4 },
      changedOnTurn: 5,
    })
    expect(game.players[0].bench[1]?.lasting).toEqual([
      { effect: { lasting: 'damageTaken', amount: -30 }, whose: 1, turn: 3, source: 'Bruise', ofAttack: true },
    ])
    expect(game.turn).toMatchObject({ number: 5, energyAttached: 1, supportersPlayed: 1, retreats: 1 })
    expect(game.players[1]).toMatchObject({ deck: [], spent: ['GX'], name: 'B' })
    expect(game.players[1].prizes).toHaveLength(3)
    staysTheSame(read(FULL))
  })

  test('is equal for boards of any cards, in any era', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const loaded = loadPosition(drawPosition(seededRng(seed)))
      if (E.isRight(loaded)) staysTheSame(loaded.right)
      else expect.fail(loaded.left[0].message)
    }
  })

  test("is equal throughout games, and in each player's view", () => {
    let boards = 0
    for (const [first, seed] of [
      ['laboratory', 1],
      ['inteleon', 2],
    ] as const)
      walk(opening([first, 'laboratory'], { seed }), eager(seed), (_, at) => {
        if (at.state !== 'turn.main.ready') return
        boards += 1
        for (const seen of [at, view(at, 0), view(at, 1)]) if (boards % 3 === 0) staysTheSame(seen)
      })
    expect(boards).toBeGreaterThan(60)
  })

  test('shows hidden cards as a question mark', () => {
    const text = boardToText(view(read(FULL), 1))
    expect(text).toContain('A hand    ? x3')
    expect(text).toContain('A prizes  ? x3')
    expect(text).not.toContain('Potion, ')
  })
})

describe('an unreadable board is answered with line and column', () => {
  const SIDES = 'A active Sobble\nB active Sobble'
  test.each([
    ['A active Sobbel\nB active Sobble', 1, 10, 'unknown', /There is no card called "Sobbel".*Sobble/],
    ['turn 3 of C\nA active Sobble\nB active Sobble', 1, 11, 'unreadable', /Whose turn it is is A or B/],
    [`${SIDES}\nA bensh Wooloo`, 3, 3, 'unknown', /A line begins with one of: turn, played, used, era/],
    [`${SIDES}\nA hand Potion,`, 3, 15, 'unreadable', /The name of a card is missing: the line ends/],
    [`${SIDES}\nA hand "Potion`, 3, 8, 'unreadable', /The quotes do not close/],
    [`${SIDES}\nA hand Potion x900`, 3, 8, 'tooLong', /at most 200 cards/],
    [`${SIDES}\nA active Wooloo`, 3, 1, 'unreadable', /Line 1 already contains A active/],
    ['A active Sobble -30 -40\nB active Sobble', 1, 24, 'unreadable', /can state its damage only once/],
    [
      'A active Sobble Asleep Paralyzed\nB active Sobble',
      1,
      33,
      'unreadable',
      /can state whether it is Asleep, Confused, Paralyzed only once/,
    ],
    [
      'A active Sobble Poisoned Poisoned x3\nB active Sobble',
      1,
      35,
      'unreadable',
      /can state whether it is Poisoned only once/,
    ],
    ['A active Sobble -35\nB active Sobble', 1, 17, 'unreadable', /multiple of 10/],
    ['A active Sobble {Water Energy\nB active Sobble', 1, 30, 'unreadable', /"}" is missing/],
    ['A active Sobble', 1, 1, 'unreadable', /no Active Pokémon of B/],
    [`${SIDES}\n\nA bench Potion`, 4, 1, 'impossible', /not a Pokémon/],
    [`${SIDES}\nera base-set`, 3, 5, 'unknown', /An era is one of: wizards-of-the-coast/],
  ] as const)('%j', (text, line, column, code, message) => {
    const found = boardFromText(text)
    expect(E.isLeft(found) ? found.left[0] : null).toMatchObject({ line, column, code })
    expect(E.isLeft(found) ? found.left[0].message : '').toMatch(message)
  })

  test('every wrong line has exactly one problem', () => {
    const found = boardFromText('turn x\nA active Nobody\nB active Nothing at all\nC hand Hop')
    expect(E.isLeft(found) ? found.left.map(({ line }) => line) : []).toEqual([1, 2, 3, 4])
  })
})

test('cards that fill up a board have unique ids, among any cards of their name', () => {
  const named = (id: string) =>
    ({ kind: 'Energy', id, name: 'Fire Energy', basic: true, provides: [['Fire']] }) as const
  const at = read('A active Sobble\nB active Sobble', { cards: [named('own-1'), named('own-2')] })
  expect(new Set(at.game.players[0].deck.map((card) => at.game.cards[card]?.definition))).toEqual(new Set(['sm1-165']))
})
