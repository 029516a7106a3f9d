/**
 * FT.1: the cards that eras forbid on the very first turn: Items, Tools and Stadiums, each on the same board under two
 * eras.
 */

import { board } from 'ptcg-turn-test-kit/board'
import { A, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { type RulesetId, rulesets } from '../../../src/game/rulesets/rulesets.ts'

const hand = (turn: number, era: RulesetId) =>
  board(
    `
      turn ${turn} of A
      A active  Scorbunny -30
      A hand    Potion, Laboratory Vest, Laboratory Library
      B active  Sobble`,
    { ruleset: rulesets[era] },
  )

const PLAYS = [
  [A.item('Potion'), 'FIRST_TURN_ITEM'],
  [A.tool('Laboratory Vest', 'Scorbunny'), 'FIRST_TURN_TOOL'],
  [A.stadium('Laboratory Library'), 'FIRST_TURN_STADIUM'],
] as const

accepts('FT.1', 'Items, Tools and Stadiums on the first turn of the game, in earlier and later eras', () => {
  for (const era of ['ex-2006', 'black-and-white', 'sword-and-shield'] as const)
    for (const [move] of PLAYS) expect(refusals(hand(1, era), move)).toEqual([])
})

accepts('FT.1', 'Items, Tools and Stadiums on the first turn of the player who goes second', () => {
  for (const [move] of PLAYS) expect(refusals(hand(2, 'diamond-and-pearl'), move)).toEqual([])
})

rejects('FT.1', 'Items, Tools and Stadiums on the first turn of the game, in the eras from 2007 to 2010', () => {
  for (const [move, code] of PLAYS) expect(refusals(hand(1, 'diamond-and-pearl'), move)).toEqual([code])
})
