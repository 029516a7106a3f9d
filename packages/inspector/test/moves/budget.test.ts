/** The budget of a turn: available, used or blocked, and by which rule; it agrees with what is legal. */

import type { Snapshot } from 'ptcg-turn-engine'
import { legalAt } from 'ptcg-turn-engine/internal/engine/explain/legalAt'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { EventType } from 'ptcg-turn-engine/model'
import { board, type TestBoardOptions } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { type SelectableBudgetItem, selectableBudgetAt } from '../../src/moves/budget.ts'
import { throughGames } from '../wholeGames.ts'

const itemsOf = (snapshot: Snapshot): readonly SelectableBudgetItem[] => {
  const now = selectableBudgetAt(snapshot)
  return now.between === null ? now.items : []
}

const item = (text: string, type: EventType, options: TestBoardOptions = {}) => {
  const found = itemsOf(board(text, options)).find((one) => one.type === type)
  return found && { status: found.status, count: found.count, rules: found.reasons.map(({ rule }) => rule) }
}

const QUIET = 'A active Sobble {Water Energy}\nA bench Wooloo\nB active Sobble'
const USED = `turn 3 of A; energy attached; supporter played; stadium played; retreated\n${QUIET}`
const FIRST = `turn 1 of A\n${QUIET}`
const LATER = `turn 3 of A\n${QUIET}`

test.each([
  ['T2C.1', 'ATTACH_ENERGY'],
  ['T2D.3', 'PLAY_SUPPORTER'],
  ['T2D.8', 'PLAY_STADIUM'],
  ['T2E.1', 'RETREAT'],
] as const)('%s: the turn has %s once, then it is used', (rule, type) => {
  const status = type === 'RETREAT' ? 'available' : 'unused'
  expect(item(LATER, type)).toEqual({ status, count: { used: 0, of: 1 }, rules: [rule] })
  expect(item(USED, type)).toEqual({ status: 'used', count: { used: 1, of: 1 }, rules: [rule] })
})

test.each([
  ['T2D.4', 'PLAY_SUPPORTER'],
  ['T3.2', 'DECLARE_ATTACK'],
  ['T2B.3', 'EVOLVE'],
] as const)('%s: on the first turn of the game %s is blocked by that rule', (rule, type) => {
  const { status, rules } = item(FIRST, type) ?? {}
  expect(status).toBe('blocked')
  expect(rules).toContain(rule)
})

test('the limits are those of the ruleset: without a limit nothing is used up', () => {
  const ruleset = {
    ...swordAndShield,
    id: 'free',
    name: 'Free',
    firstTurn: { ...swordAndShield.firstTurn, attacks: true, supporters: true },
    perTurn: { energy: null, supporters: null, stadiums: null, retreats: null },
  }
  expect(item(USED, 'ATTACH_ENERGY', { ruleset })).toEqual({
    status: 'unused',
    count: { used: 1, of: null },
    rules: ['T2C.1'],
  })
  expect(item(FIRST, 'PLAY_SUPPORTER', { ruleset })?.status).toBe('unused')
})

test('T2E: a Pokémon that is Asleep, or alone, or cannot pay, is blocked from retreating', () => {
  expect(
    item('turn 3 of A\nA active Sobble {Water Energy} Asleep\nA bench Wooloo\nB active Sobble', 'RETREAT'),
  ).toEqual({
    status: 'blocked',
    count: { used: 0, of: 1 },
    rules: ['T2E.6'],
  })
  expect(item('turn 3 of A\nA active Sobble\nB active Sobble', 'RETREAT')?.rules).toEqual(['T2E.4', 'T2E.2'])
})

test('T2B.5, T2B.2: evolving is used after each Pokémon has evolved, blocked while each is new', () => {
  expect(item('turn 3 of A\nA active Sobble evolved\nB active Sobble', 'EVOLVE')).toMatchObject({
    status: 'used',
    rules: ['T2B.5'],
  })
  expect(item('turn 3 of A\nA active Sobble new\nB active Sobble', 'EVOLVE')).toMatchObject({
    status: 'blocked',
    rules: ['T2B.2'],
  })
  expect(item('turn 3 of A\nA active Sobble new\nA bench Sobble evolved\nB active Sobble', 'EVOLVE')).toMatchObject({
    status: 'blocked',
    rules: ['T2B.2', 'T2B.5'],
  })
  expect(item('turn 3 of A\nA active Sobble new\nA bench Sobble\nB active Sobble', 'EVOLVE')?.status).toBe('unused')
})

test('T2A.3: the Bench is counted, and a full one blocks', () => {
  expect(item(LATER, 'BENCH_POKEMON')).toEqual({ status: 'unused', count: { used: 1, of: 5 }, rules: ['T2A.3'] })
  expect(
    item(`${LATER}\nA bench Sobble; Sobble; Sobble; Sobble; Sobble`.replace('A bench Wooloo\n', ''), 'BENCH_POKEMON'),
  ).toEqual({ status: 'blocked', count: { used: 5, of: 5 }, rules: ['T2A.3'] })
})

test('an item is unused without a card for it, available with one', () => {
  const [energy] = itemsOf(board(LATER))
  expect(energy).toMatchObject({ type: 'ATTACH_ENERGY', status: 'unused', isLegalNow: false })
  const [withOne] = itemsOf(board(`${LATER}\nA hand Water Energy`))
  expect(withOne).toMatchObject({ type: 'ATTACH_ENERGY', status: 'available', isLegalNow: true })
})

test('T3.1: during an attack the attack is used, and unused items are blocked by it', () => {
  let attacks = 0
  throughGames((_, { frames }) => {
    for (const { state, game } of frames) {
      const now = selectableBudgetAt({ state, game })
      if (now.between !== null || game.attack === null) continue
      attacks += 1
      for (const { type, status, reasons } of now.items) {
        if (type === 'DECLARE_ATTACK') expect(status).toBe('used')
        else if (status !== 'used') expect([status, reasons[0].rule]).toEqual(['blocked', 'T3.1'])
      }
    }
  }, 120)
  expect(attacks).toBeGreaterThan(100)
})

test('nobody has a budget before the first turn, between turns and after the game', () => {
  const sentences = new Set<string>()
  throughGames((_, { frames }) => {
    for (const { state, game } of frames) {
      const { between } = selectableBudgetAt({ state, game })
      if (/^(setUp|checkup|gameOver|turn\.end)/.test(state)) expect(between, state).not.toBeNull()
      if (state.startsWith('turn.main') && game.result === null) expect(between).toBeNull()
      if (between !== null) sentences.add(between)
    }
  }, 400)
  expect(sentences.size).toBeGreaterThanOrEqual(2)
})

test('in whole games every legal move is available, and an item that is neither used nor blocked lacks only a card', () => {
  throughGames((before) => {
    const legal = new Set(legalAt(before).map(({ type }) => type))
    for (const { type, status, isLegalNow, reasons } of itemsOf(before)) {
      if (legal.has(type)) expect([type, status]).toEqual([type, 'available'])
      if (isLegalNow !== null) expect(isLegalNow).toBe(legal.has(type))
      const needsNoCard =
        type === 'RETREAT' || type === 'DECLARE_ATTACK' || type === 'USE_STADIUM' || type === 'USE_ABILITY'
      if (isLegalNow === false && needsNoCard) expect(['used', 'blocked']).toContain(status)
      for (const { says } of reasons) expect(says).toMatch(/\.$/)
    }
  })
})
