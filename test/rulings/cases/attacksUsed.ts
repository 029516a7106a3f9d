/**
 * Rulings about attacks used in place of others, a second attack and another turn: which parts belong to the card and
 * which are copied.
 */
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

const star = inventPokemon('Star', {
  attacks: [{ name: 'Shine', cost: ['Fire', 'Fire'], damage: { base: 40 }, oncePerGame: 'VSTAR' }],
})

const rester = inventPokemon('Rester', {
  attacks: [freeAttack('Rest', { after: [{ do: 'heal', pokemon: 'thisPokemon', damage: 30 }] })],
})

const duellist = inventPokemon('Duellist', {
  abilities: [{ name: 'Two Blades', continuous: [{ continuous: 'attacksTwice', scope: { pokemon: 'thisPokemon' } }] }],
  attacks: [
    freeAttack('Lunge', { damage: { base: 30 } }),
    freeAttack('First Blood', {
      damage: { base: 30 },
      only: {
        is: 'not',
        what: { is: 'atLeast', what: { count: 'damageCountersOn', pokemon: 'opponentActive' }, number: 1 },
      },
    }),
  ],
})

const MIMIC = '\n A deck Hop x2\n B deck Hop x2'

export const ATTACKS_USED: readonly Ruling[] = [
  {
    id: 'R35',
    says: 'An attack that copies another attack keeps its name and does not need the Energy for the copied attack. If the copied attack is a once-per-game power, this power is spent.',
    rules: ['A-A.1', 'A-A.2', 'A-D.1', 'OG.1', 'GR.2'],
    sources: [
      { name: 'Japanese Q&A', where: 'Mew ex, Genome Hacking' },
      { name: 'Asia 2025', where: 'C-18' },
    ],
    cases: [
      {
        shows: 'a copied VSTAR attack needs no Energy and spends the VSTAR Power',
        board: `A active Laboratory Mimic\n B active Star${MIMIC}`,
        cards: [star],
        steps: [
          'attack with Imitate',
          { facts: ['Shine is used as Imitate.'] },
          { board: 'A spent VSTAR\n B active Star -40' },
        ],
      },
      {
        shows: 'a VSTAR attack cannot be copied if the VSTAR Power is spent',
        board: `A active Laboratory Mimic\n A spent VSTAR\n B active Star${MIMIC}`,
        cards: [star],
        steps: ['attack with Imitate', { noFacts: ['ATTACK_COPIED', 'DAMAGE_PLACED'] }, { board: 'B active Star' }],
      },
    ],
  },
  {
    id: 'R36',
    says: '"This Pokémon" in a copied attack means the Pokémon that copies the attack.',
    rules: ['A-A.1', 'GR.2'],
    sources: [{ name: 'Asia 2025', where: 'E-24' }],
    cases: [
      {
        shows: 'the Pokémon that copies the attack is healed, not the Pokémon with the copied attack',
        board: `A active Laboratory Mimic -30\n B active Rester -30${MIMIC}`,
        cards: [rester],
        steps: ['attack with Imitate', { board: 'A active Laboratory Mimic\n B active Rester -30' }],
      },
    ],
  },
  {
    id: 'R37',
    says: 'In an additional turn, the same player draws a card and all limits of a turn begin again. The Checkup before this turn is left out if the text says so.',
    rules: ['T0.1', 'T1.1', 'PC.1', 'ET.2'],
    sources: [{ name: 'Card text', where: 'Star Chronos' }],
    cases: [
      {
        shows: 'the additional turn has no Checkup before it, begins with a draw, and allows another Energy card',
        board:
          'A active Laboratory Hourglass\n A hand Fire Energy x2\n A deck Hop x3\n B active Laboratory Mouse Poisoned',
        steps: [
          'attach Fire Energy to Laboratory Hourglass in the Active Spot',
          'attack with Turn Over',
          { noFacts: ['CHECKUP_BEGAN'] },
          { asked: 'A', for: 'main' },
          { board: 'A hand Fire Energy, Hop\n B active Laboratory Mouse -10 Poisoned' },
          { legal: ['attach Fire Energy to Laboratory Hourglass in the Active Spot'] },
        ],
      },
      {
        shows: 'a player who cannot draw for the additional turn loses',
        board: 'A active Laboratory Hourglass\n A deck nothing\n B active Laboratory Mouse',
        steps: ['attack with Turn Over', { over: 'B' }],
      },
    ],
  },
  {
    id: 'R38',
    says: 'If a Pokémon may attack twice, its second attack comes after Knock Outs, Prize cards and promotion; its player can do nothing else in between.',
    rules: ['T0.1', 'T3.1', 'A-A.1', 'KO.1', 'GR.2'],
    sources: [{ name: 'Card text', where: 'Festival Lead; Fluffy Barrage' }],
    cases: [
      {
        shows: 'the second attack damages the Pokémon that was promoted',
        board:
          'A active Laboratory Duellist\n A hand Switch\n A bench Laboratory Mouse\n A prizes Hop x3\n B active Laboratory Mouse -10\n B bench Laboratory Mouse',
        steps: [
          'attack with Lunge',
          'choose Prize card 1',
          { refused: 'play Switch', because: ['T0.1 NOT_NOW'] },
          'attack with Lunge',
        ],
      },
      {
        shows: 'the player may end the turn instead of the second attack, and there is no third attack',
        board: 'A active Laboratory Duellist\n B active Laboratory Vessel VMAX\n A deck Hop\n B deck Hop',
        steps: [
          'attack with Lunge',
          { legal: ['end the turn'] },
          'attack with Lunge',
          { asked: 'B', for: 'main' },
          { board: 'B active Laboratory Vessel VMAX -60' },
        ],
      },
      {
        shows: 'a player who ends the turn instead of the second attack has attacked once',
        board: 'A active Laboratory Duellist\n B active Laboratory Vessel VMAX\n A deck Hop\n B deck Hop',
        steps: [
          'attack with Lunge',
          'end the turn',
          { asked: 'B', for: 'main' },
          { board: 'B active Laboratory Vessel VMAX -30' },
        ],
      },
      {
        shows: 'the condition of an attack must be met for the second attack, too',
        board: 'A active Duellist\n B active Laboratory Vessel VMAX\n A deck Hop\n B deck Hop',
        cards: [duellist],
        steps: [
          'attack with Lunge',
          { refused: 'attack with First Blood', because: ['A-A.1 CONDITION_NOT_MET'] },
          'attack with Lunge',
        ],
      },
    ],
  },
]
