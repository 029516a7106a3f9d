/** Tests the mutants that misread card texts: each changes some card, and leaves every card without the misread part as it is. */

import { cards } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { seededRng } from 'ptcg-turn-engine-fuzz'
import { drawSet } from 'ptcg-turn-engine-fuzz/internal/arbitraries/decks'
import { describe, expect, test } from 'vitest'
import { EVERY_MUTANT } from './everyMutant.ts'
import { misread, passOver, printing, where, withoutKey } from './misread.ts'
import type { Mutant } from './mutant.ts'

const DRAWS: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Item',
  id: 'test-1',
  name: 'Draws',
  effect: [
    { do: 'flip', coins: 1 },
    { do: 'if', is: { is: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
  ],
}

const readBy = ({ subject }: Mutant, card: CardDefinition): CardDefinition => subject.definitions?.(card) ?? card

describe('a misreading', () => {
  test('applies inside other words too', () => {
    const nothing = misread(
      'nothing is drawn',
      ['GR.2'],
      where((part) => part.do === 'draw', passOver),
    )
    expect(readBy(nothing, DRAWS)).toEqual({
      ...DRAWS,
      effect: [
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'heads' }, then: [] },
      ],
    })
    const two = misread(
      'two are drawn',
      ['GR.2'],
      where((part) => part.do === 'draw', printing({ cards: 2 })),
    )
    expect(JSON.stringify(readBy(two, DRAWS))).toContain('"cards":2')
  })

  test('may concern the card itself', () => {
    const nameless = misread(
      'no card has a name',
      ['SU.1'],
      where((part) => 'name' in part, withoutKey('name')),
    )
    expect(readBy(nameless, DRAWS)).not.toHaveProperty('name')
  })

  test('returns a card without such a part unchanged', () => {
    const other = misread(
      'nobody may',
      ['GR.6'],
      where((part) => part.do === 'may', passOver),
    )
    expect(readBy(other, DRAWS)).toBe(DRAWS)
  })
})

const READINGS = EVERY_MUTANT.filter(({ kind }) => kind === 'text read wrongly')

/** The cards of the package, and drawn cards. */
const ALL: readonly CardDefinition[] = [
  ...Object.values(cards),
  ...Array.from({ length: 300 }, (_, seed) => drawSet(seededRng(seed), 'syn')).flat(),
]

test.each(READINGS.map((one) => [one.id, one] as const))('%s changes some card', (_, mutant) => {
  expect(ALL.some((card) => readBy(mutant, card) !== card)).toBe(true)
})
