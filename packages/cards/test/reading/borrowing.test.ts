/**
 * Attacks that a Pokémon borrows, Energy that provides more, exceptions from rules for some Pokémon, one text of a name
 * in a turn.
 */
import { describe, expect, test } from 'vitest'
import { ability, trainer } from './reading.ts'

const ITSELF = { pokemon: 'thisPokemon' }

const always = (...continuous: readonly object[]) => [{ abilities: [{ continuous }] }, []]

describe('a Pokémon can use attacks', () => {
  test.each([
    ['of any Water Pokémon in your discard pile', { of: 'discard', filter: { kind: 'Pokemon', type: 'Water' } }],
    [
      'of Stage 1 Pokémon in your discard pile, except for Pokémon with a Rule Box (Pokémon V, Pokémon-GX, etc. have Rule Boxes)',
      { of: 'discard', filter: { kind: 'Pokemon', stage: 'Stage 1', not: { kind: 'Pokemon', ruleBox: true } } },
    ],
    [
      "of any Fire Pokémon in play (both yours and your opponent's)",
      { of: { whose: 'either', fits: { type: 'Fire' } } },
    ],
    ["of your opponent's Benched Pokémon", { of: { whose: 'opponent', where: 'Bench' } }],
  ])('%s', (which, what) => {
    const text = `This Pokémon can use the attacks ${which}. (You still need the necessary Energy to use each attack.)`
    expect(ability(text)).toMatchObject(always({ continuous: 'usesAttacks', ...what, scope: ITSELF }))
  })

  test('of the cards below it', () => {
    expect(ability('Each of your evolved Pokémon can use any attack from its previous Evolutions.')).toMatchObject(
      always({ continuous: 'usesAttacks', of: 'below', scope: { pokemon: 'yours', evolved: true } }),
    )
    expect(
      trainer('Stadium', "Each player's evolved Pokémon can use any attack from its previous Evolutions."),
    ).toMatchObject([
      { continuous: [{ continuous: 'usesAttacks', of: 'below', scope: { pokemon: 'all', evolved: true } }] },
      [],
    ])
  })
})

test('basic Energy provides twice as much of its own type only', () => {
  const text = (one: string) =>
    `Each basic Water Energy attached to your Fire Pokémon provides Water${one} Energy. You can't apply more than 1 Deep Well Ability at a time.`
  expect(ability(text('Water'))).toMatchObject(
    always({
      continuous: 'doublesBasicEnergy',
      type: 'Water',
      scope: { pokemon: 'yours', fits: { type: 'Fire' } },
      once: true,
    }),
  )
  expect(ability(text('Fire'))[1]).not.toEqual([])
})

test.each([
  [
    "Burned Pokémon (both yours and your opponent's) don't recover from that Special Condition when they evolve or devolve.",
    { continuous: 'keepsConditions', condition: 'Burned', scope: { pokemon: 'all', inCondition: 'Burned' } },
  ],
  [
    "Special Conditions are not removed when Pokémon (both yours and your opponent's) evolve or devolve.",
    { continuous: 'keepsConditions', scope: { pokemon: 'all' } },
  ],
])('Special Conditions that remain: %s', (text, effect) => {
  expect(trainer('Stadium', text)).toMatchObject([{ continuous: [effect] }, []])
})

test.each([
  [
    'The Pokémon this card is attached to can attack even if it’s Asleep or Paralyzed.',
    [{ continuous: 'unhindered', doing: 'attacking', scope: ITSELF }],
  ],
  [
    'The Retreat Cost of the Pokémon this card is attached to is Colorless less, and it can retreat even if it’s Asleep or Paralyzed.',
    [
      { continuous: 'retreatCost', amount: -1 },
      { continuous: 'unhindered', doing: 'retreating' },
    ],
  ],
  [
    'When the Water Pokémon this card is attached to uses an attack, that attack costs 2 Energy less. (The Energy can be of any type.)',
    [{ continuous: 'symbolsSpared', symbols: 2, scope: { ...ITSELF, fits: { type: 'Water' } } }],
  ],
  [
    "When applying Weakness to damage from the attacks of the Pokémon this card is attached to done to your opponent's Benched Pokémon, apply it as ×4.",
    [{ continuous: 'weaknessDealt', factor: 4, to: { whose: 'opponent', where: 'Bench' } }],
  ],
])('a Tool: %s', (text, continuous) => {
  expect(trainer('Pokémon Tool', text)).toMatchObject([{ continuous }, []])
})

test.each([
  ['during the turn they play those Pokémon, except during their first turn', 'only'],
  ["during that player's first turn or the turn he or she plays those Pokémon", true],
])('evolving %s', (when, newcomer) => {
  expect(trainer('Stadium', `Each player's Water Pokémon can evolve into Fire Pokémon ${when}.`)).toMatchObject([
    {
      continuous: [
        {
          continuous: 'evolvesEarly',
          newcomer,
          into: { type: 'Fire' },
          scope: { pokemon: 'all', fits: { type: 'Water' } },
        },
      ],
    },
    [],
  ])
})

describe('one Ability of a name in a turn', () => {
  const played = 'When you play this Pokémon from your hand onto your Bench during your turn, you may'
  const once = (name: string) => [
    { abilities: [{ triggers: [{ on: 'benched', does: [{ do: 'may', once: name, then: [{ do: 'draw' }] }] }] }] },
    [],
  ]

  test('counts only the Abilities that were used', () => {
    expect(ability(`${played} draw 2 cards. You can't use more than 1 Deep Well Ability each turn.`)).toMatchObject(
      once('Deep Well'),
    )
    const part = 'You can\'t use more than 1 Ability that has "Deep" in its name each turn.'
    expect(ability(`${played} use this Ability. Draw 2 cards. ${part}`)).toMatchObject(once('Deep'))
    expect(ability(`Once during your turn, you may draw 2 cards. ${part}`)[1]).toEqual([
      'The limit counts Abilities with other names.',
    ])
  })
})

test('an Ability asks for another by its name', () => {
  expect(
    ability(
      'Once during your turn, if your Active Pokémon has the Bright Sky Ability, you may heal 30 damage from it.',
    ),
  ).toMatchObject([
    {
      abilities: [
        {
          only: { is: 'like', pokemon: 'yourActive', filter: { fits: { ability: 'Bright Sky' } } },
          use: [{ do: 'heal', pokemon: 'yourActive', damage: 30 }],
        },
      ],
    },
    [],
  ])
})

test('a card of the discard pile replaces a Pokémon of a name', () => {
  const remains =
    'Any attached cards, damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon.'
  const named = (what: string) => `${what} that has "Fox" in its name`
  expect(
    trainer(
      'Item',
      `Choose a Pokémon ex in your discard pile that has "Fox" in its name, and switch it with 1 of your ${named('Pokémon ex in play')}. ${remains}`,
    ),
  ).toMatchObject([
    {
      effect: [
        { do: 'chooseCards', from: 'discard', filter: { rule: 'ex', namePart: 'Fox' } },
        { do: 'choosePokemon', from: { whose: 'you', fits: { rule: 'ex', namePart: 'Fox' } } },
        { do: 'replace' },
      ],
    },
    [],
  ])
})
