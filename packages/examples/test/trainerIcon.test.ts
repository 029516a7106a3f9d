/** The symbols of Trainer cards are chosen by their texts, so that the cards of a deck look different. */
import { cards, decks } from 'ptcg-turn-engine'
import { printedCard } from 'ptcg-turn-engine/table'
import { expect, test } from 'vitest'
import { markOf } from '../board/trainerIcon.ts'

const trainers = (ids: readonly string[]) =>
  ids.flatMap((id) => {
    const definition = cards[id]
    const printed = definition === undefined ? null : printedCard(definition)
    return printed?.kind === 'Trainer' ? [printed] : []
  })

const named = (name: string) => {
  const [found] = trainers(Object.keys(cards)).filter((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

test.each([
  ['Hop', '3'],
  ["Professor's Research", '7'],
  ['Great Ball', '7'],
  ['Potion', '30'],
  ['Pokémon Center Lady', '60'],
  ['Switch', ''],
])('%s has the number %s', (name, number) => {
  expect(markOf(named(name)).number).toBe(number)
})

test('drawing, searching, healing and switching have their own symbols', () => {
  const signs = ['Hop', 'Great Ball', 'Potion', 'Switch', 'Ordinary Rod', 'Bede'].map(
    (name) => markOf(named(name)).sign,
  )
  expect(new Set(signs).size).toBe(signs.length)
})

test.each(['cinderace', 'inteleon'] as const)('hardly any two Trainer cards in %s look the same', (deck) => {
  const found = new Map(trainers(decks[deck].cards).map((printed) => [printed.name, printed]))
  const looks = new Set([...found.values()].map((one) => `${one.trainer} ${Object.values(markOf(one))}`))
  expect(looks.size).toBeGreaterThanOrEqual(found.size - 1)
})
