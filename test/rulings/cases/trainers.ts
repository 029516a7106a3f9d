/**
 * Rulings about Trainer cards and about texts that would change nothing: which may be played, and the card's place
 * meanwhile.
 */

import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Ruling } from '../ruling.ts'

const inspection = inventItem('Inspection', [
  { do: 'chooseCards', as: 'item', whose: 'opponent', from: 'hand', filter: { trainer: 'Item' }, by: 'you' },
  { do: 'move', cards: 'item', to: 'discard' },
])

/** Puts a Basic Pokémon of the opponent's deck onto their Bench. */
const decoy = inventItem('Decoy', [
  { do: 'chooseCards', as: 'found', whose: 'opponent', from: 'deck', filter: { kind: 'Pokemon', stage: 'Basic' } },
  { do: 'move', cards: 'found', to: 'bench' },
])

const twinWhistle = inventItem('Twin Whistle', [
  { do: 'chooseCards', as: 'two', whose: 'you', from: 'deck', filter: { kind: 'Pokemon', stage: 'Basic' }, max: 2 },
  { do: 'move', cards: 'two', to: 'bench' },
  { do: 'shuffleDeck', whose: 'you' },
])

/** A Pokémon of the hand is its cost, and is put onto the Bench. */
const invitation: CardDefinition = {
  ...inventItem('Invitation', [
    { do: 'move', cards: 'guest', to: 'bench' },
    { do: 'draw', who: 'you', cards: 1 },
  ]),
  cost: [{ do: 'chooseCards', as: 'guest', whose: 'you', from: 'hand', filter: { kind: 'Pokemon', stage: 'Basic' } }],
}

/** The same as an Ability, whose cost is everything except the drawing. */
const host = inventPokemon('Host', {
  abilities: [
    {
      name: 'Welcome',
      cost: [
        { do: 'chooseCards', as: 'guest', whose: 'you', from: 'hand', filter: { kind: 'Pokemon', stage: 'Basic' } },
        { do: 'move', cards: 'guest', to: 'bench' },
      ],
      use: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ],
})

/** Its player chooses a card of the hand while it is being played. */
const tidying = inventItem('Tidying', [
  { do: 'chooseCards', as: 'one', whose: 'you', from: 'hand', filter: {} },
  { do: 'move', cards: 'one', to: 'discard' },
  { do: 'draw', who: 'you', cards: 1 },
])

/** Discards the Fire Energy of its player's Active Pokémon. */
const coldWater = inventItem('Cold Water', [{ do: 'discardAllEnergy', from: 'yourActive', type: 'Fire' }])

/** Provides Fire Energy as long as there are two cards in its player's hand. */
const companyEnergy: CardDefinition = {
  kind: 'Energy',
  id: 'company-energy',
  name: 'Company Energy',
  basic: false,
  provides: [],
  instead: [
    {
      if: { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'hand' }, number: 2 },
      provides: [['Fire']],
    },
  ],
}

/** Draws if the opponent has taken three Prize cards. */
const lateHelp = inventItem('Late Help', [
  {
    do: 'if',
    is: { is: 'atLeast', what: { count: 'prizesTaken', whose: 'opponent' }, number: 3 },
    then: [{ do: 'draw', who: 'you', cards: 2 }],
  },
])

/** Draws if the opponent's Active Pokémon is Burned. */
const stoker = inventPokemon('Stoker', {
  abilities: [
    {
      name: 'Warm Up',
      use: [
        {
          do: 'if',
          is: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Burned' },
          then: [{ do: 'draw', who: 'you', cards: 1 }],
        },
      ],
    },
  ],
})

/** Has the text of Hop as an Ability and as an attack. */
const pupil = inventPokemon('Pupil', {
  abilities: [{ name: 'Homework', limit: 'oncePerTurn', use: [{ do: 'draw', who: 'you', cards: 3 }] }],
  attacks: [freeAttack('Copy Down', { after: [{ do: 'draw', who: 'you', cards: 3 }] })],
})

const DUEL = 'A active Laboratory Mouse\n B active Laboratory Mouse'
const CHILLY = 'A active Laboratory Mouse {Company Energy}\n B active Laboratory Mouse'
const INSPECTED: readonly CardDefinition[] = [inspection]
const FULL = 'Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse'

export const TRAINERS: readonly Ruling[] = [
  {
    id: 'R26',
    says: 'An Ability or an attack that uses the effect of a Supporter card does not play the Supporter, so no limit on playing Supporters applies.',
    rules: ['T2D.3', 'T2D.4'],
    sources: [{ name: 'Asia 2025', where: 'E-26' }],
    cases: [
      {
        shows: 'after a Supporter was played, an Ability and an attack use the effect of another',
        cards: [pupil],
        board: 'A active Pupil\n A hand Hop x2\n A deck Hop x9\n B active Laboratory Mouse',
        steps: [
          'play Hop',
          'use Homework of Pupil',
          { refused: 'play Hop', because: ['T2D.3 SUPPORTER_ALREADY_PLAYED'] },
          { board: 'turn 3 of A; supporter played\n A hand Hop x7' },
          'attack with Copy Down',
          { board: 'A hand Hop x10' },
        ],
      },
      {
        shows:
          'on the first turn, the player who goes first may use the effect of a Supporter but may not play a Supporter',
        cards: [pupil],
        board: 'turn 1 of A\n A active Pupil\n A hand Hop\n B active Laboratory Mouse',
        steps: [
          { refused: 'play Hop', because: ['T2D.4 FIRST_TURN_SUPPORTER'] },
          'use Homework of Pupil',
          { board: 'turn 1 of A\n A hand Hop x4' },
        ],
      },
    ],
  },
  {
    id: 'R27',
    says: 'A Trainer card that is being played is neither in the hand nor in the discard pile.',
    rules: ['T2D.1', 'T2D.1b'],
    sources: [
      { name: 'Rulings Compendium', where: '28 April 2011, 27 April 2017' },
      { name: 'Asia 2025', where: 'B-01' },
    ],
    cases: [
      {
        shows: "Professor's Research is played with no other card in hand",
        board: `${DUEL}\n A hand Professor's Research\n A deck Hop x8`,
        steps: ["play Professor's Research", { board: "A hand Hop x7\n A deck Hop\n A discard Professor's Research" }],
      },
      {
        shows: "Professor's Research is refused with an empty deck, whatever it would discard",
        board: `${DUEL}\n A hand Professor's Research, Hop x3\n A deck nothing`,
        steps: [{ refused: "play Professor's Research", because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'a card that is being played cannot be chosen from the hand, and is discarded last',
        cards: [tidying],
        board: `${DUEL}\n A hand Tidying, Potion, Switch`,
        steps: [
          'play Tidying',
          { asked: 'A', for: 'effect', options: ['Potion', 'Switch'] },
          { board: 'A hand Potion, Switch\n A discard nothing' },
          'choose Potion',
          { board: 'A hand Switch, Hop\n A discard Potion, Tidying' },
        ],
      },
      {
        shows:
          'a card that discards Fire Energy is refused if the cards left in the hand are too few for the Energy to provide Fire',
        cards: [coldWater, companyEnergy],
        board: `${CHILLY}\n A hand Cold Water, Hop`,
        steps: [{ refused: 'play Cold Water', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows:
          'a card that discards Fire Energy may be played if the cards left in the hand are enough for the Energy to provide Fire',
        cards: [coldWater, companyEnergy],
        board: `${CHILLY}\n A hand Cold Water, Hop, Potion`,
        steps: ['play Cold Water', { board: 'A discard Company Energy, Cold Water' }],
      },
    ],
  },
  {
    id: 'R28',
    says: 'A Trainer card cannot be played if both players can see that it would change nothing. It can be played if the cards that it searches for are hidden.',
    rules: ['T2D.1b', 'GR.4'],
    sources: [
      { name: 'Asia 2025', where: 'A-02, C-06' },
      { name: 'Rulings Compendium', where: 'Good Rod, Eneporter' },
    ],
    cases: [
      {
        shows: 'Potion without a damaged Pokémon of the player and Switch without a Bench are refused',
        board: 'A active Laboratory Rat\n A hand Potion, Switch\n B active Laboratory Mouse -10',
        steps: [
          { refused: 'play Potion', because: ['T2D.1b CHANGES_NOTHING'] },
          { refused: 'play Switch', because: ['T2D.1b CHANGES_NOTHING'] },
        ],
      },
      {
        shows: 'a card or an Ability whose condition plainly does not hold is refused',
        cards: [lateHelp, stoker],
        board: 'A active Stoker\n A hand Late Help\n B active Laboratory Mouse\n B prizes Hop x4',
        steps: [
          { refused: 'play Late Help', because: ['T2D.1b CHANGES_NOTHING'] },
          { refused: 'use Warm Up of Stoker', because: ['T2D.1b CHANGES_NOTHING'] },
        ],
      },
      {
        shows: 'a card or an Ability may be used if its condition holds',
        cards: [lateHelp, stoker],
        board: 'A active Stoker\n A hand Late Help\n B active Laboratory Mouse Burned\n B prizes Hop x3',
        steps: ['play Late Help', 'use Warm Up of Stoker', { board: 'A hand Hop x3' }],
      },
      {
        shows: 'a search of a deck without targets may be played, and finds nothing',
        board: 'A active Laboratory Rat\n A hand Poké Kid\n A deck Hop x4\n B active Laboratory Mouse',
        steps: ['play Poké Kid', 'the deck stays in its order', { board: 'A hand nothing\n A deck Hop x4' }],
      },
      {
        shows: 'a search of an empty deck is refused',
        board: 'A active Laboratory Rat\n A hand Poké Kid\n A deck nothing\n B active Laboratory Mouse',
        steps: [{ refused: 'play Poké Kid', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'a look at the top of an empty deck is refused, even if the other deck is not empty',
        board: 'A active Laboratory Rat\n A hand Great Ball\n A deck nothing\n B active Laboratory Mouse',
        steps: [{ refused: 'play Great Ball', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: "a card that looks for an Item in the opponent's hand may be played if that hand has a card",
        cards: INSPECTED,
        board: 'A active Laboratory Rat\n A hand Inspection\n B active Laboratory Mouse\n B hand Hop x2',
        steps: ['play Inspection', { board: 'A discard Inspection\n B hand Hop x2' }],
      },
      {
        shows: "a card that looks for an Item in the opponent's hand is refused if that hand is empty",
        cards: INSPECTED,
        board: 'A active Laboratory Rat\n A hand Inspection\n B active Laboratory Mouse',
        steps: [{ refused: 'play Inspection', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: '"choose 1 or both" offers only the part that can be done',
        board: `
          A active  Laboratory Rat
          A hand    Ordinary Rod
          A discard Fire Energy x3
          B active  Laboratory Mouse
        `,
        steps: [
          'play Ordinary Rod',
          'choose Fire Energy',
          'choose Fire Energy',
          'the deck stays in its order',
          { board: 'A discard Fire Energy, Ordinary Rod' },
        ],
      },
    ],
  },
  {
    id: 'R29',
    says: 'An attack may be used even if it will do nothing. It does not search a deck if it could take no card from it.',
    rules: ['A-A.1', 'GR.2'],
    sources: [
      { name: 'Asia 2025', where: 'C-11' },
      { name: 'AI battle simulator', where: 'attacks without effect' },
    ],
    cases: [
      {
        shows:
          'an attack that searches for Benched Pokémon is used with a full Bench: the deck is neither searched nor shuffled',
        board: `
          A active  Laboratory Beacon
          A bench   ${FULL}
          A deck    Laboratory Rat x3
          B active  Laboratory Mouse
        `,
        steps: [
          'attack with Gather',
          { noFacts: ['DECK_SHUFFLED', 'CARDS_LOOKED_AT', 'POKEMON_BENCHED'] },
          { board: 'turn 4 of B\n A deck Laboratory Rat x3' },
        ],
      },
      {
        shows: 'an attack that switches in a Benched Pokémon is used against an opponent without a Bench',
        board: 'A active Laboratory Angler\n B active Laboratory Mouse',
        steps: ['attack with Reel In', { board: 'turn 4 of B\n B active Laboratory Mouse' }],
      },
    ],
  },
  {
    id: 'R30',
    says: 'A Trainer card that only puts Pokémon onto the Bench needs a free place on the Bench, and puts only as many Pokémon as there are places.',
    rules: ['T2A.3', 'T2D.1b', 'GR.2'],
    sources: [{ name: 'Asia 2025', where: 'C-11' }],
    cases: [
      {
        shows:
          'with a full Bench, cards that put Pokémon from the discard pile or from the deck onto the Bench are refused',
        cards: [twinWhistle],
        board: `
          A active  Laboratory Rat
          A bench   ${FULL}
          A hand    Laboratory Revival, Twin Whistle
          A deck    Laboratory Rat x3
          A discard Laboratory Rat
          B active  Laboratory Mouse
        `,
        steps: [
          { refused: 'play Laboratory Revival', because: ['T2D.1b CHANGES_NOTHING'] },
          { refused: 'play Twin Whistle', because: ['T2D.1b CHANGES_NOTHING'] },
        ],
      },
      {
        shows: 'a cost that puts a Pokémon onto the Bench cannot be paid with a full Bench',
        cards: [invitation, host],
        board: `
          A active  Host
          A bench   ${FULL}
          A hand    Invitation, Laboratory Rat
          A deck    Laboratory Rat x3
          B active  Laboratory Mouse
        `,
        steps: [
          { refused: 'play Invitation', because: ['GR.3 COST_CANNOT_BE_PAID'] },
          { refused: 'use Welcome of Host', because: ['GR.3 COST_CANNOT_BE_PAID'] },
        ],
      },
      {
        shows:
          'a cost that puts a Pokémon onto the Bench is paid if the Bench has a place, and the rest of the text is carried out',
        cards: [invitation, host],
        board: `
          A active  Host
          A hand    Invitation, Laboratory Rat, Laboratory Mouse
          A deck    Laboratory Tadpole x3
          B active  Laboratory Mouse
        `,
        steps: [
          'play Invitation',
          'choose Laboratory Rat',
          'use Welcome of Host',
          'choose Laboratory Mouse',
          { board: 'A bench Laboratory Rat new; Laboratory Mouse new\n A hand Laboratory Tadpole x2' },
        ],
      },
      {
        shows: "a card that puts the opponent's Pokémon onto the opponent's Bench is refused if that Bench is full",
        cards: [decoy],
        board: `
          A active  Laboratory Rat
          A hand    Decoy
          B active  Laboratory Mouse
          B bench   ${FULL}
          B deck    Laboratory Rat x3
        `,
        steps: [{ refused: 'play Decoy', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows:
          "a card that puts the opponent's Pokémon onto the opponent's Bench may be played if the player's own Bench is full",
        cards: [decoy],
        board: `
          A active  Laboratory Rat
          A bench   ${FULL}
          A hand    Decoy
          B active  Laboratory Mouse
          B deck    Laboratory Rat x3
        `,
        steps: ['play Decoy'],
      },
      {
        shows: 'with one free place, "up to 2" Pokémon means one',
        cards: [twinWhistle],
        board: `
          A active  Laboratory Rat
          A bench   Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse
          A hand    Twin Whistle
          A deck    Laboratory Rat, Laboratory Tadpole, Hop
          B active  Laboratory Mouse
        `,
        steps: [
          'play Twin Whistle',
          'choose Laboratory Tadpole',
          { asked: 'A', for: 'shuffle' },
          'the deck stays in its order',
          {
            board: `
              A bench  Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Mouse; Laboratory Tadpole new
              A deck   Laboratory Rat, Hop
            `,
          },
        ],
      },
    ],
  },
]
