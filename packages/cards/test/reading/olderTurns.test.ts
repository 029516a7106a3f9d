/** Sentences about later turns, other numbers beside attacks, attacks that are locked, and Ancient Traits. */
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { ability, pokemon } from './reading.ts'

const attack = (text: string, damage = '', more: readonly object[] = []) =>
  pokemon({ attacks: [{ name: 'Hit', cost: ['Fire'], damage, text }, ...more] })

const BITE = { name: 'Bite', cost: ['Fire'], damage: '10', text: '' }

test('locks an attack that the player chooses', () => {
  const lock = { after: [{ do: 'lockAttack', on: 'opponentActive', during: 'opponentsNextTurn' }] }
  for (const text of [
    "Choose 1 of your opponent's Active Pokémon's attacks. During your opponent's next turn, that Pokémon can't use that attack.",
    "Choose 1 of the Defending Pokémon's attacks. That Pokémon can't use that attack during your opponent's next turn.",
  ])
    expect(attack(text)).toMatchObject([{ attacks: [lock] }, []])
})

test('adds to a number that is printed beside an attack', () => {
  const later = (amount: number) => ({
    after: [
      {
        do: 'lasting',
        on: 'thisPokemon',
        effect: { lasting: 'damageDealt', amount, attack: 'Bite' },
        during: 'yourNextTurn',
      },
    ],
  })
  const more = "During your next turn, this Pokémon's Bite attack's base damage is 60."
  expect(attack(more, '', [BITE])).toMatchObject([{ attacks: [later(50), {}] }, []])
  const instead = "During your next turn, this Pokémon's Bite attack does 80 damage instead of 10."
  expect(attack(instead, '', [BITE])).toMatchObject([{ attacks: [later(70), {}] }, []])
  expect(
    attack(more, '', [{ ...BITE, damage: '10×', text: 'Flip 2 coins. This attack does 10 damage for each heads.' }])[1],
  ).toEqual(['The text changes a number that is not printed, or changes it only under a condition.'])
})

test('reads "+" as the damage of a later use of the attack', () => {
  const text =
    "During your next turn, this Pokémon's Hit attack does 80 more damage (before applying Weakness and Resistance)."
  expect(attack(text, '80+')).toMatchObject([{ attacks: [{ damage: { base: 80 }, after: [{ do: 'lasting' }] }] }, []])
})

test('counts tails again in a later sentence', () => {
  const text =
    "Your opponent flips a coin for each of their Benched Pokémon. This attack does 80 damage to your opponent's Active Pokémon for each tails."
  expect(attack(text, '80×')).toMatchObject([
    { attacks: [{ damage: { base: 80, sign: '×', terms: [{ amount: 80, times: { count: 'tails' } }] } }] },
    [],
  ])
})

test('asks whether damage of the attack left no HP', () => {
  const text =
    "If your opponent's Pokémon is Knocked Out by damage from this attack, during your opponent's next turn, prevent all damage from and effects of attacks done to this Pokémon."
  expect(attack(text, '60')).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'if', is: { is: 'happened', what: 'damaged', when: 'thisTurn', whose: 'opponent', fatal: true } },
          ],
        },
      ],
    },
    [],
  ])
})

test('attaches in one step what a text attaches for each of something', () => {
  const text =
    'Flip 3 coins. For each heads, attach a Water Energy card from your discard pile to your Benched Pokémon in any way you like.'
  expect(attack(text)).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'flip', coins: 3 },
            { do: 'chooseCards', from: 'discard', min: 60, max: { count: 'heads' } },
            { do: 'eachCard' },
          ],
        },
      ],
    },
    [],
  ])
})

test('discards one Energy of each type', () => {
  expect(attack('Discard a Darkness Energy and a Fairy Energy attached to this Pokémon.', '150')).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'chooseAttached', filter: { type: 'Darkness' } },
            { do: 'move', to: 'discard' },
            { do: 'chooseAttached', filter: { type: 'Fairy' } },
            { do: 'move', to: 'discard' },
          ],
        },
      ],
    },
    [],
  ])
})

test('reads the Ancient Trait of a card, which is not an Ability', () => {
  const trait = (name: string, text: string) => {
    const [card] = readCards([
      {
        id: 'x-1',
        name: 'Thing',
        supertype: 'Pokémon',
        subtypes: ['Basic'],
        hp: '60',
        types: ['Fire'],
        ancientTrait: { name, text },
      },
    ]).cards
    return [card?.definition, card?.texts.flatMap(({ unread }) => unread)]
  }
  expect(
    trait(
      'Ω Barrage',
      "This Pokémon may attack twice a turn. (If the first attack Knocks Out your opponent's Active Pokémon, you may attack again after your opponent chooses a new Active Pokémon.)",
    ),
  ).toMatchObject([{ continuous: [{ continuous: 'attacksTwice' }] }, []])
  const delta =
    'You may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon.'
  expect(trait('Δ Evolution', delta)).toMatchObject([{ evolvesEarly: true }, []])
  expect(trait('α Recovery', 'When this Pokémon is healed, double the amount healed.')[1]).toEqual([
    'When this Pokémon is healed, double the amount healed.',
  ])
})

test('gives one Ability two triggers', () => {
  const text =
    "Once during your turn, when you play this Pokémon from your hand to evolve 1 of your Pokémon, you may use this Ability. You may also use this Ability if this Pokémon is in the Active Spot and is Knocked Out by damage from an attack from your opponent's Pokémon. Discard the top 2 cards of your opponent's deck."
  const does = [{ do: 'may', then: [{ do: 'discardTop', whose: 'opponent', cards: 2 }] }]
  expect(ability(text)).toMatchObject([
    {
      abilities: [
        {
          triggers: [
            { on: 'evolved', does },
            { on: 'knockedOut', where: 'Active', by: 'opponent', does },
          ],
        },
      ],
    },
    [],
  ])
})

test('gives one more Prize card for the Knock Out that set the text off', () => {
  const text =
    "When your opponent's Active Pokémon is Knocked Out, flip a coin. If heads, take 1 more Prize card. The effect of Deep Well doesn't stack."
  expect(ability(text)).toMatchObject([
    {
      abilities: [
        {
          triggers: [
            {
              on: 'knockedOut',
              of: { whose: 'opponent', where: 'Active' },
              single: true,
              does: [
                { do: 'flip', coins: 1 },
                {
                  do: 'if',
                  then: [{ do: 'lasting', on: { chosen: 'it' }, effect: { lasting: 'prizesGiven', amount: 1 } }],
                },
              ],
            },
          ],
        },
      ],
    },
    [],
  ])
})

test('counts the Energy that is attached besides the cost of the attack', () => {
  const beyond = (type: object) => ({
    count: 'minus',
    from: { count: 'energyOn', pokemon: 'thisPokemon', ...type },
    less: { count: 'attackCost', ...type },
  })
  const typed = { count: 'atMost', of: beyond({ type: 'Metal' }), most: beyond({}) }
  expect(
    attack(
      "If this Pokémon has at least 2 extra Energy attached (in addition to this attack's cost), this attack does 140 more damage.",
      '120+',
    ),
  ).toMatchObject([
    { attacks: [{ damage: { terms: [{ amount: 140, if: { is: 'atLeast', what: beyond({}), number: 2 } }] } }] },
    [],
  ])
  expect(
    attack(
      "This attack does 60 more damage for each extra Metal Energy attached to this Pokémon (in addition to this attack's cost). You can't add more than 120 damage in this way.",
      '160+',
    ),
  ).toMatchObject([
    { attacks: [{ damage: { terms: [{ amount: 60, times: { count: 'atMost', of: typed, most: 2 } }] } }] },
    [],
  ])
})
