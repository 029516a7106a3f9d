/** Wordings that decks of tournaments need, in texts of our own; each expected effect was written by hand. */
import type { CardDefinition, Effect } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { isAutomatic, readCards } from '../../src/reading/index.ts'
import { leavesDeckOpen } from '../../src/reading/sentences/leftOpen.ts'

const definitionOf = (card: object): CardDefinition => {
  const [read] = readCards([{ id: 'x-1', name: 'Thing', ...card }]).cards
  if (read === undefined) return expect.fail('It is no card.')
  expect(read.texts.flatMap(({ unread, doubts = [] }) => [...unread, ...doubts])).toEqual([])
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

describe('Abilities with a price', () => {
  test('the Pokémon is Knocked Out after everything else', () => {
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

  test('damage counters that would Knock Out the Pokémon are not offered', () => {
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

test('"place" damage counters means the same as "put"', () => {
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
  test('for a turn, also from Pokémon that move into the Active Spot', () => {
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
    // without these words the sentence means the Stadium in play
    expect(trainer('Item', lost)).toMatchObject({
      effect: [{ do: 'lasting', on: 'opponentActive', effect: { lasting: 'noAbilities' }, during: 'thisTurn' }],
    })
  })

  test('except from Pokémon with a label', () => {
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

describe('Abilities that are always on', () => {
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
  test('cards that are discarded from the deck, some of which go into the hand', () => {
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

  test("cards of the opponent's deck onto the opponent's Bench", () => {
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

  test('an Energy moves from the attacker to its Bench', () => {
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

  test('the Active Pokémon, if it meets the condition', () => {
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
    const kind = reminder.includes('Item') ? 'Item' : 'Supporter'
    expect(trainer(kind, 'Draw a card.', reminder)).toMatchObject({ effect: [{ do: 'draw', who: 'you', cards: 1 }] })
  })

  test('older texts say "his or her"', () => {
    expect(trainer('Item', 'Your opponent reveals his or her hand.')).toMatchObject({
      effect: [{ do: 'revealHand', whose: 'opponent' }],
    })
  })
})

describe('cards without effect, and other costs', () => {
  test('a Tool that takes away the effects of Tools, but not of its own kind', () => {
    const text =
      "As long as the Pokémon this card is attached to is in the Active Spot, Pokémon Tools attached to your opponent's Active Pokémon have no effect, except for Tool Jammer."
    expect(trainer('Pokémon Tool', text)).toMatchObject({
      continuous: [
        {
          continuous: 'noToolEffects',
          scope: { pokemon: 'opponents', where: 'Active' },
          while: { is: 'active', pokemon: 'thisPokemon' },
        },
      ],
    })
  })

  test.each([
    [
      "All Special Energy attached to Pokémon (both yours and your opponent's) provide Colorless Energy and have no other effect.",
      { continuous: 'plainSpecialEnergy', scope: { pokemon: 'all' } },
    ],
    [
      "Pokémon Tools attached to each Pokémon (both yours and your opponent's) have no effect.",
      { continuous: 'noToolEffects', scope: { pokemon: 'all' } },
    ],
    [
      "Whenever a Pokémon (either yours or your opponent's) is Knocked Out, put that Pokémon in the Lost Zone instead of the discard pile. (Discard all attached cards.)",
      { continuous: 'lostWhenKnockedOut', scope: { pokemon: 'all' } },
    ],
  ])('%s', (text, effect) => {
    expect(trainer('Stadium', text)).toMatchObject({ continuous: [effect] })
  })

  test('an attack that may be used for another cost under a condition', () => {
    const text =
      'If your opponent has any cards in their discard pile that have "Misty" in the name, this Pokémon can use the Bite attack for ColorlessColorless.'
    const card = {
      ...pokemon,
      abilities: [{ name: 'Way', text }],
      attacks: [{ name: 'Bite', cost: ['Fire'], damage: '20' }],
    }
    expect(definitionOf(card)).toMatchObject({
      abilities: [
        {
          continuous: [
            {
              continuous: 'attackCostIs',
              cost: ['Colorless', 'Colorless'],
              attack: 'Bite',
              scope: { pokemon: 'thisPokemon' },
              while: {
                is: 'atLeast',
                what: { count: 'cardsIn', whose: 'opponent', zone: 'discard', filter: { namePart: 'Misty' } },
                number: 1,
              },
            },
          ],
        },
      ],
    })
  })

  test('a Weakness that replaces whatever is printed', () => {
    expect(
      ability("The Weakness of each of your opponent's Metal Pokémon in play is now Fire. (Apply Weakness as ×3.)"),
    ).toMatchObject({
      continuous: [
        { continuous: 'weaknessTo', type: 'Fire', factor: 3, scope: { pokemon: 'opponents', fits: { type: 'Metal' } } },
      ],
    })
  })

  test('fewer Prize cards, once in a game', () => {
    const text =
      "As long as this card is attached to a Pokémon, it provides every type of Energy but provides only 1 Energy at a time. If the Pokémon this card is attached to is Knocked Out by damage from an attack from your opponent's Pokémon, that player takes 2 fewer Prize cards. This effect of your Thing Energy can't be applied more than once per game."
    expect(
      definitionOf({ name: 'Thing Energy', supertype: 'Energy', subtypes: ['Special'], rules: [text] }),
    ).toMatchObject({
      provides: [expect.arrayContaining(['Fire', 'Metal'])],
      continuous: [
        {
          continuous: 'prizesGiven',
          amount: -2,
          from: { whose: 'opponent' },
          oncePerGame: true,
          scope: { pokemon: 'thisPokemon' },
        },
      ],
    })
  })
})

describe('Tools whose attacks and powers are used', () => {
  const USE = 'The Pokémon this card is attached to can use the attack on this card.'

  test('an attack; the Tool is discarded at the end of the turn', () => {
    const text = `${USE} (You still need the necessary Energy to use this attack.) If this card is attached to 1 of your Pokémon, discard it at the end of your turn.`
    const blast = { name: 'Blast', cost: ['Fire'], damage: '30', text: 'Draw a card.' }
    expect(definitionOf({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules: [text], attacks: [blast] })).toEqual(
      {
        kind: 'Trainer',
        trainer: 'Tool',
        id: 'x-1',
        name: 'Thing',
        attacks: [
          { name: 'Blast', cost: ['Fire'], damage: { base: 30 }, after: [{ do: 'draw', who: 'you', cards: 1 }] },
        ],
        triggers: [
          {
            on: 'turnEnds',
            whose: 'you',
            does: [
              { do: 'allAttached', as: 'cards', on: 'thisPokemon', filter: { named: 'Thing' } },
              { do: 'move', cards: 'cards', to: 'discard' },
            ],
          },
        ],
      },
    )
  })

  test('a VSTAR Power for Pokémon VSTAR', () => {
    const wish = {
      name: 'Wish',
      text: 'During your turn, you may draw 3 cards. (You can’t use more than 1 VSTAR Power in a game.)',
    }
    const rules = ['The Pokémon V this card is attached to can use the VSTAR Power on this card.']
    expect(definitionOf({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules, abilities: [wish] })).toMatchObject({
      abilities: [{ name: 'Wish', oncePerGame: 'VSTAR', use: [{ do: 'draw', who: 'you', cards: 3 }] }],
      usedBy: { kind: 'Pokemon', rule: 'V' },
    })
  })

  test.each([
    ['an attack that the text does not speak of', ['Draw a card.'], [{ name: 'Blast', cost: [], damage: '30' }]],
    ['an attack that is not there', [USE], []],
    ['an attack that is not understood', [USE], [{ name: 'Blast', cost: [], damage: '30', text: 'Sing.' }]],
  ])('%s is done by hand', (_, rules, attacks) => {
    const card = { id: 'x-1', name: 'Thing', supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules, attacks }
    expect(readCards([card]).cards.map(isAutomatic)).toEqual([false])
  })

  test('each of several Pokémon evolves', () => {
    const text =
      'Choose up to 2 of your Benched Pokémon. For each of those Pokémon, search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.'
    expect(attack(text)).toMatchObject({
      after: [
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', where: 'Bench' }, max: 2 },
        {
          do: 'eachPokemon',
          pokemon: { eachChosen: 'pokemon' },
          as: 'eachPokemon',
          then: [
            { do: 'chooseCards', from: 'deck', evolving: { chosen: 'eachPokemon' } },
            { do: 'evolve', pokemon: { chosen: 'eachPokemon' } },
          ],
        },
        { do: 'shuffleDeck', whose: 'you' },
      ],
    })
  })
})

test('a shuffle after a search is done whenever the search was (GR.5)', () => {
  const search: Effect = { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: {} }
  const shuffle: Effect = { do: 'shuffleDeck', whose: 'you' }
  expect(leavesDeckOpen({ use: [search, { do: 'may', then: [search, shuffle] }] })).toBe(true)
  expect(leavesDeckOpen({ use: [search, { do: 'may', then: [search] }, shuffle] })).toBe(false)
  expect(leavesDeckOpen({ triggers: [{ does: [{ do: 'may', then: [search, shuffle] }] }] })).toBe(false)
})

describe('choices that depend on earlier ones', () => {
  test('without the cards that were paid', () => {
    const text =
      "You can use this card only if you discard 2 other cards from your hand. Put up to 3 Basic Energy cards from your discard pile into your hand. (You can't choose a card you discarded with the effect of this card.)"
    expect(trainer('Item', text)).toMatchObject({
      cost: [{ do: 'chooseCards', as: 'cards', from: 'hand', min: 2, max: 2 }, moved('discard')],
      effect: [
        { do: 'chooseCards', as: 'cards2', from: 'discard', filter: { basicEnergy: true }, otherThan: 'cards', max: 3 },
        moved('hand', 'cards2'),
      ],
    })
  })

  test('cards of different types: the first goes into the hand, the other is attached', () => {
    const text =
      'Search your deck for up to 2 Basic Energy cards of different types, reveal them, and put 1 of them into your hand. Attach the other to 1 of your Pokémon. Then, shuffle your deck.'
    expect(trainer('Supporter', text)).toMatchObject({
      effect: [
        { do: 'chooseCards', as: 'one', from: 'deck', filter: { basicEnergy: true }, max: 1 },
        { do: 'chooseCards', as: 'other', from: 'deck', filter: { basicEnergy: true }, unlike: ['one'], min: 0 },
        { do: 'reveal', cards: 'one' },
        { do: 'reveal', cards: 'other' },
        moved('hand', 'one'),
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you' } },
        { do: 'attach', cards: 'other', to: { chosen: 'pokemon' } },
        { do: 'shuffleDeck', whose: 'you' },
      ],
    })
  })

  test('the deck is searched before a Pokémon is named, and once or twice searched it is shuffled at the end (GR.5)', () => {
    const text =
      "Once during each player's turn, that player may search their deck for a Stage 1 Pokémon that evolves from 1 of their Basic Pokémon and put it onto that Pokémon to evolve it. If that Pokémon was evolved in this way, that player may search their deck for a Stage 2 Pokémon that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, that player shuffles their deck."
    expect(trainer('Stadium', text)).toMatchObject({
      use: [
        {
          do: 'chooseCards',
          as: 'grown',
          from: 'deck',
          filter: { stage: 'Stage 1' },
          evolving: { each: { whose: 'you', fits: { stage: 'Basic' } } },
        },
        { do: 'evolve', cards: 'grown', pokemon: { each: { whose: 'you', fits: { stage: 'Basic' } } } },
        {
          do: 'if',
          is: { is: 'done' },
          then: [
            {
              do: 'may',
              then: [
                {
                  do: 'chooseCards',
                  as: 'cards',
                  from: 'deck',
                  filter: { stage: 'Stage 2' },
                  evolving: { chosen: 'grown' },
                },
                { do: 'evolve', cards: 'cards', pokemon: { chosen: 'grown' } },
              ],
            },
          ],
        },
        { do: 'shuffleDeck', whose: 'you' },
      ],
    })
  })

  test('the Pokémon that was put onto the Bench is switched in', () => {
    const text =
      "Your opponent reveals their hand, and you put a Basic Pokémon you find there onto your opponent's Bench. If you put a Pokémon onto their Bench in this way, switch in that Pokémon to the Active Spot."
    expect(trainer('Supporter', text)).toMatchObject({
      effect: [
        { do: 'revealHand', whose: 'opponent' },
        { do: 'chooseCards', as: 'guest', whose: 'opponent', from: 'hand', filter: { stage: 'Basic' } },
        moved('bench', 'guest'),
        { do: 'if', is: { is: 'done' }, then: [{ do: 'switch', who: 'opponent', with: 'guest' }] },
      ],
    })
  })
})

test('a Pokémon of the discard pile replaces one in play', () => {
  const text =
    'Choose a Basic Pokémon in your discard pile and switch it with 1 of your Basic Pokémon in play. Any attached cards, damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon.'
  expect(trainer('Supporter', text)).toMatchObject({
    effect: [
      { do: 'chooseCards', as: 'cards', from: 'discard', filter: { kind: 'Pokemon', stage: 'Basic' } },
      { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', fits: { kind: 'Pokemon', stage: 'Basic' } } },
      { do: 'replace', cards: 'cards', pokemon: { chosen: 'pokemon' } },
    ],
  })
})

describe('a Pokémon that has neither of two labels', () => {
  const neither = {
    kind: 'Pokemon',
    not: {
      any: [
        { kind: 'Pokemon', rule: 'ex' },
        { kind: 'Pokemon', rule: 'V' },
      ],
    },
  }

  test('the condition asks about a chosen Pokémon', () => {
    expect(
      trainer('Item', "Heal 30 damage from 1 of your Pokémon that isn't a Pokémon ex or a Pokémon V."),
    ).toMatchObject({
      effect: [
        { do: 'choosePokemon', from: { whose: 'you', fits: neither } },
        { do: 'heal', damage: 30 },
      ],
    })
  })

  test('of the Pokémon that an Energy card is attached to; "non-Fire" belongs only to its own noun', () => {
    const text =
      "This card provides Colorless Energy. If this card is attached to a Pokémon that isn't a Pokémon ex or Pokémon V, this card provides Fire Energy instead."
    expect(definitionOf({ supertype: 'Energy', subtypes: ['Special'], rules: [text] })).toMatchObject({
      provides: [['Colorless']],
      instead: [{ if: { is: 'fits', pokemon: 'thisPokemon', filter: neither }, provides: [['Fire']] }],
    })
    expect(trainer('Item', 'Heal 30 damage from 1 of your non-Fire Pokémon or Pokémon V.')).toMatchObject({
      effect: [
        {
          from: {
            fits: {
              any: [
                { kind: 'Pokemon', not: { type: 'Fire' } },
                { kind: 'Pokemon', rule: 'V' },
              ],
            },
          },
        },
        { do: 'heal' },
      ],
    })
  })
})

test('a Stadium that may be used only by a player who played a certain card', () => {
  const text =
    'Once during each player’s turn, if they played a Supporter card that has "Team Comet" in its name from their hand this turn, they may draw 3 cards.'
  expect(trainer('Stadium', text)).toMatchObject({
    use: [
      {
        do: 'if',
        is: {
          is: 'happened',
          what: 'trainerPlayed',
          when: 'thisTurn',
          whose: 'you',
          filter: { namePart: 'Team Comet' },
        },
        then: [{ do: 'draw', who: 'you', cards: 3 }],
      },
    ],
  })
})

test('attacks of an Active Pokémon of one kind, and Energy by the name of its team', () => {
  expect(attack("Choose 1 of your opponent's Active Tera Pokémon's attacks and use it as this attack.")).toMatchObject({
    require: [{ do: 'copyAttack', from: { each: { whose: 'opponent', where: 'Active', fits: { label: 'Tera' } } } }],
  })
  expect(
    attack("If this Pokémon has any Team Comet's Energy attached, this attack does 20 more damage.", '10+'),
  ).toMatchObject({
    damage: {
      base: 10,
      sign: '+',
      terms: [{ amount: 20, if: { filter: { withEnergy: { kind: 'Energy', named: "Team Comet's Energy" } } } }],
    },
  })
})
