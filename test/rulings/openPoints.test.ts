/** Points that the rulebooks leave open: one test for each says what this engine decided. */

import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn, stepOf } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, activeIn, after, B, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { bottomToTop } from 'ptcg-turn-test-kit/table'
import { expect, test } from 'vitest'
import { createGame } from '../../src/engine/play/newGame.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { Ruleset } from '../../src/game/model/ruleset.ts'
import {
  megaEvolution,
  rulesets,
  scarletAndViolet,
  sunAndMoon,
  swordAndShield,
} from '../../src/game/rulesets/rulesets.ts'

const stiffener = inventPokemon('Stiffener', {
  attacks: [freeAttack('Overreach', { after: [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Paralyzed' }] })],
})

const overreached = (ruleset: Ruleset) =>
  after(board('A active Stiffener\n B active Laboratory Mouse', { cards: [stiffener], ruleset }), A.attack('Overreach'))

test("U1 Paralysis that began during its owner's own turn stays at the Checkup right after it", () => {
  const over = overreached(swordAndShield)
  expect(activeIn(over, 0).conditions.rotated).toBe('Paralyzed')
  const stuck = after(over, B.endTurn())
  expect(refusals(stuck, A.attack('Overreach'))).toEqual(['ATTACKER_PARALYZED'])
  expect(activeIn(after(stuck, A.endTurn()), 0).conditions.rotated).toBeNull()
})

test("U1 Paralysis that began during its owner's own turn: a ruleset may end it at that Checkup", () => {
  const over = overreached({ ...swordAndShield, id: 'early', paralysisEndsAfterOwnTurn: true })
  expect(activeIn(over, 0).conditions.rotated).toBeNull()
})

test('U2 A failed Confusion flip leaves a GX attack unspent: it may be used later', () => {
  const failed = after(
    board('A active Laboratory Engine GX {Fire Energy} Confused\n B active Laboratory Shield'),
    A.attack('Full Steam GX'),
    tails,
  )
  const used = after(failed, B.endTurn(), A.attack('Full Steam GX'), heads)
  expect(used.game.players[0].spent).toEqual(['GX'])
})

test('U2 A failed Smokescreen flip leaves a VSTAR attack unspent, and so the VSTAR Ability', () => {
  const start = board(
    `
      A active  Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy}
      A deck    Hop x9
      B active  Laboratory Shield
    `,
    { lasting: { A: [{ effect: { lasting: 'attackMayFail' }, whose: 0, turn: 2, source: 'Fog', ofAttack: true }] } },
  )
  const failed = after(start, A.attack('Star Fall'), tails, B.endTurn())
  expect(refusals(failed, A.attack('Star Fall'))).toEqual([])
  const read = after(failed, A.ability('Laboratory Vessel VSTAR'))
  expect(refusals(read, A.attack('Star Fall'))).toEqual(['ONCE_PER_GAME_SPENT'])
})

/** Decks of 13 cards leave none after seven in hand and six Prize cards. */
const outOfCards = (draws: boolean) => {
  const deck = { name: 'Thin', cards: [...Array.from({ length: 12 }, () => 'sm1-165'), 'lab-1'] }
  const thin: Ruleset = {
    ...swordAndShield,
    id: 'thin',
    deck: { ...swordAndShield.deck, size: 13 },
    firstTurn: { ...swordAndShield.firstTurn, draws },
  }
  const created = createGame({
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    randomness: 'asked',
    ruleset: thin,
  })
  if (E.isLeft(created)) return expect.fail(created.left.map(({ message }) => message).join(' '))
  return after(created.right, heads, A.choose('first'), bottomToTop, bottomToTop)
}

test('U3 An empty deck while the draw is forbidden is no loss; when the draw is due, it is', () => {
  const spared = outOfCards(false)
  expect(spared.game.players[0].deck).toEqual([])
  expect(spared.state).toBe('turn.main.ready')
  expect(outOfCards(true).game.result).toEqual({ outcome: 'win', winner: 1, reasons: ['emptyDeck'] })
})

test('U4 The first turn of the Mega Evolution series is that of Scarlet & Violet; its ties lead to six Prize cards', () => {
  expect(megaEvolution.firstTurn).toEqual(scarletAndViolet.firstTurn)
  expect(megaEvolution.firstTurn).toMatchObject({ draws: true, attacks: false, supporters: false })
  expect(megaEvolution.tie).toMatchObject({ leadsTo: 'anotherGame', prizes: 6, mayTie: true })
})

const PAYING = `
  A active  Laboratory Engine GX {Fire Energy, Laboratory Double Energy}
  A bench   Laboratory Mouse
  B active  Laboratory Mouse
`

test('U5 retreat for 2 with a 1-unit and a 2-unit Energy: after the smaller one, both may be discarded', () => {
  const both = after(board(PAYING), A.retreat(), A.choose('Fire Energy'), A.choose('Laboratory Double Energy'))
  expect(cardNamesIn(both, 0, 'discard')).toEqual(['Fire Energy', 'Laboratory Double Energy'])
})

test('U5 Retreat for 2 with a 1-unit and a 2-unit Energy: the 2-unit one is enough, and may go as one of two', () => {
  const covered = after(board(PAYING), A.retreat(), A.choose('Laboratory Double Energy'))
  const one = after(covered, A.done())
  expect(one.state).toBe('turn.main.ready')
  expect(cardNamesIn(one, 0, 'discard')).toEqual(['Laboratory Double Energy'])
  const both = after(covered, A.choose('Fire Energy'))
  expect(cardNamesIn(both, 0, 'discard')).toEqual(['Laboratory Double Energy', 'Fire Energy'])
})

test('U5 Retreat for 2 with two 2-unit Energy: both may be discarded, a third may not; the cost must be covered', () => {
  const slow = inventPokemon('Slow', { retreatCost: 2 })
  const start = board(
    'A active Slow {Fire Energy, Laboratory Double Energy x2}\n A bench Laboratory Mouse\n B active Laboratory Mouse',
    { cards: [slow] },
  )
  const paying = after(start, A.retreat(), A.choose('Fire Energy'))
  expect(refusals(paying, A.done())).toEqual(['NOT_ENOUGH_CHOSEN'])
  const both = after(start, A.retreat(), A.choose('Laboratory Double Energy'), A.choose('Laboratory Double Energy'))
  expect(both.state).toBe('turn.main.ready')
  expect(cardNamesIn(both, 0, 'discard')).toEqual(['Laboratory Double Energy', 'Laboratory Double Energy'])
})

test('U6 the player who puts effects in order: of the next turn in a Checkup, of this turn at Knock Outs, the owner for reactions', () => {
  for (const ruleset of Object.values(rulesets))
    expect(ruleset.order).toEqual({
      checkup: 'nextPlayer',
      knockOut: 'turnPlayer',
      reactions: 'owner',
      turnEnd: 'turnPlayer',
    })
  const checked = after(
    board('A active Laboratory Mouse\n B active Laboratory Mouse -10 Asleep\n stadium Laboratory Infirmary of A'),
    A.endTurn(),
  )
  expect(checked.game.ask).toMatchObject({ purpose: 'order', player: 1 })
  const fallen = after(
    board(`
      A active  Laboratory Rat
      B active  Laboratory Firecracker -40 [Laboratory Testament]
      B bench   Laboratory Mouse
    `),
    A.attack('Nip'),
  )
  expect(fallen.game.ask).toMatchObject({ purpose: 'order', player: 0 })
})

test('U8 an attacker of two types that match two Weaknesses: both apply, as printed', () => {
  const added = after(board('A active Laboratory Prism\n B active Laboratory Straw'), A.attack('Two Beams'))
  expect(stepOf(added, '3_weakness')).toMatchObject({
    in: 40,
    out: 80,
    sources: [{ change: '+20' }, { change: '+20' }],
  })
  const paper: CardDefinition = inventPokemon('Paper', {
    hp: 300,
    weaknesses: [
      { type: 'Fire', operator: '×', amount: 2 },
      { type: 'Water', operator: '×', amount: 2 },
    ],
  })
  const doubled = after(board('A active Laboratory Prism\n B active Paper', { cards: [paper] }), A.attack('Two Beams'))
  expect(damageOn(doubled, 1, 'Paper')).toBe(160)
})

test('U9 Rows of eras: Sun & Moon lets the first player play a Supporter, Sword & Shield and later do not', () => {
  const eras = [sunAndMoon, swordAndShield, scarletAndViolet, megaEvolution]
  expect(eras.map(({ firstTurn }) => firstTurn.supporters)).toEqual([true, false, false, false])
  expect(eras.map(({ firstTurn }) => firstTurn.attacks)).toEqual([false, false, false, false])
})

test('U11 a Checkup heals before Knock Outs are checked, on either side of the conditions', () => {
  const start = board(`
    A active  Laboratory Mouse
    B active  Laboratory Rat -30 Poisoned
    stadium   Laboratory Infirmary of A
  `)
  for (const first of ['Special Conditions', 'Laboratory Infirmary'])
    expect(damageOn(after(start, A.endTurn(), B.choose(first)), 1, 'Laboratory Rat')).toBe(30)
})
