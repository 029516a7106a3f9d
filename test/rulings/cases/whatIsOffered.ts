/** Rulings about offers: each can do something, and unnecessary questions are not asked. */
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardFilter } from '../../../src/game/model/cardFilter.ts'
import type { Program } from '../../../src/game/model/effects.ts'
import type { Ruling } from '../ruling.ts'

const kim: CardFilter = { kind: 'Pokemon', namePart: 'Kim ' }

const kimsCat = inventPokemon('Kim Cat')

/** Only Pokémon of one owner are switched, and the opponent follows if they are. */
const kimsOrders = inventItem('Kim Orders', [
  { do: 'choosePokemon', as: 'mine', from: { whose: 'you', where: 'Active', fits: kim } },
  {
    do: 'if',
    is: { is: 'fits', pokemon: 'yourActive', filter: kim },
    then: [
      { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench', fits: kim } },
      { do: 'switch', who: 'you', with: 'next' },
    ],
  },
  {
    do: 'if',
    is: { is: 'done' },
    then: [
      { do: 'choosePokemon', as: 'theirs', from: { whose: 'opponent', where: 'Bench' } },
      { do: 'switch', who: 'opponent', with: 'theirs' },
    ],
  },
])

const ordering = (active: string, bench: string): string => `
  A active  ${active}
  A bench   ${bench}
  A hand    Kim Orders
  B active  Laboratory Mouse
  B bench   Laboratory Shield
`

const anyHealed: Program = [
  { do: 'choosePokemon', as: 'one', from: { whose: 'you' } },
  { do: 'heal', pokemon: { chosen: 'one' }, damage: 60 },
]

const salve = inventItem('Salve', anyHealed)

const dearSalve = inventItem('Dear Salve', [
  ...anyHealed,
  {
    do: 'if',
    is: { is: 'done' },
    then: [
      { do: 'chooseAttached', as: 'price', on: { chosen: 'one' }, filter: { kind: 'Energy' } },
      { do: 'move', cards: 'price', to: 'discard' },
    ],
  },
])

const sting = inventItem('Sting', [
  { do: 'choosePokemon', as: 'one', from: { whose: 'you' } },
  {
    do: 'spreadCounters',
    among: { whose: 'you', damaged: true, except: { chosen: 'one' } },
    counters: 1,
  },
])

const energyForOne = (filter: CardFilter): Program => [
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter },
  { do: 'choosePokemon', as: 'one', from: { whose: 'you' } },
  { do: 'attach', cards: 'found', to: { chosen: 'one' } },
  { do: 'shuffleDeck', whose: 'you' },
]

const gatherer = inventPokemon('Gatherer', {
  attacks: [
    freeAttack('Gather', { after: energyForOne({ basicEnergy: true, type: 'Grass' }) }),
    freeAttack('Soothe', { after: anyHealed }),
  ],
})

const look = (revealed: boolean): Program => [
  { do: 'lookAtTop', whose: 'you', cards: 3, ...(revealed ? { revealed: true } : {}) },
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'lookedAt', filter: { kind: 'Energy' } },
  { do: 'move', cards: 'found', to: 'hand' },
]

const searching = (card: string): string => `
  A active  Laboratory Mouse
  A hand    ${card}
  A deck    Fire Energy x3
  B active  Laboratory Mouse
`

/** A card of the hand changes places with the one on top of the deck. */
const sorter = inventPokemon('Sorter', {
  abilities: [
    {
      name: 'Sort',
      use: [
        { do: 'chooseCards', as: 'one', whose: 'you', from: 'hand', filter: {} },
        {
          do: 'if',
          is: { is: 'done' },
          then: [
            { do: 'draw', who: 'you', cards: 1 },
            { do: 'move', cards: 'one', to: 'deckTop' },
          ],
        },
      ],
    },
  ],
})

const attaching: Program = [
  {
    do: 'eachCard',
    cards: 'found',
    as: 'one',
    then: [
      { do: 'choosePokemon', as: 'taker', from: { whose: 'you', where: 'Bench' } },
      { do: 'attach', cards: 'one', to: { chosen: 'taker' } },
    ],
  },
  { do: 'shuffleDeck', whose: 'you' },
]

const current = inventPokemon('Current', {
  attacks: [
    freeAttack('Pull', {
      after: [
        { do: 'revealHand', whose: 'opponent' },
        { do: 'chooseCards', as: 'found', whose: 'opponent', from: 'hand', filter: { kind: 'Pokemon' }, max: 2 },
        { do: 'move', cards: 'found', to: 'bench' },
      ],
    }),
    freeAttack('Charge', {
      after: [
        { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Energy' }, max: 2 },
        ...attaching,
      ],
    }),
  ],
})

const generator = inventItem('Generator', [
  { do: 'lookAtTop', whose: 'you', cards: 2 },
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'lookedAt', filter: { kind: 'Energy' }, max: 2 },
  ...attaching,
])

const pulling = (bench: string): string => `
  A active  Current
  B active  Laboratory Mouse
  B bench   ${bench}
  B hand    Laboratory Rat, Hop
`

export const WHAT_IS_OFFERED: readonly Ruling[] = [
  {
    id: 'R104',
    says: 'A Trainer card, an Ability or a Stadium offers only Pokémon to which its text could do something. If there is no such Pokémon, the player is not asked.',
    rules: ['T2D.1b', 'GR.6'],
    sources: [{ name: 'Asia 2025', where: 'II-C-06' }],
    cases: [
      {
        shows: 'only damaged Pokémon may be chosen to be healed',
        cards: [salve],
        board:
          'A active Laboratory Mouse -20\n A bench Laboratory Shield; Laboratory Rat -10\n A hand Salve\n B active Laboratory Mouse',
        steps: [
          'play Salve',
          {
            asked: 'A',
            for: 'effect',
            options: ['Laboratory Mouse in the Active Spot', 'Laboratory Rat on the Bench'],
          },
        ],
      },
      {
        shows: 'Energy on an undamaged Pokémon does not make it a Pokémon to heal',
        cards: [dearSalve],
        board:
          'A active Laboratory Mouse -20\n A bench Laboratory Shield {Fire Energy}\n A hand Dear Salve\n B active Laboratory Mouse',
        steps: ['play Dear Salve', { board: 'A active Laboratory Mouse\n A bench Laboratory Shield {Fire Energy}' }],
      },
      {
        shows: 'the only damaged Pokémon cannot be chosen if counters go to another damaged Pokémon',
        cards: [sting],
        board:
          'A active Laboratory Mouse -20\n A bench Laboratory Shield; Laboratory Rat\n A hand Sting\n B active Laboratory Mouse',
        steps: [
          'play Sting',
          {
            asked: 'A',
            for: 'effect',
            options: ['Laboratory Shield on the Bench', 'Laboratory Rat on the Bench'],
          },
        ],
      },
      {
        shows: 'an attack may choose any Pokémon, even if it does nothing to it',
        cards: [gatherer],
        board: 'A active Gatherer -20\n A bench Laboratory Shield\n B active Laboratory Mouse',
        steps: [
          'attack with Soothe',
          { asked: 'A', for: 'effect', options: ['Gatherer in the Active Spot', 'Laboratory Shield on the Bench'] },
        ],
      },
      {
        shows: 'a player who has found no card to attach is not asked for a Pokémon',
        cards: [gatherer],
        board: 'A active Gatherer\n A bench Laboratory Shield\n A deck Fire Energy x3\n B active Laboratory Mouse',
        steps: ['attack with Gather', 'the deck stays in its order', { asked: 'B', for: 'main' }],
      },
    ],
  },
  {
    id: 'R105',
    says: 'In "Do this. If you do, do that", the Pokémon of the first part must also meet the requirements of the second part.',
    rules: ['T2D.1b', 'GR.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-20, second special case' }],
    cases: [
      {
        shows: 'a card that switches two Pokémon of Kim is refused if no Pokémon of Kim is on the Bench',
        cards: [kimsCat, kimsOrders],
        board: ordering('Kim Cat', 'Laboratory Mouse'),
        steps: [{ refused: 'play Kim Orders', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'a card that switches two Pokémon of Kim is refused if the Active Pokémon is not a Pokémon of Kim',
        cards: [kimsCat, kimsOrders],
        board: ordering('Laboratory Mouse', 'Kim Cat'),
        steps: [{ refused: 'play Kim Orders', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'a card that switches two Pokémon of Kim is played if both are of Kim, and the opponent switches too',
        cards: [kimsCat, kimsOrders],
        board: ordering('Kim Cat -10', 'Kim Cat'),
        steps: ['play Kim Orders', { board: 'A active Kim Cat\n A bench Kim Cat -10\n B active Laboratory Shield' }],
      },
      {
        shows: 'an exchange of a card in the hand for the top card of the deck is refused if the hand is empty',
        cards: [sorter],
        board: 'A active Sorter\n A hand nothing\n A deck Hop x3\n B active Laboratory Mouse',
        steps: [{ refused: 'use Sort of Sorter', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
    ],
  },
  {
    id: 'R106',
    says: 'A player who looks at cards of a deck alone may take no card of the required kind; if the cards are revealed, one must be taken.',
    rules: ['GR.4'],
    sources: [{ name: 'Rules', where: 'GR.4' }],
    cases: [
      {
        shows: 'one player looks at cards: no card need be taken',
        cards: [inventItem('Peek', look(false))],
        board: searching('Peek'),
        steps: ['play Peek', 'that is all', { board: 'A hand nothing' }],
      },
      {
        shows: 'cards are revealed: one must be taken',
        cards: [inventItem('Show', look(true))],
        board: searching('Show'),
        steps: [
          'play Show',
          { refused: 'that is all', because: ['GR.6 NOT_ENOUGH_CHOSEN'] },
          'choose Fire Energy',
          { board: 'A hand Fire Energy' },
        ],
      },
    ],
  },
  {
    id: 'R112',
    says: 'A text does not search a hand or a deck for cards with which it could do nothing, such as Pokémon for a full Bench, or Energy for Benched Pokémon if there are none.',
    rules: ['A-F.3', 'T2A.3', 'T2D.1b'],
    sources: [
      { name: 'Rulings Compendium', where: '1835, 1 June 2023' },
      { name: 'Rulings Compendium', where: '1661, 24 February 2022' },
    ],
    cases: [
      {
        shows:
          "an attack that benches Pokémon from the opponent's hand is used if the opponent's Bench is full, and the hand is not revealed",
        cards: [current],
        board: pulling('Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse'),
        steps: ['attack with Pull', { noFacts: ['CARDS_REVEALED'] }, { board: 'B hand Laboratory Rat, Hop x2' }],
      },
      {
        shows:
          "an attack that benches Pokémon from the opponent's hand reveals the hand if the opponent's Bench has room for one Pokémon",
        cards: [current],
        board: pulling('Laboratory Shield'),
        steps: ['attack with Pull', { board: 'B bench Laboratory Shield; Laboratory Rat new on 3\n B hand Hop x2' }],
      },
      {
        shows: 'an Item that searches for cards for a Benched Pokémon cannot be played without a Benched Pokémon',
        cards: [generator],
        board: 'A active Vulpix\n A hand Generator\n A deck Fire Energy x3\n B active Sobble',
        steps: [{ refused: 'play Generator', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows:
          'an Item that searches for cards for a Benched Pokémon may be played with a Benched Pokémon, and may find nothing',
        cards: [generator],
        board: 'A active Vulpix\n A bench Wooloo\n A hand Generator\n A deck Hop x3\n B active Sobble',
        steps: ['play Generator', { facts: ['A looks at Hop, Hop.'] }],
      },
      {
        shows: 'an attack that searches for cards for Benched Pokémon is used without a Bench, and searches nothing',
        cards: [current],
        board: 'A active Current\n A deck Fire Energy x3\n B active Sobble',
        steps: ['attack with Charge', { noFacts: ['CARDS_LOOKED_AT', 'DECK_SHUFFLED'] }, { asked: 'B', for: 'main' }],
      },
    ],
  },
]
