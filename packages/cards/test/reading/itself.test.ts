/** Texts about the card itself, about the Active Pokémon, and about earlier parts of the same text. */
import { expect, test } from 'vitest'
import { pokemon, trainer } from './reading.ts'

const attack = (text: string) => pokemon({ attacks: [{ name: 'Zap', cost: ['Fire'], damage: '100', text }] })

test('a Tool that discards itself is recognized by its name', () => {
  const gone = [
    { do: 'allAttached', on: 'thisPokemon', filter: { named: 'Thing' } },
    { do: 'move', to: 'discard' },
  ]
  expect(
    trainer(
      'Pokémon Tool',
      'At the end of each turn, if the Pokémon this card is attached to has 3 or more damage counters on it, heal 30 damage from it and discard this card.',
    ),
  ).toMatchObject([{ triggers: [{ on: 'turnEnds', does: [{ do: 'heal', pokemon: 'thisPokemon' }, ...gone] }] }, []])
  expect(
    trainer(
      'Pokémon Tool',
      "If the Pokémon this card is attached to is damaged by an attack from your opponent's Pokémon, put 12 damage counters on the Attacking Pokémon. If you placed any damage counters in this way, discard this card.",
    ),
  ).toMatchObject([{ triggers: [{ on: 'damaged', does: [{ do: 'putCounters' }, { do: 'if', then: gone }] }] }, []])
  expect(trainer('Item', 'Draw 2 cards and discard this card.')[1]).not.toEqual([])
})

test('"that Pokémon" is the Active Pokémon that the text mentioned', () => {
  expect(
    trainer('Item', 'Heal 80 damage from your Active Pokémon. If you do, discard an Energy from that Pokémon.'),
  ).toMatchObject([
    { effect: [{ do: 'heal' }, { do: 'if', then: [{ do: 'chooseAttached', on: 'yourActive' }, { do: 'move' }] }] },
    [],
  ])
})

test('a Stadium that may be used only under a condition', () => {
  expect(
    trainer(
      'Stadium',
      "Once during each player's turn, if that player has played a Supporter card from their hand this turn, that player may heal 10 damage from each of their Pokémon.",
    ),
  ).toMatchObject([
    {
      use: [
        { do: 'if', is: { is: 'happened', what: 'trainerPlayed' }, then: [{ do: 'heal', pokemon: 'eachOfYours' }] },
      ],
    },
    [],
  ])
})

test('the condition of what follows is asked before any Energy is attached', () => {
  expect(
    trainer(
      'Supporter',
      'Choose up to 2 of your Ancient Pokémon and attach a Basic Energy card from your discard pile to each of them. If you attached any Energy in this way, draw 3 cards.',
    ),
  ).toMatchObject([
    {
      effect: [{ do: 'if', is: { is: 'all' }, then: [{ do: 'choosePokemon' }, { do: 'eachPokemon' }, { do: 'draw' }] }],
    },
    [],
  ])
})

test('an attack that needs a Stadium in play discards it afterwards', () => {
  expect(attack("Discard a Stadium in play. If you can't, this attack does nothing.")).toMatchObject([
    { attacks: [{ require: [{ do: 'if', then: [{ do: 'doesNothing' }] }], after: [{ do: 'removeStadium' }] }] },
    [],
  ])
})

test('a number of counters "instead of 1" is read for Poison only', () => {
  expect(
    attack(
      "Your opponent's Active Pokémon is now Confused and Poisoned. During Pokémon Checkup, put 8 damage counters on that Pokémon instead of 1.",
    ),
  ).toMatchObject([
    {
      attacks: [
        {
          after: [
            { do: 'condition', condition: 'Confused' },
            { do: 'condition', condition: 'Poisoned', counters: 8 },
          ],
        },
      ],
    },
    [],
  ])
})
