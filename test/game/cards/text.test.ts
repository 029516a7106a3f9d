/** Texts are rendered from effects: every card with an effect has one, and some are compared word by word. */
import { describe, expect, it } from 'vitest'
import { cards } from '../../../src/game/cards/cards.ts'
import { abilityText, attackText, cardText } from '../../../src/game/cards/text.ts'
import type { AttackDefinition, CardDefinition, PokemonDefinition } from '../../../src/game/model/cards.ts'

const all = Object.values(cards)
const pokemon = all.flatMap((card): readonly PokemonDefinition[] => (card.kind === 'Pokemon' ? [card] : []))

const hasText = ({ damage, cost: _, name: __, ...rest }: AttackDefinition): boolean =>
  Object.keys(rest).length > 0 || damage?.terms !== undefined

const attackOf = (id: string, name: string): AttackDefinition => {
  const card = cards[id]
  const attack = card?.kind === 'Pokemon' ? card.attacks.find((one) => one.name === name) : undefined
  if (attack === undefined) throw new Error(`${id} has no attack ${name}`)
  return attack
}

const textOf = (id: string): string => cardText(cards[id] as CardDefinition)

describe('every text', () => {
  it.each(pokemon)('of the attacks of $id $name exists if there is something to say', ({ attacks }) => {
    for (const attack of attacks) expect(attackText(attack) !== '', attack.name).toBe(hasText(attack))
  })

  it.each(pokemon.flatMap(({ abilities = [] }) => abilities))('of the Ability $name exists', (ability) => {
    expect(abilityText(ability)).not.toBe('')
  })

  it.each(all.filter(({ kind }) => kind === 'Trainer'))('of $id $name exists', (card) => {
    expect(cardText(card)).not.toBe('')
  })

  it.each(all)('of $id $name consists of whole sentences', (card) => {
    const text = cardText(card)
    expect(text).not.toMatch(/undefined|null|\[object|NaN| {2}|\.\.|,,| ,|earlier/)
    for (const line of text.split('\n')) expect(line).toMatch(/^$|^[A-Z].*[.:]$/)
  })

  it('of a basic Energy is empty', () => {
    expect(textOf('sm1-165')).toBe('')
  })
})

describe('exactly', () => {
  it.each([
    [
      'swsh1-36',
      'Flame Cloak',
      'Choose 1 basic Fire Energy card from your discard pile. Attach that card to this Pokémon.',
    ],
    [
      'swsh1-36',
      'Bright Flame',
      'Flip a coin. If tails, choose 2 Energy cards attached to this Pokémon, then discard those cards.',
    ],
    ['swsh1-154', 'Double-Edge', 'This attack also does 30 damage to this Pokémon.'],
    ['swsh1-100', 'Flail', 'This attack does 10 damage for each damage counter on this Pokémon.'],
    [
      'swsh1-61',
      'Vise Bite',
      "This attack does 30 more damage for each Colorless in the Retreat Cost of your opponent's Active Pokémon.",
    ],
    [
      'swsh1-44',
      'Claw Rend',
      "If your opponent's Active Pokémon has any damage counters on it, this attack does 60 more damage.",
    ],
    ['swsh1-43', 'Super Slice', 'Flip 2 coins. If any of them is tails, this attack does nothing.'],
    ['swsh1-62', 'Water Arrow', "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon."],
    [
      'lab-14',
      'Strong Dose',
      "Your opponent's Active Pokémon is now Poisoned and gets 2 damage counters at each Pokémon Checkup.",
    ],
    ['lab-20', 'Keep Going', 'Flip a coin until you get tails. This attack does 20 damage for each heads.'],
    ['lab-21', 'Tired Kick', 'This attack does 10 less damage for each damage counter on this Pokémon.'],
    ['lab-31', 'Pry Off', "Before doing damage, discard all Pokémon Tools from your opponent's Active Pokémon."],
    [
      'lab-33',
      'Blow Away',
      "Your opponent chooses 1 of their Benched Pokémon. Your opponent's Active Pokémon goes to the Bench and that Pokémon takes its place.",
    ],
    ['lab-79', 'Star Fall', 'You can use only one VSTAR Power in a game.'],
  ])('%s %s', (id, name, text) => {
    expect(attackText(attackOf(id, name))).toBe(text)
  })

  it.each([
    [
      'swsh1-162',
      'Choose 1 of your Pokémon with basic Energy cards attached to it. Choose 1 basic Energy card attached to that Pokémon. Choose 1 of your Pokémon other than that Pokémon. Attach that card to that Pokémon.',
    ],
    [
      'swsh1-164',
      'Look at the top 7 cards of your deck. You may choose 1 Pokémon from among them. Reveal that card. Put that card into your hand. Shuffle your deck.',
    ],
    [
      'swsh1-175',
      "Flip a coin. If heads, choose 1 of your opponent's Benched Pokémon, then switch that Pokémon with your opponent's Active Pokémon.",
    ],
    [
      'lab-45',
      'Ability Pass Along: As often as you like during your turn, you may use this Ability: choose 1 Energy card attached to any of your Benched Pokémon. Attach that card to your Active Pokémon.',
    ],
    ['lab-53', 'No attack does any damage to this Pokémon while it is on the Bench.'],
    ['lab-59', 'The Pokémon this card is attached to has 50 more HP.'],
    ['lab-75', 'This card provides 1 Energy that is of any type, one type at a time.'],
    [
      'lab-82',
      'When a Pokémon evolves into this Pokémon, your turn ends.\nWhen this Pokémon is Knocked Out, your opponent takes 2 Prize cards.',
    ],
  ])('%s', (id, text) => {
    expect(textOf(id).replace(/^\w+: /, '')).toBe(text)
  })

  it('an earlier choice is distinguished from the latest', () => {
    const attack: AttackDefinition = {
      name: 'Sort',
      cost: [],
      after: [
        { do: 'choosePokemon', as: 'a', from: { whose: 'you' } },
        { do: 'choosePokemon', as: 'b', from: { whose: 'opponent' } },
        { do: 'heal', pokemon: { chosen: 'a' }, damage: 10 },
        { do: 'if', is: { is: 'not', what: { is: 'damaged', pokemon: { chosen: 'b' } } }, then: [] },
      ],
    }
    expect(attackText(attack)).toBe(
      "Choose 1 of your Pokémon. Choose 1 of your opponent's Pokémon. Heal 10 damage from the first Pokémon chosen. If that Pokémon has no damage counters on it, nothing happens.",
    )
  })
})
