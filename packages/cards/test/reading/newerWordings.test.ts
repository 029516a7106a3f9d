/** Wordings of newer sets for meanings that older texts express differently. */
import { expect, test } from 'vitest'
import { ability, pokemon, read } from './reading.ts'

const attack = (text: string, damage: string) =>
  pokemon({ attacks: [{ name: 'Long Leap', cost: ['Fire'], damage, text }] })

const more = (amount: number, asked: object) => ({ damage: { sign: '+', terms: [{ amount, if: asked }] } })

const onBench = (fits: object) => ({
  is: 'atLeast',
  what: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench', fits } },
  number: 1,
})

test.each<[string, string, object]>([
  [
    'If any of your Benched Pokémon are Ancient Pokémon, this attack does 40 more damage.',
    '20+',
    more(40, onBench({ kind: 'Pokemon', label: 'Ancient' })),
  ],
  [
    'If you have Anna’s Ant on your Bench, this attack does 40 more damage.',
    '20+',
    more(40, onBench({ named: "Anna's Ant" })),
  ],
  [
    'If this Pokémon has at least 3 damage counters on it, this attack does 40 more damage.',
    '20+',
    more(40, { is: 'like', pokemon: 'thisPokemon', filter: { countersAtLeast: 3 } }),
  ],
  [
    'Choose a random card from your opponent’s hand and discard it.',
    '20',
    {
      after: [
        { do: 'randomCards', whose: 'opponent', cards: 1 },
        { do: 'move', to: 'discard' },
      ],
    },
  ],
  [
    'You may put up to 2 Energy attached to this Pokémon into your hand. This attack does 40 more damage for each card you put into your hand in this way.',
    '20+',
    { damage: { terms: [{ amount: 40, times: { count: 'cardsChosen' } }] } },
  ],
  [
    'You may discard as many Basic Energy cards as you like from your hand. This attack does 40 damage for each type of Basic Energy you discarded in this way.',
    '40×',
    { damage: { terms: [{ times: { count: 'cardsChosen', types: true } }] } },
  ],
  [
    'Put up to 4 damage counters on this Pokémon. This attack does 40 damage for each damage counter you placed in this way.',
    '40×',
    {
      before: [
        { do: 'chooseNumber', max: 4 },
        { do: 'putCounters', counters: { count: 'numberChosen' } },
      ],
      damage: { terms: [{ times: { count: 'numberChosen' } }] },
    },
  ],
  [
    'You may discard up to 3 cards from the top of your deck. This attack does 20 more damage for each card you discarded in this way.',
    '20+',
    {
      before: [{ do: 'may', then: [{ max: { most: { zone: 'deck' } } }, { do: 'lookAtTop' }, {}, { to: 'discard' }] }],
      damage: { terms: [{ amount: 20, times: { count: 'cardsChosen' } }] },
    },
  ],
  [
    'Search your deck for up to 2 Rare Fossil cards and put them onto your Bench. Then, shuffle your deck.',
    '',
    { after: [{ filter: { named: 'Rare Fossil' } }, { to: 'bench' }, { do: 'shuffleDeck' }] },
  ],
])('%s', (text, damage, meaning) => expect(attack(text, damage)).toMatchObject([{ attacks: [meaning] }, []]))

test.each([
  [
    'During your opponent’s next turn, Energy cards can’t be attached from your opponent’s hand to the Defending Pokémon.',
    'Energy',
  ],
  ['Energy can’t be attached to the Defending Pokémon from your opponent’s hand during their next turn.', 'Energy'],
  [
    'Your opponent can’t attach Energy from his or her hand to the Defending Pokémon during his or her next turn.',
    'Energy',
  ],
  [
    'During your opponent’s next turn, Pokémon can’t be played from your opponent’s hand to evolve the Defending Pokémon.',
    'Pokemon',
  ],
  [
    'Your opponent can’t play any Pokémon from his or her hand to evolve the Defending Pokémon during his or her next turn.',
    'Pokemon',
  ],
])('%s', (text, kind) =>
  expect(attack(text, '20')).toMatchObject([
    {
      attacks: [
        {
          after: [
            {
              do: 'lasting',
              on: 'opponentActive',
              effect: { lasting: 'cantReceive', cards: { kind } },
              during: 'opponentsNextTurn',
            },
          ],
        },
      ],
    },
    [],
  ]),
)

const left = (on: string, effect: object) => ({ do: 'lasting', on, effect, during: 'whileActive' })

test.each<[string, object[]]>([
  [
    'Your opponent’s Active Pokémon is now Asleep. During Pokémon Checkup, your opponent flips 2 coins instead of 1. If either of them is tails, that Pokémon is still Asleep.',
    [{ do: 'condition', condition: 'Asleep' }, left('opponentActive', { lasting: 'sleepCoins', coins: 2 })],
  ],
  [
    'This Pokémon is now Asleep. During Pokémon Checkup, flip 3 coins instead of 1. If either of them is tails, this Pokémon is still Asleep.',
    [{ do: 'condition', condition: 'Asleep' }, left('thisPokemon', { lasting: 'sleepCoins', coins: 3 })],
  ],
  [
    'Your opponent’s Active Pokémon is now Confused. Put 5 damage counters instead of 3 on that Pokémon for this Special Condition.',
    [
      { do: 'condition', condition: 'Confused' },
      left('opponentActive', { lasting: 'conditionCounters', condition: 'Confused', amount: 2 }),
    ],
  ],
  [
    'This Pokémon can’t use Long Leap again until it leaves the Active Spot.',
    [left('thisPokemon', { lasting: 'cantUseAttack', attack: 'Long Leap' })],
  ],
])('%s', (text, after) => expect(attack(text, '20')).toMatchObject([{ attacks: [{ after }] }, []]))

test('a Tool that changes what attacks cost and do', () => {
  const text =
    'Attacks used by the Anna’s Pokémon this card is attached to cost Colorless less, and they do 20 more damage to your opponent’s Active Pokémon (before applying Weakness and Resistance).'
  expect(read({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules: [text] })).toMatchObject([
    {
      continuous: [
        { continuous: 'attackCost', amount: -1, scope: { fits: { namePart: "Anna's " } } },
        { continuous: 'damageDealt', amount: 20, to: { whose: 'opponent', where: 'Active' } },
      ],
    },
    [],
  ])
})

test('attacks without a cost, as long as a card is in play', () => {
  expect(
    ability('If you have any Tera Pokémon in play, ignore all Energy in the attack costs of this Pokémon.'),
  ).toMatchObject([{ abilities: [{ continuous: [{ continuous: 'noAttackCost', while: {} }] }] }, []])
})

test('an Evolution Pokémon ex matches both "Evolution" and "ex"', () => {
  expect(
    read({
      supertype: 'Trainer',
      subtypes: ['Item'],
      rules: ['Search your deck for an Evolution Pokémon ex and put it into your hand. Then, shuffle your deck.'],
    }),
  ).toMatchObject([{ effect: [{ do: 'chooseCards', filter: { evolution: true, rule: 'ex' } }, {}, {}] }, []])
})

test('if there are too few cards for all Pokémon, the player chooses which ones get a card', () => {
  const text = 'Attach a Basic Energy card from your discard pile to each of your Ancient Pokémon.'
  expect(read({ supertype: 'Trainer', subtypes: ['Item'], rules: [text] })).toMatchObject([
    {
      effect: [
        { do: 'choosePokemon', min: 60, max: { count: 'cardsIn', whose: 'you', zone: 'discard' } },
        { do: 'eachPokemon', pokemon: { eachChosen: expect.any(String) } },
      ],
    },
    [],
  ])
})

test('a Stadium that hurts every Pokémon which a card or a player puts onto the Bench', () => {
  const text =
    'Whenever any player puts a Basic non-Fire Pokémon onto their Bench during their turn, place 3 damage counters on that Pokémon.'
  const of = { whose: 'either', fits: { stage: 'Basic', not: { type: 'Fire' } } }
  expect(read({ supertype: 'Trainer', subtypes: ['Stadium'], rules: [text] })).toMatchObject([
    { triggers: [{ on: 'benched', how: 'any', of, does: [{ do: 'putCounters', on: { chosen: 'it' }, counters: 3 }] }] },
    [],
  ])
})

test('an attack of the Pokémon on top of the deck, used in place of this one', () => {
  const text =
    'Discard the top card of your deck, and if that card is a Pokémon that doesn’t have a Rule Box, choose 1 of its attacks and use it as this attack.'
  expect(attack(text, '')).toMatchObject([
    { attacks: [{ require: [{ do: 'lookAtTop' }, {}, { do: 'move', to: 'discard' }, { do: 'if' }] }] },
    [],
  ])
})
