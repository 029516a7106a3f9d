/** Rulings about Trainer cards, Energy and Tools: when they may be played, their costs, and when they stay attached. */

import { inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Program } from '../../../src/game/model/effects.ts'
import { scarletAndViolet } from '../../../src/game/rulesets/rulesets.ts'
import type { Ruling } from '../ruling.ts'

const wall = inventPokemon('Wall', { hp: 200 })
/** The opponent's Supporters do not affect it. */
const hermit = inventPokemon('Hermit', {
  abilities: [
    {
      name: 'Alone',
      continuous: [
        {
          continuous: 'preventEffects',
          of: 'Supporters',
          from: { whose: 'opponent' },
          scope: { pokemon: 'thisPokemon' },
        },
      ],
    },
  ],
})

const pad = {
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'Pad',
  name: 'Pad',
  continuous: [{ continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon' } }],
} as const

const twin = {
  kind: 'Energy',
  id: 'Twin',
  name: 'Twin',
  basic: false,
  provides: [['Colorless'], ['Colorless']],
} as const

const SWITCH_BOTH: Program = [
  { do: 'choosePokemon', as: 'mine', from: { whose: 'you', where: 'Bench' } },
  { do: 'switch', who: 'you', with: 'mine' },
  {
    do: 'if',
    is: { is: 'done' },
    then: [
      { do: 'choosePokemon', as: 'theirs', from: { whose: 'opponent', where: 'Bench' } },
      { do: 'switch', who: 'opponent', with: 'theirs' },
    ],
  },
]

const search = (name: string, filter: { readonly kind?: 'Energy' }) =>
  inventItem(name, [
    { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter },
    { do: 'move', cards: 'found', to: 'hand' },
    { do: 'shuffleDeck', whose: 'you' },
  ])

const trader = inventPokemon('Trader', {
  abilities: [
    {
      name: 'Trade',
      limit: 'oncePerTurn',
      cost: [
        { do: 'chooseCards', as: 'paid', whose: 'you', from: 'hand', filter: {} },
        { do: 'move', cards: 'paid', to: 'discard' },
      ],
      use: [{ do: 'draw', who: 'you', cards: 2 }],
    },
  ],
})

/** No effect of an Ability affects its holder. */
const cover: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Tool',
  id: 'Cover',
  name: 'Cover',
  continuous: [{ continuous: 'preventEffects', of: 'Abilities', scope: { pokemon: 'thisPokemon' } }],
}

/** Pays with one Energy of its own. */
const burner = inventPokemon('Burner', {
  abilities: [
    {
      name: 'Burn Off',
      cost: [
        { do: 'chooseAttached', as: 'burnt', on: 'thisPokemon', filter: { kind: 'Energy' } },
        { do: 'move', cards: 'burnt', to: 'discard' },
      ],
      use: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ],
})

/** Pays with all of it. */
const smoker = inventPokemon('Smoker', {
  abilities: [
    {
      name: 'Smoke Out',
      cost: [{ do: 'discardAllEnergy', from: 'thisPokemon' }],
      use: [{ do: 'draw', who: 'you', cards: 1 }],
    },
  ],
})

/** Attaches a Trainer card from the discard pile, any that its player chooses, and draws. */
const locker = inventItem('Locker', [
  { do: 'chooseCards', as: 'found', whose: 'you', from: 'discard', filter: { kind: 'Trainer' } },
  { do: 'attach', cards: 'found', to: 'yourActive' },
  { do: 'draw', who: 'you', cards: 1 },
])

export const PLAYING_CARDS: readonly Ruling[] = [
  {
    id: 'R78',
    says: 'A Trainer card that heals 1 Pokémon may not choose one without damage counters.',
    rules: ['T2D.1b', 'GR.6'],
    sources: [{ name: 'Asia 2025', where: 'II-C-06' }],
    cases: [
      {
        shows: 'only the two damaged Pokémon of three may be chosen',
        board: 'A active Wall -20\n A bench Wall; Scratched -10\n A hand Potion\n B active Wall',
        cards: [wall, inventPokemon('Scratched')],
        steps: [
          'play Potion',
          { asked: 'A', for: 'effect', options: ['Wall in the Active Spot', 'Scratched on the Bench'] },
        ],
      },
    ],
  },
  {
    id: 'R79',
    says: '"Up to 2" on a Trainer card requires at least one, even in the series in which attacks may choose none.',
    rules: ['GR.6', 'T2D.1b'],
    sources: [{ name: 'Asia 2025', where: 'II-D-05' }],
    cases: [
      {
        shows: 'the player must choose at least one',
        board: 'era mega-evolution\n A active Wall\n A hand Fetch\n A discard Fire Energy x3\n B active Wall',
        cards: [
          wall,
          inventItem('Fetch', [
            { do: 'chooseCards', as: 'fetched', whose: 'you', from: 'discard', filter: { kind: 'Energy' }, max: 2 },
            { do: 'move', cards: 'fetched', to: 'hand' },
          ]),
        ],
        steps: [
          'play Fetch',
          { refused: 'that is all', because: ['GR.6 NOT_ENOUGH_CHOSEN'] },
          'choose Fire Energy',
          'that is all',
          { board: 'A hand Fire Energy' },
        ],
      },
    ],
  },
  {
    id: 'R80',
    says: 'If there are fewer cards or Pokémon than a text says, all of them are taken, and the rest of the text is carried out.',
    rules: ['GR.2'],
    sources: [{ name: 'Asia 2025', where: 'II-A; II-D-04' }],
    cases: [
      {
        shows: '"2 Energy cards from the discard pile" takes the only Energy card there',
        board: 'A active Wall -10\n A hand Gather\n A discard Fire Energy, Hop\n B active Wall',
        cards: [
          wall,
          inventItem('Gather', [
            { do: 'chooseCards', as: 'two', whose: 'you', from: 'discard', filter: { kind: 'Energy' }, min: 2 },
            { do: 'move', cards: 'two', to: 'hand' },
            { do: 'heal', pokemon: 'yourActive', damage: 10 },
          ]),
        ],
        steps: ['play Gather', { board: 'A active Wall\n A hand Fire Energy\n A discard Hop, Gather' }],
      },
    ],
  },
  {
    id: 'R81',
    says: 'A search for cards of a kind may find no card, and a search for any card must find one. The deck is shuffled in both cases.',
    rules: ['GR.4', 'GR.5'],
    sources: [{ name: 'Asia 2025', where: 'I-H; II-E-19' }],
    cases: [
      {
        shows: 'a search for Energy takes no card although the deck has Energy, and the deck is shuffled',
        board: 'A active Wall\n A hand Lamp\n A deck Fire Energy, Hop\n B active Wall',
        cards: [wall, search('Lamp', { kind: 'Energy' })],
        steps: ['play Lamp', 'that is all', { asked: 'A', for: 'shuffle' }],
      },
      {
        shows: 'a search for any card must find one',
        board: 'A active Wall\n A hand Key\n A deck Fire Energy, Hop\n B active Wall',
        cards: [wall, search('Key', {})],
        steps: ['play Key', { refused: 'that is all', because: ['GR.6 NOT_ENOUGH_CHOSEN'] }],
      },
    ],
  },
  {
    id: 'R82',
    says: 'A text that shuffles the hand into the deck and draws may be used with an empty hand: the deck is shuffled, then cards are drawn.',
    rules: ['T2D.1b', 'GR.2', 'GR.5'],
    sources: [{ name: 'Asia 2025', where: 'II-E-36, first special case' }],
    cases: [
      {
        shows: 'the card with this text is the only one in hand: the deck is shuffled before cards are drawn',
        board: 'A active Wall\n A hand Afresh\n A deck Hop, Potion, Fire Energy\n B active Wall',
        cards: [
          wall,
          inventItem('Afresh', [
            { do: 'allCards', as: 'hand', whose: 'you', from: 'hand', filter: {} },
            { do: 'move', cards: 'hand', to: 'deck' },
            { do: 'draw', who: 'you', cards: 1 },
          ]),
        ],
        steps: [
          'play Afresh',
          { asked: 'A', for: 'shuffle' },
          'the deck is shuffled: 3 1 2',
          { board: 'A hand Fire Energy\n A deck Hop, Potion' },
        ],
      },
    ],
  },
  {
    id: 'R83',
    says: 'The part after "if you do" is carried out even if there were not enough cards to do all of the first part.',
    rules: ['GR.2', 'GR.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-20' }],
    cases: [
      {
        shows: 'only one of two cards can be drawn, and the opponent still discards',
        board: 'A active Wall\n A hand Toll, Hop\n A deck Fire Energy\n B active Wall\n B deck Hop x3',
        cards: [
          wall,
          inventItem('Toll', [
            { do: 'draw', who: 'you', cards: 2 },
            { do: 'if', is: { is: 'done' }, then: [{ do: 'discardTop', whose: 'opponent', cards: 1 }] },
          ]),
        ],
        steps: ['play Toll', { board: 'A hand Hop, Fire Energy\n B deck Hop x2\n B discard Hop' }],
      },
    ],
  },
  {
    id: 'R84',
    says: 'A Trainer card with "do this; if you do, do that" cannot be played if the first part cannot be done at all.',
    rules: ['T2D.1b', 'GR.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-20, second special case' }],
    cases: [
      {
        shows: 'the card cannot be played if the player has no Pokémon to switch',
        board: 'A active Wall\n A hand Both Ways\n B active Wall\n B bench Wall',
        cards: [wall, inventItem('Both Ways', SWITCH_BOTH)],
        steps: [{ refused: 'play Both Ways', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
    ],
  },
  {
    id: 'R85',
    says: 'A Trainer card with "do this; if you do, do that" can be played for its first part alone if the second part cannot be done.',
    rules: ['T2D.1b', 'GR.2', 'GR.3'],
    sources: [{ name: 'Asia 2025', where: 'II-E-20, first special case' }],
    cases: [
      {
        shows: 'the card can be played if the opponent has no Pokémon to switch in',
        board: 'A active Wall\n A bench Guest\n A hand Both Ways\n B active Wall',
        cards: [wall, inventPokemon('Guest'), inventItem('Both Ways', SWITCH_BOTH)],
        steps: ['play Both Ways', { board: 'A active Guest\n A bench Wall\n A discard Both Ways\n B active Wall' }],
      },
    ],
  },
  {
    id: 'R86',
    says: 'An Ability with a cost can be used only if its effect is possible and the cards for the cost are there.',
    rules: ['GR.3', 'T2D.1b', 'T2F.2'],
    sources: [{ name: 'Asia 2025', where: 'II-E-30, both special cases' }],
    cases: [
      {
        shows: 'the Ability cannot be used if there is no card to draw',
        board: 'A active Trader\n A hand Hop\n A deck nothing\n B active Wall',
        cards: [wall, trader],
        steps: [{ refused: 'use Trade of Trader', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'the Ability cannot be used if there is no card to discard',
        board: 'A active Trader\n B active Wall',
        cards: [wall, trader],
        steps: [{ refused: 'use Trade of Trader', because: ['GR.3 COST_CANNOT_BE_PAID'] }],
      },
      {
        shows:
          'Energy on a Pokémon that effects of Abilities do not affect cannot be discarded as a cost of its Ability',
        board:
          'A active Burner {Fire Energy} [Cover]\n A bench Smoker {Fire Energy} [Cover]\n A deck Hop x3\n B active Wall',
        cards: [wall, cover, burner, smoker],
        steps: [
          { refused: 'use Burn Off of Burner', because: ['GR.3 COST_CANNOT_BE_PAID'] },
          { refused: 'use Smoke Out of Smoker', because: ['GR.3 COST_CANNOT_BE_PAID'] },
        ],
      },
      {
        shows: 'Energy on a Pokémon that effects of Abilities affect is discarded as the cost',
        board: 'A active Burner {Fire Energy}\n A bench Smoker {Fire Energy}\n A deck Hop x3\n B active Wall',
        cards: [wall, burner, smoker],
        steps: [
          'use Burn Off of Burner',
          'use Smoke Out of Smoker',
          {
            board:
              'A active Burner used "Burn Off"\n A bench Smoker used "Smoke Out"\n A hand Hop x2\n A discard Fire Energy x2',
          },
        ],
      },
    ],
  },
  {
    id: 'R87',
    says: 'A Supporter may be played even if the only Pokémon that it could affect prevents its effects; the Supporter then does nothing.',
    rules: ['T2D.1', 'T2D.1b'],
    sources: [{ name: 'Asia 2025', where: 'II-E-29, first special case' }],
    cases: [
      {
        shows: 'the only Benched Pokémon of the opponent is not switched in, and "if you do" does not follow',
        board: 'A active Wall\n A bench Wall\n A hand Summon\n B active Wall\n B bench Hermit',
        cards: [
          wall,
          hermit,
          {
            kind: 'Trainer',
            trainer: 'Supporter',
            id: 'Summon',
            name: 'Summon',
            effect: [
              { do: 'choosePokemon', as: 'theirs', from: { whose: 'opponent', where: 'Bench' } },
              { do: 'switch', who: 'opponent', with: 'theirs' },
              { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
            ],
          },
        ],
        steps: [
          'play Summon',
          {
            board: 'turn 3 of A; supporter played\n A hand nothing\n A discard Summon\n B active Wall\n B bench Hermit',
          },
        ],
      },
      {
        shows:
          'no card attached to the protected Pokémon can be chosen, and both players are told that this Pokémon prevents the effect',
        board: 'A active Wall\n A hand Confiscate\n B active Hermit {Fire Energy}',
        cards: [
          wall,
          hermit,
          {
            kind: 'Trainer',
            trainer: 'Supporter',
            id: 'Confiscate',
            name: 'Confiscate',
            effect: [
              { do: 'chooseAttached', as: 'card', on: 'opponentActive', filter: { kind: 'Energy' } },
              { do: 'move', cards: 'card', to: 'discard' },
            ],
          },
        ],
        steps: [
          'play Confiscate',
          { facts: ['The effect of Confiscate on Hermit is prevented.'] },
          { board: 'turn 3 of A; supporter played\n A discard Confiscate\n B active Hermit {Fire Energy}' },
        ],
      },
    ],
  },
  {
    id: 'R88',
    says: "A Stadium's effect that only puts Pokémon onto the Bench cannot be used with a full Bench, not even to look through the deck.",
    rules: ['T2D.1b', 'T2D.5'],
    sources: [
      { name: 'Rulings Compendium', where: 'answers before the championships of 27 June 2017, question 2' },
      { name: 'Asia 2025', where: 'I-B-04, step 1' },
    ],
    cases: [
      {
        shows: 'the Stadium cannot be used with five Pokémon on the Bench',
        board: 'A active Wall\n A bench Wall; Wall; Wall; Wall; Wall\n B active Wall\n stadium Warren of A',
        cards: [
          wall,
          {
            kind: 'Trainer',
            trainer: 'Stadium',
            id: 'Warren',
            name: 'Warren',
            use: [
              { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { stage: 'Basic' } },
              { do: 'move', cards: 'found', to: 'bench' },
              { do: 'shuffleDeck', whose: 'you' },
            ],
          },
        ],
        steps: [{ refused: 'use the Stadium', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
    ],
  },
  {
    id: 'R89',
    says: 'A Pokémon Tool cannot be replaced by another Tool, not even by one of the same name.',
    rules: ['TL.1', 'TL.2'],
    sources: [{ name: 'Asia 2025', where: 'I-B-02' }],
    cases: [
      {
        shows: 'a Pokémon with a Tool cannot get a second Tool, and a Pokémon without a Tool can get one',
        board: 'A active Wall [Pad]\n A bench Wall\n A hand Pad\n B active Wall',
        cards: [wall, pad],
        steps: [
          { refused: 'attach Pad to Wall in the Active Spot', because: ['TL.1 TOOL_ATTACHED'] },
          'attach Pad to Wall on the Bench',
          { board: 'A active Wall [Pad]\n A bench Wall [Pad]' },
        ],
      },
      {
        shows: 'a text cannot attach a second Tool either: the Tool stays where it was',
        board: 'A active Wall [Pad]\n A hand Locker\n A deck Hop x3\n A discard Pad\n B active Wall',
        cards: [wall, pad, locker],
        steps: ['play Locker', { board: 'A active Wall [Pad]\n A hand Hop\n A discard Pad, Locker' }],
      },
      {
        shows: 'a text attaches a Tool to a Pokémon without a Tool, but attaches no card other than a Tool or Energy',
        board: 'A active Wall\n A hand Locker x2\n A deck Hop x3\n A discard Pad, Potion\n B active Wall',
        cards: [wall, pad, locker],
        steps: [
          'play Locker',
          'choose Potion',
          { board: 'A active Wall\n A hand Locker, Hop\n A discard Pad, Potion, Locker' },
          'play Locker',
          'choose Pad',
          { board: 'A active Wall [Pad]\n A hand Hop x2\n A discard Potion, Locker x2' },
        ],
      },
    ],
  },
  {
    id: 'R90',
    says: 'From 2023 on, Pokémon Tools are not Items: a player who cannot play Items may still attach Tools.',
    rules: ['GR.1', 'TL.1'],
    sources: [{ name: 'Asia 2025', where: 'I-B-02; II-C-19' }],
    cases: [
      {
        shows: 'a player who cannot play Items attaches a Tool',
        ruleset: scarletAndViolet,
        board: 'A active Wall -10\n A hand Pad, Potion\n B active Warden',
        cards: [
          wall,
          pad,
          inventPokemon('Warden', {
            abilities: [
              {
                name: 'Shut',
                continuous: [{ continuous: 'cantPlay', whose: 'opponent', cards: { trainer: 'Item' } }],
              },
            ],
          }),
        ],
        steps: [{ refused: 'play Potion', because: ['GR.1 CARD_FORBIDDEN'] }, 'attach Pad to Wall'],
      },
    ],
  },
  {
    id: 'R91',
    says: 'Special Energy may be moved to a Pokémon to which it cannot be attached; the Energy is then discarded.',
    rules: ['GR.1', 'GR.2'],
    sources: [{ name: 'Asia 2025', where: 'II-C-10, second special case' }],
    cases: [
      {
        shows: 'Energy that only one kind of Pokémon can have is moved to another kind',
        board: 'A active Wall\n A bench Red Rat {Cheese}\n A hand Plan\n B active Wall',
        cards: [
          wall,
          inventPokemon('Red Rat'),
          {
            kind: 'Energy',
            id: 'Cheese',
            name: 'Cheese',
            basic: false,
            provides: [['Psychic'], ['Psychic']],
            onlyTo: { namePart: 'Rat' },
          },
          inventItem('Plan', [
            { do: 'chooseAttached', as: 'moved', on: 'eachOfYourBench', filter: { kind: 'Energy' } },
            { do: 'attach', cards: 'moved', to: 'yourActive' },
          ]),
        ],
        steps: ['play Plan', { board: 'A active Wall\n A bench Red Rat\n A discard Cheese, Plan' }],
      },
    ],
  },
  {
    id: 'R92',
    says: 'Energy that an effect attaches from the hand does not use up the attachment of the turn.',
    rules: ['T2C.1'],
    sources: [{ name: 'Asia 2025', where: 'II-C-09' }],
    cases: [
      {
        shows: 'a card attaches one Energy card, the player attaches another, and a third is refused',
        board: 'A active Wall\n A hand Funnel, Fire Energy x3\n B active Wall',
        cards: [
          wall,
          inventItem('Funnel', [
            { do: 'chooseCards', as: 'given', whose: 'you', from: 'hand', filter: { kind: 'Energy' } },
            { do: 'attach', cards: 'given', to: 'yourActive' },
          ]),
        ],
        steps: [
          'play Funnel',
          'choose Fire Energy',
          'attach Fire Energy to Wall',
          { refused: 'attach Fire Energy to Wall', because: ['T2C.1 ENERGY_ALREADY_ATTACHED'] },
          { board: 'A active Wall {Fire Energy x2}' },
        ],
      },
    ],
  },
  {
    id: 'R93',
    says: 'A card that provides 2 Energy may be discarded for 1: two such cards may be discarded for a Retreat Cost of 2, or for "discard 2 Energy".',
    rules: ['T2E.2', 'GR.6'],
    sources: [
      { name: 'Rulings Compendium', where: 'answers before the championships of 27 June 2017, question 3' },
      { name: 'Asia 2025', where: 'II-C-01, which lets a card of three units count as one' },
    ],
    cases: [
      {
        shows: 'one card that provides 2 Energy is enough for a Retreat Cost of 2',
        board: 'A active Slow {Twin x2}\n A bench Wall\n B active Wall',
        cards: [wall, twin, inventPokemon('Slow', { retreatCost: 2 })],
        steps: ['retreat', 'choose Twin', 'that is all', { board: 'A bench Slow {Twin}\n A discard Twin' }],
      },
      {
        shows: 'two cards that provide 2 Energy may be discarded for a Retreat Cost of 2, but not a third',
        board: 'A active Slow {Twin x3}\n A bench Wall\n B active Wall',
        cards: [wall, twin, inventPokemon('Slow', { retreatCost: 2 })],
        steps: ['retreat', 'choose Twin', 'choose Twin', { board: 'A bench Slow {Twin}\n A discard Twin x2' }],
      },
      {
        shows: 'an attack that discards 2 Energy of the opponent may discard two cards that provide 2 Energy',
        board: 'A active Thief\n B active Wall {Twin x2}',
        cards: [
          wall,
          twin,
          inventPokemon('Thief', {
            attacks: [
              {
                name: 'Filch',
                cost: [],
                after: [
                  { do: 'chooseAttached', as: 'lost', on: 'opponentActive', filter: { kind: 'Energy' }, units: 2 },
                  { do: 'move', cards: 'lost', to: 'discard' },
                ],
              },
            ],
          }),
        ],
        steps: ['attack with Filch', 'choose Twin', 'choose Twin', { board: 'B active Wall\n B discard Twin x2' }],
      },
    ],
  },
]
