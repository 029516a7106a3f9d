/**
 * Rulings about Abilities: which Pokémon has used its own, when it counts as a new Pokémon, and how often a trigger
 * applies.
 */
import { inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

const headLibrarian = inventPokemon('Head Librarian', {
  stage: 'Stage 1',
  evolvesFrom: 'Laboratory Librarian',
  abilities: [{ name: 'Open Book', limit: 'oncePerTurn', use: [{ do: 'draw', who: 'you', cards: 1 }] }],
})

const net = inventItem('Net', [
  { do: 'choosePokemon', as: 'it', from: { whose: 'you', where: 'Bench' } },
  { do: 'leavePlay', pokemon: { chosen: 'it' }, to: 'hand' },
])

const backwards = inventItem('Backwards', [{ do: 'devolve', pokemon: 'yourActive', to: 'hand' }])

const returner = inventPokemon('Returner', {
  abilities: [
    {
      name: 'Home',
      triggers: [
        { on: 'movedToBench', once: true, does: [{ do: 'may', then: [{ do: 'draw', who: 'you', cards: 1 }] }] },
      ],
    },
  ],
})

const overloader = inventPokemon('Overloader', {
  abilities: [
    {
      name: 'Overload',
      use: [
        { do: 'chooseCards', as: 'one', whose: 'you', from: 'discard', filter: { basicEnergy: true } },
        { do: 'attach', cards: 'one', to: 'yourActive' },
        { do: 'knockOut', pokemon: 'thisPokemon' },
      ],
    },
  ],
})

const LIBRARY = `
  A active  Laboratory Librarian
  A bench   Laboratory Mouse; Laboratory Librarian
  A hand    Net, Backwards, Head Librarian, Switch x2
  A deck    Hop x9
  B active  Laboratory Mouse
`
const CARDS = [headLibrarian, net, backwards]

const OPEN = 'use Open Book of Laboratory Librarian in the Active Spot'
const OPEN_BENCHED = 'use Open Book of Laboratory Librarian on the Bench'
const USED = ['T2F.1 ABILITY_ALREADY_USED'] as const

const HERALDS = `
  A active  Laboratory Mouse
  A bench   Laboratory Herald
  A hand    Laboratory Herald, Laboratory Trumpeter, Hop
  A deck    Bede, Hop x3
  B active  Laboratory Mouse
`

const caller = inventPokemon('Caller', {
  abilities: [
    {
      name: 'Call',
      use: [
        { do: 'chooseCards', as: 'one', whose: 'you', from: 'hand', filter: { kind: 'Pokemon' } },
        { do: 'move', cards: 'one', to: 'bench' },
      ],
    },
  ],
})

/** Attaches an Energy card from the hand by its Ability. */
const feeder = inventPokemon('Feeder', {
  abilities: [
    {
      name: 'Feed',
      use: [
        { do: 'chooseCards', as: 'one', whose: 'you', from: 'hand', filter: { kind: 'Energy' } },
        { do: 'attach', cards: 'one', to: 'yourActive' },
      ],
    },
  ],
})

export const ABILITIES: readonly Ruling[] = [
  {
    id: 'R39',
    says: '"Once a turn" is counted for each Pokémon; a Pokémon that has left play and come back, evolved or devolved counts as a new one.',
    rules: ['T2F.1', 'T2B.8'],
    sources: [
      { name: 'Asia 2025', where: 'E-12, D-19' },
      { name: 'Rulings Compendium', where: '2004, Surprise! Time Machine' },
    ],
    cases: [
      {
        shows: 'another Pokémon of the same name may use its Ability in the same turn',
        cards: CARDS,
        board: LIBRARY,
        steps: [OPEN, { refused: OPEN, because: USED }, OPEN_BENCHED, { refused: OPEN_BENCHED, because: USED }],
      },
      {
        shows: 'a Pokémon that leaves the Active Spot and comes back is not a new Pokémon',
        cards: CARDS,
        board: LIBRARY.replace('Laboratory Mouse; Laboratory Librarian', 'Laboratory Mouse'),
        steps: [OPEN, 'play Switch', 'play Switch', { refused: OPEN, because: USED }],
      },
      {
        shows: 'a Pokémon that leaves play and comes back is a new Pokémon',
        cards: CARDS,
        board: LIBRARY,
        steps: [
          OPEN_BENCHED,
          'play Net',
          'choose Laboratory Librarian',
          'bench Laboratory Librarian',
          OPEN_BENCHED,
          { refused: OPEN_BENCHED, because: USED },
        ],
      },
      {
        shows: 'an evolved or devolved Pokémon is a new Pokémon, even if its Ability has the same name',
        cards: CARDS,
        board: LIBRARY,
        steps: [
          OPEN,
          'evolve Laboratory Librarian in the Active Spot into Head Librarian',
          'use Open Book of Head Librarian',
          { refused: 'use Open Book of Head Librarian', because: USED },
          'play Backwards',
          { legal: [OPEN] },
        ],
      },
    ],
  },
  {
    id: 'R40',
    says: 'An effect that is triggered when a Pokémon is played from the hand is carried out at once or never. It is not triggered if the Pokémon comes into play in another way.',
    rules: ['T2F.1', 'T2F.2', 'T2A.2'],
    sources: [
      { name: 'Asia 2025', where: 'E-05' },
      { name: 'Rulings Compendium', where: "Rare Candy, Wally's Training" },
    ],
    cases: [
      {
        shows: 'a Pokémon is put onto the Bench from the hand: its player is asked before anything else',
        board: HERALDS,
        steps: [
          'bench Laboratory Herald',
          { asked: 'A', for: 'may' },
          { refused: 'end the turn', because: ['T0.1 NOT_NOW'] },
          'choose yes',
          'choose Bede',
          'the deck stays in its order',
          { board: 'A hand Laboratory Trumpeter, Hop, Bede' },
        ],
      },
      {
        shows: 'a Pokémon is played to evolve: a player who declines the effect cannot use it later',
        board: HERALDS,
        steps: [
          'evolve Laboratory Herald into Laboratory Trumpeter',
          { asked: 'A', for: 'may' },
          'choose no',
          { asked: 'A', for: 'main' },
          { noFacts: ['CARDS_DRAWN'] },
          { refused: 'use Fanfare of Laboratory Trumpeter', because: ['T2F.2 NO_SUCH_ABILITY'] },
        ],
      },
      {
        shows: 'a Pokémon that an Ability puts onto the Bench is not played from the hand',
        cards: [caller],
        board: 'A active Caller\n A hand Laboratory Herald\n A deck Bede\n B active Laboratory Mouse',
        steps: [
          'use Call of Caller',
          { asked: 'A', for: 'main' },
          { board: 'A bench Laboratory Herald new\n A hand nothing' },
        ],
      },
    ],
  },
  {
    id: 'R41',
    says: 'Attaching a card from the hand triggers an effect once for each card, however much Energy it provides, and also if a text attaches the card.',
    rules: ['T2C.1', 'T2F.2'],
    sources: [{ name: 'Asia 2025', where: 'E-07, C-09' }],
    cases: [
      {
        shows: 'a card that provides two units of Energy triggers the healing once',
        board: 'A active Laboratory Sentry -30\n A hand Laboratory Double Energy\n B active Laboratory Mouse',
        steps: [
          'attach Laboratory Double Energy to Laboratory Sentry',
          { board: 'A active Laboratory Sentry -20 {Laboratory Double Energy}' },
        ],
      },
      {
        shows: 'an Ability that attaches a card from the hand also triggers the effect',
        cards: [feeder],
        board: 'A active Laboratory Sentry -30\n A bench Feeder\n A hand Fire Energy\n B active Laboratory Mouse',
        steps: ['use Feed of Feeder', { board: 'turn 3 of A\n A active Laboratory Sentry -20 {Fire Energy}' }],
      },
    ],
  },
  {
    id: 'R118',
    says: 'A text that may be used once during a turn "when" something happens is used up only by using it. Declining it, or an occasion on which it could do nothing, does not use it up.',
    rules: ['T2F.1', 'T2F.2'],
    sources: [{ name: 'Card text', where: 'me1-38 and sv4-89, "once during your turn, when this Pokémon moves"' }],
    cases: [
      {
        shows:
          'a text that was declined is offered when the Pokémon moves again in the same turn; once used, it is not offered again',
        cards: [returner],
        board:
          'A active Returner {Fire Energy}\n A bench Laboratory Mouse\n A hand Switch x3\n B active Laboratory Mouse',
        steps: [
          'play Switch',
          { asked: 'A', for: 'may' },
          'choose no',
          'play Switch',
          'retreat',
          { asked: 'A', for: 'may' },
          'choose yes',
          'play Switch',
          { asked: 'A', for: 'main' },
        ],
      },
    ],
  },
  {
    id: 'R120',
    says: 'If a Pokémon must Knock itself Out to use its Ability, this is a cost: the Ability cannot be used if it would do nothing else.',
    rules: ['T2D.1b', 'T2F.1'],
    sources: [
      { name: 'Card text', where: 'sv8-59, "if you use this Ability"' },
      { name: 'Rulings Compendium', where: '12, 11 February 2010' },
    ],
    cases: [
      {
        shows: 'the Ability attaches Energy, so it cannot be used without basic Energy in the discard pile',
        cards: [overloader],
        board: 'A active Laboratory Mouse\n A bench Overloader\n A discard Hop\n B active Laboratory Mouse',
        steps: [{ refused: 'use Overload of Overloader', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'with basic Energy in the discard pile, the Ability is used, and its Pokémon is Knocked Out',
        cards: [overloader],
        board: 'A active Laboratory Mouse\n A bench Overloader\n A discard Fire Energy\n B active Laboratory Mouse',
        steps: [
          'use Overload of Overloader',
          'choose Prize card 1',
          { board: 'A active Laboratory Mouse {Fire Energy}\n A bench nothing' },
        ],
      },
    ],
  },
]
