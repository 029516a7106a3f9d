/** Wordings of older eras, in texts of our own, each with its expected effect, written by hand. */
import { describe, expect, test } from 'vitest'
import { inTodaysWords } from '../../src/reading/grammar/olderWords.ts'
import { ability, pokemon, read } from './reading.ts'

const attack = (text: string, damage = '') => pokemon({ attacks: [{ name: 'Bite', cost: [], damage, text }] })

/** The attack with this text, which must be read completely. */
const whole = (text: string, damage = ''): unknown => {
  const [definition, unread] = attack(text, damage)
  expect(unread).toEqual([])
  return (definition as { readonly attacks: readonly unknown[] }).attacks[0]
}

const DISCARDED = { do: 'move', cards: 'cards', to: 'discard' }
const energyOf = (on: string, units: number, more: object = {}) => ({
  do: 'chooseAttached',
  as: 'cards',
  on,
  filter: { kind: 'Energy', ...more },
  units,
})

describe('attached cards leave play: other wordings', () => {
  test.each([
    ['Discard an Energy attached to this Pokémon.', [{ ...energyOf('thisPokemon', 1), units: undefined }, DISCARDED]],
    ['Discard 2 Fire Energy attached to this Pokémon.', [energyOf('thisPokemon', 2, { type: 'Fire' }), DISCARDED]],
    ['Discard all Energy attached to this Pokémon.', [{ do: 'discardAllEnergy', from: 'thisPokemon' }]],
    [
      'Discard all Lightning Energy attached to this Pokémon.',
      [{ do: 'discardAllEnergy', from: 'thisPokemon', type: 'Lightning' }],
    ],
    [
      'Discard an Energy attached to the Defending Pokémon.',
      [{ ...energyOf('opponentActive', 1), units: undefined }, DISCARDED],
    ],
  ])('%s', (text, after) => {
    expect(whole(text, '50')).toMatchObject({
      after: after.map((effect) =>
        Object.fromEntries(Object.entries(effect).filter(([, value]) => value !== undefined)),
      ),
    })
  })

  test('any number of cards is moved', () => {
    const text = 'Move as many Grass Energy attached to your Pokémon to your other Pokémon in any way you like.'
    const today = 'Move any amount of Grass Energy from your Pokémon to your other Pokémon in any way you like.'
    expect(whole(text)).toEqual(whole(today))
  })
})

describe('damage: other wordings', () => {
  const heads = (base: number, coins: number) => ({
    damage: { base, sign: '×', coins, terms: [{ amount: base, times: { count: 'heads' } }] },
  })
  test.each([
    ['30×', 'Flip 3 coins. This attack does 30 damage times the number of heads.', heads(30, 3)],
    ['20×', 'Flip 4 coins. Does 20 damage times the number of heads.', heads(20, 4)],
    [
      '20+',
      'Does 10 more damage for each damage counter on the Defending Pokémon.',
      {
        damage: {
          base: 20,
          sign: '+',
          terms: [{ amount: 10, times: { count: 'damageCountersOn', pokemon: 'opponentActive' } }],
        },
      },
    ],
    [
      '20×',
      'This attack does 20 damage times the amount of Energy attached to your opponent’s Active Pokémon.',
      {
        damage: {
          base: 20,
          sign: '×',
          terms: [{ amount: 20, times: { count: 'energyOn', pokemon: 'opponentActive' } }],
        },
      },
    ],
    [
      '60-',
      'This attack does 60 damage minus 10 damage for each damage counter on this Pokémon.',
      {
        damage: {
          base: 60,
          sign: '−',
          terms: [{ amount: 10, times: { count: 'damageCountersOn', pokemon: 'thisPokemon' } }],
        },
      },
    ],
    [
      '40',
      'Does 20 damage to each of your Benched Pokémon. (Don’t apply Weakness and Resistance for Benched Pokémon.)',
      { damage: { base: 40 }, also: [{ to: 'eachOfYourBench', amount: 20 }] },
    ],
    [
      '30',
      'This attack’s damage isn’t affected by Weakness, Resistance, or any other effects on the Defending Pokémon.',
      { damage: { base: 30 }, unaffectedBy: ['Weakness', 'Resistance', 'effects'] },
    ],
    [
      '20+',
      'If there is any Stadium card in play, this attack does 40 more damage.',
      { damage: { base: 20, sign: '+', terms: [{ amount: 40, if: { is: 'stadiumInPlay' } }] } },
    ],
  ])('%s %s', (damage, text, says) => expect(whole(text, damage)).toMatchObject(says))

  test('a player chooses to do more, and pays for it', () => {
    expect(whole('You may do 20 more damage. If you do, this Pokémon does 10 damage to itself.', '60+')).toMatchObject({
      require: [{ do: 'may', then: [] }],
      damage: { base: 60, sign: '+', terms: [{ amount: 20, if: { is: 'done' } }] },
      also: [{ to: 'thisPokemon', amount: 10, if: { is: 'done' } }],
    })
  })

  test('more damage is limited', () => {
    const text =
      'This attack does 20 more damage for each of your Benched Pokémon. You can’t add more than 60 damage in this way.'
    const times = { count: 'atMost', of: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } }, most: 3 }
    expect(whole(text, '10+')).toMatchObject({ damage: { terms: [{ amount: 20, times }] } })
  })
})

describe('turns, coins and conditions: other wordings', () => {
  test.each([
    [
      'The Defending Pokémon is now Poisoned. Put 2 damage counters instead of 1 on that Pokémon between turns.',
      [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned', counters: 2 }],
    ],
    [
      'Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon.',
      [
        { do: 'choosePokemon', from: { whose: 'opponent', where: 'Bench' }, by: 'opponent' },
        { do: 'switch', who: 'opponent', out: true },
      ],
    ],
    [
      'Switch the Defending Pokémon with 1 of your opponent’s Benched Pokémon.',
      [
        { do: 'choosePokemon', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent' },
      ],
    ],
    [
      'Both this Pokémon and the Defending Pokémon are now Asleep.',
      [
        { do: 'condition', pokemon: 'yourActive', condition: 'Asleep' },
        { do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' },
      ],
    ],
    [
      'During your opponent’s next turn, any damage done by attacks from the Defending Pokémon is reduced by 30 (before applying Weakness and Resistance).',
      [
        {
          do: 'lasting',
          on: 'opponentActive',
          effect: { lasting: 'damageDealt', amount: -30 },
          during: 'opponentsNextTurn',
        },
      ],
    ],
    [
      'This Pokémon can’t use Bite during your next turn.',
      [
        {
          do: 'lasting',
          on: 'thisPokemon',
          effect: { lasting: 'cantUseAttack', attack: 'Bite' },
          during: 'yourNextTurn',
        },
      ],
    ],
    [
      'If the Defending Pokémon tries to attack during your opponent’s next turn, your opponent flips a coin. If tails, that attack does nothing.',
      [{ do: 'lasting', on: 'opponentActive', effect: { lasting: 'attackMayFail' }, during: 'opponentsNextTurn' }],
    ],
    [
      'Heal 20 damage and remove all Special Conditions from this Pokémon.',
      [
        { do: 'heal', pokemon: 'thisPokemon', damage: 20 },
        { do: 'recover', pokemon: 'thisPokemon' },
      ],
    ],
    [
      'Return this Pokémon and all cards attached to it to your hand.',
      [{ do: 'leavePlay', pokemon: 'thisPokemon', to: 'hand' }],
    ],
    ['Discard any Stadium card in play.', [{ do: 'removeStadium', to: 'discard' }]],
    [
      'Draw 3 cards from the bottom of your deck.',
      [
        { do: 'lookAtTop', whose: 'you', cards: 3, from: 'bottom' },
        { do: 'allCards', from: 'lookedAt', filter: {} },
        { do: 'move', to: 'hand' },
      ],
    ],
  ])('%s', (text, after) => expect(whole(text, '10')).toMatchObject({ after }))
})

test('Abilities: other wordings', () => {
  expect(
    ability(
      'As often as you like during your turn (before your attack), you may move a Water Energy attached to 1 of your Pokémon to another of your Pokémon.',
    ),
  ).toEqual(
    ability(
      'As often as you like during your turn, you may move a Water Energy from 1 of your Pokémon to another of your Pokémon.',
    ),
  )
  expect(
    ability('Once during your first turn, if this Pokémon has any damage counters on it, you may draw a card.'),
  ).toMatchObject([
    {
      abilities: [
        {
          limit: 'oncePerTurn',
          only: {
            is: 'all',
            of: [
              { is: 'firstTurn', whose: 'you' },
              { is: 'damaged', pokemon: 'thisPokemon' },
            ],
          },
        },
      ],
    },
    [],
  ])
})

test('Trainer cards and Energy: other wordings', () => {
  const trainer = (subtype: string, text: string) => read({ supertype: 'Trainer', subtypes: [subtype], rules: [text] })
  expect(
    trainer(
      'Item',
      'Discard 2 cards from your hand. (If you can’t discard 2 cards, you can’t play this card.) Draw 4 cards.',
    ),
  ).toMatchObject([
    {
      cost: [
        { do: 'chooseCards', from: 'hand', min: 2, max: 2 },
        { do: 'move', to: 'discard' },
      ],
      effect: [{ do: 'draw', cards: 4 }],
    },
    [],
  ])
  expect(
    trainer('Pokémon Tool', 'Your turn does not end if the Pokémon this card is attached to becomes M Thing-EX.'),
  ).toMatchObject([
    { continuous: [{ continuous: 'turnGoesOn', into: 'M Thing-EX', scope: { pokemon: 'thisPokemon' } }] },
    [],
  ])
  expect(
    read({
      supertype: 'Energy',
      subtypes: ['Special'],
      rules: [
        'This card can only be attached to Metal Pokémon. This card provides Metal Energy only while this card is attached to a Metal Pokémon. (If this card is attached to anything other than a Metal Pokémon, discard this card.)',
      ],
    }),
  ).toMatchObject([{ basic: false, provides: [['Metal']], onlyTo: { type: 'Metal' } }, []])
})

test('modern wording stays as it is', () => {
  const today = "during your opponent 's next turn , attacks used by the new Active Pokémon do 30 less damage ."
  expect(inTodaysWords(today)).toBe(today)
})

test('a Pokémon devolves or survives: other wordings', () => {
  const devolved =
    'Devolve the Defending Pokémon and put the highest Stage evolution card on it into your opponent’s hand.'
  expect(whole(devolved, '60')).toMatchObject({ after: [{ do: 'devolve', pokemon: 'opponentActive', to: 'hand' }] })
  const sash =
    'If the Fighting Pokémon this card is attached to has full HP and would be Knocked Out by damage from an opponent’s attack, that Pokémon is not Knocked Out and its remaining HP becomes 10 instead. Then, discard this card.'
  expect(read({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules: [sash] })).toMatchObject([
    {
      continuous: [
        {
          continuous: 'endures',
          scope: { pokemon: 'thisPokemon', fits: { type: 'Fighting' } },
          discards: true,
          from: { whose: 'opponent' },
        },
      ],
    },
    [],
  ])
})
