/** The decks of the package are legal: sixty cards, few of a name, a Basic Pokémon to begin with. */
import { describe, expect, it } from 'vitest'
import { cards } from '../../../src/game/cards/cards.ts'
import { decks } from '../../../src/game/cards/decks.ts'
import { laboratory } from '../../../src/game/cards/laboratory.ts'
import type { CardRule } from '../../../src/game/model/cardRules.ts'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import { rulesets } from '../../../src/game/rulesets/rulesets.ts'

const rules = rulesets['sword-and-shield'].deck

describe.each(Object.values(decks))('the deck $name', ({ cards: ids }) => {
  const contents: readonly CardDefinition[] = ids.flatMap((id) => cards[id] ?? [])

  it('has sixty known cards', () => {
    expect(ids).toHaveLength(rules.size)
    expect(contents).toHaveLength(rules.size)
  })

  it('has at most four of a name, except basic Energy', () => {
    const counts = new Map<string, number>()
    for (const card of contents)
      if (!(card.kind === 'Energy' && card.basic)) counts.set(card.name, (counts.get(card.name) ?? 0) + 1)
    for (const [name, count] of counts) expect(count, name).toBeLessThanOrEqual(rules.copies)
  })

  it.each<[CardRule, number]>([
    ['ACE SPEC', rules.aceSpec],
    ['Radiant', rules.radiant],
  ])('keeps the limit of the rule %s', (rule, most) => {
    expect(contents.filter((card) => card.rules?.includes(rule)).length).toBeLessThanOrEqual(most)
  })

  it('has Basic Pokémon, and every card that its Evolutions evolve from', () => {
    const names = new Set(contents.map(({ name }) => name))
    const pokemon = contents.flatMap((card) => (card.kind === 'Pokemon' ? [card] : []))
    expect(pokemon.some(({ stage }) => stage === 'Basic')).toBe(true)
    for (const { evolvesFrom } of pokemon) if (evolvesFrom !== undefined) expect(names).toContain(evolvesFrom)
  })
})

describe('the theme decks', () => {
  it.each([
    ['cinderace', 'Fire Energy', 18, 'Cinderace', 2],
    ['inteleon', 'Water Energy', 18, 'Inteleon', 2],
  ] as const)('%s is the printed one', (id, energy, energyCount, star, starCount) => {
    const names = decks[id].cards.map((card) => cards[card]?.name)
    expect(names.filter((name) => name === energy)).toHaveLength(energyCount)
    expect(names.filter((name) => name === star)).toHaveLength(starCount)
  })
})

describe('the laboratory set', () => {
  it('is numbered from 1 without gaps', () => {
    const ids = new Set(laboratory.map(({ id }) => id))
    expect(ids).toEqual(new Set(laboratory.map((_, index) => `lab-${index + 1}`)))
  })

  it('has a name for each card, which boards can use', () => {
    const names = laboratory.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has cards of the same rule to build illegal decks from', () => {
    const ofRule = (rule: CardRule) => laboratory.filter((card) => card.rules?.includes(rule))
    expect(ofRule('ACE SPEC')).toHaveLength(2)
    expect(ofRule('Radiant')).toHaveLength(2)
  })
})
