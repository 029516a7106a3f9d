/** Mulligans: hands without a Basic Pokémon are shown and redrawn, and the other player may draw extra cards (MU). */

import { benchNames, cardNamesIn } from 'ptcg-turn-test-kit/found'
import { A, after, B, factsNamed, heads, keepOrder, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { bottomToTop, table } from 'ptcg-turn-test-kit/table'
import { expect, test } from 'vitest'
import { view } from '../../../src/engine/play/view.ts'
import type { Ruleset } from '../../../src/game/model/ruleset.ts'
import { rulesets } from '../../../src/game/rulesets/rulesets.ts'

const NO_BASIC = 'Hop x4, Raboot x3'
const filling = 'Fire Energy x45'

/** Neither opening hand has a Basic Pokémon; both decks have some at the bottom. */
const neither = () =>
  after(
    table(`${NO_BASIC}, ${filling}, Wooloo x4, Vulpix x4`, `${NO_BASIC}, ${filling}, Sobble x4, Krabby x4`),
    heads,
    A.choose('first'),
    keepOrder,
    keepOrder,
  )

accepts('MU.1', 'both reveal, shuffle and draw again', () => {
  expect(factsNamed(neither(), 'MULLIGAN').map(({ player }) => player)).toEqual([0, 1])
  const again = after(neither(), bottomToTop, bottomToTop)
  expect(again.state).toBe('setUp.active')
  expect(cardNamesIn(again, 0, 'hand')).toContain('Wooloo')
})

rejects('MU.1', 'extra cards when both drew again', () => {
  const ready = after(neither(), bottomToTop, bottomToTop, A.choose('Wooloo'), A.done(), B.choose('Sobble'), B.done())
  expect(ready.state).toBe('turn.main.ready')
  expect(ready.game.players[1].hand).toHaveLength(6)
})

/** Only B has no Basic Pokémon, in the first hand and in the second. A has one more among the next cards of the deck. */
const alone = () =>
  after(
    table('Wooloo x2, Hop x4, Raboot, Fire Energy x6, Vulpix, Potion', `${NO_BASIC}, ${filling}, Sobble x4, Krabby x4`),
    heads,
    A.choose('first'),
    keepOrder,
    keepOrder,
  )
const ready = () => after(alone(), A.choose('Wooloo'), A.done())

accepts('MU.2', 'the player without a Basic Pokémon draws again until they have one', () => {
  expect(factsNamed(ready(), 'MULLIGAN')).toMatchObject([{ player: 1 }])
  const twice = after(ready(), keepOrder)
  expect(factsNamed(twice, 'MULLIGAN')).toMatchObject([{ player: 1 }])
  const third = after(twice, bottomToTop)
  expect(third).toMatchObject({ state: 'setUp.active', game: { setUp: { placing: 1, owed: [2, 0] } } })
})

rejects('MU.2', 'a new hand before the other player is ready', () => {
  expect(alone()).toMatchObject({ state: 'setUp.active', game: { setUp: { placing: 0 } } })
  expect(factsNamed(alone(), 'MULLIGAN')).toEqual([])
  expect(ready().game.players[0].prizes).toHaveLength(6)
})

const offered = () => after(ready(), keepOrder, bottomToTop, B.choose('Sobble'), B.done())

accepts('MU.3', 'an extra card for each mulligan, and a Basic Pokémon among these cards onto the Bench', () => {
  expect(offered().game.ask).toMatchObject({ player: 0, purpose: 'bonusDraw', options: [{}, {}, {}] })
  const two = after(offered(), A.choose('2'))
  expect(two.game.setUp?.bonusCards).toHaveLength(2)
  const end = after(two, A.choose('Vulpix'))
  expect(benchNames(end, 0)).toEqual(['Vulpix'])
  expect(end.state).toBe('turn.main.ready')
})

accepts('MU.3', 'no extra card at all', () => {
  const none = after(offered(), A.choose('0'))
  expect(none.state).toBe('turn.main.ready')
  expect(none.game.players[0].hand).toHaveLength(7)
})

rejects('MU.3', 'more extra cards than mulligans', () => {
  expect(refusals(offered(), A.choose('3'))).toEqual(['NOT_OFFERED'])
})

const underBW = (change: Partial<Ruleset> = {}) =>
  after(
    table(
      'Wooloo x2, Hop x4, Raboot, Fire Energy x6, Vulpix, Potion',
      `${NO_BASIC}, ${filling}, Sobble x4, Krabby x4`,
      { ...rulesets['black-and-white'], ...change },
    ),
    ...(change.goesFirst === undefined ? [keepOrder, keepOrder] : []),
  )

accepts(
  'MU.2',
  'in eras in which extra cards are drawn with each mulligan, no player places Pokémon before both players have a Basic Pokémon',
  () => {
    expect(underBW()).toMatchObject({ state: 'setUp.mulligan.shuffling', game: { ask: { player: 1 } } })
    const owed = after(underBW(), keepOrder)
    expect(owed.game.ask).toMatchObject({ player: 0, purpose: 'bonusDraw', options: [{}, {}] })
    const again = after(owed, A.choose('1'))
    expect(again.state).toBe('setUp.mulligan.shuffling')
    expect(again.game.players[0].hand).toHaveLength(8)
    const placing = after(again, bottomToTop, A.choose('0'))
    expect(placing).toMatchObject({ state: 'setUp.active', game: { ask: { player: 0 } } })
  },
)

test('MU.3 the extra cards of a hand are known to its player only', () => {
  const two = after(offered(), A.choose('2'))
  expect(view(two, 0).game.setUp?.bonusCards).toHaveLength(2)
  expect(view(two, 1).game.setUp?.bonusCards).toEqual([])
})

accepts(
  'MU.3',
  'extra cards drawn one by one until the player stops, or all at once after the player has chosen a number',
  () => {
    const oneByOne = after(underBW({ cardsPerMulligan: 2 }), keepOrder)
    expect(oneByOne.game.ask).toMatchObject({ options: [{}, {}] })
    const second = after(oneByOne, A.choose('1'))
    expect(second.game.ask).toMatchObject({ player: 0, purpose: 'bonusDraw', options: [{}, {}] })
    expect(after(second, A.choose('1')).game.players[0].hand).toHaveLength(9)
    expect(after(second, A.choose('0')).game.players[0].hand).toHaveLength(8)
    const announced = underBW({ cardsPerMulligan: 2, extraCards: { drawn: 'asTheyOccur', announced: true } })
    expect(after(announced, keepOrder).game.ask).toMatchObject({ options: [{}, {}, {}] })
  },
)

accepts('MU.3', 'extra cards drawn one by one after set-up, and then Basic Pokémon among them onto the Bench', () => {
  const { xy } = rulesets
  const begun = after(underBW({ goesFirst: xy.goesFirst, extraCards: xy.extraCards }), heads, A.choose('first'))
  const ready = after(begun, keepOrder, keepOrder, A.choose('Wooloo'), A.done(), keepOrder, bottomToTop)
  const both = after(ready, B.choose('Sobble'), B.done(), A.choose('1'), A.choose('1'))
  expect(both.game.setUp?.bonusCards).toHaveLength(2)
  expect(benchNames(after(both, A.choose('Vulpix')), 0)).toEqual(['Vulpix'])
})

rejects('MU.3', 'extra cards for the player who drew again', () => {
  expect(refusals(offered(), B.choose('1'))).toEqual(['NOT_YOUR_CHOICE'])
})
