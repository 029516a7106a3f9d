/**
 * Rulings about Knock Outs on both sides at once, and about players without Pokémon: who chooses first, and who wins.
 */

import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruleset } from '../../../src/game/model/ruleset.ts'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'
import type { Ruling } from '../ruling.ts'

const tiesStand: Ruleset = { ...swordAndShield, id: 'ties-stand', name: 'Ties stand', tie: { leadsTo: 'tie' } }

/** Laboratory Ram does 50 to a Rat with 40 HP and 20 to itself, with 20 of its 60 HP left. */
const both = (rest: string): string => `
  A active  Laboratory Ram -40
  B active  Laboratory Rat
  ${rest}
`

const TWO_EACH = `
  A bench  Laboratory Mouse; Laboratory Tadpole
  B bench  Laboratory Mouse; Laboratory Tadpole
`

const net = inventItem('Net', [
  { do: 'choosePokemon', as: 'it', from: { whose: 'you' } },
  { do: 'leavePlay', pokemon: { chosen: 'it' }, to: 'hand' },
])

/** Puts two damage counters on a Pokémon of the opponent when it moves to the Active Spot. */
const valiant = inventPokemon('Valiant', {
  abilities: [
    {
      name: 'Bits',
      triggers: [
        {
          on: 'movedToActive',
          does: [
            { do: 'choosePokemon', as: 'it', from: { whose: 'opponent' } },
            { do: 'putCounters', on: { chosen: 'it' }, counters: 2 },
          ],
        },
      ],
    },
  ],
})

/** Puts 10 on the Bench, and does damage to itself equal to its HP. */
const reckless = inventPokemon('Reckless', {
  hp: 60,
  attacks: [
    freeAttack('Charge', {
      damage: { base: 300 },
      also: [{ to: 'thisPokemon', amount: 60 }],
    }),
  ],
})

const blast = inventItem('Blast', [
  { do: 'putCounters', on: 'opponentActive', counters: 30 },
  { do: 'putCounters', on: 'yourActive', counters: 30 },
])

const tiny = inventPokemon('Tiny', { hp: 20 })
const LAST_PRIZES = `
  A active  Reckless
  A prizes  Hop
  B active  Laboratory Rat
  B prizes  Hop
`

const VACUUM = 'A active Laboratory Vacuum\n B active Laboratory Rat'

export const KNOCK_OUTS: readonly Ruling[] = [
  {
    id: 'R16',
    says: 'If both players meet conditions to win at the same time, the player who meets more of them wins; the same number of conditions is a tie.',
    rules: ['WL.1', 'WL.2', 'WL.3'],
    sources: [
      { name: 'Asia 2025', where: 'E, the table of winners' },
      { name: 'Rulebook 2023', where: 'what to do if both players win' },
    ],
    cases: [
      {
        shows: 'both take their last Prize card and have a Bench: a tie',
        ruleset: tiesStand,
        board: both('A bench Laboratory Mouse\n A prizes Hop\n B bench Laboratory Mouse\n B prizes Hop'),
        steps: ['attack with Crash', { facts: ['The game is a tie.'] }, { over: 'tie' }],
      },
      {
        shows: 'both take their last Prize card and only one has a Bench: that player wins',
        ruleset: tiesStand,
        board: both('A bench Laboratory Mouse\n A prizes Hop\n B prizes Hop'),
        steps: [
          'attack with Crash',
          { facts: ['A wins (all Prize cards taken and the opponent has no Pokémon left to make Active).'] },
          { over: 'A' },
        ],
      },
    ],
  },
  {
    id: 'R17',
    says: 'If a player takes the last Prize card and has no Pokémon to promote, each player meets one condition to win, so the game is a tie.',
    rules: ['WL.1', 'WL.2', 'WL.3'],
    sources: [{ name: 'Asia 2025', where: 'E, the first row of the table of winners' }],
    cases: [
      {
        shows: 'A takes the last Prize card and has no Pokémon left: the game is a tie after B has taken a Prize card',
        ruleset: tiesStand,
        board: both('A prizes Hop\n B bench Laboratory Mouse\n B prizes Hop x3'),
        steps: ['attack with Crash', 'choose Prize card 2', { over: 'tie' }, { board: 'B prizes Hop x2' }],
      },
      {
        shows: 'if A does not take the last Prize card, B wins by the same Knock Outs',
        ruleset: tiesStand,
        board: both('A prizes Hop x2\n B bench Laboratory Mouse\n B prizes Hop x3'),
        steps: ['attack with Crash', 'choose Prize card 1', 'choose Prize card 1', { over: 'B' }],
      },
    ],
  },
  {
    id: 'R18',
    says: 'When both Active Pokémon are Knocked Out, the player whose turn is next chooses Prize cards first and promotes first; the Prize cards are taken together.',
    rules: ['KO.4', 'KO.5'],
    sources: [
      { name: 'Asia 2025', where: 'D' },
      { name: 'AI battle simulator', where: 'simultaneous Knock Outs' },
    ],
    cases: [
      {
        shows: 'both Pokémon are Knocked Out by an attack of A',
        board: both(TWO_EACH),
        steps: [
          'attack with Crash',
          { asked: 'B', for: 'prizes' },
          'choose Prize card 1',
          { board: 'B prizes Hop x3' },
          { asked: 'A', for: 'prizes' },
          'choose Prize card 3',
          { board: 'A prizes Hop x2\n B prizes Hop x2' },
          { asked: 'B', for: 'promote' },
          'choose Laboratory Tadpole',
          { asked: 'A', for: 'promote' },
          'choose Laboratory Mouse',
          { board: 'turn 4 of B\n A active Laboratory Mouse\n B active Laboratory Tadpole' },
        ],
      },
      {
        shows: 'both Pokémon are Knocked Out in the Checkup after a turn of B',
        board: `
          turn 4 of B
          A active  Laboratory Rat -30 Poisoned
          B active  Laboratory Rat -30 Poisoned
          ${TWO_EACH}
        `,
        steps: [
          'end the turn',
          { asked: 'A', for: 'prizes' },
          'choose Prize card 1',
          'choose Prize card 1',
          { asked: 'A', for: 'promote' },
          'choose Laboratory Tadpole',
          'choose Laboratory Mouse',
          {
            facts: [
              'A takes 1 Prize card: Hop.',
              'B takes 1 Prize card: Hop.',
              'A makes Laboratory Tadpole the Active Pokémon.',
              'B makes Laboratory Mouse the Active Pokémon.',
              'Turn 5: A.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'R48',
    says: 'A player without a Pokémon for the Active Spot loses, however the last Pokémon left the spot.',
    rules: ['WL.2', 'KO.5'],
    sources: [
      { name: 'Rulebook 2023', where: 'page 14' },
      { name: 'Asia 2025', where: 'E' },
    ],
    cases: [
      {
        shows: "a player wins by an attack that shuffles the opponent's last Pokémon into the deck",
        board: VACUUM,
        steps: ['attack with Suck Up', 'heads', 'the deck stays in its order', { over: 'A' }],
      },
      {
        shows: 'if the opponent has a Bench, a Pokémon is promoted, and no Prize card is taken',
        board: `${VACUUM}\n B bench Laboratory Mouse`,
        steps: [
          'attack with Suck Up',
          'heads',
          'the deck stays in its order',
          { facts: ['B makes Laboratory Mouse the Active Pokémon.'] },
          { noFacts: ['PRIZES_TAKEN', 'POKEMON_KNOCKED_OUT'] },
        ],
      },
      {
        shows: 'a player whose own Item returns their last Pokémon to the hand loses, too',
        cards: [net],
        board: 'A active Laboratory Mouse\n A hand Net\n B active Laboratory Mouse',
        steps: ['play Net', { over: 'B' }],
      },
    ],
  },
  {
    id: 'R115',
    says: 'Before a tie, every empty Active Spot is filled if possible, and the effects that this triggers are carried out. Then the winner is determined again.',
    rules: ['WL.1', 'WL.2', 'KO.5', 'GR.2'],
    sources: [{ name: 'Rulings Compendium', where: '2036, 26 September 2024' }],
    cases: [
      {
        shows:
          "a promoted Pokémon Knocks Out the opponent's last Pokémon, which is a second winning condition for its player",
        cards: [reckless, valiant, tiny],
        board: `${LAST_PRIZES}\n A bench Valiant\n B bench Tiny`,
        steps: [
          'attack with Charge',
          {
            facts: [
              'B makes Tiny the Active Pokémon.',
              'A makes Valiant the Active Pokémon.',
              "B's Tiny is Knocked Out.",
            ],
          },
          { over: 'A' },
        ],
      },
      {
        shows: "in the main phase, too, a promoted Pokémon Knocks Out the opponent's last Pokémon",
        cards: [reckless, valiant, tiny, blast],
        board: `${LAST_PRIZES}\n A bench Valiant\n A hand Blast\n B bench Tiny`,
        steps: ['play Blast', { facts: ["B's Tiny is Knocked Out."] }, { over: 'A' }],
      },
      {
        shows: 'a promoted Pokémon Knocks Out no Pokémon: the game is still a tie',
        cards: [reckless, valiant],
        board: `${LAST_PRIZES}\n A bench Valiant\n B bench Laboratory Rat`,
        ruleset: tiesStand,
        steps: [
          'attack with Charge',
          { facts: ['A makes Valiant the Active Pokémon.', '2 damage counters on Laboratory Rat (Bits).'] },
          { over: 'tie' },
        ],
      },
      {
        shows: 'if only one player has won already, the game ends without a promotion',
        cards: [reckless, valiant, tiny],
        board: `
          A active  Reckless
          A bench   Valiant
          A prizes  Hop x2
          B active  Laboratory Rat
          B bench   Tiny
          B prizes  Hop
        `,
        steps: ['attack with Charge', 'choose Prize card 1', { noFacts: ['PROMOTED'] }, { over: 'B' }],
      },
    ],
  },
  {
    id: 'R116',
    says: 'Effects that a promotion triggers in the turn of the promoting player are carried out before the turn ends, even after an attack.',
    rules: ['KO.5', 'GR.2', 'ET.1'],
    sources: [{ name: 'Rulings Compendium', where: '2036, 26 September 2024' }],
    cases: [
      {
        shows: "the attacker is Knocked Out by its own attack, and the promoted Pokémon's effect is carried out",
        cards: [reckless, valiant, tiny],
        board: 'A active Reckless\n A bench Valiant\n B active Laboratory Rat\n B bench Tiny; Laboratory Mouse',
        steps: [
          'attack with Charge',
          'choose Prize card 1',
          'choose Prize card 1',
          'choose Laboratory Mouse',
          { asked: 'A', for: 'effect', options: ["B's Laboratory Mouse in the Active Spot", "B's Tiny on the Bench"] },
          'choose Tiny',
          'choose Prize card 1',
          { board: 'turn 4 of B\n B active Laboratory Mouse\n B bench nothing' },
        ],
      },
      {
        shows: "a promotion in the opponent's turn does not trigger the effect",
        cards: [valiant],
        board: 'A active Laboratory Ram\n A bench Laboratory Mouse\n B active Laboratory Rat\n B bench Valiant',
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          { noFacts: ['COUNTERS_PLACED'] },
          { board: 'turn 4 of B\n B active Valiant' },
        ],
      },
    ],
  },
]
