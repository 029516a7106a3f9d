/** Each figure and sentence for people has a second source: a wrong one is caught. */
import type { Request } from 'ptcg-turn-engine'
import type { Fact } from 'ptcg-turn-engine/model'
import type { Table } from 'ptcg-turn-engine/table'
import { board } from 'ptcg-turn-test-kit/board'
import { A, type NamedMove } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import { EVERY_GAME } from '../../src/checks.ts'
import { ENGINE_API, type EngineApi } from '../../src/engineApi.ts'
import { boardsAsText } from '../../src/invariants/boardsAsText.ts'
import { ENGINE, run } from '../../src/run.ts'

const BOARD = board(`
  turn 3 of A; retreated
  A active  Laboratory Rat -10 {Fire Energy} Poisoned x3
  A bench   Laboratory Mouse
  A hand    Fire Energy, Laboratory Mouse
  B active  Laboratory Straw
  B bench   Laboratory Shield`)

const says = (api: Partial<EngineApi>, moves: readonly NamedMove[] = []): string | null => {
  const left = [...moves]
  const { finding } = run(BOARD, {
    subject: { ...ENGINE, api },
    checks: [...EVERY_GAME, boardsAsText],
    next: (at) => {
      const move = left.shift()
      return move === undefined ? null : { event: move(at), expects: null }
    },
  })
  return finding?.says ?? null
}

/** Both sides of a table with something else on each. */
const otherSides = (change: (side: Table['sides'][0]) => Partial<Table['sides'][0]>): Partial<EngineApi> => ({
  tableOf: (...asked) => {
    const table = ENGINE_API.tableOf(...asked)
    const [far, near] = table.sides
    return {
      ...table,
      sides: [
        { ...far, ...change(far) },
        { ...near, ...change(near) },
      ],
    }
  },
})

type Active = NonNullable<Table['sides'][0]['active']>

const otherActive = (change: (active: Active) => Partial<Active>): Partial<EngineApi> =>
  otherSides(({ active }) => ({ active: active === null ? null : { ...active, ...change(active) } }))

const otherRequest = (change: object): Partial<EngineApi> => ({
  request: (at) => ({ ...ENGINE_API.request(at), ...change }) as Request,
})

const otherFact = (change: (fact: Fact) => Fact): Partial<EngineApi> => ({
  factInWords: (game, fact) => ENGINE_API.factInWords(game, change(fact)),
})

const ENDING: readonly NamedMove[] = [A.endTurn()]

describe('a wrong number, request, board or sentence is caught', () => {
  test("the engine's own is right", () => {
    expect(says({}, ENDING)).toBeNull()
  })

  test.each<readonly [string, Partial<EngineApi>, RegExp]>([
    [
      'the Bench limit',
      otherSides(() => ({ benchLimit: 4 })),
      /the bench limit of A: by the rules 5, and the table shows 4/,
    ],
    ['HP', otherActive(({ hp }) => ({ hp: hp + 10 })), /the HP of .*: by the rules/],
    ['HP left', otherActive(({ hp }) => ({ left: hp })), /the HP that is left of .*: by the rules/],
    ['the types', otherActive(() => ({ types: ['Dragon'] })), /the types of .*: by the rules .* shows Dragon/],
    ['Weakness', otherActive(() => ({ weaknesses: [] })), /the Weakness of .*: by the rules/],
    ['Retreat Cost', otherActive(() => ({ retreatCost: [] })), /the Retreat Cost of .*: by the rules/],
    [
      'missing Energy',
      otherActive(({ attacks }) => ({ attacks: attacks.map((one) => ({ ...one, missing: ['Water'] })) })),
      /the Energy that the attacks lack of .*: by the rules/,
    ],
    [
      'the budget of the turn',
      {
        budgetAt: (at) => {
          const budget = ENGINE_API.budgetAt(at)
          if (budget.between !== null) return budget
          return { ...budget, items: budget.items.map((one) => ({ ...one, count: { used: 0, of: 1 } })) }
        },
      },
      /the number used this turn of Use Stadium in the budget of the turn: by the rules nothing, and the table shows 0 of 1/,
    ],
    ['the player of a request', otherRequest({ player: 1 }), /GR\.6/],
    [
      'a board as text',
      { boardToText: (at) => ENGINE_API.boardToText(at).replace('Poisoned x3', 'Poisoned') },
      /^notation: after the board was written as text and read, .*Poisoned/,
    ],
  ])('%s', (_, api, wrong) => {
    expect(says(api)).toMatch(wrong)
  })

  test.each<readonly [string, (fact: Fact) => Fact, RegExp]>([
    [
      'the other player',
      (fact) => (fact.fact === 'TURN_ENDED' ? { ...fact, player: 1 } : fact),
      /the sentence that tells what has happened does not tell the player, which is A/,
    ],
    [
      'another number',
      (fact) => (fact.fact === 'COUNTERS_PLACED' ? { ...fact, counters: 13 } : fact),
      /does not tell the counters, which is 3/,
    ],
    [
      'another card',
      (fact) => (fact.fact === 'COUNTERS_PLACED' ? { ...fact, pokemon: { id: 0, name: 'Nobody' } } : fact),
      /does not tell the pokemon, which is Laboratory Rat/,
    ],
  ])('a sentence names %s', (_, change, wrong) => {
    expect(says(otherFact(change), ENDING)).toMatch(wrong)
  })
})
