/** Rulings about the Pokémon Checkup: its Special Conditions, the effects before and after them, and its Knock Outs. */

import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Predicate } from '../../../src/game/model/effects.ts'
import type { Ruling } from '../ruling.ts'

/** A Rat with 10 HP left and a Stadium that heals 10 during each Checkup. */
const SAVED = `
  A active  Laboratory Mouse
  B active  Laboratory Rat -30 Poisoned
  B bench   Laboratory Mouse
  stadium   Laboratory Infirmary of A
`

const SLEEPING = `
  A active  Laboratory Mouse
  B active  Laboratory Rat -10 Poisoned Asleep
  stadium   Laboratory Infirmary of A
`

const wall = inventPokemon('Wall')

/** A Stadium that makes a condition worse for everybody while the Pokémon across the table meets a condition. */
const worse = (condition: 'Poisoned' | 'Burned', is: Predicate): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'Haze',
  name: 'Haze',
  continuous: [{ continuous: 'conditionCounters', condition, amount: 1, scope: { pokemon: 'all' }, while: is }],
})

const ORDER = ['COUNTERS_PLACED', 'COUNTERS_REMOVED', 'COIN_FLIPPED'] as const

export const CHECKUP: readonly Ruling[] = [
  {
    id: 'R19',
    says: 'Poison and Burn are carried out completely before Knock Outs are checked, and Knock Outs before the next turn begins.',
    rules: ['PC.2', 'PC.3', 'PC.7'],
    sources: [{ name: 'Rulebook 2023', where: 'page 15' }],
    cases: [
      {
        shows:
          'three damage counters and the coin for the Burn come first, then the Knock Out, the Prize card, the promotion and the draw of the next turn',
        board: `
          A active  Laboratory Mouse
          B active  Laboratory Rat -20 Poisoned Burned
          B bench   Laboratory Mouse
        `,
        steps: [
          'end the turn',
          'heads',
          { asked: 'A', for: 'prizes' },
          'choose Prize card 1',
          {
            facts: [
              "A's turn ends.",
              '1 damage counter on Laboratory Rat (Poisoned).',
              '2 damage counters on Laboratory Rat (Burned).',
              'B flips heads (Burned).',
              'Laboratory Rat is no longer Burned.',
              "B's Laboratory Rat is Knocked Out.",
              'A takes 1 Prize card: Hop.',
              'B makes Laboratory Mouse the Active Pokémon.',
              'Turn 4: B.',
              'B draws Hop.',
            ],
            all: [
              'COUNTERS_PLACED',
              'TURN_ENDED',
              'COIN_FLIPPED',
              'CONDITION_ENDED',
              'POKEMON_KNOCKED_OUT',
              'PRIZES_TAKEN',
              'PROMOTED',
              'TURN_BEGAN',
              'CARDS_DRAWN',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'R20',
    says: 'Healing in a Checkup can save a Pokémon from a Knock Out by Poison in the same Checkup, because Knock Outs are checked at the end of the Checkup.',
    rules: ['PC.6', 'PC.7'],
    sources: [
      { name: 'Asia 2025', where: 'F, the order of the steps' },
      { name: 'Rules', where: 'no answer confirms this' },
    ],
    cases: [
      {
        shows: 'healing after the Special Conditions saves the Pokémon from lethal Poison',
        board: SAVED,
        steps: [
          'end the turn',
          'choose Special Conditions',
          {
            facts: ['1 damage counter on Laboratory Rat (Poisoned).', '10 damage is healed from Laboratory Rat.'],
            all: ['COUNTERS_PLACED', 'COUNTERS_REMOVED', 'POKEMON_KNOCKED_OUT'],
          },
          { board: 'turn 4 of B\n B active Laboratory Rat -30 Poisoned' },
        ],
      },
      {
        shows: 'an Ability of the Poisoned Pokémon itself also saves it',
        board: 'A active Laboratory Mouse\n B active Laboratory Moss -50 Poisoned',
        steps: [
          'end the turn',
          'choose Special Conditions',
          { board: 'turn 4 of B\n B active Laboratory Moss -50 Poisoned' },
        ],
      },
    ],
  },
  {
    id: 'R21',
    says: 'Nothing comes between Special Conditions: any other effect of the Checkup comes before or after all of them.',
    rules: ['PC.6'],
    sources: [{ name: 'Rulebook 2023', where: 'page 15' }],
    cases: [
      {
        shows: 'the player whose turn is next may put another effect before the Special Conditions',
        board: SLEEPING,
        steps: [
          'end the turn',
          { asked: 'B', for: 'order', options: ['Laboratory Infirmary', 'Special Conditions'] },
          'choose Laboratory Infirmary',
          'tails',
          {
            facts: [
              '10 damage is healed from Laboratory Rat.',
              '1 damage counter on Laboratory Rat (Poisoned).',
              'B flips tails (Asleep).',
            ],
            all: ORDER,
          },
        ],
      },
      {
        shows:
          'the player whose turn is next may put another effect after the Special Conditions, but not between Poison and the coin for Asleep',
        board: SLEEPING,
        steps: [
          'end the turn',
          'choose Special Conditions',
          { asked: 'B', for: 'coin' },
          { refused: 'choose option 1', because: ['T0.1 NOT_NOW'] },
          'tails',
          {
            facts: [
              '1 damage counter on Laboratory Rat (Poisoned).',
              'B flips tails (Asleep).',
              '10 damage is healed from Laboratory Rat.',
            ],
            all: ORDER,
          },
        ],
      },
      {
        shows: 'both Pokémon are Burned: the coin for one does not change the damage counters on the other',
        board: 'A active Wall Burned\n B active Wall Burned\n stadium Haze of A',
        cards: [wall, worse('Burned', { is: 'inCondition', pokemon: 'opponentActive', condition: 'Burned' })],
        steps: ['end the turn', 'heads', 'tails', { board: 'A active Wall -30\n B active Wall -30 Burned' }],
      },
      {
        shows: 'both Pokémon are Poisoned: the damage counters on one do not change those on the other',
        board: 'A active Wall Poisoned\n B active Wall Poisoned\n stadium Haze of A',
        cards: [
          wall,
          worse('Poisoned', {
            is: 'atLeast',
            what: { count: 'damageCountersOn', pokemon: 'opponentActive' },
            number: 1,
          }),
        ],
        steps: ['end the turn', { board: 'A active Wall -10 Poisoned\n B active Wall -10 Poisoned' }],
      },
    ],
  },
  {
    id: 'R22',
    says: 'A Pokémon stays Paralyzed until the Checkup after a turn of its owner.',
    rules: ['PC.5'],
    sources: [{ name: 'Japanese Q&A', where: 'rulebook 5.6' }],
    cases: [
      {
        shows:
          "a Pokémon stays Paralyzed at the Checkup before its owner's turn, and recovers at the Checkup after that turn",
        board: 'A active Laboratory Stunner\n B active Laboratory Rat',
        steps: [
          'attack with Jolt',
          { board: 'turn 4 of B\n B active Laboratory Rat -10 Paralyzed' },
          { refused: 'attack with Nip', because: ['A-A.3 ATTACKER_PARALYZED'] },
          'end the turn',
          {
            facts: ["B's turn ends.", 'Pokémon Checkup.', 'Laboratory Rat is no longer Paralyzed.', 'Turn 5: A.'],
          },
        ],
      },
      {
        shows:
          'a Pokémon that has recovered and is Paralyzed again recovers at the Checkup after the next turn of its owner',
        board: 'turn 4 of B\n A active Laboratory Stunner\n B active Laboratory Rat Paralyzed',
        steps: [
          'end the turn',
          'attack with Jolt',
          'end the turn',
          { board: 'turn 7 of A\n B active Laboratory Rat -10' },
        ],
      },
    ],
  },
]
