/** Rulings about damage: the effects that apply to it, and placed counters, which are not damage. */

import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Ruling } from '../ruling.ts'

const eviolite: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'ruling-eviolite',
  name: 'Eviolite',
  continuous: [{ continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon', fits: { stage: 'Basic' } } }],
}

/** Weak to Colorless Pokémon like itself. */
const glassJaw = inventPokemon('Glass Jaw', {
  weaknesses: [{ type: 'Colorless', operator: '×', amount: 2 }],
  attacks: [freeAttack('Recoil', { damage: { base: 10 }, also: [{ to: 'thisPokemon', amount: 10 }] })],
})

const bumper = inventPokemon('Bumper', { resistances: [{ type: 'Colorless', amount: 30 }] })

/** It has Resistance, and takes no damage. */
const bunker = inventPokemon('Bunker', {
  resistances: [{ type: 'Colorless', amount: 30 }],
  abilities: [
    { name: 'Thick Walls', continuous: [{ continuous: 'preventDamage', scope: { pokemon: 'thisPokemon' } }] },
  ],
})

const nut: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'ruling-nut',
  name: 'Nut',
  continuous: [
    {
      continuous: 'damageTaken',
      amount: -60,
      scope: { pokemon: 'thisPokemon' },
      from: { whose: 'opponent' },
      discards: true,
    },
  ],
}

export const DAMAGE: readonly Ruling[] = [
  {
    id: 'R3',
    says: 'Weakness and Resistance apply only to Active Pokémon: a Benched Pokémon takes the printed damage.',
    rules: ['A-D3.1', 'A-D4.1'],
    sources: [
      { name: 'Full details of attacking', where: 'damage, step 3' },
      { name: 'Rulebook 2023', where: 'page 14' },
      { name: 'Asia 2025', where: 'B-08' },
    ],
    cases: [
      {
        shows: 'a Benched Pokémon with a Weakness takes only the printed 30 damage',
        cards: [glassJaw],
        board: 'A active Laboratory Archer\n B active Laboratory Rat\n B bench Glass Jaw',
        steps: ['attack with Far Shot', { board: 'B bench Glass Jaw -30' }],
      },
      {
        shows: 'a Benched Pokémon with a Resistance takes all of the printed 30 damage',
        cards: [bumper],
        board: 'A active Laboratory Archer\n B active Laboratory Rat\n B bench Bumper',
        steps: ['attack with Far Shot', { board: 'B bench Bumper -30' }],
      },
      {
        shows: 'an attack with a chosen target does twice its printed 20 damage to an Active Pokémon with a Weakness',
        board: 'A active Cramorant {Water Energy}\n B active Vulpix\n B bench Scorbunny',
        steps: ['attack with Water Arrow', "choose B's Vulpix", { board: 'B active Vulpix -40' }],
      },
    ],
  },
  {
    id: 'R4',
    says: 'Damage that an attack does to its own user is calculated like any other damage: Weakness applies, and so do effects that lower damage, unless they are limited to the opponent.',
    rules: ['A-F.2', 'A-D3.1', 'A-D5.1'],
    sources: [{ name: 'Asia 2025', where: 'B-09' }],
    cases: [
      {
        shows: 'a Tool that lowers damage by 20 also lowers the damage that its Pokémon does to itself',
        cards: [eviolite],
        board: 'A active Laboratory Ram [Eviolite]\n B active Laboratory Shield',
        steps: ['attack with Crash', { board: 'A active Laboratory Ram [Eviolite]' }],
      },
      {
        shows:
          "a Tool that lowers damage from the opponent's Pokémon does not lower damage that its Pokémon does to itself",
        board: 'A active Laboratory Ram [Laboratory Padding]\n B active Laboratory Shield',
        steps: ['attack with Crash', { board: 'A active Laboratory Ram -20 [Laboratory Padding]' }],
      },
      {
        shows: "a Weakness to its own type applies, and a Tool that lowers damage from the opponent's Pokémon does not",
        cards: [glassJaw],
        board: 'A active Glass Jaw [Laboratory Dumbbell]\n B active Laboratory Shield',
        steps: [
          'attack with Recoil',
          { board: 'A active Glass Jaw -20 [Laboratory Dumbbell]\n B active Laboratory Shield -30' },
        ],
      },
    ],
  },
  {
    id: 'R5',
    says: 'A calculation that has reached 0 stops: later steps add nothing.',
    rules: ['A-D1.2', 'A-D2.2'],
    sources: [
      { name: 'Asia 2025', where: 'A-01, B-02' },
      { name: 'Asia 2018', where: 'B-02, B-03' },
    ],
    cases: [
      {
        shows: 'an attack that does 20 for each heads does 0 without heads, even with a Tool that adds damage',
        cards: [glassJaw],
        board: 'A active Laboratory Juggler [Laboratory Dumbbell]\n B active Glass Jaw',
        steps: ['attack with Three Balls', 'tails', 'tails', 'tails', { board: 'B active Glass Jaw' }],
      },
      {
        shows: 'with one heads, the Tool adds its 20 before Weakness is applied',
        cards: [glassJaw],
        board: 'A active Laboratory Juggler [Laboratory Dumbbell]\n B active Glass Jaw',
        steps: ['attack with Three Balls', 'tails', 'heads', 'tails', { board: 'B active Glass Jaw -80' }],
      },
      {
        shows: 'an attack of 20 that does 20 less does no damage, even to a Pokémon that takes 30 more',
        board: `
          A active  Laboratory Rat (does 20 less damage; turn 2 of A; by "Weaken")
          B active  Laboratory Shield (takes 30 more damage; turn 2 of A; by "Bruise")
        `,
        steps: ['attack with Nip', { facts: ['Laboratory Shield takes no damage.'] }, { noFacts: ['DAMAGE_PLACED'] }],
      },
    ],
  },
  {
    id: 'R6',
    says: 'If the text of an attack with a plus sign adds nothing, the attack does its printed damage, and the calculation continues.',
    rules: ['A-D1.2', 'A-D2.1', 'A-D3.1'],
    sources: [{ name: 'Full details of attacking', where: 'damage, steps 1 and 2' }],
    cases: [
      {
        shows:
          'an attack of 20+ whose text adds nothing does 40 with a Tool that adds 20, and 80 to a Pokémon with a Weakness',
        cards: [glassJaw],
        board: 'A active Laboratory Juggler [Laboratory Dumbbell]\n B active Glass Jaw',
        steps: ['attack with Lucky Throw', 'tails', { board: 'B active Glass Jaw -80' }],
      },
    ],
  },
  {
    id: 'R7',
    says: 'Putting damage counters is not damage, so effects that change or prevent damage do not apply; it is an effect of the attack.',
    rules: ['A-D1.3'],
    sources: [{ name: 'Asia 2025', where: 'C-07' }],
    cases: [
      {
        shows:
          'Resistance and "prevent all damage" do not change the number of damage counters, and neither does a Tool that adds damage',
        cards: [bunker],
        board: 'A active Laboratory Hail [Laboratory Dumbbell]\n B active Bunker',
        steps: ['attack with Pelt', { board: 'B active Bunker -30' }],
      },
      {
        shows:
          '"prevent all effects of attacks" prevents the damage counters, but a Pokémon with this effect may still be chosen',
        board: 'A active Laboratory Hail\n B active Laboratory Rat\n B bench Laboratory Glass',
        steps: [
          'attack with Scatter',
          "choose B's Laboratory Glass",
          "choose B's Laboratory Glass",
          "choose B's Laboratory Glass",
          "choose B's Laboratory Rat",
          { board: 'B active Laboratory Rat -10\n B bench Laboratory Glass' },
        ],
      },
    ],
  },
  {
    id: 'R8',
    says: 'An effect that prevents effects of attacks does not prevent damage, and an effect that prevents damage does not prevent other effects.',
    rules: ['A-D5.1', 'A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'C-16, C-17' }],
    cases: [
      {
        shows: 'if effects are prevented, the damage is done, and the Pokémon is not Paralyzed',
        board: 'A active Laboratory Stunner\n B active Laboratory Glass',
        steps: ['attack with Jolt', { board: 'B active Laboratory Glass -10' }],
      },
      {
        shows: 'if damage is prevented, the Pokémon is still Paralyzed',
        cards: [bunker],
        board: 'A active Laboratory Stunner\n B active Bunker',
        steps: ['attack with Jolt', { board: 'B active Bunker Paralyzed' }],
      },
    ],
  },
  {
    id: 'R9',
    says: 'A Pokémon that takes 0 damage is not damaged, whatever lowered the damage.',
    rules: ['A-D6.2', 'A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'E-03' }],
    cases: [
      {
        shows: 'a Tool that reacts to damage puts counters on the attacker',
        board: 'A active Laboratory Mouse\n B active Laboratory Shield [Laboratory Spikes]',
        steps: ['attack with Nibble', { board: 'A active Laboratory Mouse -20' }],
      },
      {
        shows: 'a Tool that reacts to damage does not react to prevented damage',
        cards: [bunker],
        board: 'A active Laboratory Mouse\n B active Bunker [Laboratory Spikes]',
        steps: ['attack with Nibble', { board: 'A active Laboratory Mouse' }],
      },
      {
        shows: 'a Tool that reacts to damage does not react if an Ability lowered the damage to 0',
        board: 'A active Laboratory Mouse\n B active Laboratory Cushion [Laboratory Spikes]',
        steps: ['attack with Nibble', { board: 'A active Laboratory Mouse' }],
      },
      {
        shows: 'a Tool that reacts to damage does not react if Resistance lowered the damage to 0',
        cards: [bumper],
        board: 'A active Laboratory Mouse\n B active Bumper [Laboratory Spikes]',
        steps: ['attack with Nibble', { board: 'A active Laboratory Mouse' }],
      },
    ],
  },
  {
    id: 'R117',
    says: 'A Tool that lowers damage once is discarded when it lowers damage, even to 0. It is not discarded if the damage was prevented.',
    rules: ['A-D5.1', 'A-D6.2'],
    sources: [
      { name: 'Card text', where: 'Tools of one use: "takes less damage, and discard this card"' },
      { name: 'Rules', where: 'the text applies to damage that would be done, even if no damage is left' },
    ],
    cases: [
      {
        shows: 'the Tool lowers the damage to 0 and is discarded',
        cards: [nut],
        board: 'A active Laboratory Mouse\n B active Laboratory Rat [Nut]',
        steps: ['attack with Nibble', { board: 'B active Laboratory Rat\n B discard Nut' }],
      },
      {
        shows: 'if an Ability prevents the damage, the Tool stays',
        cards: [nut, bunker],
        board: 'A active Drampa {Fire Energy x2, Water Energy}\n B active Bunker [Nut]',
        steps: ['attack with Dragon Pulse', { board: 'B active Bunker [Nut]' }],
      },
      {
        shows: 'if Resistance has left no damage, the Tool stays',
        cards: [nut, bumper],
        board: 'A active Laboratory Mouse\n B active Bumper [Nut]',
        steps: ['attack with Nibble', { board: 'B active Bumper [Nut]' }],
      },
      {
        shows: "the Tool does not lower damage of its own player's attacks",
        cards: [nut, glassJaw],
        board: 'A active Glass Jaw [Nut]\n B active Laboratory Rat',
        steps: ['attack with Recoil', { board: 'A active Glass Jaw -20 [Nut]' }],
      },
    ],
  },
]
