/** Rulings about Pokémon that leave the Active Spot, or come into it, by an attack or by evolving. */
import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { Ruling } from '../ruling.ts'

/** Does 30, leaves "cannot attack" on itself, then changes places. */
const hitAndRun = inventPokemon('Hit and Run', {
  types: ['Grass'],
  attacks: [
    freeAttack('Tired Strike', {
      damage: { base: 30 },
      after: [
        { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantAttack' }, during: 'yourNextTurn' },
        { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' } },
        { do: 'switch', who: 'you', with: 'next' },
      ],
    }),
  ],
})

/** Pulls a Benched Pokémon in before its damage. */
const puller = inventPokemon('Puller', {
  types: ['Grass'],
  attacks: [
    freeAttack('Drag Out', {
      damage: { base: 40 },
      before: [
        { do: 'choosePokemon', as: 'catch', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent', with: 'catch' },
      ],
    }),
  ],
})

const backwards = inventItem('Backwards', [
  { do: 'choosePokemon', as: 'it', from: { whose: 'you' } },
  { do: 'devolve', pokemon: { chosen: 'it' }, to: 'hand' },
])

const STUCK = '(cannot retreat; turn 2 of A; by "Stick")'

const dragger = inventPokemon('Dragger', {
  attacks: [
    freeAttack('Drag Off', {
      before: [
        { do: 'choosePokemon', as: 'new', from: { whose: 'opponent', where: 'Bench' } },
        { do: 'switch', who: 'opponent', with: 'new' },
      ],
      also: [{ to: { chosen: 'new' }, amount: 30, if: { is: 'active', pokemon: { chosen: 'new' } } }],
    }),
  ],
})

export const LEAVING_THE_ACTIVE_SPOT: readonly Ruling[] = [
  {
    id: 'R1',
    says: 'If an attack damages a Pokémon enough and then switches it out, the Pokémon is Knocked Out on the Bench, and no Pokémon is promoted for it.',
    rules: ['A-F.3', 'KO.1', 'KO.5'],
    sources: [
      { name: 'Asia 2025', where: 'the steps of an attack, 5 before 7' },
      { name: 'Japanese Q&A', where: 'question 13 of a collection' },
    ],
    cases: [
      {
        shows:
          'the opponent chooses the Pokémon that comes in, then the old Active Pokémon is Knocked Out on the Bench',
        board: `
          A active  Laboratory Fan
          B active  Laboratory Rat -10
          B bench   Laboratory Mouse; Laboratory Tadpole
        `,
        steps: [
          'attack with Blow Away',
          { board: 'B active Laboratory Rat -40' },
          { asked: 'B', for: 'effect', options: ['Laboratory Mouse on the Bench', 'Laboratory Tadpole on the Bench'] },
          'choose Laboratory Mouse',
          { asked: 'A', for: 'prizes' },
          'choose Prize card 1',
          {
            facts: [
              'Laboratory Rat takes 30 damage.',
              'Laboratory Rat goes to the Bench and Laboratory Mouse comes in.',
              "B's Laboratory Rat is Knocked Out.",
            ],
          },
          { noFacts: ['PROMOTED'] },
          { board: 'turn 4 of B\n B active Laboratory Mouse\n B bench Laboratory Tadpole\n B discard Laboratory Rat' },
        ],
      },
    ],
  },
  {
    id: 'R2',
    says: 'If an attack switches out its own user, its damage is still damage by that Pokémon, and its effects on that Pokémon end when the Pokémon leaves the Active Spot.',
    rules: ['A-F.2', 'T2E.7'],
    sources: [{ name: 'Asia 2025', where: 'C-03' }],
    cases: [
      {
        shows: `the old Active Pokémon's Weakness counts, and the attacker loses its Special Conditions and "cannot attack"`,
        cards: [hitAndRun],
        board: `
          A active  Hit and Run Poisoned
          A bench   Laboratory Mouse
          A hand    Switch
          B active  Laboratory Shield
        `,
        steps: [
          'attack with Tired Strike',
          { board: 'A active Laboratory Mouse\n A bench Hit and Run\n B active Laboratory Shield -60' },
          'end the turn',
          'play Switch',
          { legal: ['attack with Tired Strike'] },
        ],
      },
      {
        shows: 'with an empty Bench the attacker stays and keeps "cannot attack"',
        cards: [hitAndRun],
        board: 'A active Hit and Run\n B active Laboratory Shield',
        steps: [
          'attack with Tired Strike',
          'end the turn',
          { refused: 'attack with Tired Strike', because: ['GR.1 ATTACK_FORBIDDEN'] },
        ],
      },
    ],
  },
  {
    id: 'R15',
    says: "An effect that could make a Pokémon's attack fail ends when the Pokémon leaves the Active Spot, even if the Pokémon comes back.",
    rules: ['A-B.1', 'A-B.2', 'T2E.7'],
    sources: [{ name: 'Full details of attacking', where: 'step B' }],
    cases: [
      {
        shows: 'a Pokémon that stayed in the Active Spot flips a coin',
        board: 'turn 2 of B\n A active Laboratory Rat\n B active Laboratory Fogger',
        steps: ['attack with Fog', 'attack with Nip', { asked: 'A', for: 'coin' }],
      },
      {
        shows: 'a Pokémon that left and came back flips no coin',
        board: `
          turn 2 of B
          A active  Laboratory Rat
          A bench   Laboratory Mouse
          A hand    Switch x2
          B active  Laboratory Fogger
        `,
        steps: [
          'attack with Fog',
          'play Switch',
          'play Switch',
          'attack with Nip',
          { noFacts: ['COIN_FLIPPED'] },
          { board: 'B active Laboratory Fogger -20' },
        ],
      },
    ],
  },
  {
    id: 'R23',
    says: 'Evolving and devolving both end Special Conditions and effects of attacks; damage and attached cards stay.',
    rules: ['T2B.6', 'T2B.7', 'T2B.5'],
    sources: [
      { name: 'Parts of a turn', where: 'evolving' },
      { name: 'Asia 2025', where: 'C-13, C-14' },
    ],
    cases: [
      {
        shows: 'evolving ends Asleep and "cannot retreat"; damage and attached cards stay',
        board: `
          A active  Laboratory Tadpole -20 {Fire Energy} [Laboratory Skates] Asleep ${STUCK}
          A bench   Laboratory Mouse
          A hand    Laboratory Froglet
          B active  Laboratory Mouse
        `,
        steps: [
          { refused: 'retreat', because: ['T2E.6 RETREATING_ASLEEP', 'GR.1 RETREAT_FORBIDDEN'] },
          'evolve Laboratory Tadpole into Laboratory Froglet',
          {
            board: 'A active Laboratory Froglet < Laboratory Tadpole -20 {Fire Energy} [Laboratory Skates] evolved',
          },
          { legal: ['retreat'] },
        ],
      },
      {
        shows:
          'devolving also ends Asleep and "cannot retreat", and the devolved Pokémon may not evolve again this turn',
        cards: [backwards],
        board: `
          A active  Laboratory Froglet < Laboratory Tadpole -20 {Fire Energy} Confused Burned ${STUCK}
          A hand    Backwards
          B active  Laboratory Mouse
        `,
        steps: [
          'play Backwards',
          { board: 'A active Laboratory Tadpole -20 {Fire Energy} evolved\n A hand Laboratory Froglet' },
          {
            refused: 'evolve Laboratory Tadpole into Laboratory Froglet',
            because: ['T2B.5 EVOLVED_THIS_TURN'],
          },
        ],
      },
    ],
  },
  {
    id: 'R44',
    says: 'Switching out is an effect on the Active Pokémon, and switching in is an effect on the chosen Benched Pokémon: only the affected Pokémon can prevent it.',
    rules: ['A-F.3', 'GR.1'],
    sources: [{ name: 'Asia 2025', where: 'C-04, C-05' }],
    cases: [
      {
        shows: 'a protected Active Pokémon is not switched out, whichever Pokémon would come in',
        board: 'A active Laboratory Fan\n B active Laboratory Glass\n B bench Laboratory Mouse',
        steps: [
          'attack with Blow Away',
          { facts: ['The effect of Blow Away on Laboratory Glass is prevented.'], all: ['EFFECT_PREVENTED'] },
          { board: 'B active Laboratory Glass -30\n B bench Laboratory Mouse' },
        ],
      },
      {
        shows: 'a protected Pokémon may come in for a Pokémon that is switched out',
        board: 'A active Laboratory Fan\n B active Laboratory Shield\n B bench Laboratory Glass',
        steps: ['attack with Blow Away', { board: 'B active Laboratory Glass\n B bench Laboratory Shield -30' }],
      },
      {
        shows: 'a protected Benched Pokémon may be chosen to be switched in, but stays on the Bench',
        board: 'A active Laboratory Angler\n B active Laboratory Rat\n B bench Laboratory Glass; Laboratory Mouse',
        steps: [
          'attack with Reel In',
          "choose B's Laboratory Glass",
          { board: 'turn 4 of B\n B active Laboratory Rat\n B bench Laboratory Glass; Laboratory Mouse' },
        ],
      },
      {
        shows: 'a protected Active Pokémon does not prevent another Pokémon from being switched in',
        board: 'A active Laboratory Angler\n B active Laboratory Glass\n B bench Laboratory Mouse',
        steps: ['attack with Reel In', { board: 'B active Laboratory Mouse\n B bench Laboratory Glass' }],
      },
    ],
  },
  {
    id: 'R45',
    says: 'If an attack switches a Pokémon in before its damage, the Weakness and Resistance of the new Active Pokémon apply.',
    rules: ['A-F.1', 'A-D3.1'],
    sources: [
      { name: 'Card text', where: 'sv3-37' },
      { name: 'Full details of attacking', where: 'damage, step 3' },
    ],
    cases: [
      {
        shows: 'a Pokémon with a Weakness that is switched in takes twice as much damage',
        cards: [puller],
        board: 'A active Puller\n B active Laboratory Engine GX\n B bench Laboratory Shield',
        steps: ['attack with Drag Out', { board: 'B active Laboratory Shield -80\n B bench Laboratory Engine GX' }],
      },
      {
        shows: 'the Weakness of the Pokémon that leaves does not apply',
        cards: [puller],
        board: 'A active Puller\n B active Laboratory Shield\n B bench Laboratory Engine GX',
        steps: ['attack with Drag Out', { board: 'B active Laboratory Engine GX -40\n B bench Laboratory Shield' }],
      },
    ],
  },
  {
    id: 'R108',
    says: 'If a switch is prevented, no Pokémon has come in, so nothing is done to "the new Active Pokémon".',
    rules: ['A-F.1', 'A-D1.1'],
    sources: [{ name: 'Card text', where: 'sv1-147, against an Energy card that prevents effects of attacks' }],
    cases: [
      {
        shows: 'a Pokémon that prevents effects of attacks stays on the Bench, and is not damaged',
        cards: [dragger],
        board: 'A active Dragger\n B active Laboratory Mouse\n B bench Laboratory Glass; Laboratory Rat',
        steps: [
          'attack with Drag Off',
          'choose Laboratory Glass',
          { board: 'B active Laboratory Mouse\n B bench Laboratory Glass; Laboratory Rat' },
        ],
      },
      {
        shows: 'a Pokémon that comes in is damaged',
        cards: [dragger],
        board: 'A active Dragger\n B active Laboratory Mouse\n B bench Laboratory Glass; Laboratory Rat',
        steps: [
          'attack with Drag Off',
          'choose Laboratory Rat',
          { board: 'B active Laboratory Rat -30\n B bench Laboratory Glass; Laboratory Mouse' },
        ],
      },
    ],
  },
  {
    id: 'R119',
    says: 'Whether a text can do something to the new Active Pokémon depends on the Pokémon that comes in, not on the Pokémon that was Active before the switch.',
    rules: ['T2D.1b', 'GR.3'],
    sources: [{ name: 'Card text', where: 'sv8-186, Energy moved from the Pokémon that left to the one that came in' }],
    cases: [
      {
        shows: 'Energy may be moved from the Pokémon that left to the new Active Pokémon',
        cards: [
          inventItem('Change', [
            { do: 'choosePokemon', as: 'left', from: { whose: 'you', where: 'Active' } },
            { do: 'choosePokemon', as: 'in', from: { whose: 'you', where: 'Bench' } },
            { do: 'switch', who: 'you', with: 'in' },
            {
              do: 'may',
              then: [
                {
                  do: 'chooseAttached',
                  as: 'cards',
                  on: { chosen: 'left' },
                  filter: { kind: 'Energy' },
                  min: 0,
                  max: 60,
                },
                { do: 'attach', cards: 'cards', to: 'yourActive' },
              ],
            },
          ]),
        ],
        board:
          'A active Laboratory Mouse {Fire Energy}\n A bench Laboratory Rat\n A hand Change\n B active Laboratory Mouse',
        steps: [
          'play Change',
          { asked: 'A', for: 'may' },
          'choose yes',
          'choose Fire Energy',
          { board: 'A active Laboratory Rat {Fire Energy}\n A bench Laboratory Mouse' },
        ],
      },
    ],
  },
]
