/** Wordings that decks of tournaments need, in texts of our own; each expected effect was written by hand. */
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { isAutomatic, readCards } from '../../src/reading/index.ts'

const definitionOf = (card: object): CardDefinition => {
  const [read] = readCards([{ id: 'x-1', name: 'Thing', ...card }]).cards
  if (read === undefined) return expect.fail('It is no card.')
  expect(read.texts.flatMap(({ unread }) => unread)).toEqual([])
  return read.definition
}

const pokemon = { supertype: 'Pokémon', subtypes: ['Basic'], hp: '60', types: ['Fire'] }
const ability = (text: string, name = 'Way') =>
  Object(definitionOf({ ...pokemon, abilities: [{ name, text }] })).abilities[0] as unknown
const attack = (text: string, damage = '') =>
  Object(definitionOf({ ...pokemon, attacks: [{ name: 'Bite', cost: [], damage, text }] })).attacks[0] as unknown
const trainer = (subtype: string, ...rules: readonly string[]) =>
  definitionOf({ supertype: 'Trainer', subtypes: [subtype], rules })

const moved = (to: string, cards = 'cards') => ({ do: 'move', cards, to })

describe('what is used at a price', () => {
  test('the Pokémon is Knocked Out once all is done', () => {
    const text =
      "Once during your turn, you may put 2 damage counters on 1 of your opponent's Benched Pokémon. If you use this Ability, this Pokémon is Knocked Out."
    expect(ability(text)).toEqual({
      name: 'Way',
      limit: 'oncePerTurn',
      use: [
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'putCounters', on: { chosen: 'pokemon' }, counters: 2 },
        { do: 'knockOut', pokemon: 'thisPokemon' },
      ],
    })
  })

  test('no Pokémon is chosen that the damage counters would Knock Out', () => {
    const text =
      "Once during your turn, you may attach a Basic Water Energy card from your discard pile to 1 of your Water Pokémon. If you attached Energy to a Pokémon in this way, put 3 damage counters on that Pokémon. You can't use this Ability on a Pokémon that would be Knocked Out."
    expect(ability(text)).toMatchObject({
      use: [
        { do: 'chooseCards', from: 'discard', filter: { basicEnergy: true, type: 'Water' } },
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', not: { hpLeftAtMost: 30 } } },
        { do: 'attach', cards: 'cards', to: { chosen: 'pokemon' } },
        { do: 'if', is: { is: 'done' }, then: [{ do: 'putCounters', on: { chosen: 'pokemon' }, counters: 3 }] },
      ],
    })
    const nobody =
      "Once during your turn, you may draw a card. You can't use this Ability on a Pokémon that would be Knocked Out."
    expect(
      readCards([{ id: 'x-1', name: 'Thing', ...pokemon, abilities: [{ name: 'Way', text: nobody }] }]).cards.map(
        isAutomatic,
      ),
    ).toEqual([false])
  })
})

test('damage counters are placed as they are put', () => {
  expect(attack("Place 3 damage counters on your opponent's Active Pokémon for each card in your hand.")).toMatchObject(
    {
      after: [
        {
          do: 'putCounters',
          on: 'opponentActive',
          counters: { count: 'times', of: { count: 'cardsIn', whose: 'you', zone: 'hand' }, by: 3 },
        },
      ],
    },
  )
})

describe('Abilities that are taken away', () => {
  test('for a turn, also of Pokémon that come into the Active Spot', () => {
    const lost = "Until the end of your turn, your opponent's Active Pokémon has no Abilities."
    expect(trainer('Item', `${lost} (This includes Pokémon that come into play during that turn.)`)).toMatchObject({
      effect: [
        {
          do: 'lastingRule',
          effect: { continuous: 'noAbilities', scope: { pokemon: 'opponents', where: 'Active' } },
          during: 'thisTurn',
        },
      ],
    })
    // without these words it is said of the one that is there
    expect(trainer('Item', lost)).toMatchObject({
      effect: [{ do: 'lasting', on: 'opponentActive', effect: { lasting: 'noAbilities' }, during: 'thisTurn' }],
    })
  })

  test('except for those with a label', () => {
    const text =
      "As long as this Pokémon is in the Active Spot, Pokémon with a Rule Box in play (both yours and your opponent's) have no Abilities, except for Ancient Pokémon."
    expect(ability(text)).toMatchObject({
      continuous: [
        {
          continuous: 'noAbilities',
          scope: { pokemon: 'all', fits: { ruleBox: true }, not: { fits: { label: 'Ancient' } } },
          while: { is: 'active', pokemon: 'thisPokemon' },
        },
      ],
    })
  })
})

describe('always on', () => {
  test.each([
    [
      "If this Pokémon has a Pokémon Tool attached, your opponent can't play any ACE SPEC cards from their hand.",
      {
        continuous: 'cantPlay',
        whose: 'opponent',
        cards: { rule: 'ACE SPEC' },
        while: { is: 'like', pokemon: 'thisPokemon', filter: { withTool: {} } },
      },
    ],
    [
      "As long as you have at least 2 other Mudfish in play, all of your Basic Water Pokémon take 10 less damage from attacks from your opponent's Pokémon (after applying Weakness and Resistance). The effect of Way doesn't stack.",
      {
        continuous: 'damageTaken',
        amount: -10,
        from: { whose: 'opponent' },
        once: true,
        scope: { pokemon: 'yours', fits: { kind: 'Pokemon', stage: 'Basic', type: 'Water' } },
        while: {
          is: 'atLeast',
          what: { count: 'pokemonInPlay', of: { whose: 'you', except: 'thisPokemon', fits: { named: 'Mudfish' } } },
          number: 2,
        },
      },
    ],
    [
      "Your Basic Metal Pokémon's attacks, except any Anvil, do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
      {
        continuous: 'damageDealt',
        amount: 20,
        to: { whose: 'opponent', where: 'Active' },
        scope: {
          pokemon: 'yours',
          fits: { kind: 'Pokemon', stage: 'Basic', type: 'Metal' },
          not: { fits: { named: 'Anvil' } },
        },
      },
    ],
    [
      "As long as this Pokémon is in the Active Spot, put 2 more damage counters on your opponent's Poisoned Pokémon during Pokémon Checkup.",
      {
        continuous: 'conditionCounters',
        condition: 'Poisoned',
        amount: 2,
        scope: { pokemon: 'opponents' },
        while: { is: 'active', pokemon: 'thisPokemon' },
      },
    ],
  ])('%s', (text, effect) => {
    expect(ability(text)).toEqual({ name: 'Way', continuous: [effect] })
  })
})

describe('Trainer cards', () => {
  test('cards that go from the deck to the discard pile, of which some come into the hand', () => {
    const text =
      'Once during each player’s turn, that player may discard 2 cards from the top of their deck. If a player discarded any Supporter cards in this way, they put those Supporter cards into their hand.'
    expect(trainer('Stadium', text)).toMatchObject({
      use: [
        { do: 'lookAtTop', whose: 'you', cards: 2, revealed: true },
        { do: 'allCards', as: 'cards', whose: 'you', from: 'lookedAt', filter: { trainer: 'Supporter' } },
        moved('hand'),
        { do: 'allCards', as: 'cards2', whose: 'you', from: 'lookedAt', filter: {} },
        moved('discard', 'cards2'),
      ],
    })
    const others = text.replace('those Supporter', 'those Item')
    expect(
      readCards([{ id: 'x-1', name: 'Pond', supertype: 'Trainer', subtypes: ['Stadium'], rules: [others] }]).cards.map(
        isAutomatic,
      ),
    ).toEqual([false])
  })

  test('one or more of three', () => {
    const text = 'Choose 1 or more: • Draw a card. • Draw 2 cards. • Draw 3 cards.'
    const draw = (cards: number) => [{ do: 'draw', who: 'you', cards }]
    expect(trainer('Supporter', text)).toMatchObject({
      effect: [{ do: 'oneOrBoth', first: draw(1), second: [{ do: 'oneOrBoth', first: draw(2), second: draw(3) }] }],
    })
  })

  test('cards of the deck of the opponent onto their Bench', () => {
    const text =
      "Reveal the top 4 cards of your opponent's deck. You may choose any number of Basic Pokémon you find there and put those Pokémon onto their Bench. Your opponent shuffles the other cards back into their deck."
    expect(trainer('Item', text)).toMatchObject({
      effect: [
        { do: 'lookAtTop', whose: 'opponent', cards: 4, revealed: true },
        {
          do: 'may',
          then: [
            { do: 'chooseCards', as: 'cards', whose: 'opponent', from: 'lookedAt', min: 0, filter: { stage: 'Basic' } },
            moved('bench'),
          ],
        },
        { do: 'shuffleDeck', whose: 'opponent' },
      ],
    })
  })

  test('an Energy of the attacker moves to its Bench', () => {
    const text =
      "If the Pokémon this card is attached to is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if this Pokémon is Knocked Out), move an Energy from the Attacking Pokémon to 1 of your opponent's Benched Pokémon."
    expect(trainer('Pokémon Tool', text)).toMatchObject({
      triggers: [
        {
          on: 'damaged',
          by: 'opponent',
          where: 'Active',
          does: [
            { do: 'chooseAttached', as: 'cards', on: 'attacker', filter: { kind: 'Energy' } },
            { do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent', where: 'Bench' } },
            { do: 'attach', cards: 'cards', to: { chosen: 'pokemon' } },
          ],
        },
      ],
    })
  })

  test('the Active Pokémon, if it is as the text asks', () => {
    expect(
      trainer('Item', 'Heal 30 damage from your Active Pokémon that has 2 or more Energy attached.'),
    ).toMatchObject({
      effect: [{ do: 'heal', pokemon: { each: { whose: 'you', where: 'Active', energyAtLeast: 2 } }, damage: 30 }],
    })
  })

  test.each([
    'You may play as many Item cards as you like during your turn (before your attack).',
    'You may play any number of Item cards during your turn.',
    'You may play only 1 Supporter card during your turn (before your attack).',
    'You may play only one Supporter card during your turn (before your attack).',
  ])('a reminder of the rules of its kind: %s', (reminder) => {
    expect(trainer('Item', 'Draw a card.', reminder)).toMatchObject({ effect: [{ do: 'draw', who: 'you', cards: 1 }] })
  })

  test('older texts say "his or her"', () => {
    expect(trainer('Item', 'Your opponent reveals his or her hand.')).toMatchObject({
      effect: [{ do: 'revealHand', whose: 'opponent' }],
    })
  })
})
