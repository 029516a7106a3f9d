/** Rulings of head judges about the moment at which a text asks its question. */
import { freeAttack, invented } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

const pusher = invented('Pusher', {
  attacks: [
    freeAttack('Push', {
      damage: { base: 50 },
      after: [
        { do: 'choosePokemon', as: 'new', by: 'opponent', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent', with: 'new', out: true },
      ],
    }),
    freeAttack('Drag', {
      before: [
        { do: 'choosePokemon', as: 'new', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent', with: 'new' },
      ],
      damage: { base: 50 },
    }),
    freeAttack('Snipe and Drag', {
      choose: [{ do: 'choosePokemon', as: 'new', from: { whose: 'opponent', where: 'Bench' } }],
      also: [{ to: { chosen: 'new' }, amount: 50 }],
      after: [{ do: 'switch', who: 'opponent', with: 'new' }],
    }),
  ],
})

const spiked = invented('Spiked', {
  hp: 60,
  abilities: [
    {
      name: 'Spikes',
      triggers: [
        {
          on: 'damaged',
          by: 'opponent',
          where: 'Active',
          does: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
        },
      ],
    },
  ],
})

export const HEAD_JUDGE: readonly Ruling[] = [
  {
    id: 'R101',
    says: '"In the Active Spot and is damaged" is settled when the damage is done, wherever the attack moves the Pokémon then.',
    rules: ['A-F.2', 'A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'the steps of an attack, 5' }],
    cases: [
      {
        shows: 'damaged in the Active Spot and then moved to the Bench: the Ability strikes back',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Spiked\n B bench Laboratory Mouse',
        steps: ['attack with Push', { board: 'A active Pusher -20\n B bench Spiked -50' }],
      },
      {
        shows: 'so it does where the Pokémon is Knocked Out on the Bench',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Spiked -10\n B bench Laboratory Mouse',
        steps: ['attack with Push', { board: 'A active Pusher -20\n B bench nothing' }],
      },
      {
        shows: 'moved to the Active Spot before the damage: it does',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Laboratory Mouse\n B bench Spiked',
        steps: ['attack with Drag', { board: 'A active Pusher -20\n B active Spiked -50' }],
      },
      {
        shows: 'damaged on the Bench and then moved to the Active Spot: it does not',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Laboratory Mouse\n B bench Spiked',
        steps: ['attack with Snipe and Drag', { board: 'A active Pusher\n B active Spiked -50' }],
      },
    ],
  },
]
