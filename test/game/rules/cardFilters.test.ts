/** The cards that a text asks for: by their print, with and, or and not. Two independent readings agree on each. */
import { describe, expect, test } from 'vitest'
import { matches } from '../../../src/game/board/cardFilter.ts'
import { CardFilterSchema } from '../../../src/game/cards/cardFilterSchema.ts'
import { filterWords } from '../../../src/game/cards/cardNouns.ts'
import { cards } from '../../../src/game/cards/cards.ts'
import { readShape } from '../../../src/game/json/shape.ts'
import type { CardFilter } from '../../../src/game/model/cardFilter.ts'
import type { CardRule } from '../../../src/game/model/cardRules.ts'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const pokemon = (name: string, stage: 'Basic' | 'Stage 1', rules: readonly CardRule[] = []): CardDefinition => ({
  kind: 'Pokemon',
  id: name,
  name,
  stage,
  ...(stage === 'Basic' ? {} : { evolvesFrom: 'Ant' }),
  hp: 60,
  types: ['Grass'],
  retreatCost: 1,
  attacks: [],
  ...(rules.length === 0 ? {} : { rules }),
})

const POOL: readonly CardDefinition[] = [
  pokemon('Ant', 'Basic'),
  pokemon('Wasp', 'Stage 1'),
  pokemon('Ant V', 'Basic', ['V']),
  pokemon('Ant VMAX', 'Stage 1', ['VMAX']),
  pokemon('Ant-GX', 'Basic', ['GX']),
  pokemon('Ant & Wasp-GX', 'Basic', ['TAG TEAM']),
  { ...pokemon('Ant Star', 'Basic'), discardsToLostZone: true },
  { kind: 'Trainer', trainer: 'Item', id: 'Ant Jar', name: 'Ant Jar', effect: [], rules: ['ACE SPEC'] },
  { kind: 'Energy', id: 'Grass Energy', name: 'Grass Energy', basic: true, provides: [['Grass']] },
]

const ANY_POKEMON = { kind: 'Pokemon' } as const

describe('a card filter', () => {
  test.each<readonly [string, CardFilter, readonly string[]]>([
    ['an Evolution Pokémon', { evolution: true }, ['Wasp', 'Ant VMAX']],
    ['a Pokémon that is none', { evolution: false }, ['Ant', 'Ant V', 'Ant-GX', 'Ant & Wasp-GX', 'Ant Star']],
    ['a Pokémon V, which a VMAX is as well', { rule: 'V' }, ['Ant V', 'Ant VMAX']],
    ['a Pokémon VMAX, which a V is not', { rule: 'VMAX' }, ['Ant VMAX']],
    ['a Pokémon-GX, which a TAG TEAM is as well', { rule: 'GX' }, ['Ant-GX', 'Ant & Wasp-GX']],
    ['no rule box; a Prism Star card has one', { ...ANY_POKEMON, ruleBox: false }, ['Ant', 'Wasp']],
    ['a rule box', { kind: 'Trainer', ruleBox: true }, ['Ant Jar']],
    ['a part of the name', { namePart: 'Wasp' }, ['Wasp', 'Ant & Wasp-GX']],
    ['one or the other', { any: [{ rule: 'V' }, { kind: 'Energy' }] }, ['Ant V', 'Ant VMAX', 'Grass Energy']],
    ['not', { ...ANY_POKEMON, not: { ruleBox: true } }, ['Ant', 'Wasp']],
    ['all that is said', { rule: 'V', evolution: true, namePart: 'Ant' }, ['Ant VMAX']],
    ['not one or the other', { not: { any: [ANY_POKEMON, { kind: 'Energy' }] } }, ['Ant Jar']],
  ])('%s', (_, filter, names) => {
    expect(POOL.filter((card) => matches(card, filter, swordAndShield)).map(({ name }) => name)).toEqual(names)
    expect(readShape(CardFilterSchema, filter).success).toBe(true)
  })

  test('never matches a hidden card, not even with "not"', () => {
    expect(matches(null, {}, swordAndShield)).toBe(true)
    expect(matches(null, { not: { kind: 'Energy' } }, swordAndShield)).toBe(false)
  })
})

test.each<readonly [CardFilter, string]>([
  [{ ...ANY_POKEMON, evolution: true, type: 'Fire' }, 'Fire Evolution Pokémon'],
  [{ rule: 'V' }, 'Pokémon V'],
  [{ ...ANY_POKEMON, ruleBox: false }, 'Pokémon without a rule box'],
  [{ any: [{ rule: 'ex' }, { rule: 'V' }] }, 'Pokémon ex or Pokémon V'],
  [{ trainer: 'Item', namePart: 'Ball' }, 'Item cards with "Ball" in the name'],
  [{ kind: 'Energy', not: { basicEnergy: true } }, 'Energy cards except for basic Energy cards'],
])('%o in words is "%s"', (filter, words) => expect(filterWords(filter, true)).toBe(words))

test.each([[{ any: [] }], [{ any: {} }], [{ rule: 'Plasma' }], [{ not: [] }], [{ evolution: 1 }], [[]]])(
  '%o is not a filter',
  (filter) => expect(readShape(CardFilterSchema, filter).success).toBe(false),
)

test('together with its opposite matches every card once', () => {
  for (const filter of [{ evolution: true }, { ruleBox: true }, { namePart: 'e' }, { any: [{ rule: 'V' } as const] }])
    for (const card of Object.values(cards))
      expect(matches(card, filter, swordAndShield)).not.toBe(matches(card, { not: filter }, swordAndShield))
})
