/** Counts and questions in the texts of attacks, read from texts of our own (A-D1.2, A-D6.1). */

import type { Count, Predicate } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { parse } from '../../src/reading/grammar/grammar.ts'
import { tokensOf } from '../../src/reading/grammar/tokens.ts'
import { readCards } from '../../src/reading/index.ts'

const each = (text: string) => parse('each', tokensOf(text))
const question = (text: string) => parse('question', tokensOf(text))

describe('"for each"', () => {
  test.each<readonly [string, Count]>([
    [
      'of your Benched Snail',
      { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench', fits: { named: 'Snail' } } },
    ],
    [
      "Benched Pokémon (both yours and your opponent's)",
      { count: 'pokemonInPlay', of: { whose: 'either', where: 'Bench' } },
    ],
    [
      'of your Benched Pokémon that has the Slow Walk attack',
      { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench', fits: { kind: 'Pokemon', attack: 'Slow Walk' } } },
    ],
    ['Water Energy attached to all of your Pokémon', { count: 'energyOn', pokemon: 'eachOfYours', type: 'Water' }],
    [
      'basic Energy attached to this Pokémon',
      { count: 'energyOn', pokemon: 'thisPokemon', filter: { basicEnergy: true } },
    ],
    ['damage counter on all of your Benched Pokémon', { count: 'damageCountersOn', pokemon: 'eachOfYourBench' }],
    [
      "Special Condition affecting your opponent's Active Pokémon",
      { count: 'conditionsOn', pokemon: 'opponentActive' },
    ],
    [
      'Snail card in your discard pile',
      { count: 'cardsIn', whose: 'you', zone: 'discard', filter: { named: 'Snail' } },
    ],
    ["of your opponent's remaining Prize cards", { count: 'cardsIn', whose: 'opponent', zone: 'prizes' }],
  ])('%s', (text, count) => expect(each(text)).toEqual([count]))
})

const hand = (whose: 'you' | 'opponent'): Count => ({ count: 'cardsIn', whose, zone: 'hand' })

describe('"if"', () => {
  test.each<readonly [string, Predicate]>([
    ['this Pokémon has a Pokémon Tool attached', { is: 'like', pokemon: 'thisPokemon', filter: { withTool: {} } }],
    [
      "your opponent's Active Pokémon is affected by a Special Condition",
      { is: 'like', pokemon: 'opponentActive', filter: { inCondition: 'any' } },
    ],
    [
      'this Pokémon has 3 or more damage counters on it',
      { is: 'like', pokemon: 'thisPokemon', filter: { countersAtLeast: 3 } },
    ],
    [
      'you have more cards in your hand than your opponent',
      { is: 'not', what: { is: 'atLeast', what: hand('opponent'), number: hand('you') } },
    ],
    [
      'Snail Park is in play',
      {
        is: 'any',
        of: [
          { is: 'stadiumInPlay', filter: { named: 'Snail Park' } },
          {
            is: 'atLeast',
            what: { count: 'pokemonInPlay', of: { whose: 'either', fits: { named: 'Snail Park' } } },
            number: 1,
          },
        ],
      },
    ],
    ['your opponent has used their VSTAR Power', { is: 'spent', whose: 'opponent', power: 'VSTAR' }],
    [
      '2 of them are heads',
      {
        is: 'all',
        of: [
          { is: 'atLeast', what: { count: 'heads' }, number: 2 },
          { is: 'not', what: { is: 'atLeast', what: { count: 'heads' }, number: 3 } },
        ],
      },
    ],
  ])('%s', (text, asked) => expect(question(text)).toEqual([asked]))
})

describe('"if" something has happened', () => {
  test.each<readonly [string, Predicate]>([
    [
      "any of your Water Pokémon were Knocked Out by damage from an attack during your opponent's last turn",
      {
        is: 'happened',
        what: 'knockedOut',
        when: 'opponentsLastTurn',
        whose: 'you',
        filter: { kind: 'Pokemon', type: 'Water' },
        fatal: true,
      },
    ],
    [
      'you played a Supporter card from your hand during this turn',
      { is: 'happened', what: 'trainerPlayed', when: 'thisTurn', whose: 'you', filter: { trainer: 'Supporter' } },
    ],
    [
      "this Pokémon didn't move from the Bench to the Active Spot this turn",
      { is: 'not', what: { is: 'happened', what: 'movedToActive', when: 'thisTurn', pokemon: 'thisPokemon' } },
    ],
    [
      'this Pokémon evolved from Snail during this turn',
      { is: 'happened', what: 'evolved', when: 'thisTurn', pokemon: 'thisPokemon', filter: { named: 'Snail' } },
    ],
    [
      '1 of your other Ancient Pokémon used an attack during your last turn',
      {
        is: 'happened',
        what: 'attackUsed',
        when: 'yourLastTurn',
        whose: 'you',
        filter: { kind: 'Pokemon', label: 'Ancient' },
        except: 'thisPokemon',
      },
    ],
  ])('%s', (text, asked) => expect(question(text)).toEqual([asked]))
})

const attackOf = (damage: string, text: string) => {
  const { cards } = readCards([
    {
      id: 'ant-1',
      name: 'Ant',
      supertype: 'Pokémon',
      subtypes: ['Basic'],
      hp: '60',
      types: ['Grass'],
      attacks: [{ name: 'Bite', cost: ['Grass'], damage, text }],
    },
  ])
  const [card] = cards
  if (card?.definition.kind !== 'Pokemon') throw new Error('An ant is a Pokémon.')
  const [unread] = card.texts.map((one) => one.unread)
  const [{ name: _, cost: __, ...attack } = { name: '', cost: [] }] = card.definition.attacks
  return unread?.length === 0 ? attack : unread
}

describe('attacks', () => {
  const benched = { do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent', where: 'Bench' } } as const

  test('points for each of something, to a chosen Pokémon', () => {
    expect(
      attackOf(
        '',
        "This attack does 20 damage to 1 of your opponent's Benched Pokémon for each Energy attached to this Pokémon.",
      ),
    ).toEqual({
      choose: [benched],
      also: [{ to: { chosen: 'pokemon' }, amount: 20, times: { count: 'energyOn', pokemon: 'thisPokemon' } }],
    })
  })

  test('a choice of a Pokémon moves into the branch that damages it', () => {
    expect(
      attackOf('20', "Flip a coin. If heads, this attack also does 10 damage to 1 of your opponent's Benched Pokémon."),
    ).toEqual({
      damage: { base: 20 },
      before: [
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'heads' }, then: [benched] },
      ],
      also: [{ to: { chosen: 'pokemon' }, amount: 10, if: { is: 'heads' } }],
    })
  })

  test('damage after a switch goes to the new Active Pokémon (R45)', () => {
    expect(
      attackOf(
        '',
        "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon. This attack does 30 damage to the new Active Pokémon.",
      ),
    ).toEqual({
      before: [benched, { do: 'switch', who: 'opponent', with: 'pokemon' }],
      also: [{ to: { chosen: 'pokemon' }, amount: 30, if: { is: 'active', pokemon: { chosen: 'pokemon' } } }],
    })
  })

  test('cards are chosen and counted before the damage, and discarded after it (R111)', () => {
    expect(
      attackOf(
        '20×',
        'Discard any amount of Energy from your Pokémon. This attack does 20 damage for each Fire Energy card you discarded in this way.',
      ),
    ).toEqual({
      require: [{ do: 'chooseAttached', as: 'cards', on: 'eachOfYours', filter: { kind: 'Energy' }, min: 0, max: 60 }],
      after: [{ do: 'move', cards: 'cards', to: 'discard' }],
      damage: {
        base: 20,
        sign: '×',
        terms: [
          { amount: 20, times: { count: 'cardsChosen', named: 'cards', filter: { kind: 'Energy', type: 'Fire' } } },
        ],
      },
    })
  })

  test('cards that pay for damage to a Benched Pokémon leave after the damage (R111)', () => {
    expect(
      attackOf(
        '100',
        "You may shuffle 3 Energy attached to this Pokémon into your deck. If you do, this attack also does 120 damage to 1 of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      ),
    ).toEqual({
      damage: { base: 100 },
      before: [
        {
          do: 'may',
          then: [{ do: 'chooseAttached', as: 'cards', on: 'thisPokemon', filter: { kind: 'Energy' }, units: 3 }],
        },
        { do: 'if', is: { is: 'done' }, then: [benched] },
      ],
      also: [{ to: { chosen: 'pokemon' }, amount: 120, if: { is: 'done' } }],
      after: [{ do: 'move', cards: 'cards', to: 'deck' }],
    })
  })

  test('cards that the text counts get a name; a count of two kinds is left unread', () => {
    const fire = { count: 'cardsChosen', named: 'cards', filter: { basicEnergy: true, type: 'Fire' } } as const
    expect(
      attackOf(
        '30×',
        'Discard the top 4 cards of your deck. This attack does 30 damage for each Fire Energy card you discarded in this way.',
      ),
    ).toEqual({
      before: [
        { do: 'lookAtTop', whose: 'you', cards: 4, revealed: true },
        { do: 'allCards', as: 'cards', whose: 'you', from: 'lookedAt', filter: {} },
        { do: 'move', cards: 'cards', to: 'discard' },
      ],
      damage: { base: 30, sign: '×', terms: [{ amount: 30, times: fire }] },
    })
    expect(
      attackOf(
        '30×',
        "Discard the top card of each player's deck. This attack does 30 damage for each Fire Energy card discarded in this way.",
      ),
    ).not.toHaveProperty('damage')
  })

  test('"that Pokémon" is the one that the text mentioned before', () => {
    expect(
      attackOf(
        '20',
        "Your opponent's Active Pokémon is now Asleep. During your opponent's next turn, that Pokémon can't retreat.",
      ),
    ).toEqual({
      damage: { base: 20 },
      after: [
        { do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' },
        { do: 'lasting', on: 'opponentActive', effect: { lasting: 'cantRetreat' }, during: 'opponentsNextTurn' },
      ],
    })
  })

  test('one condition may add damage and another effect, unless the damage could change the condition', () => {
    expect(
      attackOf('20+', 'Flip a coin. If heads, this attack does 30 more damage, and heal 10 damage from this Pokémon.'),
    ).toEqual({
      damage: { base: 20, sign: '+', coins: 1, terms: [{ amount: 30, if: { is: 'heads' } }] },
      after: [{ do: 'if', is: { is: 'heads' }, then: [{ do: 'heal', pokemon: 'thisPokemon', damage: 10 }] }],
    })
    expect(
      attackOf(
        '20+',
        "If your opponent's Active Pokémon has no damage counters on it, this attack does 30 more damage, and draw a card.",
      ),
    ).toEqual(['The damage could change the answer to the condition for it.'])
  })
})
