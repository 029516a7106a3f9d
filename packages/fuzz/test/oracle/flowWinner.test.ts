/** The oracle's Knock Outs, Prize cards, promotion and winners (KO, PR, WL, TI). */

import { megaEvolution, swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { Ruleset } from 'ptcg-turn-engine/model'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import { oracleWinner } from '../../src/oracle/winner.ts'
import { heads, inPlay, listOffered, picks, stops, tableFrom, tails, turnsRound } from './effectsTable.ts'
import { attacks, damageOn, endsTheTurn, playFrom } from './flowTable.ts'

const QUIET = 'A active Wooloo\n A bench Vulpix\n B active Sobble\n B bench Krabby'

describe('the winner', () => {
  const YES_OR_NO = [false, true] as const
  const rows = YES_OR_NO.flatMap((a) =>
    YES_OR_NO.flatMap((b) => YES_OR_NO.flatMap((noA) => YES_OR_NO.map((noB) => [a, b, noA, noB] as const))),
  )

  test.each(rows)('A took all %s, B took all %s, A has nobody %s, B has nobody %s', (a, b, noA, noB) => {
    const table = tableFrom(QUIET)
    for (const [side, tookAll, nobody] of [
      [table.sides[0], a, noA],
      [table.sides[1], b, noB],
    ] as const) {
      if (tookAll) side.prizes = []
      side.active = null
      if (nobody) side.bench = []
    }
    const [zero, one] = [Number(a) + Number(noB), Number(b) + Number(noA)]
    const result = oracleWinner(table)
    if (zero + one === 0) expect(result).toBeNull()
    else if (zero === one) expect(result?.outcome).toBe('tie')
    else expect(result).toMatchObject({ outcome: 'win', winner: zero > one ? 0 : 1 })
  })

  test('fewer Prize cards win in a tiebreaker only', () => {
    const table = tableFrom(`${QUIET}\n A prizes Hop x5\n B prizes Hop x6`, { ruleset: megaEvolution })
    expect(oracleWinner(table)).toBeNull()
    table.tieBreak = 1
    expect(oracleWinner(table)).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
  })
})

const BOTH_FALL = (rest: string): string => `
  A active  Laboratory Ram -40
  A bench   Laboratory Mouse; Vulpix
  B active  Sobble -20
  B bench   Krabby; Wooloo
  ${rest}`

test('both Active Pokémon fall: the player whose turn is next takes Prize cards and promotes first', () => {
  const chosen = playFrom(BOTH_FALL(''), [attacks('Crash'), picks('Hop')])
  expect(chosen.waits).toMatchObject({ for: 'pick', player: 0 })
  expect(chosen.table.sides[1].prizes, 'nothing is taken before both have chosen').toHaveLength(3)
  const taken = playFrom(BOTH_FALL(''), [attacks('Crash'), picks('Hop'), picks('Hop')])
  expect(taken.waits).toMatchObject({ for: 'pick', player: 1 })
  const end = playFrom(BOTH_FALL(''), [attacks('Crash'), picks('Hop'), picks('Hop'), picks('Wooloo'), picks('Vulpix')])
  expect([inPlay(end.table, 0)[0], inPlay(end.table, 1)[0]]).toEqual(['Vulpix', 'Wooloo'])
  expect(end.table.turn).toMatchObject({ number: 4, player: 1 })
})

test('a tie of last Prize cards leads to another game, or stands', () => {
  const last = BOTH_FALL('A prizes Hop\n B prizes Hop')
  const again = playFrom(last, [attacks('Crash'), picks('Krabby'), picks('Vulpix')])
  expect(again.waits).toEqual({ for: 'coin', player: 0, coins: 1 })
  expect(again.table).toMatchObject({ tieBreak: 1, settingUp: true, turn: { number: 0 }, result: null })
  expect(again.table.sides[0].deck).toHaveLength(9)
  const stands = playFrom(last, [attacks('Crash'), picks('Krabby'), picks('Vulpix')], {
    ruleset: { ...swordAndShield, tie: { leadsTo: 'tie' } },
  })
  expect(stands.table.result).toEqual({ outcome: 'tie', reasons: ['allPrizesTaken'] })
})

test('a Pokémon that lived on HP of a Knocked Out one falls after it, and Prize cards are taken once for both', () => {
  const end = playFrom('A active Laboratory Rat\n B active Laboratory Bellows -50\n B bench Sobble -80; Krabby', [
    attacks('Nip'),
    picks('Hop'),
    picks('Hop'),
  ])
  expect(inPlay(end.table, 1)).toEqual(['Krabby'])
  expect(end.table.sides[0].prizes).toHaveLength(1)
})

test('an effect of a Knock Out may Knock Out the attacker too', () => {
  const text = `
    A active  Laboratory Rat -10
    A bench   Laboratory Mouse
    B active  Laboratory Firecracker -50
    B bench   Krabby`
  const both = playFrom(text, [attacks('Nip'), heads, picks('Hop'), picks('Hop')])
  expect([inPlay(both.table, 0), inPlay(both.table, 1)]).toEqual([['Laboratory Mouse'], ['Krabby']])
  expect(playFrom(text, [attacks('Nip'), tails, picks('Hop')]).table.turn.player).toBe(1)
})

test('an empty deck loses at the draw for the turn, and only there', () => {
  const over = playFrom(`${QUIET}\n B deck`, [endsTheTurn])
  expect(over.table.result).toEqual({ outcome: 'win', winner: 0, reasons: ['emptyDeck'] })
  expect(playFrom(`${QUIET}\n B deck Hop`, [endsTheTurn]).waits).toEqual({ for: 'main', player: 1 })
})

describe('Pokémon Checkup', () => {
  test('poison and burn, then the coin, then one look at Knock Outs', () => {
    const text = 'A active Wooloo\n B active Laboratory Rat -20 Poisoned Burned\n B bench Krabby'
    const end = playFrom(text, [endsTheTurn, heads, picks('Hop')])
    expect([inPlay(end.table, 1), end.table.turn.number]).toEqual([['Krabby'], 4])
  })

  test('another effect before or after the conditions, as the player of the next turn decides', () => {
    const text = 'A active Laboratory Mouse\n B active Laboratory Rat -30 Poisoned\n stadium Laboratory Infirmary of A'
    const asked = playFrom(text, [endsTheTurn])
    expect(asked.waits).toMatchObject({ for: 'pick', player: 1 })
    expect(listOffered(asked.table, asked.waits)).toEqual(['Laboratory Infirmary', 'Special Conditions'])
    for (const first of ['Laboratory Infirmary', 'Special Conditions'])
      expect(damageOn(playFrom(text, [endsTheTurn, picks(first)]).table, 'Laboratory Rat')).toBe(30)
  })

  test('Paralyzed ends after its owner’s turn, unless it began in that turn', () => {
    const text = 'turn 3 of A\n A active Wooloo Paralyzed\n B active Sobble'
    expect(playFrom(text, [endsTheTurn]).table.sides[0].active?.conditions.rotated).toBeNull()
    const cramp = { do: 'condition', pokemon: 'thisPokemon', condition: 'Paralyzed' } as const
    const stiff = inventPokemon('Stiff', { attacks: [freeAttack('Cramp', { after: [cramp] })] })
    const cramped = (ruleset: Ruleset) =>
      playFrom('A active Stiff\n B active Sobble', [attacks('Cramp')], { cards: [stiff], ruleset }).table.sides[0]
        .active
    expect(cramped(swordAndShield)?.conditions.rotated).toBe('Paralyzed')
    const early = { ...swordAndShield, id: 'early', paralysisEndsAfterOwnTurn: true }
    expect(cramped(early)?.conditions.rotated).toBeNull()
  })
})

test('set-up of another game: toss, hands, Pokémon, Prize cards of that game', () => {
  const cards = (name: string): string => `A ${name} Wooloo x20\n B ${name} Wooloo x20`
  const text = BOTH_FALL(`A prizes Hop\n B prizes Hop\n ${cards('deck')}`)
  const begun = playFrom(text, [
    attacks('Crash'),
    picks('Krabby'),
    picks('Vulpix'),
    tails,
    picks('second'),
    turnsRound,
    turnsRound,
    picks('Wooloo'),
    stops,
    picks('Wooloo'),
    stops,
  ])
  expect(begun.table).toMatchObject({ settingUp: false, firstPlayer: 0, turn: { number: 1, player: 0 } })
  expect(begun.table.sides.map(({ prizes }) => prizes.length)).toEqual([1, 1])
})
