/**
 * The winner function (P9): every combination in which both players may have taken all Prize cards or have no Pokémon
 * to promote.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { verdict } from '../../src/game/actions/winner.ts'
import type { Game, Player } from '../../src/game/model/game.ts'
import type { PlayerId } from '../../src/game/model/players.ts'
import { megaEvolution } from '../../src/game/rulesets/rulesets.ts'

const QUIET = `
  A active  Laboratory Rat
  A bench   Laboratory Mouse
  B active  Laboratory Rat
  B bench   Laboratory Mouse
`

type Outcome = 'A' | 'B' | 'tie' | 'goes on'

/** A took all Prizes, B took all Prizes, A cannot promote, B cannot promote: who wins. */
const ROWS: readonly (readonly [boolean, boolean, boolean, boolean, Outcome])[] = [
  [false, false, false, false, 'goes on'],
  [false, false, false, true, 'A'],
  [false, false, true, false, 'B'],
  [false, false, true, true, 'tie'],
  [false, true, false, false, 'B'],
  [false, true, false, true, 'tie'],
  [false, true, true, false, 'B'],
  [false, true, true, true, 'B'],
  [true, false, false, false, 'A'],
  [true, false, false, true, 'A'],
  [true, false, true, false, 'tie'],
  [true, false, true, true, 'A'],
  [true, true, false, false, 'tie'],
  [true, true, false, true, 'A'],
  [true, true, true, false, 'B'],
  [true, true, true, true, 'tie'],
]

const side = (player: Player, tookAll: boolean, cannotPromote: boolean): Player => ({
  ...player,
  prizes: tookAll ? [] : player.prizes,
  active: null,
  bench: cannotPromote ? [] : player.bench,
})

const outcomeOf = (game: Game): Outcome => {
  const result = verdict(game)
  if (result === null) return 'goes on'
  return result.outcome === 'tie' ? 'tie' : result.winner === 0 ? 'A' : 'B'
}

const which = (names: readonly (readonly [boolean, string])[]): string =>
  names
    .filter(([holds]) => holds)
    .map(([, name]) => name)
    .join(', ') || 'nothing has happened'

for (const [a, b, noA, noB, outcome] of ROWS) {
  const what = which([
    [a, 'A took all Prizes'],
    [b, 'B took all Prizes'],
    [noA, 'A cannot promote'],
    [noB, 'B cannot promote'],
  ])
  test(`P9 ${what}: ${outcome}`, () => {
    const { game } = board(QUIET)
    const [first, second] = game.players
    expect(outcomeOf({ ...game, players: [side(first, a, noA), side(second, b, noB)] })).toBe(outcome)
  })
}

test('P9 the table has every combination once, and the higher score wins in each row', () => {
  expect(new Set(ROWS.map((row) => row.slice(0, 4).join())).size).toBe(16)
  for (const [a, b, noA, noB, outcome] of ROWS) {
    const difference = Number(a) + Number(noB) - Number(b) - Number(noA)
    const nothing = !a && !b && !noA && !noB
    expect(outcome).toBe(nothing ? 'goes on' : difference === 0 ? 'tie' : difference > 0 ? 'A' : 'B')
  }
})

const withPrizes = (left: readonly [number, number], tieBreak: number): Game => {
  const { game } = board(`${QUIET}\n A prizes Hop x6\n B prizes Hop x6`, { ruleset: megaEvolution })
  const cut = (player: PlayerId): Player => ({
    ...game.players[player],
    prizes: game.players[player].prizes.slice(0, left[player]),
  })
  return { ...game, players: [cut(0), cut(1)], tieBreak }
}

test('TI.1 six-Prize tiebreaker: the first player with fewer Prize cards left wins, in the tiebreaker only', () => {
  expect(outcomeOf(withPrizes([5, 6], 1))).toBe('A')
  expect(outcomeOf(withPrizes([4, 2], 1))).toBe('B')
  expect(outcomeOf(withPrizes([5, 5], 1))).toBe('goes on')
  expect(outcomeOf(withPrizes([5, 6], 0))).toBe('goes on')
})
