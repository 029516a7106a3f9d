/** Continuous effects: texts of our own that hold always, under a condition, or for a turn. */

import type { LastingEffect } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { ant } from './reading.ts'

const abilityOf = (text: string) => {
  const [card] = readCards([{ ...ant, abilities: [{ name: 'Way', type: 'Ability', text }] }]).cards
  if (card?.definition.kind !== 'Pokemon') throw new Error('It is a Pokémon.')
  return { continuous: card.definition.abilities?.[0]?.continuous, unread: card.texts.flatMap(({ unread }) => unread) }
}

const attackOf = (text: string) => {
  const [card] = readCards([{ ...ant, attacks: [{ name: 'Bite', cost: [], damage: '', text }] }]).cards
  if (card?.definition.kind !== 'Pokemon') throw new Error('It is a Pokémon.')
  return card.definition.attacks[0]?.after
}

const ITSELF = { pokemon: 'thisPokemon' } as const
const THEIR_ACTIVE = { whose: 'opponent', where: 'Active' } as const
const BEFORE = '(before applying Weakness and Resistance)'
const AFTER = '(after applying Weakness and Resistance)'

describe('as long as the card is in play', () => {
  test.each([
    ['This Pokémon has no Retreat Cost.', [{ continuous: 'noRetreatCost', scope: ITSELF }]],
    [
      `Attacks used by your Fire Pokémon do 10 more damage to your opponent's Active Pokémon ${BEFORE}.`,
      [
        {
          continuous: 'damageDealt',
          amount: 10,
          to: THEIR_ACTIVE,
          scope: { pokemon: 'yours', fits: { type: 'Fire' } },
        },
      ],
    ],
    [
      `This Pokémon takes 30 less damage from attacks from your opponent's Pokémon V ${AFTER}.`,
      [
        {
          continuous: 'damageTaken',
          amount: -30,
          from: { whose: 'opponent', fits: { kind: 'Pokemon', rule: 'V' } },
          scope: ITSELF,
        },
      ],
    ],
    [
      "Cards in your opponent's discard pile can't be put into their hand by an effect of your opponent's Abilities or Trainer cards.",
      [
        {
          continuous: 'cantReturn',
          whose: 'opponent',
          cards: {},
          to: 'hand',
          by: ['Abilities', 'Items', 'Supporters', 'Stadiums'],
        },
      ],
    ],
    [
      "Trainer cards in your opponent's discard pile can't be put into their deck by an effect of your opponent's Item or Supporter cards.",
      [
        {
          continuous: 'cantReturn',
          whose: 'opponent',
          cards: { kind: 'Trainer' },
          to: 'deck',
          by: ['Items', 'Supporters'],
        },
      ],
    ],
    [
      "Prevent all damage counters from being placed on your Benched Pokémon by effects of attacks used by your opponent's Basic Pokémon.",
      [
        {
          continuous: 'preventEffects',
          just: 'counters',
          from: { whose: 'opponent', fits: { kind: 'Pokemon', stage: 'Basic' } },
          scope: { pokemon: 'yours', where: 'Bench' },
        },
      ],
    ],
    [
      "Prevent all damage counters from being placed on Benched Pokémon (both yours and your opponent's) by effects of attacks and Abilities from the opponent's Pokémon. (Damage from attacks is still taken.)",
      [undefined, 'Abilities'].map((of) => ({
        continuous: 'preventEffects',
        just: 'counters',
        ...(of === undefined ? {} : { of }),
        from: { whose: 'opponent' },
        scope: { pokemon: 'all', where: 'Bench' },
      })),
    ],
    [
      "As long as this Pokémon is in the Active Spot, your opponent's Active Pokémon can't retreat.",
      [
        {
          continuous: 'cantRetreat',
          scope: { pokemon: 'opponents', where: 'Active' },
          while: { is: 'active', pokemon: 'thisPokemon' },
        },
      ],
    ],
    [
      'If this Pokémon has any damage counters on it, it gets +50 HP.',
      [{ continuous: 'hp', amount: 50, scope: ITSELF, while: { is: 'damaged', pokemon: 'thisPokemon' } }],
    ],
    [
      "Prevent all damage done to this Pokémon by attacks from your opponent's Basic Pokémon.",
      [
        {
          continuous: 'preventDamage',
          from: { whose: 'opponent', fits: { kind: 'Pokemon', stage: 'Basic' } },
          scope: ITSELF,
        },
      ],
    ],
    [
      "The Retreat Cost of each Basic Pokémon in play (both yours and your opponent's) is ColorlessColorless more.",
      [{ continuous: 'retreatCost', amount: 2, scope: { pokemon: 'all', fits: { stage: 'Basic' } } }],
    ],
  ])('%s', (text, continuous) => {
    expect(abilityOf(text)).toMatchObject({ unread: [] })
    expect(JSON.parse(JSON.stringify(abilityOf(text).continuous, null))).toEqual(
      expect.arrayContaining([expect.objectContaining({ continuous: continuous[0]?.continuous })]),
    )
  })

  test.each([
    'That Pokémon has no Retreat Cost.',
    "If your opponent's Active Pokémon has any damage counters on it, it has no Retreat Cost.",
    'Your other Pokémon have no Retreat Cost.',
  ])('unread: %s', (text) => {
    expect(abilityOf(text).unread).not.toEqual([])
  })
})

describe('for a turn', () => {
  const left = (on: 'thisPokemon' | 'opponentActive', during: string, ...effects: readonly LastingEffect[]) =>
    effects.map((effect) => ({ do: 'lasting', on, effect, during }))
  test.each([
    [
      "During your opponent's next turn, the Defending Pokémon can't retreat.",
      left('opponentActive', 'opponentsNextTurn', { lasting: 'cantRetreat' }),
    ],
    [
      `During your opponent's next turn, the Defending Pokémon's attacks do 20 less damage ${BEFORE}.`,
      left('opponentActive', 'opponentsNextTurn', { lasting: 'damageDealt', amount: -20 }),
    ],
    [
      `During your next turn, this Pokémon's Bite attack does 60 more damage ${BEFORE}.`,
      left('thisPokemon', 'yourNextTurn', { lasting: 'damageDealt', amount: 60, attack: 'Bite' }),
    ],
    [
      `During your next turn, this Pokémon's attacks do 80 more damage to your opponent's Active Pokémon ${BEFORE}.`,
      left('thisPokemon', 'yourNextTurn', { lasting: 'damageDealt', amount: 80, to: THEIR_ACTIVE }),
    ],
    [
      "During your opponent's next turn, prevent all damage from and effects of attacks done to this Pokémon.",
      left('thisPokemon', 'opponentsNextTurn', { lasting: 'preventDamage' }, { lasting: 'preventEffects' }),
    ],
    [
      "This Pokémon can't attack during your next turn.",
      left('thisPokemon', 'yourNextTurn', { lasting: 'cantAttack' }),
    ],
    [
      "During your opponent's next turn, the Defending Pokémon's Retreat Cost is Colorless more.",
      left('opponentActive', 'opponentsNextTurn', { lasting: 'retreatCost', amount: 1 }),
    ],
  ])('%s', (text, program) => {
    expect(attackOf(text)).toEqual(program)
  })
})

describe('Abilities that are taken away, and what attacks cost', () => {
  test.each([
    ["Your opponent's Basic Pokémon in play have no Abilities.", 'noAbilities'],
    ["Attacks used by your opponent's Active Pokémon cost Colorless more.", 'attackCost'],
    ["Attacks used by this Pokémon cost Colorless less for each of your opponent's Benched Pokémon.", 'attackCost'],
    ['All of your Pokémon that have any Energy attached have no Weakness.', 'noWeakness'],
    ["Pokémon (both yours and your opponent's) can't be healed.", 'cantBeHealed'],
    ["This Pokémon can't be affected by any Special Conditions.", 'preventConditions'],
    ["This Pokémon can't be Asleep.", 'preventConditions'],
    [
      'If you have 4 or more cards in your hand, ignore all Energy in the costs of attacks used by this Pokémon.',
      'noAttackCost',
    ],
  ])('%s', (text, kind) => {
    expect(abilityOf(text)).toMatchObject({ unread: [], continuous: [{ continuous: kind }] })
  })
})

describe('the other Pokémon of a sentence', () => {
  test("in an effect on the opponent's Pokémon, yours become those of the opponent", () => {
    expect(
      abilityOf(`Your opponent's Pokémon's attacks do 10 less damage to your Benched Pokémon ${BEFORE}.`),
    ).toMatchObject({
      continuous: [
        { continuous: 'damageDealt', to: { whose: 'opponent', where: 'Bench' }, scope: { pokemon: 'opponents' } },
      ],
    })
    expect(
      abilityOf(`Your opponent's Pokémon take 10 more damage from attacks from your Pokémon ${AFTER}.`),
    ).toMatchObject({
      continuous: [{ continuous: 'damageTaken', from: { whose: 'opponent' } }],
    })
  })

  test.each([
    'If this Pokémon has full HP, it takes 30 less damage from attacks.',
    'If this Pokémon has 2 or more Fire Energy attached, it gets +60 HP.',
    `As long as this Pokémon is on your Bench, your Pokémon's attacks do 10 more damage to your opponent's Active Pokémon ${BEFORE}.`,
    "Pokémon with a Rule Box in play (both yours and your opponent's) have no Abilities.",
    "This Pokémon's attacks do 10 more damage to your opponent's Active Pokémon for each Prize card your opponent has taken.",
    "Prevent all effects of your opponent's attacks, except damage, done to this Pokémon.",
  ])('read: %s', (text) => {
    expect(abilityOf(text)).toMatchObject({ unread: [] })
    expect(abilityOf(text).continuous).toHaveLength(1)
  })
})
