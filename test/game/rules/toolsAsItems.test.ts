/** T2D.2: Pokémon Tools that are Items, and that are none, on the same board. */
import { expect } from 'vitest'
import { type RulesetId, rulesets } from '../../../src/game/rulesets/rulesets.ts'
import { board } from '../../support/board.ts'
import { invented } from '../../support/invented.ts'
import { A, refusals } from '../../support/moves.ts'
import { accepts, rejects } from '../../support/rule.ts'

const warden = invented('Warden', {
  abilities: [
    { name: 'Shut', continuous: [{ continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } }] },
  ],
})

const shut = (era: RulesetId) =>
  board('A active Scorbunny -30\n A hand Potion, Laboratory Vest\n B active Warden', {
    cards: [warden],
    ruleset: rulesets[era],
  })

accepts('T2D.2', 'a Tool where no Items may be played, since Tools are no Items', () => {
  for (const era of ['scarlet-and-violet', 'mega-evolution'] as const) {
    expect(refusals(shut(era), A.tool('Laboratory Vest', 'Scorbunny'))).toEqual([])
    expect(refusals(shut(era), A.item('Potion'))).toEqual(['CARD_FORBIDDEN'])
  }
})

rejects('T2D.2', 'a Tool where no Items may be played, in the eras in which it is one', () => {
  for (const era of ['ex-2003', 'black-and-white', 'sword-and-shield'] as const)
    expect(refusals(shut(era), A.tool('Laboratory Vest', 'Scorbunny'))).toEqual(['CARD_FORBIDDEN'])
})
