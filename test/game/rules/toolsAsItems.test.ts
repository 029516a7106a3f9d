/** T2D.2: Pokémon Tools that are Items, and Tools that are not, on the same board. */

import { board } from 'ptcg-turn-test-kit/board'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { type RulesetId, rulesets } from '../../../src/game/rulesets/rulesets.ts'

const warden = inventPokemon('Warden', {
  abilities: [
    { name: 'Shut', continuous: [{ continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } }] },
  ],
})

const shut = (era: RulesetId) =>
  board('A active Scorbunny -30\n A hand Potion, Laboratory Vest\n B active Warden', {
    cards: [warden],
    ruleset: rulesets[era],
  })

accepts('T2D.2', 'a Tool while no Items may be played, in eras in which a Tool is not an Item', () => {
  for (const era of ['scarlet-and-violet', 'mega-evolution'] as const) {
    expect(refusals(shut(era), A.tool('Laboratory Vest', 'Scorbunny'))).toEqual([])
    expect(refusals(shut(era), A.item('Potion'))).toEqual(['CARD_FORBIDDEN'])
  }
})

rejects('T2D.2', 'a Tool while no Items may be played, in eras in which a Tool is an Item', () => {
  for (const era of ['ex-2003', 'black-and-white', 'sword-and-shield'] as const)
    expect(refusals(shut(era), A.tool('Laboratory Vest', 'Scorbunny'))).toEqual(['CARD_FORBIDDEN'])
})
