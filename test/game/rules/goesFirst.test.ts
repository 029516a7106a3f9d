/** SU.3: the first turn by era: when the coin is tossed, and whether its winner chooses or must go first. */

import { A, after, B, heads, keepOrder, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { table } from 'ptcg-turn-test-kit/table'
import { expect } from 'vitest'
import { type RulesetId, rulesets } from '../../../src/game/rulesets/rulesets.ts'

const begun = (era: RulesetId) => table('Scorbunny', 'Sobble', rulesets[era])

/** Each player has one Basic Pokémon, so that there is no choice. */
const bothReady = [keepOrder, keepOrder]

accepts('SU.3', 'the winner of a toss before the opening hands chooses', () => {
  for (const era of ['ex-2003', 'xy', 'sword-and-shield'] as const) {
    const chosen = after(begun(era), tails, B.choose('second'))
    expect(chosen.game.firstPlayer).toBe(0)
    expect(chosen.game.ask).toMatchObject({ ask: 'shuffle' })
  }
})

accepts('SU.3', 'after set-up the coin is tossed, and its winner goes first', () => {
  for (const era of ['wizards-of-the-coast', 'ex-2006', 'black-and-white'] as const) {
    const ready = after(begun(era), ...bothReady)
    expect(ready.state).toBe('setUp.coinToss.flipping')
    const first = after(ready, tails)
    expect(first.game.turn).toMatchObject({ number: 1, player: 1 })
    expect(first.state).toBe('turn.main.ready')
  }
})

accepts('SU.3', 'after set-up the coin is tossed, and its winner chooses', () => {
  const first = after(begun('ex-2005'), ...bothReady, heads, A.choose('second'))
  expect(first.game.turn).toMatchObject({ number: 1, player: 1 })
  expect(first.state).toBe('turn.main.ready')
})

rejects('SU.3', 'a choice of the winner of the toss in an era in which the winner must go first', () => {
  const ruleset = { ...rulesets.xy, goesFirst: { tossed: 'beforeHands', winnerChooses: false } } as const
  const tossed = after(table('Scorbunny', 'Sobble', ruleset), tails)
  expect(tossed.game.firstPlayer).toBe(1)
  expect(tossed.state).toBe('setUp.openingHands.shuffling')
})
