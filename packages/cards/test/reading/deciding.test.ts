/** Sentences that decide about others, say two things in one, or refer to an earlier decision. */
import { describe, expect, test } from 'vitest'
import { ability, item, pokemon, read } from './reading.ts'

const attack = (text: string, damage = '100') => pokemon({ attacks: [{ name: 'Zap', cost: ['Fire'], damage, text }] })

const searched = (filter: object) => [
  { do: 'chooseCards', from: 'deck', filter },
  { do: 'reveal' },
  { do: 'move', to: 'hand' },
  { do: 'shuffleDeck' },
]

test('a deck is shuffled after a search, whether the coin landed heads or tails', () => {
  expect(
    item(
      'Flip a coin. If heads, search your deck for an Evolution Pokémon, reveal it, and put it into your hand. If tails, search your deck for a Basic Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.',
    ),
  ).toMatchObject([
    {
      effect: [
        { do: 'flip' },
        { do: 'if', is: { is: 'heads' }, then: searched({ evolution: true }) },
        { do: 'if', is: { is: 'anyTails' }, then: searched({ stage: 'Basic' }) },
      ],
    },
    [],
  ])
})

test('the player who shuffles also draws', () => {
  expect(
    ability('Once during your turn, you may have your opponent shuffle their hand into their deck and draw 3 cards.'),
  ).toMatchObject([
    {
      abilities: [{ use: [{ do: 'allCards' }, { do: 'move', to: 'deck' }, { do: 'draw', who: 'opponent', cards: 3 }] }],
    },
    [],
  ])
})

test('"otherwise" is the other branch of the same question', () => {
  expect(
    item('Reveal the top card of your deck. If it is a Pokémon, put it into your hand. Otherwise, discard it.')[1],
  ).not.toEqual([])
  expect(
    item(
      'Reveal the top card of your deck. If it is a Pokémon, put it into your hand. Otherwise, shuffle that card into your deck.',
    ),
  ).toMatchObject([
    { effect: [{ do: 'lookAtTop' }, { do: 'allCards' }, { do: 'if', otherwise: [{ do: 'move', to: 'deck' }] }] },
    [],
  ])
})

describe('attacks', () => {
  test('more damage for a price that a player may choose to pay', () => {
    expect(
      attack('You may discard all Energy from this Pokémon to have this attack do 130 more damage.', '100+'),
    ).toMatchObject([
      {
        attacks: [
          {
            damage: { base: 100, terms: [{ amount: 130, if: { is: 'done' } }] },
            require: [{ do: 'may', then: [{ do: 'allAttached', as: 'paid', on: 'thisPokemon' }] }],
            after: [{ do: 'move', cards: 'paid', to: 'discard' }],
          },
        ],
      },
      [],
    ])
  })

  test('damage to several chosen Pokémon, and to the user itself for a Knock Out', () => {
    expect(
      attack("Choose 3 of your opponent's Pokémon. This attack does 30 damage to each of them.", ''),
    ).toMatchObject([
      { attacks: [{ choose: [{ min: 3, max: 3 }], also: [{ to: { eachChosen: 'pokemon' }, amount: 30 }] }] },
      [],
    ])
    expect(
      attack(
        "Knock Out your opponent's Active Pokémon. If your opponent's Active Pokémon is Knocked Out in this way, this Pokémon does 200 damage to itself.",
        '',
      ),
    ).toMatchObject([
      { attacks: [{ before: [{ do: 'knockOut' }], also: [{ to: 'thisPokemon', amount: 200, if: { is: 'done' } }] }] },
      [],
    ])
  })

  test('only an Active Pokémon of one kind', () => {
    expect(attack("Knock Out your opponent's Active Basic Pokémon.")).toMatchObject([
      { attacks: [{ after: [{ do: 'knockOut', pokemon: { each: { where: 'Active', fits: { stage: 'Basic' } } } }] }] },
      [],
    ])
  })
})

test('Energy and cards that are shuffled into decks', () => {
  expect(attack("Shuffle all Energy attached to your opponent's Active Pokémon into their deck.")).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'allAttached', on: 'opponentActive' },
            { do: 'move', to: 'deck' },
          ],
        },
      ],
    },
    [],
  ])
  expect(
    attack("Choose 2 of your opponent's Benched Pokémon and shuffle them and all attached cards into their deck."),
  ).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'choosePokemon', min: 2 },
            { do: 'leavePlay', to: 'deck' },
          ],
        },
      ],
    },
    [],
  ])
  expect(item('Put 2 cards from your hand on the bottom of your deck in any order.')).toMatchObject([
    {
      effect: [
        { do: 'chooseCards', min: 2, max: 2, ordered: true },
        { do: 'move', to: 'deckBottom' },
      ],
    },
    [],
  ])
  expect(attack('Your opponent chooses a card from their hand and shuffles it into their deck.')).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'chooseCards', by: 'opponent' },
            { do: 'move', to: 'deck' },
          ],
        },
      ],
    },
    [],
  ])
})

test('"it" is the Pokémon that the condition asked about', () => {
  const always = (text: string) => read({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules: [text] })
  expect(
    always(
      "If the Pokémon this card is attached to is Poisoned, attacks it uses do 40 more damage to your opponent's Active Pokémon.",
    ),
  ).toMatchObject([{ continuous: [{ continuous: 'damageDealt', scope: { pokemon: 'thisPokemon' }, amount: 40 }] }, []])
  expect(ability('If your Active Pokémon has any Fire Energy attached, it has no Retreat Cost.')).toMatchObject([
    { abilities: [{ continuous: [{ continuous: 'noRetreatCost', scope: { pokemon: 'yours', where: 'Active' } }] }] },
    [],
  ])
})

describe('what prevents a Knock Out, and what attackers take in return', () => {
  const lasting = (effect: object) => [
    { attacks: [{ after: [{ do: 'lasting', on: 'thisPokemon', effect, during: 'opponentsNextTurn' }] }] },
    [],
  ]

  test('for as long as a card is in play, and for one turn', () => {
    const stays = 'it is not Knocked Out, and its remaining HP becomes 10.'
    expect(
      ability(`If this Pokémon has full HP and would be Knocked Out by damage from an attack, ${stays}`),
    ).toMatchObject([{ abilities: [{ continuous: [{ continuous: 'endures' }] }] }, []])
    expect(
      attack(
        `During your opponent's next turn, if this Pokémon has full HP and would be Knocked Out by damage from an attack, ${stays}`,
      ),
    ).toMatchObject(lasting({ lasting: 'endures' }))
    expect(
      read({
        supertype: 'Trainer',
        subtypes: ['Pokémon Tool'],
        rules: [
          `If the Pokémon this card is attached to has full HP and would be Knocked Out by damage from an attack from your opponent's Pokémon, ${stays} Then, discard this card.`,
        ],
      }),
    ).toMatchObject([{ continuous: [{ continuous: 'endures', from: { whose: 'opponent' }, discards: true }] }, []])
  })

  test('a coin that decides about a Knock Out, or about any damage', () => {
    const onHeads = 'flip a coin. If heads,'
    const always = (continuous: object) => [{ abilities: [{ continuous: [continuous] }] }, []]
    expect(
      ability(
        `If this Pokémon would be Knocked Out by damage from an attack, ${onHeads} this Pokémon is not Knocked Out, and its remaining HP becomes 10.`,
      ),
    ).toMatchObject(always({ continuous: 'endures', onHeads: true }))
    expect(ability(`If any damage is done to this Pokémon by attacks, ${onHeads} prevent that damage.`)).toMatchObject(
      always({ continuous: 'preventDamage', onHeads: true }),
    )
    expect(
      ability(`If this Pokémon is Confused and is damaged by an attack, ${onHeads} prevent that damage.`),
    ).toMatchObject(always({ continuous: 'preventDamage', onHeads: true, while: { is: 'inCondition' } }))
    expect(
      attack(
        `If any damage is done to this Pokémon by attacks during your opponent's next turn, ${onHeads} prevent that damage.`,
      ),
    ).toMatchObject(lasting({ lasting: 'preventDamage', onHeads: true }))
  })

  test('damage counters for the attacker', () => {
    const damaged =
      "During your opponent's next turn, if this Pokémon is damaged by an attack (even if it is Knocked Out)"
    expect(attack(`${damaged}, put 6 damage counters on the Attacking Pokémon.`)).toMatchObject(
      lasting({ lasting: 'returnsDamage', counters: 6 }),
    )
    expect(
      attack(`${damaged}, put damage counters on the Attacking Pokémon equal to the damage done to this Pokémon.`),
    ).toMatchObject(lasting({ lasting: 'returnsDamage' }))
  })

  test('damage of a certain number of points', () => {
    expect(
      attack(
        "During your opponent's next turn, prevent all damage done to this Pokémon by attacks if that damage is 60 or less.",
      ),
    ).toMatchObject(lasting({ lasting: 'preventDamage', atMost: 60 }))
  })
})

test('a Supporter card for the first turn', () => {
  expect(
    read({
      supertype: 'Trainer',
      subtypes: ['Supporter'],
      rules: ['If you go first, you may use this card during your first turn. Draw 2 cards.'],
    }),
  ).toMatchObject([{ onTheFirstTurn: true, effect: [{ do: 'draw', cards: 2 }] }, []])
})
