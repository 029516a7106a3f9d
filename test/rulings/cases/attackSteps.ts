/**
 * Rulings about the steps of an attack: their order, when an attack counts as used, and which Pokémon may not even
 * announce one.
 */
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling, RulingCase } from '../ruling.ts'

const FOGGED = '(flips a coin to attack; turn 2 of A; by "Fog")'

const risky = inventPokemon('Risky GX', {
  attacks: [
    freeAttack('All In GX', {
      damage: { base: 80 },
      oncePerGame: 'GX',
      require: [
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
      ],
    }),
  ],
})

/** 90 more if its attack was used in the turn before; on tails it does nothing. */
const echo = inventPokemon('Echo', {
  attacks: [
    freeAttack('Again', {
      damage: {
        base: 10,
        sign: '+',
        terms: [
          {
            amount: 90,
            if: { is: 'happened', what: 'attackUsed', when: 'yourLastTurn', whose: 'you', attack: 'Again' },
          },
        ],
      },
      require: [
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
      ],
    }),
  ],
})

const cannotAnnounce = (
  condition: 'Asleep' | 'Paralyzed',
  code: 'ATTACKER_ASLEEP' | 'ATTACKER_PARALYZED',
): RulingCase => ({
  shows: `${condition}: the turn goes on, and another Pokémon attacks after a switch`,
  board: `
    A active  Laboratory Rat ${condition}
    A bench   Laboratory Mouse
    A hand    Switch
    B active  Laboratory Shield
  `,
  steps: [
    { refused: 'attack with Nip', because: [`A-A.3 ${code}`] },
    'play Switch',
    'attack with Nibble',
    { board: 'B active Laboratory Shield -10' },
  ],
})

export const ATTACK_STEPS: readonly Ruling[] = [
  {
    id: 'R10',
    says: 'Effects that damage triggers come after all effects of the attack, and before Knock Outs are checked.',
    rules: ['A-F.3', 'KO.1'],
    sources: [
      { name: 'Asia 2025', where: 'the steps of an attack, 5 to 7' },
      { name: 'Rulings Compendium', where: '9 June 2016' },
    ],
    cases: [
      {
        shows: 'the attack heals first, then the Tool of the damaged Pokémon puts its counters',
        board: `
          A active  Laboratory Medic -30
          B active  Laboratory Rat -20 [Laboratory Spikes]
          B bench   Laboratory Mouse
        `,
        steps: [
          'attack with Patch Up',
          'choose Prize card 1',
          {
            facts: [
              'Laboratory Rat takes 20 damage.',
              '30 damage is healed from Laboratory Medic.',
              '2 damage counters on Laboratory Medic (Laboratory Spikes).',
              "B's Laboratory Rat is Knocked Out.",
            ],
            all: ['DAMAGE_PLACED', 'COUNTERS_REMOVED', 'COUNTERS_PLACED', 'POKEMON_KNOCKED_OUT'],
          },
          { board: 'A active Laboratory Medic -20' },
        ],
      },
      {
        shows: 'attacker and defender may both be Knocked Out',
        board: `
          A active  Laboratory Rat -20
          A bench   Laboratory Mouse
          B active  Laboratory Rat -20 [Laboratory Spikes]
          B bench   Laboratory Mouse
        `,
        steps: [
          'attack with Nip',
          'choose Prize card 1',
          'choose Prize card 1',
          {
            facts: ["A's Laboratory Rat is Knocked Out.", "B's Laboratory Rat is Knocked Out."],
            all: ['POKEMON_KNOCKED_OUT'],
          },
        ],
      },
    ],
  },
  {
    id: 'R11',
    says: 'An attack that fails because of Confusion was not used: a once-per-game power is not spent, and the turn ends.',
    rules: ['A-C.1', 'OG.1', 'T3.1'],
    sources: [
      { name: 'Full details of attacking', where: 'step C' },
      { name: 'Rules', where: 'an attack that was not used does not spend the power of the game' },
    ],
    cases: [
      {
        shows: 'tails: three damage counters are put, the turn ends, and the VSTAR attack may be used in a later turn',
        board: `
          A active  Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy} Confused
          B active  Laboratory Shield
        `,
        steps: [
          'attack with Star Fall',
          'tails',
          { facts: ['Star Fall does not happen.'] },
          {
            board: `
              turn 4 of B
              A active  Laboratory Vessel VSTAR < Laboratory Vessel V -30 {Fire Energy} Confused on 2
              A spent   nothing
              B active  Laboratory Shield
            `,
          },
          'end the turn',
          { legal: ['attack with Star Fall'] },
        ],
      },
      {
        shows: 'heads: the VSTAR attack is used, and the power is spent',
        board: `
          A active  Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy} Confused
          B active  Laboratory Shield
          B bench   Laboratory Mouse
        `,
        steps: ['attack with Star Fall', 'heads', 'choose Prize card 1', { board: 'A spent VSTAR' }],
      },
    ],
  },
  {
    id: 'R12',
    says: 'Effects that may cancel an attack come before Confusion: the coin for Confusion is flipped only if these effects do not cancel the attack.',
    rules: ['A-B.1', 'A-C.1'],
    sources: [{ name: 'Asia 2025', where: 'the steps of an attack, 2a and 2b' }],
    cases: [
      {
        shows:
          'tails for the effect that may cancel the attack: no coin is flipped for Confusion, and no damage counters are put',
        board: `A active Laboratory Rat Confused ${FOGGED}\n B active Laboratory Shield`,
        steps: [
          'attack with Nip',
          'tails',
          { facts: ['A flips tails (Fog).'], all: ['COIN_FLIPPED'] },
          { board: 'turn 4 of B\n A active Laboratory Rat Confused on 2' },
        ],
      },
      {
        shows:
          'heads for the effect that may cancel the attack, tails for Confusion: the attacker gets three damage counters',
        board: `A active Laboratory Rat Confused ${FOGGED}\n B active Laboratory Shield`,
        steps: [
          'attack with Nip',
          'heads',
          'tails',
          { facts: ['A flips heads (Fog).', 'A flips tails (Confused).'], all: ['COIN_FLIPPED'] },
          { board: 'A active Laboratory Rat -30 Confused on 2\n B active Laboratory Shield' },
        ],
      },
      {
        shows: 'heads for the effect that may cancel the attack, heads for Confusion: the attack happens',
        board: `A active Laboratory Rat Confused ${FOGGED}\n B active Laboratory Shield`,
        steps: ['attack with Nip', 'heads', 'heads', { board: 'B active Laboratory Shield -20' }],
      },
    ],
  },
  {
    id: 'R13',
    says: 'An attack that "does nothing" was used; one that "does not happen" was not.',
    rules: ['A-E.1', 'A-B.1', 'OG.1'],
    sources: [{ name: 'Asia 2025', where: 'D-01' }],
    cases: [
      {
        shows: 'a GX attack that does nothing is spent',
        cards: [risky],
        board: 'A active Risky GX\n B active Laboratory Shield',
        steps: [
          'attack with All In GX',
          'tails',
          { facts: ['All In GX does nothing.'] },
          { noFacts: ['ATTACK_DOES_NOT_HAPPEN'] },
          { board: 'turn 4 of B\n A spent GX\n B active Laboratory Shield' },
        ],
      },
      {
        shows: 'a GX attack that does not happen is not spent',
        cards: [risky],
        board: `A active Risky GX ${FOGGED}\n B active Laboratory Shield`,
        steps: [
          'attack with All In GX',
          'tails',
          { facts: ['All In GX does not happen.'] },
          { noFacts: ['ATTACK_DOES_NOTHING'] },
          { board: 'turn 4 of B\n A spent nothing\n B active Laboratory Shield' },
        ],
      },
      {
        shows: '"if it used this attack during your last turn" is true if the attack did nothing then',
        cards: [echo],
        board: 'A active Echo\n B active Laboratory Shield',
        steps: [
          'attack with Again',
          'tails',
          'end the turn',
          'attack with Again',
          'heads',
          { board: 'B active Laboratory Shield -100' },
        ],
      },
      {
        shows: '"if it used this attack during your last turn" is false if the attack did not happen then',
        cards: [echo],
        board: `A active Echo ${FOGGED}\n B active Laboratory Shield`,
        steps: [
          'attack with Again',
          'tails',
          'end the turn',
          'attack with Again',
          'heads',
          { board: 'B active Laboratory Shield -10' },
        ],
      },
    ],
  },
  {
    id: 'R14',
    says: 'A player cannot announce an attack of a Pokémon that is Asleep or Paralyzed, so the turn does not end.',
    rules: ['A-A.3', 'T3.1'],
    sources: [{ name: 'Asia 2025', where: 'A-01, 1b' }],
    cases: [cannotAnnounce('Asleep', 'ATTACKER_ASLEEP'), cannotAnnounce('Paralyzed', 'ATTACKER_PARALYZED')],
  },
]
