/** Texts in the words of older eras about Pokémon in play, hands, Energy, and kinds of cards. */
import { expect, test } from 'vitest'
import { ability, item, pokemon, read, stadium } from './reading.ts'

const attack = (text: string, damage = '') => pokemon({ attacks: [{ name: 'Hit', cost: ['Fire'], damage, text }] })
const tool = (text: string) => read({ supertype: 'Trainer', subtypes: ['Pokémon Tool'], rules: [text] })

test('does something to a Pokémon that has just come onto the Bench', () => {
  const text =
    'Put a Water Pokémon from your discard pile onto your Bench. If you do, attach up to 3 Water Energy cards from your discard pile to that Pokémon.'
  expect(attack(text)).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'chooseCards', as: 'guest', from: 'discard', filter: { kind: 'Pokemon', type: 'Water' } },
            { do: 'move', cards: 'guest', to: 'bench', anyStage: true },
            {
              do: 'if',
              is: { is: 'done' },
              then: [
                { do: 'chooseCards', max: 3 },
                { do: 'attach', to: { chosen: 'guest' } },
              ],
            },
          ],
        },
      ],
    },
    [],
  ])
})

test('reads "from it" as from the hand that was shown', () => {
  expect(item('Your opponent reveals their hand. Discard 2 Energy cards from it.')).toMatchObject([
    {
      effect: [
        { do: 'revealHand', whose: 'opponent' },
        { do: 'chooseCards', whose: 'opponent', from: 'hand', filter: { kind: 'Energy' }, min: 2, max: 2 },
        { do: 'move', to: 'discard' },
      ],
    },
    [],
  ])
})

test('makes the holder of a Tool a Pokémon of another type', () => {
  expect(tool('The Silvally-GX this card is attached to is a Fighting Pokémon.')).toMatchObject([
    {
      continuous: [
        { continuous: 'types', types: ['Fighting'], scope: { pokemon: 'thisPokemon', fits: { named: 'Silvally-GX' } } },
      ],
    },
    [],
  ])
})

test('prevents damage up to a number, or all damage from Pokémon-EX of either player', () => {
  expect(
    attack(
      "During your opponent's next turn, if this Pokémon would be damaged by an attack, prevent that attack's damage done to this Pokémon if that damage is 60 or less.",
    ),
  ).toMatchObject([{ attacks: [{ after: [{ do: 'lasting', effect: { lasting: 'preventDamage', atMost: 60 } }] }] }, []])
  expect(
    ability('Prevent all effects of attacks, including damage, done to this Pokémon by Pokémon-EX.'),
  ).toMatchObject([
    {
      abilities: [
        {
          continuous: [
            { continuous: 'preventDamage', from: { whose: 'either', fits: { rule: 'EX' } } },
            { continuous: 'preventEffects', from: { whose: 'either', fits: { rule: 'EX' } } },
          ],
        },
      ],
    },
    [],
  ])
})

test('reads every phrase for the player who uses a Stadium', () => {
  expect(
    stadium(
      "Once during each player's turn, that player may discard a Fire Energy card from his or her hand. If that player does so, he or she draws 2 cards.",
    ),
  ).toMatchObject([
    {
      use: [
        { do: 'chooseCards', whose: 'you', from: 'hand' },
        { do: 'move', to: 'discard' },
        { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 2 }] },
      ],
    },
    [],
  ])
  expect(
    stadium(
      "Once during each player's turn, if that player has 6 Pokémon in play, they may heal 10 damage from each of their Pokémon.",
    ),
  ).toMatchObject([{ use: [{ do: 'if', then: [{ do: 'heal', pokemon: 'eachOfYours', damage: 10 }] }] }, []])
})

test('searches for a Pokémon of an older kind', () => {
  expect(attack('This attack does 20 damage for each of your Ultra Beasts in play.', '20×')).toMatchObject([
    {
      attacks: [
        {
          damage: {
            terms: [{ times: { count: 'pokemonInPlay', of: { whose: 'you', fits: { label: 'Ultra Beast' } } } }],
          },
        },
      ],
    },
    [],
  ])
})

test('ignores a full stop after a bracket', () => {
  expect(
    attack(
      "This attack does 30 damage to 3 of your opponent's Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon).",
    ),
  ).toMatchObject([{ attacks: [{ also: [{ amount: 30 }] }] }, []])
})

test('Poisons only an Active Pokémon that got Energy', () => {
  expect(
    item(
      'Choose up to 2 of your Darkness Pokémon. For each of those Pokémon, search your deck for a Basic Darkness Energy card and attach it to that Pokémon. Then, shuffle your deck. If you attached Energy to your Active Pokémon in this way, it is now Poisoned.',
    ),
  ).toMatchObject([
    {
      effect: [
        { do: 'choosePokemon', max: 2 },
        {
          do: 'eachPokemon',
          then: [
            { do: 'chooseCards', from: 'deck' },
            { do: 'attach' },
            {
              do: 'if',
              is: { is: 'all', of: [{ is: 'done' }, { is: 'active' }] },
              then: [{ do: 'condition', condition: 'Poisoned' }],
            },
          ],
        },
        { do: 'shuffleDeck', whose: 'you' },
      ],
    },
    [],
  ])
})

test('lets the player choose the Special Condition from which a Pokémon recovers', () => {
  const [definition, unread] = ability(
    'When you play this Pokémon from your hand onto your Bench during your turn, you may heal 30 damage from your Active Pokémon and have it recover from a Special Condition.',
  )
  expect(unread).toEqual([])
  const written = JSON.stringify(definition)
  expect(
    ['Poisoned', 'Burned', 'Asleep', 'Confused', 'Paralyzed'].every((one) => written.includes(`"from":"${one}"`)),
  ).toBe(true)
  expect(definition).toMatchObject({
    abilities: [
      {
        triggers: [
          {
            on: 'benched',
            does: [
              {
                do: 'may',
                then: [
                  { do: 'heal', pokemon: 'yourActive', damage: 30 },
                  { do: 'oneOrBoth', just: 'one', first: [{ do: 'recover', pokemon: 'yourActive', from: 'Poisoned' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})

test('puts a Knocked Out Pokémon into the hand instead of the discard pile', () => {
  expect(
    ability(
      "If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, put it into your hand instead of the discard pile. (Discard all attached cards.)",
    ),
  ).toMatchObject([
    {
      abilities: [
        {
          triggers: [
            {
              on: 'knockedOut',
              by: 'opponent',
              does: [{ do: 'leavePlay', pokemon: 'thisPokemon', to: 'hand', attached: 'discarded' }],
            },
          ],
        },
      ],
    },
    [],
  ])
})

test('reads a name in play as a Stadium or a Pokémon of either player', () => {
  expect(attack('If Shelmet is in play, this attack does 30 more damage.', '10+')).toMatchObject([
    {
      attacks: [
        {
          damage: {
            terms: [
              {
                if: {
                  is: 'any',
                  of: [
                    { is: 'stadiumInPlay', filter: { named: 'Shelmet' } },
                    {
                      is: 'atLeast',
                      what: { count: 'pokemonInPlay', of: { whose: 'either', fits: { named: 'Shelmet' } } },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    [],
  ])
})
