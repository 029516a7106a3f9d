/** Each of the expensive checks finds an engine that breaks its law. */

import type { Snapshot } from 'ptcg-turn-engine'
import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Game } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A, B, after as boardAfter, heads } from 'ptcg-turn-test-kit/moves'
import { ODD_CARDS } from 'ptcg-turn-test-kit/oddCards'
import { describe, expect, test } from 'vitest'
import type { Check } from '../../src/check.ts'
import { hiddenCardsStayHidden, wronglyShown } from '../../src/invariants/hiddenCards.ts'
import { deeplyFrozen, nothingIsWritten } from '../../src/invariants/nothingIsWritten.ts'
import { firstDifference } from '../../src/invariants/sameness.ts'
import { savesResume } from '../../src/invariants/savesResume.ts'
import { seatsCommute } from '../../src/invariants/seatsCommute.ts'
import { swapEvent, swapSeats } from '../../src/invariants/swapSeats.ts'
import { run } from '../../src/run.ts'
import { breakAction, breakEngine, saysOfGames, saysOfMoves, withActive } from './broken.ts'

const BOARD = board(`
  A active  Laboratory Rat
  A bench   Laboratory Mouse
  B active  Laboratory Straw
  B deck    Hop x9
  B bench   Laboratory Shield`)

const HOLDING = board(`
  A active  Laboratory Rat
  A hand    Hop
  B active  Laboratory Straw`)

/** An engine that leaves damage at every other call, so the same event from the same game has different results. */
const moody = (): Stepper => {
  let calls = 0
  return breakAction('drawForTheTurn', (game) => {
    calls += 1
    return calls % 2 === 0 ? game : withActive(game, 0, ({ damage }) => ({ damage: damage + 10 }))
  })
}

const says = (check: Check, stepper: Stepper) => saysOfGames(check, stepper, 4)

describe('an engine that breaks a law is caught', () => {
  test('it changes a game that somebody holds', () => {
    const scribbling = breakAction('endTurn', (game) => {
      ;(game.players[0].deck as number[]).reverse()
      return game
    })
    const { finding } = run(BOARD, {
      subject: { stepper: scribbling },
      checks: [nothingIsWritten],
      next: (at) => ({ event: A.endTurn()(at), expects: null }),
    })
    expect(finding?.check).toBe('nothing is thrown')
    expect(finding?.says).toMatch(/read only/)
  })

  test('it decides differently the second time', () => {
    expect(says(savesResume, moody())).toMatch(/^P8: after saving, loading and .*damage/)
  })

  test('it keeps facts that a save loses', () => {
    const unsaved = breakAction('beginTurn', (game) => ({ ...game, turn: { ...game.turn, extra: undefined } }) as Game)
    expect(says(savesResume, unsaved)).toMatch(/^P8: after saving.* the game, turn, extra/)
  })

  test('it forgets saved facts when it continues', () => {
    const known = new WeakSet<object>()
    const stranger = breakAction('endTurn', (game) => {
      if (game.turn.number === 1) known.add(game.cards)
      return known.has(game.cards) ? game : withActive(game, 0, ({ damage }) => ({ damage: damage + 10 }))
    })
    expect(says(savesResume, stranger)).toMatch(/^P8: after saving, loading and .*damage/)
  })

  test('a save of an impossible game is refused', () => {
    const says = (at: Snapshot) => savesResume.watch({ game: BOARD.game, state: BOARD.state }, STEPPER).atRest?.(at, [])
    const at = { ...BOARD, game: withActive(BOARD.game, 0, ({ cards }) => ({ energy: cards })) }
    expect(says(BOARD)).toBeNull()
    expect(says(at)).toMatch(/^P8: a save in turn.main.ready is refused: .* is both in /)
  })

  test('it lets hidden cards decide what is legal', () => {
    const peeping = breakEngine(
      {},
      {
        itIsYourTurn: (game, event) =>
          MEANING.clauses.itIsYourTurn(game, event) &&
          (event.type !== 'END_TURN' || game.cards[game.players[0].deck[0] ?? -1]?.definition === 'sm1-165'),
      },
    )
    expect(says(hiddenCardsStayHidden, peeping)).toMatch(/^view: for .* the list of legal events/)
  })

  test('it does not hide a choice that only one player may see', () => {
    const blabbing = breakAction('resolveEffects', (game) =>
      game.ask?.ask === 'choice' ? { ...game, ask: { ...game.ask, hidden: false } } : game,
    )
    expect(says(hiddenCardsStayHidden, blabbing)).toMatch(
      /^view: for .* a choice among cards that only the other player sees is shown/,
    )
    expect(says(hiddenCardsStayHidden, STEPPER)).toBeNull()
  })

  test('a view shows hidden cards, or hides open ones', () => {
    const blank = (game: Game): Game => ({
      ...game,
      definitions: {},
      cards: game.cards.map(({ owner }) => ({ owner, definition: null })),
    })
    expect(wronglyShown(BOARD, BOARD.game, 0)).toMatch(/that they must not see/)
    expect(wronglyShown(BOARD, blank(BOARD.game), 0)).toBeNull()
    expect(wronglyShown(HOLDING, HOLDING.game, 1)).toMatch(/that they must not see/)
    expect(wronglyShown(HOLDING, blank(HOLDING.game), 0)).toMatch(/a card of their own hand is hidden/)
  })

  test('one seat draws more than the other', () => {
    const unfair = breakAction('drawForTheTurn', (game) =>
      game.turn.player === 0 ? MEANING.actions.drawForTheTurn(game, { type: 'DONE', player: 0 }) : game,
    )
    expect(saysOfMoves(seatsCommute, unfair, BOARD, A.endTurn())).toMatch(/^P10: with the seats exchanged/)
    expect(saysOfMoves(seatsCommute, STEPPER, BOARD, A.endTurn(), B.endTurn())).toBeNull()
  })

  test('one seat may do what the other may not', () => {
    const unfair = breakEngine(
      {},
      {
        noRetreatThisTurn: (game, event) =>
          ('player' in event && event.player === 0) || MEANING.clauses.noRetreatThisTurn(game, event),
      },
    )
    const retreated = board(`
      turn 3 of A; retreated
      A active  Laboratory Mouse
      A bench   Laboratory Rat
      B active  Laboratory Straw`)
    expect(saysOfMoves(seatsCommute, unfair, retreated)).toMatch(/^P10: with the seats exchanged the list of legal/)
  })
})

describe('seats', () => {
  const fallen = board(
    `
    A active  Asker
    A bench   Reactor
    B active  Reactor -50
    B bench   Laboratory Rat`,
    { cards: ODD_CARDS },
  )

  test('seats that are swapped twice are unchanged', () => {
    const { game } = fallen
    expect(swapSeats(swapSeats(game))).toEqual(game)
    expect(swapSeats(game).players[0]).toEqual(game.players[1])
    expect(swapSeats(game).turn.player).toBe(1)
    expect(swapSeats(game).cards.map(({ owner }) => owner)).toEqual(game.cards.map(({ owner }) => 1 - owner))
  })

  test('events change seats, answers of chance do not', () => {
    expect(swapEvent({ type: 'END_TURN', player: 1 })).toEqual({ type: 'END_TURN', player: 0 })
    expect(swapEvent({ type: 'COIN_LANDED', heads: true })).toEqual({ type: 'COIN_LANDED', heads: true })
    expect(swapEvent({ type: 'APPLY', player: 0, change: { change: 'shuffle', player: 0 } })).toEqual({
      type: 'APPLY',
      player: 1,
      change: { change: 'shuffle', player: 1 },
    })
  })

  test('effects to be put in order are equal in either order', () => {
    const between = board(
      `
      A active  Reactor -20
      B active  Reactor -20`,
      { cards: ODD_CARDS },
    )
    const asked = boardAfter(between, A.endTurn())
    expect(asked.game.ask).toMatchObject({ ask: 'choice', purpose: 'order', player: 1 })
    expect(asked.game.waiting.map(({ source }) => source.player)).toEqual([0, 0, 1, 1])
    const moves = [A.endTurn(), B.choose('Checkup Heal'), A.done(), B.choose('Checkup Flip'), heads]
    expect(boardAfter(between, ...moves).game.waiting).toHaveLength(2)
    expect(saysOfMoves(seatsCommute, STEPPER, between, ...moves)).toBeNull()
  })
})

describe('comparing and freezing', () => {
  test('the first difference has a path', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('the game, a, place 2, b is 2, not 3.')
    expect(firstDifference({ a: 1 }, {})).toBe('the game, a is 1, and the other leaves it out.')
    expect(firstDifference({}, { a: 1 })).toBe('the game, a is left out, and the other says 1.')
    expect(firstDifference([1], { 0: 1 })).toBe('the game is 1, not 0 1.')
    expect(firstDifference(Number.NaN, Number.NaN)).toBeNull()
  })

  test('a frozen value is frozen inside too', () => {
    const whole = deeplyFrozen({ a: [{ b: 1 }] })
    expect(Object.isFrozen(whole.a[0])).toBe(true)
  })
})
