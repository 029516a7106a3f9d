/** Rulings of head judges about when a text asks its question. */
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Program } from '../../../src/game/model/effects.ts'
import type { Ruling } from '../ruling.ts'

const pusher = inventPokemon('Pusher', {
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

const spiked = inventPokemon('Spiked', {
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

const GUSTY = [
  inventPokemon('Gust', {
    hp: 200,
    stage: 'Stage 1',
    evolvesFrom: 'Laboratory Librarian',
    attacks: [
      freeAttack('Thrust', {
        damage: {
          base: 60,
          sign: '+',
          terms: [
            {
              amount: 30,
              if: { is: 'happened', what: 'movedToActive', when: 'thisTurn', pokemon: 'thisPokemon' },
            },
          ],
        },
      }),
    ],
  }),
]

const GUST = `
  A active  Laboratory Mouse
  A bench   Laboratory Librarian
  A hand    Gust, Switch
  B active  Laboratory Shield
`

const bully = inventPokemon('Bully', {
  attacks: [
    freeAttack('Bully', {
      after: [
        {
          do: 'lasting',
          on: 'opponentActive',
          effect: { lasting: 'weaknessTo', type: 'Colorless' },
          during: 'yourNextTurn',
        },
      ],
    }),
    freeAttack('Press', {
      after: [
        {
          do: 'lasting',
          on: 'opponentActive',
          effect: { lasting: 'weaknessTimes', factor: 4 },
          during: 'yourNextTurn',
        },
      ],
    }),
    freeAttack('Smack', { damage: { base: 40 } }),
  ],
})

const bare = inventPokemon('Bare')

/** 40 more for an Energy card of its own, or for the Stadium. */
const spiral = inventPokemon('Spiral', {
  attacks: [
    freeAttack('Twist', {
      require: [
        {
          do: 'may',
          then: [{ do: 'chooseAttached', as: 'paid', on: 'thisPokemon', filter: { kind: 'Energy' } }],
        },
      ],
      damage: { base: 40, sign: '+', terms: [{ amount: 40, if: { is: 'done' } }] },
      after: [{ do: 'move', cards: 'paid', to: 'discard' }],
    }),
    freeAttack('Crush', {
      before: [{ do: 'may', then: [{ do: 'allCards', as: 'paid', whose: 'you', from: 'stadium', filter: {} }] }],
      damage: { base: 40, sign: '+', terms: [{ amount: 40, if: { is: 'done' } }] },
      after: [{ do: 'move', cards: 'paid', to: 'discard' }],
    }),
  ],
})

const LESS = { continuous: 'damageDealt', amount: -20 } as const

const slow: CardDefinition = {
  kind: 'Energy',
  id: 'Slow',
  name: 'Slow',
  basic: false,
  provides: [['Colorless']],
  continuous: [{ ...LESS, scope: { pokemon: 'thisPokemon' } }],
}

const tower: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'Tower',
  name: 'Tower',
  continuous: [{ ...LESS, scope: { pokemon: 'all' } }],
}

const untilFive: Program = [
  {
    do: 'draw',
    who: 'you',
    cards: { count: 'minus', from: 5, less: { count: 'cardsIn', whose: 'you', zone: 'hand' } },
  },
]

const oneOfTheHand = (to: 'discard' | 'deckBottom'): Program => [
  { do: 'chooseCards', as: 'paid', whose: 'you', from: 'hand', filter: {} },
  { do: 'move', cards: 'paid', to },
]

const dancer = inventPokemon('Dancer', {
  abilities: [{ name: 'Tempo', limit: 'oncePerTurn', cost: oneOfTheHand('deckBottom'), use: untilFive }],
})

const purger = inventPokemon('Purger', {
  attacks: [
    freeAttack('Purge', {
      require: [{ do: 'may', then: [{ do: 'discardHand', whose: 'you' }] }],
      damage: { base: 20, sign: '+', terms: [{ amount: 20, if: { is: 'done' } }] },
    }),
  ],
})

const dancing = (cards: number): string => `A active Dancer\n A hand Hop x${cards}\n B active Laboratory Mouse`

export const HEAD_JUDGE: readonly Ruling[] = [
  {
    id: 'R101',
    says: 'Whether a Pokémon "is in the Active Spot and is damaged" is decided when the damage is done, wherever the attack then moves it.',
    rules: ['A-F.2', 'A-F.3'],
    sources: [{ name: 'Asia 2025', where: 'the steps of an attack, 5' }],
    cases: [
      {
        shows: 'a Pokémon that is damaged in the Active Spot and then moved to the Bench strikes back by its Ability',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Spiked\n B bench Laboratory Mouse',
        steps: ['attack with Push', { board: 'A active Pusher -20\n B bench Spiked -50' }],
      },
      {
        shows:
          'a Pokémon that is damaged in the Active Spot and then Knocked Out on the Bench strikes back by its Ability',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Spiked -10\n B bench Laboratory Mouse',
        steps: ['attack with Push', { board: 'A active Pusher -20\n B bench nothing' }],
      },
      {
        shows: 'a Pokémon that is moved to the Active Spot before the damage strikes back by its Ability',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Laboratory Mouse\n B bench Spiked',
        steps: ['attack with Drag', { board: 'A active Pusher -20\n B active Spiked -50' }],
      },
      {
        shows:
          'a Pokémon that is damaged on the Bench and then moved to the Active Spot does not strike back by its Ability',
        cards: [pusher, spiked],
        board: 'A active Pusher\n B active Laboratory Mouse\n B bench Spiked',
        steps: ['attack with Snipe and Drag', { board: 'A active Pusher\n B active Spiked -50' }],
      },
    ],
  },
  {
    id: 'R102',
    says: 'Whether a text could change something is decided after its cost is paid: a card that was paid has left the hand.',
    rules: ['T2D.1b', 'GR.3'],
    sources: [{ name: 'Rulings Compendium', where: '2042' }],
    cases: [
      {
        shows: '"draw until you have five cards" with five cards in hand: one card is paid, and one is drawn',
        cards: [dancer],
        board: dancing(5),
        steps: ['use Tempo of Dancer', 'choose Hop', { board: 'A hand Hop x5' }],
      },
      {
        shows:
          '"draw until you have five cards" with six cards in hand: the text cannot be used, because nothing would be drawn',
        cards: [dancer],
        board: dancing(6),
        steps: [{ refused: 'use Tempo of Dancer', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'a card that is discarded to pay for a search of the discard pile may be what is found there',
        cards: [
          {
            ...inventItem('Dig', [
              { do: 'chooseCards', as: 'found', whose: 'you', from: 'discard', filter: { kind: 'Energy' } },
              { do: 'move', cards: 'found', to: 'hand' },
            ]),
            cost: oneOfTheHand('discard'),
          },
        ],
        board: 'A active Laboratory Mouse\n A hand Dig, Hop, Fire Energy\n B active Laboratory Mouse',
        steps: ['play Dig', 'choose Fire Energy', { board: 'A hand Hop, Fire Energy\n A discard Dig' }],
      },
      {
        shows: 'if none of the cards that could be paid would be found, the card cannot be played',
        cards: [
          {
            ...inventItem('Dig', [
              { do: 'chooseCards', as: 'found', whose: 'you', from: 'discard', filter: { kind: 'Energy' } },
              { do: 'move', cards: 'found', to: 'hand' },
            ]),
            cost: oneOfTheHand('discard'),
          },
        ],
        board: 'A active Laboratory Mouse\n A hand Dig, Hop\n B active Laboratory Mouse',
        steps: [{ refused: 'play Dig', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
    ],
  },
  {
    id: 'R103',
    says: '"You may discard your hand" is offered to every player who has a card in hand, whatever the rest of the text does.',
    rules: ['GR.6', 'A-E.1'],
    sources: [{ name: 'Card text', where: 'Purging Strike' }],
    cases: [
      {
        shows: 'the player says yes: the hand is discarded, and the attack does more damage',
        cards: [purger],
        board: 'A active Purger\n A hand Hop x2\n B active Laboratory Shield',
        steps: [
          'attack with Purge',
          { asked: 'A', for: 'may' },
          'choose yes',
          { board: 'A hand nothing\n B active Laboratory Shield -40' },
        ],
      },
      {
        shows: 'a player without a card in hand is not asked',
        cards: [purger],
        board: 'A active Purger\n A hand nothing\n B active Laboratory Shield',
        steps: ['attack with Purge', { board: 'B active Laboratory Shield -20' }],
      },
      {
        shows: 'a card whose first part needs a hand may still be played for the rest of its text',
        cards: [
          inventItem('Renewal', [
            { do: 'may', then: [{ do: 'discardHand', whose: 'you' }] },
            { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 3 }] },
          ]),
        ],
        board: 'A active Laboratory Mouse\n A hand Renewal, Hop\n A deck Bede x4\n B active Laboratory Mouse',
        steps: ['play Renewal', 'choose yes', { board: 'A hand Bede x3' }],
      },
    ],
  },
  {
    id: 'R109',
    says: 'A Pokémon that moved to the Active Spot this turn and then evolved does not count as "moved to the Active Spot this turn".',
    rules: ['T2B.8', 'A-D1.2'],
    sources: [{ name: 'Rulings Compendium', where: '2265' }],
    cases: [
      {
        shows: 'a Pokémon that moved to the Active Spot and then evolved does no more damage',
        cards: GUSTY,
        board: GUST,
        steps: [
          'play Switch',
          'evolve Laboratory Librarian into Gust',
          'attack with Thrust',
          { board: 'B active Laboratory Shield -60' },
        ],
      },
      {
        shows: 'a Pokémon that evolved and then moved to the Active Spot does more damage',
        cards: GUSTY,
        board: GUST,
        steps: [
          'evolve Laboratory Librarian into Gust',
          'play Switch',
          'attack with Thrust',
          { board: 'B active Laboratory Shield -90' },
        ],
      },
    ],
  },
  {
    id: 'R110',
    says: 'If an effect gives a Weakness to a Pokémon that has none, the Pokémon takes twice the damage.',
    rules: ['A-D3.1'],
    sources: [{ name: 'Rulings Compendium', where: '2056, 2057' }],
    cases: [
      {
        shows:
          'an effect makes the Weakness Colorless: the Pokémon takes twice as much damage from a Colorless Pokémon',
        cards: [bully, bare],
        board: 'A active Bully\n B active Bare',
        steps: ['attack with Bully', 'B: end the turn', 'attack with Smack', { board: 'B active Bare -80' }],
      },
      {
        shows: 'an effect that changes only the factor gives no Weakness',
        cards: [bully, bare],
        board: 'A active Bully\n B active Bare',
        steps: ['attack with Press', 'B: end the turn', 'attack with Smack', { board: 'B active Bare -40' }],
      },
    ],
  },
  {
    id: 'R111',
    says: 'If an attack discards Energy for more damage, the Energy is chosen first and discarded after the damage, so its own effects on the damage still apply.',
    rules: ['A-D.1', 'A-F.2', 'A-F.3'],
    sources: [{ name: 'Rulings Compendium', where: '1834, 1 June 2023' }],
    cases: [
      {
        shows: 'an Energy card that lowers the damage by 20 does so, and is then discarded',
        cards: [spiral, slow],
        board: 'A active Spiral {Slow, Fire Energy}\n B active Laboratory Shield',
        steps: [
          'attack with Twist',
          'choose yes',
          'choose Slow',
          { board: 'A active Spiral {Fire Energy}\n A discard Slow\n B active Laboratory Shield -60' },
        ],
      },
      {
        shows: 'an Energy card that lowers the damage by 20 also does so if nothing is discarded',
        cards: [spiral, slow],
        board: 'A active Spiral {Slow, Fire Energy}\n B active Laboratory Shield',
        steps: [
          'attack with Twist',
          'choose no',
          { board: 'A active Spiral {Slow, Fire Energy}\n B active Laboratory Shield -20' },
        ],
      },
      {
        shows: 'a Stadium that is discarded for more damage is still in play when the damage is calculated',
        cards: [spiral, tower],
        board: 'A active Spiral\n B active Laboratory Shield\n stadium Tower of B',
        steps: ['attack with Crush', 'choose yes', { board: 'B active Laboratory Shield -60\n B discard Tower' }],
      },
    ],
  },
]
