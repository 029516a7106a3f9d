/** Items that are played as Basic Pokémon (T2D.9). */
import { expect, test } from 'vitest'
import { item } from './reading.ts'

const PLAYED = 'Play this card as if it were a 70-HP Basic Water Pokémon.'
const DISCARDED = 'At any time during your turn, you may discard this card from play.'
const scope = { pokemon: 'thisPokemon' } as const
const stays = { continuous: 'cantRetreat', scope } as const
const isWell = { continuous: 'preventConditions', scope } as const

test.each([
  [[`${PLAYED} ${DISCARDED} This card can't retreat.`], [stays]],
  [
    [`${PLAYED} ${DISCARDED}`, "This card can't be affected by any Special Conditions, and it can't retreat."],
    [isWell, stays],
  ],
  [
    [`${PLAYED} This card can't be affected by any Special Conditions and can't retreat. ${DISCARDED}`],
    [isWell, stays],
  ],
] as const)('%j', (rules, continuous) => {
  const [card, unread] = item(...rules)
  expect(unread).toEqual([])
  expect(card).toMatchObject({ trainer: 'Item', effect: [], asPokemon: { hp: 70, types: ['Water'], continuous } })
})

test('an unread sentence beside the usual ones is named', () => {
  const [card, unread] = item(`${PLAYED} ${DISCARDED} This card is worth nothing to anybody.`)
  expect(unread).not.toEqual([])
  expect(card).toMatchObject({ asPokemon: { hp: 70 } })
})

test('a triggered effect is named, because an Item in play as a Pokémon can have continuous effects only', () => {
  const strikes =
    "If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's Pokémon, put 2 damage counters on the Attacking Pokémon."
  const [card, unread] = item(`${PLAYED} ${DISCARDED} This card can't retreat. ${strikes}`)
  expect(unread).not.toEqual([])
  expect(card).toMatchObject({ asPokemon: { hp: 70 } })
})
