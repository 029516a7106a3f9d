/**
 * Rulings about the six steps of damage: the order around Weakness, the end of the calculation, and the targets of
 * effects.
 */
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

const wall = inventPokemon('Wall', { hp: 200 })
const WEAK_TO_FIRE = { hp: 200, weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }] } as const
const straw = inventPokemon('Straw', WEAK_TO_FIRE)
const flame = inventPokemon('Flame', { types: ['Fire'], attacks: [freeAttack('Burst', { damage: { base: 50 } })] })

export const DAMAGE_IN_STEPS: readonly Ruling[] = [
  {
    id: 'R51',
    says: 'An effect that lowers the damage of the attacking Pokémon is applied before Weakness.',
    rules: ['A-D2.1', 'A-D3.1'],
    sources: [{ name: 'Asia 2025', where: 'I-A-01, damage step 2; II-B-05' }],
    cases: [
      {
        shows: '20 less damage of the attacker is subtracted before the damage is doubled',
        board: 'A active Flame (does 20 less damage; turn 2 of A; by "Growl")\n B active Straw',
        cards: [flame, straw],
        steps: ['attack with Burst', { facts: ['Straw takes 60 damage.'] }],
      },
    ],
  },
  {
    id: 'R52',
    says: 'An effect that lowers the damage to the defending Pokémon is applied after Weakness.',
    rules: ['A-D3.1', 'A-D5.1'],
    sources: [{ name: 'Asia 2025', where: 'I-A-01, damage step 5; II-B-05' }],
    cases: [
      {
        shows: 'a Tool of the defender subtracts 20 after the damage was doubled',
        board: 'A active Flame\n B active Straw [Pad]',
        cards: [
          flame,
          straw,
          {
            kind: 'Trainer',
            trainer: 'Tool',
            id: 'Pad',
            name: 'Pad',
            continuous: [{ continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon' } }],
          },
        ],
        steps: ['attack with Burst', { facts: ['Straw takes 80 damage.'] }],
      },
    ],
  },
  {
    id: 'R53',
    says: 'If Resistance leaves no damage, the calculation ends: "takes 50 more damage" adds nothing.',
    rules: ['A-D4.1', 'A-D5.1', 'A-D6.2'],
    sources: [{ name: 'Asia 2025', where: 'I-A-01, damage step 4; II-B-04' }],
    cases: [
      {
        shows: '50 damage minus 50 for Resistance is 0, even if the Pokémon takes 50 more damage',
        board: 'A active Flame\n B active Slate (takes 50 more damage; turn 2 of A; by "Charge")',
        cards: [flame, inventPokemon('Slate', { resistances: [{ type: 'Fire', amount: 50 }] })],
        steps: ['attack with Burst', { facts: ['Slate takes no damage.'] }],
      },
      {
        shows: 'if 20 damage is left after Resistance, the Pokémon takes 50 more',
        board: 'A active Flame\n B active Slate (takes 50 more damage; turn 2 of A; by "Charge")',
        cards: [flame, inventPokemon('Slate', { resistances: [{ type: 'Fire', amount: 30 }] })],
        steps: ['attack with Burst', { facts: ['Slate takes 70 damage.'] }],
      },
    ],
  },
  {
    id: 'R54',
    says: `Damage that "isn't affected by any effects" on the Pokémon is done even if the Pokémon prevents all damage, and Weakness applies.`,
    rules: ['A-D3.1', 'A-D5.1', 'A-D6.2'],
    sources: [{ name: 'Asia 2025', where: 'II-B-07; II-C-16' }],
    cases: [
      {
        shows: 'a Pokémon that prevents all damage takes this damage, doubled by Weakness',
        board: 'A active Piercer\n B active Ghost',
        cards: [
          inventPokemon('Piercer', {
            types: ['Fire'],
            attacks: [
              freeAttack('Pierce', { damage: { base: 50 }, unaffectedBy: ['effects'] }),
              freeAttack('Push', { damage: { base: 50 } }),
            ],
          }),
          inventPokemon('Ghost', {
            ...WEAK_TO_FIRE,
            abilities: [
              { name: 'Mist', continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'thisPokemon' } }] },
            ],
          }),
        ],
        steps: [
          'attack with Pierce',
          { facts: ['Ghost takes 100 damage.'] },
          'end the turn',
          'attack with Push',
          { facts: ['Ghost takes no damage.'] },
        ],
      },
    ],
  },
  {
    id: 'R55',
    says: 'Damage that "isn\'t affected by any effects" does not restore a Weakness that an effect has taken away, because this effect does not change the damage itself.',
    rules: ['A-D3.1', 'A-D5.1'],
    sources: [{ name: 'Asia 2025', where: 'II-B-07, both special cases' }],
    cases: [
      {
        shows: 'a Pokémon that has lost its Weakness takes only the printed damage',
        board: 'A active Piercer\n B active Gardener',
        cards: [
          inventPokemon('Piercer', {
            types: ['Fire'],
            attacks: [freeAttack('Pierce', { damage: { base: 50 }, unaffectedBy: ['effects'] })],
          }),
          inventPokemon('Gardener', {
            ...WEAK_TO_FIRE,
            abilities: [
              { name: 'Shade', continuous: [{ continuous: 'noWeakness', scope: { pokemon: 'thisPokemon' } }] },
            ],
          }),
        ],
        steps: ['attack with Pierce', { facts: ['Gardener takes 50 damage.'] }],
      },
    ],
  },
  {
    id: 'R56',
    says: `Damage that "isn't affected by Weakness or Resistance" is still changed by all other effects.`,
    rules: ['A-D3.1', 'A-D4.1', 'A-D5.1'],
    sources: [{ name: 'Asia 2025', where: 'II-B-06' }],
    cases: [
      {
        shows: 'the damage is not doubled by Weakness, and an effect lowers it by 20',
        board: 'A active Beamer\n B active Cushion',
        cards: [
          inventPokemon('Beamer', {
            types: ['Fire'],
            attacks: [freeAttack('Beam', { damage: { base: 50 }, unaffectedBy: ['Weakness', 'Resistance'] })],
          }),
          inventPokemon('Cushion', {
            ...WEAK_TO_FIRE,
            abilities: [
              {
                name: 'Soft',
                continuous: [{ continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon' } }],
              },
            ],
          }),
        ],
        steps: ['attack with Beam', { facts: ['Cushion takes 30 damage.'] }],
      },
    ],
  },
  {
    id: 'R57',
    says: 'A Pokémon that prevents all damage may still be chosen for damage; the other chosen Pokémon take their damage.',
    rules: ['A-D.1', 'A-F.2', 'A-D6.2'],
    sources: [{ name: 'Asia 2025', where: 'II-B-08; II-C-16' }],
    cases: [
      {
        shows: 'one of the two chosen Pokémon takes no damage',
        board: 'A active Archer\n B active Wall\n B bench Diver; Wall',
        cards: [
          wall,
          inventPokemon('Archer', {
            attacks: [
              freeAttack('Volley', {
                choose: [{ do: 'choosePokemon', as: 'marked', from: { whose: 'opponent' }, min: 2, max: 2 }],
                also: [{ to: { eachChosen: 'marked' }, amount: 50 }],
              }),
            ],
          }),
          inventPokemon('Diver', {
            abilities: [
              {
                name: 'Under Water',
                continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'thisPokemon', where: 'Bench' } }],
              },
            ],
          }),
        ],
        steps: [
          'attack with Volley',
          {
            asked: 'A',
            for: 'effect',
            options: ["B's Wall in the Active Spot", "B's Diver on the Bench", "B's Wall on the Bench"],
          },
          "choose B's Diver",
          "choose B's Wall on the Bench",
          { facts: ['Diver takes no damage.', 'Wall takes 50 damage.'] },
          { board: 'B active Wall\n B bench Diver; Wall -50' },
        ],
      },
    ],
  },
  {
    id: 'R58',
    says: `More damage "to your opponent's Active Pokémon" does not apply to Benched Pokémon that the same attack damages.`,
    rules: ['A-D2.1', 'A-F.2'],
    sources: [{ name: 'Asia 2025', where: 'I-A-01, damage step 2; II-B-04; II-B-08' }],
    cases: [
      {
        shows: 'the Active Pokémon takes 20 more damage, and the Benched Pokémon no more than printed',
        board: 'A active Spreader [Weight]\n B active Wall\n B bench Wall',
        cards: [
          wall,
          inventPokemon('Spreader', {
            attacks: [
              freeAttack('Spread', { damage: { base: 30 }, also: [{ to: 'eachOfOpponentBench', amount: 30 }] }),
            ],
          }),
          {
            kind: 'Trainer',
            trainer: 'Tool',
            id: 'Weight',
            name: 'Weight',
            continuous: [
              {
                continuous: 'damageDealt',
                amount: 20,
                to: { whose: 'opponent', where: 'Active' },
                scope: { pokemon: 'thisPokemon' },
              },
            ],
          },
        ],
        steps: ['attack with Spread', { board: 'B active Wall -50\n B bench Wall -30' }],
      },
    ],
  },
  {
    id: 'R59',
    says: "An attack may Knock Out its player's own Benched Pokémon, and the opponent takes the Prize cards for them.",
    rules: ['A-F.2', 'KO.1', 'PR.1'],
    sources: [{ name: 'Asia 2025', where: 'II-B-09; I-D' }],
    cases: [
      {
        shows: "an attack that damages the player's own Bench Knocks Out a Pokémon on it",
        board: 'A active Quaker\n A bench Twig\n B active Wall',
        cards: [
          wall,
          inventPokemon('Twig', { hp: 30 }),
          inventPokemon('Quaker', {
            attacks: [freeAttack('Quake', { damage: { base: 30 }, also: [{ to: 'eachOfYourBench', amount: 30 }] })],
          }),
        ],
        steps: [
          'attack with Quake',
          { facts: ["A's Twig is Knocked Out."] },
          { asked: 'B', for: 'prizes' },
          'choose Prize card 1',
          {
            board:
              'turn 4 of B\n A active Quaker\n A bench nothing\n A discard Twig\n B active Wall -30\n B prizes Hop x2',
          },
        ],
      },
    ],
  },
]
