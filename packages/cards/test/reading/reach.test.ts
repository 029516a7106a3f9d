/** The reach of texts of our own: exceptions, either player's attackers, a first turn. */
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { ant } from './reading.ts'

const abilityOf = (text: string) => {
  const [card] = readCards([{ ...ant, abilities: [{ name: 'Way', type: 'Ability', text }] }]).cards
  if (card?.definition.kind !== 'Pokemon') throw new Error('It is a Pokémon.')
  return card.definition.abilities?.[0]?.continuous
}

const attackOf = (text: string) => {
  const [card] = readCards([{ ...ant, attacks: [{ name: 'Bite', cost: [], damage: '', text }] }]).cards
  if (card?.definition.kind !== 'Pokemon') throw new Error('It is a Pokémon.')
  return card.definition.attacks[0]
}

const itemOf = (text: string) =>
  readCards([{ id: 'leaf-1', name: 'Leaf', supertype: 'Trainer', subtypes: ['Item'], rules: [text] }]).cards[0]
    ?.definition

test.each([
  ['Your Grass Pokémon in play, except any Ant, get +20 HP.', { not: { fits: { named: 'Ant' } } }],
  [
    "Your opponent's Basic Pokémon in play have no Abilities, except for Pokémon ex.",
    { not: { fits: { rule: 'ex' } } },
  ],
  [
    "Your opponent's Pokémon in play have no Abilities, except for Pokémon with a Rule Box (Pokémon ex, Pokémon V, etc. have Rule Boxes).",
    { not: { fits: { ruleBox: true } } },
  ],
  ['Each of your Pokémon that has any Fire Energy attached to it has no Weakness.', { withEnergy: { type: 'Fire' } }],
])('left out: %s', (text, scope) => {
  expect(abilityOf(text)).toMatchObject([{ scope }])
})

test('attackers of either player', () => {
  expect(
    attackOf(
      "During your opponent's next turn, prevent all damage done to this Pokémon by attacks from Pokémon that have an Ability, except any Ant.",
    )?.after,
  ).toMatchObject([
    {
      on: 'thisPokemon',
      effect: {
        lasting: 'preventDamage',
        from: { whose: 'either', fits: { hasAbility: true }, not: { fits: { named: 'Ant' } } },
      },
    },
  ])
  expect(
    abilityOf(
      "As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon by attacks (both yours and your opponent's).",
    ),
  ).toEqual([
    {
      continuous: 'preventDamage',
      scope: { pokemon: 'thisPokemon' },
      while: { is: 'not', what: { is: 'active', pokemon: 'thisPokemon' } },
    },
  ])
})

test('only the Colorless part of a cost is left out', () => {
  expect(
    abilityOf(
      'If you have Bee, Cat, and Dog in play, ignore all Colorless Energy in the costs of attacks used by this Pokémon.',
    ),
  ).toMatchObject([{ continuous: 'attackCost', amount: -10, while: { is: 'all', of: [{}, {}, {}] } }])
})

test("only in a player's first turn", () => {
  expect(itemOf('You can use this card only during your first turn. Draw a card.')).toMatchObject({
    only: { is: 'firstTurn', whose: 'you' },
  })
  expect(
    attackOf('You can use this attack only if you go second, and only during your first turn. Draw a card.'),
  ).toMatchObject({ only: { is: 'all', of: [{ is: 'not' }, { is: 'firstTurn' }] } })
})

test.each([
  [
    "During your opponent's next turn, they can't play any Item or Special Energy cards from their hand.",
    { continuous: 'cantPlay', whose: 'opponent', cards: { any: [{ trainer: 'Item' }, { basicEnergy: false }] } },
    'opponentsNextTurn',
  ],
  [
    "During this turn, your Fire Pokémon's attacks do 10 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    { continuous: 'damageDealt', amount: 10, scope: { pokemon: 'yours' }, to: { whose: 'opponent', where: 'Active' } },
    'thisTurn',
  ],
  [
    "During this turn, your Pokémon can't attack. (This includes Pokémon that come into play this turn.)",
    { continuous: 'cantAttack', scope: { pokemon: 'yours' } },
    'thisTurn',
  ],
])('for a turn: %s', (text, effect, during) => {
  expect(itemOf(text)).toMatchObject({ effect: [{ do: 'lastingRule', effect, during }] })
})

test('what players may not play while a card is in play', () => {
  expect(
    abilityOf(
      "As long as this Pokémon is in the Active Spot, your opponent can't play any Stadium cards from their hand.",
    ),
  ).toEqual([
    {
      continuous: 'cantPlay',
      whose: 'opponent',
      cards: { trainer: 'Stadium' },
      while: { is: 'active', pokemon: 'thisPokemon' },
    },
  ])
})

test('one copy of an Ability applies, not more', () => {
  expect(abilityOf("Your Pokémon in play get +20 HP. You can't apply more than 1 Way Ability at a time.")).toEqual([
    { continuous: 'hp', amount: 20, scope: { pokemon: 'yours' }, once: true },
  ])
})

test('Supporters of the opponent', () => {
  expect(
    abilityOf(
      'As long as this Pokémon is in the Active Spot, whenever your opponent plays a Supporter card from their hand, prevent all effects of that card done to your Benched Basic Pokémon.',
    ),
  ).toMatchObject([
    {
      continuous: 'preventEffects',
      of: 'Supporters',
      from: { whose: 'opponent' },
      scope: { pokemon: 'yours', where: 'Bench' },
      while: { is: 'active' },
    },
  ])
})

test('two coins before an attack', () => {
  expect(
    attackOf(
      "During your opponent's next turn, if the Defending Pokémon tries to use an attack, your opponent flips 2 coins. If either of them is tails, that attack doesn't happen.",
    )?.after,
  ).toMatchObject([{ effect: { lasting: 'attackMayFail', coins: 2 } }])
})

test.each([
  ['This Pokémon can evolve during your first turn or the turn you play it.', [{ newcomer: true }]],
  ['If you go second, this Pokémon can evolve during your first turn.', [{ while: { is: 'not' } }]],
])('evolving early: %s', (text, continuous) => {
  expect(abilityOf(text)).toMatchObject(continuous.map((one) => ({ ...one, continuous: 'evolvesEarly' })))
})

test.each([
  ['Energy', { kind: 'Energy' }],
  ['basic Energy', { basicEnergy: true }],
  ['Special Energy', { basicEnergy: false }],
])('what a player may not attach: %s', (kind, cards) => {
  expect(
    abilityOf(
      `As long as this Pokémon is in the Active Spot, your opponent can't attach any ${kind} cards from their hand to their Pokémon.`,
    ),
  ).toMatchObject([{ continuous: 'cantPlay', whose: 'opponent', cards, while: { is: 'active' } }])
  expect(
    attackOf(`During your opponent's next turn, they can't attach any ${kind} cards from their hand.`)?.after,
  ).toEqual([
    {
      do: 'lastingRule',
      effect: { continuous: 'cantPlay', whose: 'opponent', cards },
      during: 'opponentsNextTurn',
    },
  ])
})
