/** Rulings about Special Conditions and effects on Pokémon: replacement, protection, and their ends. */

import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { SpecialCondition } from '../../../src/game/model/conditions.ts'
import type { Ruling } from '../ruling.ts'

const wall = inventPokemon('Wall', { hp: 200 })
const twig = inventPokemon('Twig', { hp: 30 })

const inflicting = (name: string, condition: SpecialCondition, counters?: number) =>
  inventPokemon(name, {
    attacks: [
      freeAttack('Spray', {
        after: [
          { do: 'condition', pokemon: 'opponentActive', condition, ...(counters === undefined ? {} : { counters }) },
        ],
      }),
    ],
  })

export const CONDITIONS_AND_EFFECTS: readonly Ruling[] = [
  {
    id: 'R70',
    says: 'Only the latest Poison counts, whether it puts more or fewer damage counters than the earlier Poison.',
    rules: ['SC.3', 'PC.2'],
    sources: [{ name: 'Asia 2025', where: 'II-E-16' }],
    cases: [
      {
        shows: 'Poison of one damage counter replaces Poison of three: it puts one',
        board: 'A active Nettle\n B active Wall Poisoned x3',
        cards: [wall, inflicting('Nettle', 'Poisoned')],
        steps: ['attack with Spray', { board: 'turn 4 of B\n B active Wall -10 Poisoned' }],
      },
      {
        shows: 'Poison of three damage counters replaces Poison of one: it puts three, not four',
        board: 'A active Nettle\n B active Wall Poisoned',
        cards: [wall, inflicting('Nettle', 'Poisoned', 3)],
        steps: ['attack with Spray', { board: 'turn 4 of B\n B active Wall -30 Poisoned x3' }],
      },
    ],
  },
  {
    id: 'R71',
    says: 'A Pokémon that falls Asleep is no longer Confused or Paralyzed, and stays Poisoned and Burned.',
    rules: ['SC.2', 'SC.3', 'PC.1'],
    sources: [{ name: 'Rules', where: 'SC.2 and SC.3 together' }],
    cases: [
      {
        shows: 'the Checkup carries out three Special Conditions, one after another',
        board: 'A active Nettle\n B active Wall Confused Poisoned Burned',
        cards: [wall, inflicting('Nettle', 'Asleep')],
        steps: [
          'attack with Spray',
          'tails',
          'tails',
          {
            facts: [
              'Wall is now Asleep.',
              '1 damage counter on Wall (Poisoned).',
              '2 damage counters on Wall (Burned).',
              'B flips tails (Burned).',
              'B flips tails (Asleep).',
            ],
          },
          { board: 'turn 4 of B\n B active Wall -30 Asleep Poisoned Burned' },
        ],
      },
    ],
  },
  {
    id: 'R72',
    says: 'The coin for a Burn is flipped even if the damage counters of the Burn leave no HP, and heads does not save the Pokémon.',
    rules: ['PC.3', 'PC.7'],
    sources: [
      { name: 'Asia 2025', where: 'I-F, the order of the steps' },
      { name: 'Rules', where: 'no answer confirms this' },
    ],
    cases: [
      {
        shows: 'heads ends the Burn, then the Pokémon is Knocked Out',
        board: 'A active Wall\n B active Twig -10 Burned\n B bench Wall',
        cards: [wall, twig],
        steps: [
          'end the turn',
          { asked: 'B', for: 'coin' },
          'heads',
          { facts: ['Twig is no longer Burned.', "B's Twig is Knocked Out."] },
          { asked: 'A', for: 'prizes' },
        ],
      },
    ],
  },
  {
    id: 'R73',
    says: 'Protection from effects of attacks does not end effects that were on the Pokémon before it became protected.',
    rules: ['A-F.3', 'SC.1', 'T2E.6'],
    sources: [{ name: 'Asia 2025', where: 'II-C-17, both special cases' }],
    cases: [
      {
        shows:
          'a Stadium that took the protecting Ability away leaves play: the Pokémon still cannot retreat, and is still Poisoned',
        board: `
          A active Glass {Fire Energy} Poisoned (cannot retreat; turn 2 of A; by "Bind")
          A bench  Wall
          A hand   Meadow
          B active Wall
          stadium  Smoke of B
        `,
        cards: [
          wall,
          inventPokemon('Glass', {
            abilities: [
              {
                name: 'Smooth',
                continuous: [
                  { continuous: 'preventEffects', from: { whose: 'opponent' }, scope: { pokemon: 'thisPokemon' } },
                ],
              },
            ],
          }),
          {
            kind: 'Trainer',
            trainer: 'Stadium',
            id: 'Smoke',
            name: 'Smoke',
            continuous: [{ continuous: 'noAbilities', scope: { pokemon: 'all' } }],
          },
          { kind: 'Trainer', trainer: 'Stadium', id: 'Meadow', name: 'Meadow' },
        ],
        steps: [
          'play Meadow',
          { refused: 'retreat', because: ['GR.1 RETREAT_FORBIDDEN'] },
          'end the turn',
          { facts: ['1 damage counter on Glass (Poisoned).'] },
        ],
      },
    ],
  },
  {
    id: 'R74',
    says: 'A card may switch a Pokémon that cannot retreat because of an attack, and this effect of the attack then ends.',
    rules: ['T2E.1', 'T2E.6', 'T2E.7'],
    sources: [{ name: 'Asia 2025', where: 'II-C-14; II-C-03' }],
    cases: [
      {
        shows: 'a Pokémon that two cards switch out and in again may retreat',
        board: `
          A active Stuck {Fire Energy} (cannot retreat; turn 2 of A; by "Bind")
          A bench  Wall
          A hand   Switch x2
          B active Wall
        `,
        cards: [wall, inventPokemon('Stuck')],
        steps: [
          { refused: 'retreat', because: ['GR.1 RETREAT_FORBIDDEN'] },
          'play Switch',
          'play Switch',
          'retreat',
          { board: 'A active Wall\n A bench Stuck' },
        ],
      },
    ],
  },
  {
    id: 'R75',
    says: "A Pokémon that an opponent's attack switches out loses its Special Conditions like any Pokémon that leaves the Active Spot.",
    rules: ['T2E.7', 'SC.1'],
    sources: [{ name: 'Asia 2025', where: 'II-C-04' }],
    cases: [
      {
        shows: 'a Pokémon that an attack switches to the Bench is neither Asleep nor Poisoned',
        board: 'A active Pusher\n B active Wall Asleep Poisoned\n B bench Twig; Twig',
        cards: [
          wall,
          twig,
          inventPokemon('Pusher', {
            attacks: [
              freeAttack('Push', {
                after: [
                  { do: 'choosePokemon', as: 'next', from: { whose: 'opponent', where: 'Bench' }, by: 'opponent' },
                  { do: 'switch', who: 'opponent', with: 'next', out: true },
                ],
              }),
            ],
          }),
        ],
        steps: [
          'attack with Push',
          { asked: 'B', for: 'effect' },
          'choose Twig #1 on the Bench',
          { board: 'turn 4 of B\n B active Twig\n B bench Wall; Twig' },
        ],
      },
    ],
  },
  {
    id: 'R76',
    says: 'A Pokémon that is Asleep or Paralyzed may use its Abilities: these conditions forbid only attacks and retreating.',
    rules: ['A-A.3', 'T2E.6', 'T2F.1'],
    sources: [
      { name: 'Asia 2025', where: 'I-A-01, step 1b; I-A-03; I-A-02, which has no such limit' },
      { name: 'Rules', where: 'no answer confirms this' },
    ],
    cases: [
      {
        shows: 'a Pokémon that is Asleep heals itself by its Ability, and can neither attack nor retreat',
        board: 'A active Dreamer {Fire Energy} -20 Asleep\n A bench Wall\n B active Wall',
        cards: [
          wall,
          inventPokemon('Dreamer', {
            abilities: [
              { name: 'Rest', limit: 'oncePerTurn', use: [{ do: 'heal', pokemon: 'thisPokemon', damage: 20 }] },
            ],
            attacks: [freeAttack('Kick', { damage: { base: 10 } })],
          }),
        ],
        steps: [
          'use Rest of Dreamer',
          { board: 'A active Dreamer {Fire Energy} Asleep used "Rest"' },
          { refused: 'attack with Kick', because: ['A-A.3 ATTACKER_ASLEEP'] },
          { refused: 'retreat', because: ['T2E.6 RETREATING_ASLEEP'] },
        ],
      },
    ],
  },
  {
    id: 'R77',
    says: `An effect "during your opponent's next turn" ends with that turn, before the Checkup.`,
    rules: ['ET.2', 'PC.6'],
    sources: [{ name: 'Asia 2025', where: 'II-E-01, II-E-02, in contrast to II-E-22 and II-E-23' }],
    cases: [
      {
        shows: 'a Pokémon that cannot be healed during the turn is healed in the Checkup after it',
        board: `
          turn 4 of B
          A active Wall
          B active Wall -50 (cannot be healed; turn 2 of B; by "Salt")
          B hand   Balm
          stadium  Spring of B
        `,
        cards: [
          wall,
          {
            kind: 'Trainer',
            trainer: 'Item',
            id: 'Balm',
            name: 'Balm',
            effect: [{ do: 'heal', pokemon: 'yourActive', damage: 20 }],
          },
          {
            kind: 'Trainer',
            trainer: 'Stadium',
            id: 'Spring',
            name: 'Spring',
            triggers: [{ on: 'checkup', does: [{ do: 'heal', pokemon: 'opponentActive', damage: 10 }] }],
          },
        ],
        steps: [
          { refused: 'play Balm', because: ['T2D.1b CHANGES_NOTHING'] },
          'end the turn',
          { board: 'turn 5 of A\n B active Wall -40' },
        ],
      },
    ],
  },
]
