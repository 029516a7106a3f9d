/** Rulings about Abilities of one name, about evolving and devolving, and about consequences of a Knock Out. */
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

const wall = inventPokemon('Wall', { hp: 200 })
const twig = inventPokemon('Twig', { hp: 30 })
const tad = inventPokemon('Tad', { hp: 60 })
const frog = inventPokemon('Frog', { stage: 'Stage 1', evolvesFrom: 'Tad', hp: 90 })
const undo = inventItem('Undo', [{ do: 'devolve', pokemon: 'opponentActive', to: 'hand' }])
const striker = inventPokemon('Striker', { attacks: [freeAttack('Strike', { damage: { base: 120 } })] })

export const EVOLVING_AND_FALLING: readonly Ruling[] = [
  {
    id: 'R94',
    says: 'If only one Ability of a name may be used in a turn, no second one may be used, even if the Pokémon that used the first has left play.',
    rules: ['T2F.1'],
    sources: [{ name: 'Asia 2025', where: 'II-E-14' }],
    cases: [
      {
        shows: 'the first Pokémon returns to the hand, and the second one still cannot use its Ability',
        board: 'A active Wall\n A bench Caller; Caller\n A hand Scoop\n B active Wall',
        cards: [
          wall,
          inventPokemon('Caller', {
            abilities: [{ name: 'Call', limit: 'onePerTurn', use: [{ do: 'draw', who: 'you', cards: 1 }] }],
          }),
          inventItem('Scoop', [
            { do: 'choosePokemon', as: 'taken', from: { whose: 'you', where: 'Bench' } },
            { do: 'leavePlay', pokemon: { chosen: 'taken' }, to: 'hand' },
          ]),
        ],
        steps: [
          'use Call of Caller #1 on the Bench',
          'play Scoop',
          'choose Caller #1 on the Bench',
          { refused: 'use Call of Caller', because: ['T2F.1 ABILITY_ALREADY_USED'] },
          'bench Caller',
          { refused: 'use Call of Caller #2 on the Bench', because: ['T2F.1 ABILITY_ALREADY_USED'] },
        ],
      },
    ],
  },
  {
    id: 'R95',
    says: "A card's effect may evolve a Pokémon on its player's first turn and on the turn it came into play, unless the card says otherwise.",
    rules: ['T2B.2', 'T2B.3'],
    sources: [{ name: 'Asia 2025', where: 'II-C-12' }],
    cases: [
      {
        shows:
          'on the first turn of the game, an effect evolves a Pokémon from the deck; evolving it from the hand is refused',
        board: 'turn 1 of A\n A active Tad new\n A hand Growth, Frog\n A deck Frog\n B active Wall',
        cards: [
          wall,
          tad,
          frog,
          inventItem('Growth', [
            { do: 'chooseCards', as: 'grown', whose: 'you', from: 'deck', filter: {}, evolving: 'eachOfYours' },
            { do: 'evolve', cards: 'grown', pokemon: 'eachOfYours' },
            { do: 'shuffleDeck', whose: 'you' },
          ]),
        ],
        steps: [
          { refused: 'evolve Tad into Frog', because: ['T2B.3 YOUR_FIRST_TURN', 'T2B.2 NEW_IN_PLAY'] },
          'play Growth',
          'choose Frog',
          { facts: ['Tad evolves into Frog.'] },
        ],
      },
    ],
  },
  {
    id: 'R96',
    says: 'A Pokémon whose damage reaches its HP when it devolves is Knocked Out, and the card that was taken off is not discarded with it.',
    rules: ['KO.1', 'KO.3'],
    sources: [{ name: 'Asia 2025', where: 'II-C-13' }],
    cases: [
      {
        shows: 'a Pokémon with 70 damage devolves into one with 60 HP',
        board: 'A active Wall\n A hand Undo\n B active Frog < Tad -70\n B bench Wall',
        cards: [wall, tad, frog, undo],
        steps: [
          'play Undo',
          { facts: ["B's Tad is Knocked Out."] },
          { asked: 'A', for: 'prizes' },
          'choose Prize card 1',
          { board: 'turn 3 of A\n B active Wall\n B hand Frog\n B discard Tad' },
        ],
      },
    ],
  },
  {
    id: 'R97',
    says: 'An Evolution Pokémon that was put into play directly cannot be devolved.',
    rules: ['T2D.1b', 'GR.2'],
    sources: [{ name: 'Asia 2025', where: 'II-C-13, special case' }],
    cases: [
      {
        shows: 'a card that would only devolve such a Pokémon cannot be played',
        board: 'A active Wall\n A hand Undo\n B active Frog',
        cards: [wall, frog, undo],
        steps: [{ refused: 'play Undo', because: ['T2D.1b CHANGES_NOTHING'] }],
      },
      {
        shows: 'an attack that would only devolve such a Pokémon does nothing',
        board: 'A active Rewinder\n B active Frog',
        cards: [
          frog,
          inventPokemon('Rewinder', {
            attacks: [freeAttack('Rewind', { after: [{ do: 'devolve', pokemon: 'opponentActive', to: 'hand' }] })],
          }),
        ],
        steps: ['attack with Rewind', { board: 'turn 4 of B\n B active Frog\n B hand Hop' }],
      },
    ],
  },
  {
    id: 'R98',
    says: "A Pokémon may be Knocked Out in the middle of its own player's turn: Prize cards are taken, a Pokémon is promoted, and the turn continues.",
    rules: ['KO.1', 'PR.1', 'KO.5', 'T0.1'],
    sources: [{ name: 'Asia 2025', where: 'I-D, when to check for a Knock Out, second example' }],
    cases: [
      {
        shows: "an Ability Knocks Out a Pokémon of its own player in that player's turn",
        board: 'A active Twig\n A bench Wall; Twig\n A hand Bomb, Potion\n B active Wall',
        cards: [
          wall,
          twig,
          inventItem('Bomb', [
            { do: 'flip', coins: 1 },
            {
              do: 'if',
              is: { is: 'heads' },
              then: [{ do: 'putCounters', on: 'opponentActive', counters: 3 }],
              otherwise: [{ do: 'putCounters', on: 'yourActive', counters: 3 }],
            },
          ]),
        ],
        steps: [
          'play Bomb',
          'tails',
          { asked: 'B', for: 'prizes' },
          'choose Prize card 1',
          { asked: 'A', for: 'promote' },
          'choose Wall',
          { asked: 'A', for: 'main' },
          { legal: ['end the turn'] },
          { board: 'turn 3 of A\n A active Wall\n A bench Twig\n A discard Bomb, Twig\n B prizes Hop x2' },
        ],
      },
    ],
  },
  {
    id: 'R99',
    says: 'The number of Prize cards for a Knock Out is counted after the effects that the Knock Out triggers.',
    rules: ['KO.2', 'PR.1'],
    sources: [{ name: 'Rulings Compendium', where: 'TPCi Rules Team, 28 March 2019, Black Market and Wishful Baton' }],
    cases: [
      {
        shows:
          'a Pokémon that gives one Prize card less while it has Energy gives all of them if a Knock Out effect moves its Energy away',
        board: 'A active Striker\n B active Rich {Fire Energy}\n B bench Wall',
        cards: [
          wall,
          striker,
          inventPokemon('Rich', {
            abilities: [
              {
                name: 'Savings',
                continuous: [
                  { continuous: 'prizesGiven', amount: -1, scope: { pokemon: 'thisPokemon', energyAtLeast: 1 } },
                ],
              },
              {
                name: 'Legacy',
                triggers: [
                  {
                    on: 'knockedOut',
                    by: 'opponent',
                    does: [
                      {
                        do: 'may',
                        then: [
                          { do: 'choosePokemon', as: 'heir', from: { whose: 'you', where: 'Bench' } },
                          { do: 'allAttached', as: 'left', on: 'thisPokemon', filter: { kind: 'Energy' } },
                          { do: 'attach', cards: 'left', to: { chosen: 'heir' } },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          }),
        ],
        steps: [
          'attack with Strike',
          { asked: 'B', for: 'may' },
          'choose yes',
          { asked: 'A', for: 'prizes' },
          'choose Prize card 1',
          { board: 'A prizes Hop x2\n B active Wall {Fire Energy}' },
        ],
      },
      {
        shows: 'a Pokémon that gives one Prize card less while it has Energy gives none if its Energy stays attached',
        board: 'A active Striker\n B active Rich {Fire Energy}\n B bench Wall',
        cards: [
          wall,
          striker,
          inventPokemon('Rich', {
            abilities: [
              {
                name: 'Savings',
                continuous: [
                  { continuous: 'prizesGiven', amount: -1, scope: { pokemon: 'thisPokemon', energyAtLeast: 1 } },
                ],
              },
            ],
          }),
        ],
        steps: ['attack with Strike', { board: 'turn 4 of B\n A prizes Hop x3\n B active Wall' }],
      },
    ],
  },
  {
    id: 'R100',
    says: 'The Knocked Out Pokémon are discarded before Prize cards are counted, so their Abilities no longer count for other Pokémon.',
    rules: ['KO.3', 'PR.1', 'T2F.2'],
    sources: [
      { name: 'Rulings Compendium', where: 'rules team, 23 September 2010, Space Virus against Time Crystal' },
      { name: 'Asia 2025', where: 'I-D, steps 3 and 4' },
    ],
    cases: [
      {
        shows:
          'an attacker whose Ability takes 1 more Prize card takes it even for the Pokémon that took this Ability away',
        board: 'A active Virus\n B active Crystal\n B bench Wall',
        cards: [
          wall,
          inventPokemon('Virus', {
            abilities: [
              {
                name: 'Spread',
                continuous: [{ continuous: 'prizesWon', amount: 1, scope: { pokemon: 'thisPokemon' } }],
              },
            ],
            attacks: [freeAttack('Strike', { damage: { base: 120 } })],
          }),
          inventPokemon('Crystal', {
            abilities: [
              { name: 'Still', continuous: [{ continuous: 'noAbilities', scope: { pokemon: 'opponents' } }] },
            ],
          }),
        ],
        steps: [
          'attack with Strike',
          'choose Prize card 1',
          'choose Prize card 2',
          { facts: ['A takes 2 Prize cards: Hop, Hop.'] },
        ],
      },
      {
        shows:
          'a Pokémon whose Ability lowers the Prize cards for its side does not lower them for a Pokémon that is Knocked Out together with it',
        board: 'A active Quaker\n B active Guardian\n B bench Twig; Wall',
        cards: [
          wall,
          twig,
          inventPokemon('Quaker', {
            attacks: [
              freeAttack('Quake', {
                damage: { base: 120 },
                also: [{ to: 'eachOfOpponentBench', amount: 30 }],
              }),
            ],
          }),
          inventPokemon('Guardian', {
            abilities: [
              { name: 'Ward', continuous: [{ continuous: 'prizesGiven', amount: -1, scope: { pokemon: 'yours' } }] },
            ],
          }),
        ],
        steps: [
          'attack with Quake',
          { facts: ["B's Guardian is Knocked Out.", "B's Twig is Knocked Out."] },
          'choose Prize card 1',
          { facts: ['A takes 1 Prize card: Hop.'] },
        ],
      },
    ],
  },
]
