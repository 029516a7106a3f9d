/**
 * A game of the engine, written as a log and refereed, is the same game: the same events, the same boards, no refusals.
 */

import { EVENTS, type Game, type Pokemon } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { linesWithGames, loggedGame, refereeText, turnOf } from './planted/game.ts'
import { kinds } from './planted/kinds.ts'
import { plantFaults } from './planted/planting.ts'

const pokemonOn = (pokemon: Pokemon | null): unknown =>
  pokemon === null
    ? null
    : [pokemon.cards, [...pokemon.energy].sort(), [...pokemon.tools].sort(), pokemon.damage, pokemon.conditions.rotated]

/** The public board, by card numbers. */
const board = ({ players, turn, stadium }: Game): unknown => ({
  turn: turn.number,
  stadium: stadium?.card ?? null,
  sides: players.map((side) => ({
    active: pokemonOn(side.active),
    bench: side.bench.map(pokemonOn).sort(),
    discard: [...side.discard].sort(),
    hand: [...side.hand].sort(),
    piles: [side.deck.length, side.prizes.length],
  })),
})

/** Seed 161 continues in Sudden Death. A log does not name a second opening hand, so nobody takes a mulligan here. */
const SEEDS = [4, 7, 12, 161] as const

describe.each(SEEDS)('the game of seed %i', (seed) => {
  const game = loggedGame(seed)
  const log = readBattleLog(game.text)
  const { verdicts, moments, damage } = refereeText(game.text, game.cards)

  test('every line of its log is understood', () => {
    expect(log.problems).toEqual([])
    expect(log.lines.understood).toBe(log.lines.said)
  })

  test('no action is refused or left undecided', () => {
    expect(verdicts.filter(({ verdict }) => verdict !== 'allowed')).toEqual([])
  })

  test('the referee plays the original events', () => {
    const sent = verdicts.flatMap(({ event }) => (event === null ? [] : [event]))
    const played = game.events.filter(({ type }) => EVENTS[type].sender === 'turnPlayer')
    expect(sent).toEqual(played)
  })

  test('at the beginning of each turn the boards are equal', () => {
    const begun = log.entries.filter(({ sentence }) => sentence.says === 'turnBegan')
    expect(begun.length).toBeGreaterThan(3)
    for (const { line } of begun) {
      const moment = moments.find((one) => one.line === line)
      const now = moment?.snapshot.game
      expect(now === undefined ? null : board(now)).toEqual(
        board(game.turns[now === undefined ? 0 : turnOf(now)] as Game),
      )
    }
  })

  test('the damage of its attacks is explained by the cards', () => {
    const unexplained = damage.filter(({ explained }) => explained !== 'byTheCards')
    expect(unexplained.length).toBeLessThanOrEqual(damage.length / 5)
  })
})

describe('a violation planted in a log is reported with its rule and its line', () => {
  const game = loggedGame(SEEDS[2])
  const lines = game.text.split('\n')
  const befores = linesWithGames(game)
  const found = Object.entries(kinds(lines)).flatMap(([name, plant]) => {
    const planted = plantFaults(befores, plant)[0]
    return planted === undefined ? [] : [[name, planted] as const]
  })

  test('many kinds of violations fit into this game', () => {
    expect(found.length).toBeGreaterThanOrEqual(25)
  })

  test.each(found)('%s', (_, planted) => {
    const next = lines.toSpliced(planted.from - 1, planted.replaced, ...planted.lines)
    const { verdicts } = refereeText(next.join('\n'), game.cards)
    const refused = verdicts.filter(({ verdict }) => verdict === 'refused')
    expect(refused.flatMap(({ refusals }) => refusals.map(({ rule }) => rule))).toEqual(
      expect.arrayContaining([expect.toBeOneOf([...planted.rules])]),
    )
    if (planted.lines.length > 0) expect(refused.map(({ line }) => line)).toContain(planted.from + planted.wrong)
  })
})

test('a log of unknown cards is followed, and nothing in it is refused', () => {
  const { text } = loggedGame(SEEDS[0])
  const { verdicts } = refereeLog(readBattleLog(text.replace(/\(\w+_\w+_c\d+\) /g, '')), { cards: [] })
  expect(verdicts.length).toBeGreaterThan(20)
  expect(verdicts.filter(({ verdict }) => verdict === 'refused')).toEqual([])
})
