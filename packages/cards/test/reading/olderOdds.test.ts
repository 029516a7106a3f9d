/** Rarer wordings of older eras: either player's cards, kinds left out, Abilities lost wherever a card is. */
import { expect, test } from 'vitest'
import { ability, pokemon, trainer } from './reading.ts'

const attack = (text: string) => pokemon({ attacks: [{ name: 'Hit', cost: ['Fire'], damage: '', text }] })
const continuous = (...effects: readonly object[]) => [{ abilities: [{ continuous: effects }] }, []]

const EVERYWHERE = "in play, in each player's hand, and in each player's discard pile has no Abilities"

test.each([
  [`Each Stage 1 Pokémon ${EVERYWHERE}.`, { scope: { pokemon: 'all', fits: { kind: 'Pokemon', stage: 'Stage 1' } } }],
  [
    `As long as this Pokémon is your Active Pokémon, each Pokémon ${EVERYWHERE} (except for Water Pokémon).`,
    { scope: { pokemon: 'all', not: { fits: { kind: 'Pokemon', type: 'Water' } } }, while: { is: 'active' } },
  ],
  [`Each Pokémon ${EVERYWHERE} (except for Deep Well).`, { scope: { pokemon: 'all' }, except: 'Deep Well' }],
  [
    "As long as this Pokémon is your Active Pokémon, your opponent's Water Pokémon in play, in their hand, and in their discard pile have no Abilities.",
    { scope: { pokemon: 'opponents', fits: { kind: 'Pokemon', type: 'Water' } } },
  ],
])('Abilities are lost: %s', (text, effect) => {
  expect(ability(text)).toMatchObject(continuous({ continuous: 'noAbilities', ...effect }))
})

test('"you may look at the top cards" makes all that follows optional', () => {
  const text =
    'When you play this Pokémon from your hand to evolve 1 of your Pokémon, you may look at the top 5 cards of your deck. Choose any basic Water Energy cards you find there and attach them to your Benched Pokémon in any way you like. Shuffle the other cards back into your deck.'
  const does = [{ do: 'lookAtTop' }, { do: 'chooseCards', min: 0 }, { do: 'eachCard' }, { do: 'shuffleDeck' }]
  expect(ability(text)).toMatchObject([{ abilities: [{ triggers: [{ does: [{ do: 'may', then: does }] }] }] }, []])
})

test('either player is chosen', () => {
  const parts = (first: readonly object[], second: readonly object[]) => [
    { do: 'oneOrBoth', just: 'one', first, second },
  ]
  expect(
    ability(
      'Once during your turn (before your attack) you may choose either player. That player shuffles his or her hand into his or her deck and draws 3 cards.',
    ),
  ).toMatchObject([
    {
      abilities: [
        {
          use: parts(
            [{ do: 'allCards', whose: 'you', from: 'hand' }, { to: 'deck' }, { do: 'draw', who: 'you', cards: 3 }],
            [
              { do: 'allCards', whose: 'opponent', from: 'hand' },
              { to: 'deck' },
              { do: 'draw', who: 'opponent', cards: 3 },
            ],
          ),
        },
      ],
    },
    [],
  ])
  const top = (whose: string) => [
    { do: 'lookAtTop', whose, cards: 1 },
    { whose },
    { do: 'may', then: [{ to: 'discard' }] },
  ]
  expect(
    trainer(
      'Item',
      "Look at the top card of either player's deck. You may discard that card or return it to the top of the deck.",
    ),
  ).toMatchObject([{ effect: parts(top('you'), top('opponent')) }, []])
})

test.each([
  [
    "Put 2 damage counters on each of your opponent's Pokémon that has a Pokémon Tool card attached to it.",
    [{ do: 'putCounters', counters: 2 }],
  ],
  [
    "Discard cards from your opponent's hand at random until he or she has 3 cards in his or her hand.",
    [{ do: 'randomCards', whose: 'opponent', cards: { count: 'minus', less: 3 } }, { to: 'discard' }],
  ],
  [
    "Shuffle all Energy from each of your opponent's Pokémon into their deck.",
    [{ do: 'allAttached', on: 'eachOfOpponents', filter: { kind: 'Energy' } }, { to: 'deck' }],
  ],
])('%s', (text, after) => {
  expect(attack(text)).toMatchObject([{ attacks: [{ after }] }, []])
})

test('a Trainer card of an older era', () => {
  expect(
    trainer('Stadium', "Prevent all damage done to Benched Pokémon by attacks (both yours and your opponent's)."),
  ).toMatchObject([{ continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'all', where: 'Bench' } }] }, []])
  expect(
    trainer('Item', 'Attach a basic Energy card from your discard pile to 1 of your Mega Evolution Pokémon.'),
  ).toMatchObject([
    { effect: [{ from: 'discard' }, { from: { whose: 'you', fits: { stage: 'MEGA' } } }, { do: 'attach' }] },
    [],
  ])
  expect(
    trainer(
      'Pokémon Tool',
      "At the end of your opponent's turn, heal 30 damage from the Stage 1 Pokémon this card is attached to.",
    ),
  ).toMatchObject([
    { triggers: [{ on: 'turnEnds', whose: 'opponent', if: { is: 'fits' }, does: [{ do: 'heal', damage: 30 }] }] },
    [],
  ])
})
