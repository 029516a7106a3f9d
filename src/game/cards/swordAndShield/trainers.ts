/** Trainer cards of the Sword & Shield base set. */

import type { CardFilter } from '../../model/cardFilter.ts'
import type { PlayedTrainerDefinition } from '../../model/cards.ts'
import type { Program } from '../../model/effects.ts'

/** The program of a Trainer card: look at the top seven cards of the deck, and keep at most one that the filter allows. */
const keepOneOfTopSeven = (filter: CardFilter): Program => [
  { do: 'lookAtTop', whose: 'you', cards: 7 },
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'lookedAt', filter, min: 0, max: 1 },
  { do: 'reveal', cards: 'found' },
  { do: 'move', cards: 'found', to: 'hand' },
  { do: 'shuffleDeck', whose: 'you' },
]

export const swordAndShieldTrainers: readonly PlayedTrainerDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'swsh1-157',
    name: 'Bede',
    effect: [
      { do: 'chooseCards', as: 'energy', whose: 'you', from: 'hand', filter: { basicEnergy: true } },
      { do: 'choosePokemon', as: 'target', from: { whose: 'you', where: 'Bench' } },
      { do: 'attach', cards: 'energy', to: { chosen: 'target' } },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-162',
    name: 'Energy Switch',
    effect: [
      { do: 'choosePokemon', as: 'giver', from: { whose: 'you', withEnergy: { basicEnergy: true } } },
      { do: 'chooseAttached', as: 'energy', on: { chosen: 'giver' }, filter: { basicEnergy: true } },
      { do: 'choosePokemon', as: 'taker', from: { whose: 'you', except: { chosen: 'giver' } } },
      { do: 'attach', cards: 'energy', to: { chosen: 'taker' } },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-164',
    name: 'Great Ball',
    effect: keepOneOfTopSeven({ kind: 'Pokemon' }),
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'swsh1-165',
    name: 'Hop',
    effect: [{ do: 'draw', who: 'you', cards: 3 }],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-171',
    name: 'Ordinary Rod',
    effect: [
      {
        do: 'oneOrBoth',
        first: [
          { do: 'chooseCards', as: 'pokemon', whose: 'you', from: 'discard', filter: { kind: 'Pokemon' }, max: 2 },
          { do: 'move', cards: 'pokemon', to: 'deck' },
        ],
        second: [
          { do: 'chooseCards', as: 'energy', whose: 'you', from: 'discard', filter: { basicEnergy: true }, max: 2 },
          { do: 'move', cards: 'energy', to: 'deck' },
        ],
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'swsh1-173',
    name: 'Poké Kid',
    effect: [
      { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Pokemon' } },
      { do: 'reveal', cards: 'found' },
      { do: 'move', cards: 'found', to: 'hand' },
      { do: 'shuffleDeck', whose: 'you' },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-174',
    name: 'Pokégear 3.0',
    effect: keepOneOfTopSeven({ trainer: 'Supporter' }),
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-175',
    name: 'Pokémon Catcher',
    effect: [
      { do: 'flip', coins: 1 },
      {
        do: 'if',
        is: { is: 'heads' },
        then: [
          { do: 'choosePokemon', as: 'target', from: { whose: 'opponent', where: 'Bench' } },
          { do: 'switch', who: 'opponent', with: 'target' },
        ],
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'swsh1-176',
    name: 'Pokémon Center Lady',
    effect: [
      { do: 'choosePokemon', as: 'patient', from: { whose: 'you', hurt: true } },
      { do: 'heal', pokemon: { chosen: 'patient' }, damage: 60 },
      { do: 'recover', pokemon: { chosen: 'patient' } },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-177',
    name: 'Potion',
    effect: [
      { do: 'choosePokemon', as: 'patient', from: { whose: 'you', damaged: true } },
      { do: 'heal', pokemon: { chosen: 'patient' }, damage: 30 },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'swsh1-178',
    name: "Professor's Research",
    effect: [
      { do: 'discardHand', whose: 'you' },
      { do: 'draw', who: 'you', cards: 7 },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'swsh1-183',
    name: 'Switch',
    effect: [
      { do: 'choosePokemon', as: 'target', from: { whose: 'you', where: 'Bench' } },
      { do: 'switch', who: 'you', with: 'target' },
    ],
  },
]
