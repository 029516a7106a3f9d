/** Rulings about protected Pokémon: which effects are lost on the way to them, and which do not concern them. */

import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Ruling } from '../ruling.ts'

const passer: CardDefinition = inventPokemon('Passer', {
  attacks: [
    freeAttack('Pass the Pain', {
      after: [{ do: 'moveCounters', from: 'thisPokemon', to: 'opponentActive', counters: 'all' }],
    }),
  ],
})

const giver: CardDefinition = inventPokemon('Warden', {
  attacks: [
    freeAttack('Shut', {
      after: [
        {
          do: 'lastingRule',
          effect: { continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } },
          during: 'opponentsNextTurn',
        },
      ],
    }),
  ],
})

export const PROTECTION: readonly Ruling[] = [
  {
    id: 'R42',
    says: 'If an attack moves cards or damage counters to a Pokémon that effects of attacks do not affect, they leave their place and are lost.',
    rules: ['A-F.3', 'GR.2'],
    sources: [
      { name: 'Asia 2025', where: 'C-08' },
      { name: 'Asia 2018', where: 'C-10' },
    ],
    cases: [
      {
        shows: 'damage counters move to a Pokémon that the attack can affect',
        cards: [passer],
        board: 'A active Passer -30\n B active Laboratory Shield',
        steps: ['attack with Pass the Pain', { board: 'A active Passer\n B active Laboratory Shield -30' }],
      },
      {
        shows: 'damage counters are removed and lost if the attack cannot affect the Pokémon',
        cards: [passer],
        board: 'A active Passer -30\n B active Laboratory Glass',
        steps: ['attack with Pass the Pain', { board: 'A active Passer\n B active Laboratory Glass' }],
      },
    ],
  },
  {
    id: 'R43',
    says: "An effect on a player works even if effects cannot affect that player's Pokémon.",
    rules: ['GR.1', 'A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'C-19, E-38' }],
    cases: [
      {
        shows: "a card is discarded from the player's hand",
        board: 'A active Laboratory Magpie\n B active Laboratory Glass\n B hand Potion',
        steps: [
          'attack with Snatch',
          'card 1 of the hand',
          { noFacts: ['EFFECT_PREVENTED'] },
          { board: 'B active Laboratory Glass -10\n B discard Potion' },
        ],
      },
      {
        shows: '"your opponent cannot play Items" holds in their next turn, and in no other',
        cards: [giver],
        board: `
          A active  Warden
          B active  Laboratory Glass -30
          B hand    Potion, Hop
        `,
        steps: [
          'attack with Shut',
          { refused: 'play Potion', because: ['GR.1 CARD_FORBIDDEN'] },
          { legal: ['play Hop'] },
          'end the turn',
          'end the turn',
          { legal: ['play Potion'] },
        ],
      },
      {
        shows: '"during this turn, your Pokémon do 20 more" also applies to a Pokémon that becomes Active afterwards',
        board: `
          A active  Laboratory Mouse
          A bench   Laboratory Rat
          A hand    Laboratory Anthem, Switch
          B active  Laboratory Shield
        `,
        steps: [
          'play Laboratory Anthem',
          'play Switch',
          'attack with Nip',
          { board: 'B active Laboratory Shield -40' },
        ],
      },
    ],
  },
]
