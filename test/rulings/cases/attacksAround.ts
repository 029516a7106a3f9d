/** Rulings about an attack besides its damage: reactions, discarded Energy, once-per-game powers, Confusion. */

import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Program } from '../../../src/game/model/effects.ts'
import type { Ruling } from '../ruling.ts'

const wall = inventPokemon('Wall', { hp: 200 })
const twig = inventPokemon('Twig', { hp: 30 })

/** For the rest of the turn the Active Pokémon of the opponent has no Abilities. */
const DISSOLVE: Program = [
  { do: 'lasting', on: 'opponentActive', effect: { lasting: 'noAbilities' }, during: 'thisTurn' },
]

const urchin = inventPokemon('Urchin', {
  abilities: [
    {
      name: 'Spines',
      triggers: [{ on: 'damaged', by: 'opponent', does: [{ do: 'putCounters', on: 'attacker', counters: 2 }] }],
    },
  ],
})

const DISCARD_ONE: Program = [
  { do: 'chooseAttached', as: 'spent', on: 'thisPokemon', filter: { kind: 'Energy' } },
  { do: 'move', cards: 'spent', to: 'discard' },
]

const gleam = { kind: 'Energy', id: 'Gleam', name: 'Gleam', basic: false, provides: [['Colorless']] } as const

/** Takes no damage from attacks of Pokémon with Special Energy attached. */
const purist = inventPokemon('Purist', {
  abilities: [
    {
      name: 'Purity',
      continuous: [
        {
          continuous: 'preventDamage',
          from: { whose: 'opponent', withEnergy: { basicEnergy: false } },
          scope: { pokemon: 'thisPokemon' },
        },
      ],
    },
  ],
})

export const ATTACKS_AROUND: readonly Ruling[] = [
  {
    id: 'R60',
    says: 'An attack that takes Abilities away also prevents the Ability of the damaged Pokémon from reacting to its damage.',
    rules: ['A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-22, first special case; I-A-01, steps 5 and 6' }],
    cases: [
      {
        shows: 'the Ability that the attack takes away puts no damage counters on the attacker',
        board: 'A active Acid\n B active Urchin',
        cards: [
          urchin,
          inventPokemon('Acid', { attacks: [freeAttack('Dissolve', { damage: { base: 30 }, after: DISSOLVE })] }),
        ],
        steps: ['attack with Dissolve', { board: 'turn 4 of B\n A active Acid\n B active Urchin -30' }],
      },
      {
        shows: 'the Ability reacts to an attack that does not take Abilities away',
        board: 'A active Acid\n B active Urchin',
        cards: [urchin, inventPokemon('Acid', { attacks: [freeAttack('Splash', { damage: { base: 30 } })] })],
        steps: ['attack with Splash', { board: 'A active Acid -20\n B active Urchin -30' }],
      },
    ],
  },
  {
    id: 'R61',
    says: 'An attack that takes an Ability away is still affected by this Ability if the Ability lowers the damage, because damage is calculated before other effects.',
    rules: ['A-F.2', 'A-F.3', 'A-D5.1'],
    sources: [{ name: 'Asia 2025', where: 'II-E-22, second special case' }],
    cases: [
      {
        shows: 'the damage of the attack that takes the Ability away is still lowered by 30',
        board: 'A active Acid\n B active Cushion',
        cards: [
          inventPokemon('Acid', { attacks: [freeAttack('Dissolve', { damage: { base: 50 }, after: DISSOLVE })] }),
          inventPokemon('Cushion', {
            abilities: [
              {
                name: 'Soft',
                continuous: [{ continuous: 'damageTaken', amount: -30, scope: { pokemon: 'thisPokemon' } }],
              },
            ],
          }),
        ],
        steps: ['attack with Dissolve', { facts: ['Cushion takes 20 damage.'] }],
      },
    ],
  },
  {
    id: 'R62',
    says: 'A Pokémon reacts to damage even if that damage Knocks it Out, and may Knock Out the attacker.',
    rules: ['A-F.3', 'KO.1', 'KO.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-03; I-A-01, steps 6 and 7' }],
    cases: [
      {
        shows: 'the attacker and the damaged Pokémon are Knocked Out together',
        board: 'A active Ram -80\n A bench Wall\n B active Urchin\n B bench Wall',
        cards: [wall, urchin, inventPokemon('Ram', { attacks: [freeAttack('Charge', { damage: { base: 120 } })] })],
        steps: [
          'attack with Charge',
          {
            facts: [
              'Urchin takes 120 damage.',
              '2 damage counters on Ram (Spines).',
              "A's Ram is Knocked Out.",
              "B's Urchin is Knocked Out.",
            ],
          },
          { board: 'A discard Ram\n B discard Urchin' },
        ],
      },
    ],
  },
  {
    id: 'R63',
    says: 'If damage triggers several effects, the player of the damaged Pokémon orders them, whoever attacks.',
    rules: ['A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-03, last point' }],
    cases: [
      {
        shows: 'the player of the damaged Pokémon chooses whether its Ability or its Tool comes first',
        board: 'A active Ram\n B active Urchin [Siren]',
        cards: [
          urchin,
          inventPokemon('Ram', { attacks: [freeAttack('Charge', { damage: { base: 20 } })] }),
          {
            kind: 'Trainer',
            trainer: 'Tool',
            id: 'Siren',
            name: 'Siren',
            triggers: [{ on: 'damaged', by: 'opponent', does: [{ do: 'draw', who: 'you', cards: 1 }] }],
          },
        ],
        steps: [
          'attack with Charge',
          { asked: 'B', for: 'order', options: ['Spines', 'Siren'] },
          'choose Siren',
          { facts: ['B draws Hop.', '2 damage counters on Ram (Spines).'] },
        ],
      },
    ],
  },
  {
    id: 'R64',
    says: 'Energy that the attack discards by its other effects is still attached while its damage is calculated.',
    rules: ['A-F.2', 'A-F.3'],
    sources: [
      { name: 'Rulings Compendium', where: 'news of September 2010, Dragon Rush against Red Armor' },
      { name: 'Asia 2025', where: 'I-A-01, steps 4 and 5' },
    ],
    cases: [
      {
        shows:
          'a Pokémon that takes no damage from attackers with Special Energy takes no damage, although that Energy is then discarded',
        board: 'A active Dragon {Gleam}\n B active Purist',
        cards: [
          gleam,
          purist,
          inventPokemon('Dragon', { attacks: [freeAttack('Rush', { damage: { base: 80 }, after: DISCARD_ONE })] }),
        ],
        steps: ['attack with Rush', { board: 'A active Dragon\n A discard Gleam\n B active Purist' }],
      },
    ],
  },
  {
    id: 'R65',
    says: 'Energy that an attack discards "before doing damage" is gone when its damage is calculated.',
    rules: ['A-F.1', 'A-F.2'],
    sources: [{ name: 'Asia 2025', where: 'II-E-09; I-A-01, step 3' }],
    cases: [
      {
        shows:
          'a Pokémon that takes no damage from attackers with Special Energy is damaged if that Energy is discarded first',
        board: 'A active Dragon {Gleam}\n B active Purist',
        cards: [
          gleam,
          purist,
          inventPokemon('Dragon', { attacks: [freeAttack('Rush', { damage: { base: 80 }, before: DISCARD_ONE })] }),
        ],
        steps: ['attack with Rush', { board: 'A active Dragon\n A discard Gleam\n B active Purist -80' }],
      },
    ],
  },
  {
    id: 'R66',
    says: 'Energy that provides every type has the type that an attack asks about, whichever type it pays for.',
    rules: ['A-D1.2', 'A-A.2'],
    sources: [{ name: 'Asia 2025', where: 'II-D-08, second special case' }],
    cases: [
      {
        shows:
          'Energy that provides every type is Fighting Energy for "20 more damage if any Fighting Energy is attached"',
        board: 'A active Mudfish {Facet}\n B active Wall',
        cards: [
          wall,
          {
            kind: 'Energy',
            id: 'Facet',
            name: 'Facet',
            basic: false,
            provides: [
              ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Colorless'],
            ],
          },
          inventPokemon('Mudfish', {
            attacks: [
              {
                name: 'Mudslide',
                cost: ['Water'],
                damage: {
                  base: 20,
                  sign: '+',
                  terms: [
                    {
                      amount: 20,
                      if: {
                        is: 'atLeast',
                        what: { count: 'energyOn', pokemon: 'thisPokemon', type: 'Fighting' },
                        number: 1,
                      },
                    },
                  ],
                },
              },
            ],
          }),
        ],
        steps: ['attack with Mudslide', { facts: ['Wall takes 40 damage.'] }],
      },
    ],
  },
  {
    id: 'R67',
    says: 'A GX attack may be used even if there is no Pokémon for its effect, and is then spent.',
    rules: ['OG.1', 'GR.2'],
    sources: [
      { name: 'Rulings Compendium', where: 'Burning Shadows FAQ, 3 August 2017, as quoted in an issue of a simulator' },
    ],
    cases: [
      {
        shows: 'no Pokémon comes in from an empty Bench, and the GX attack is spent',
        board: 'A active Hazard\n B active Wall',
        cards: [
          wall,
          inventPokemon('Hazard', {
            attacks: [
              freeAttack('Haul GX', {
                oncePerGame: 'GX',
                after: [
                  { do: 'choosePokemon', as: 'hauled', from: { whose: 'opponent', where: 'Bench' } },
                  { do: 'switch', who: 'opponent', with: 'hauled' },
                ],
              }),
            ],
          }),
        ],
        steps: [
          'attack with Haul GX',
          { board: 'turn 4 of B\n A spent GX\n B active Wall' },
          'end the turn',
          { refused: 'attack with Haul GX', because: ['OG.1 ONCE_PER_GAME_SPENT'] },
        ],
      },
    ],
  },
  {
    id: 'R68',
    says: 'An attack that does nothing does no damage, even if an effect would add damage. The attack was used, so a GX attack is spent.',
    rules: ['A-E.1', 'OG.1', 'A-D2.1'],
    sources: [{ name: 'Asia 2025', where: 'II-D-01' }],
    cases: [
      {
        shows:
          'tails: an attacker that does 30 more does no damage, and the GX attack cannot be used again in this game',
        board: 'A active Gambler (does 30 more damage; turn 2 of A; by "Wind Up")\n B active Wall',
        cards: [
          wall,
          inventPokemon('Gambler', {
            attacks: [
              freeAttack('Stake GX', {
                oncePerGame: 'GX',
                damage: { base: 100 },
                require: [
                  { do: 'flip', coins: 1 },
                  { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
                ],
              }),
            ],
          }),
        ],
        steps: [
          'attack with Stake GX',
          'tails',
          { facts: ['Stake GX does nothing.'] },
          { board: 'turn 4 of B\n A spent GX\n B active Wall' },
          'end the turn',
          { refused: 'attack with Stake GX', because: ['OG.1 ONCE_PER_GAME_SPENT'] },
        ],
      },
    ],
  },
  {
    id: 'R69',
    says: 'The damage counters of a failed Confusion check may Knock Out the attacker: the opponent takes Prize cards, and the turn ends.',
    rules: ['A-C.1', 'KO.1', 'PR.1', 'T3.1'],
    sources: [{ name: 'Asia 2025', where: 'I-A-01, step 2b; I-D' }],
    cases: [
      {
        shows: 'a Confused attacker with 30 HP left flips tails',
        board: 'A active Dizzy -70 Confused\n A bench Wall; Twig\n B active Wall',
        cards: [wall, twig, inventPokemon('Dizzy', { attacks: [freeAttack('Swing', { damage: { base: 50 } })] })],
        steps: [
          'attack with Swing',
          'tails',
          {
            facts: ['3 damage counters on Dizzy (Confused).', 'Swing does not happen.', "A's Dizzy is Knocked Out."],
          },
          { asked: 'B', for: 'prizes' },
          'choose Prize card 1',
          { asked: 'A', for: 'promote', options: ['Wall on the Bench', 'Twig on the Bench'] },
          'choose Twig',
          { board: 'turn 4 of B\n A active Twig\n B active Wall\n B prizes Hop x2' },
        ],
      },
    ],
  },
]
