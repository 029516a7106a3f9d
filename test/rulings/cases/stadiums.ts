/** Rulings about Stadiums: how often one is used and played, and the Bench when one comes or leaves. */

import { freeAttack, inventItem, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition, StadiumDefinition } from '../../../src/game/model/cards.ts'
import type { Ruling } from '../ruling.ts'

const wrecking = inventItem('Wrecking', [{ do: 'removeStadium', to: 'discard' }])

const stadium = (name: string, limit: number): CardDefinition => ({
  kind: 'Trainer',
  trainer: 'Stadium',
  id: name,
  name,
  continuous: [{ continuous: 'benchLimit', limit }],
})

const meadow = stadium('Meadow', 8)
const cellar = stadium('Cellar', 4)

/** Discards the Stadium with its attack, and does 20 to a Benched Pokémon first. */
const bulldozer = inventPokemon('Bulldozer', {
  attacks: [
    freeAttack('Level', {
      damage: { base: 10 },
      also: [{ to: 'eachOfOpponentBench', amount: 20 }],
      after: [{ do: 'removeStadium', to: 'discard' }],
    }),
  ],
})

/** Its Ability enlarges both Benches while it is in play. */
const host = inventPokemon('Host', {
  hp: 30,
  abilities: [{ name: 'Open House', continuous: [{ continuous: 'benchLimit', limit: 8 }] }],
})

/** Its Ability raises the HP of the others on its side while it is in play. */
const choir = inventPokemon('Choir', {
  abilities: [{ name: 'One Voice', continuous: [{ continuous: 'hp', scope: { pokemon: 'yours' }, amount: 20 }] }],
})

const CROWDED = `
  A active  Laboratory Rat
  A bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Wooloo; Vulpix; Scorbunny
  B active  Laboratory Rat
  B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble; Chewtle
`

const THEIRS = `
  A active  Laboratory Mouse
  A hand    Laboratory Library, Laboratory Corridor, Laboratory Infirmary, Wrecking
  B active  Laboratory Mouse
  stadium   Laboratory Library of B
`

/** While it is in play there is room for six. */
const roomy = inventPokemon('Roomy', {
  abilities: [{ name: 'Room', continuous: [{ continuous: 'benchLimit', limit: 6, whose: 'you' }] }],
})

/** While it is in the Active Spot there is room for two. */
const tyrant = inventPokemon('Tyrant', {
  abilities: [
    {
      name: 'Elbows',
      continuous: [
        { continuous: 'benchLimit', limit: 2, whose: 'you', while: { is: 'active', pokemon: 'thisPokemon' } },
      ],
    },
  ],
})

const frail = inventPokemon('Frail', { hp: 50 })

const roomWithHitPoints: StadiumDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'Hall',
  name: 'Hall',
  continuous: [
    { continuous: 'benchLimit', limit: 6 },
    { continuous: 'hp', amount: 30, scope: { pokemon: 'all' } },
  ],
}

export const STADIUMS: readonly Ruling[] = [
  {
    id: 'R24',
    says: "If each player may use a Stadium's effect once a turn, this limit belongs to the card: another Stadium of the same name may be used in the same turn.",
    rules: ['T2D.8'],
    sources: [{ name: 'Rulings Compendium', where: '25 February 2016' }],
    cases: [
      {
        shows: 'a Stadium is used and discarded, and another Stadium of the same name is then played and used',
        cards: [wrecking],
        board: `
          A active  Laboratory Mouse
          A hand    Laboratory Library, Wrecking
          B active  Laboratory Mouse
          stadium   Laboratory Library of A
        `,
        steps: [
          'use the Stadium',
          { refused: 'use the Stadium', because: ['T2D.8 STADIUM_ALREADY_USED'] },
          'play Wrecking',
          { board: 'stadium nothing' },
          'play Laboratory Library',
          'use the Stadium',
          { board: 'A hand Hop x2' },
          { refused: 'use the Stadium', because: ['T2D.8 STADIUM_ALREADY_USED'] },
        ],
      },
    ],
  },
  {
    id: 'R25',
    says: 'Only one Stadium may be played in a turn, even if it has left play since. A Stadium with the name of the Stadium in play may not be played, whoever owns that one.',
    rules: ['T2D.6', 'T2D.7', 'T2D.8'],
    sources: [{ name: 'Parts of a turn', where: 'Stadium cards' }],
    cases: [
      {
        shows:
          "a Stadium with the name of the opponent's Stadium is refused; a Stadium of another name sends the opponent's to the opponent's discard pile",
        cards: [wrecking],
        board: THEIRS,
        steps: [
          { refused: 'play Laboratory Library', because: ['T2D.7 SAME_STADIUM_IN_PLAY'] },
          'play Laboratory Corridor',
          { board: 'stadium Laboratory Corridor of A\n A discard nothing\n B discard Laboratory Library' },
        ],
      },
      {
        shows: 'a second Stadium is refused, although the first was discarded',
        cards: [wrecking],
        board: THEIRS,
        steps: [
          'play Laboratory Corridor',
          { refused: 'play Laboratory Infirmary', because: ['T2D.8 STADIUM_ALREADY_PLAYED'] },
          'play Wrecking',
          { board: 'stadium nothing' },
          { refused: 'play Laboratory Infirmary', because: ['T2D.8 STADIUM_ALREADY_PLAYED'] },
        ],
      },
    ],
  },
  {
    id: 'R33',
    says: 'When Benches become smaller because a Stadium comes into play or leaves play, the player of this Stadium discards first; discarded Pokémon are not Knocked Out.',
    rules: ['T2A.3', 'KO.1'],
    sources: [
      { name: 'Card text', where: 'Stadiums that make Benches larger or smaller' },
      { name: 'Rulings Compendium', where: '16 February 2006, Giant Stump' },
      { name: 'Rules', where: 'the effects of an attack come before its Knock Outs (A-F.3)' },
    ],
    cases: [
      {
        shows: 'the Stadium of B leaves for one of A: B discards first, then A, and no Prize cards are taken',
        cards: [meadow],
        board: `${CROWDED}\n A hand Laboratory Library\n stadium Meadow of B`,
        steps: [
          'play Laboratory Library',
          { asked: 'B', for: 'leaveBench' },
          { refused: 'A: end the turn', because: ['T0.1 NOT_NOW'] },
          'choose Krabby',
          { asked: 'A', for: 'leaveBench' },
          'choose Vulpix',
          { asked: 'A', for: 'main' },
          { noFacts: ['POKEMON_KNOCKED_OUT', 'PRIZES_TAKEN'] },
          { board: 'A discard Vulpix\n B discard Meadow, Krabby' },
        ],
      },
      {
        shows: 'A plays a Stadium that makes Benches smaller: A discards first, whoever played the earlier Stadium',
        cards: [meadow, cellar],
        board: `${CROWDED}\n A hand Cellar\n stadium Meadow of B`,
        steps: [
          'play Cellar',
          { asked: 'A', for: 'leaveBench' },
          'choose Vulpix',
          'choose Wooloo',
          { asked: 'B', for: 'leaveBench' },
          'choose Krabby',
          'choose Sobble',
          { asked: 'A', for: 'main' },
        ],
      },
      {
        shows: 'a Bench within the new limit stays as it is',
        cards: [cellar],
        board: 'A active Scorbunny\n A bench Wooloo; Vulpix; Drampa; Wooloo\n A hand Cellar\n B active Sobble',
        steps: ['play Cellar', { asked: 'A', for: 'main' }, { board: 'A bench Wooloo; Vulpix; Drampa; Wooloo' }],
      },
      {
        shows: 'an Item of A discards the Stadium of B: B discards first',
        cards: [meadow, wrecking],
        board: `${CROWDED}\n A hand Wrecking\n stadium Meadow of B`,
        steps: ['play Wrecking', { asked: 'B', for: 'leaveBench' }],
      },
      {
        shows:
          'an attack discards the Stadium: Benches become smaller when the attack is over, before Knock Outs are checked',
        cards: [meadow, bulldozer],
        board: `
          A active  Bulldozer
          A bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Wooloo; Vulpix; Scorbunny
          B active  Laboratory Rat
          B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble; Chewtle -60
          stadium   Meadow of A
        `,
        steps: [
          'attack with Level',
          { asked: 'A', for: 'leaveBench' },
          'choose Vulpix',
          { asked: 'B', for: 'leaveBench' },
          'choose Chewtle',
          { noFacts: ['POKEMON_KNOCKED_OUT'] },
          { board: 'turn 4 of B\n B discard Chewtle' },
        ],
      },
      {
        shows:
          'a Pokémon whose Ability made Benches larger is Knocked Out: the player whose turn it is discards first, before the turn ends',
        cards: [host],
        board: `
          A active  Laboratory Ram
          A bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Wooloo; Vulpix; Scorbunny
          B active  Host
          B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble; Chewtle; Wooloo
        `,
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          { asked: 'A', for: 'leaveBench' },
          'choose Vulpix',
          { asked: 'B', for: 'leaveBench' },
          'choose Krabby',
          'choose Wooloo',
          'choose Laboratory Mouse',
          { facts: ["B's Host is Knocked Out.", 'B makes Laboratory Mouse the Active Pokémon.', "A's turn ends."] },
          { board: 'turn 4 of B' },
        ],
      },
      {
        shows:
          'A discards a Pokémon that kept another one from being Knocked Out: B discards as well, then Knock Outs are checked',
        cards: [cellar, choir],
        board: `
          A active  Laboratory Rat -40
          A bench   Choir; Laboratory Rat; Laboratory Tadpole; Wooloo; Vulpix
          A hand    Cellar
          B active  Laboratory Rat
          B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble
        `,
        steps: [
          'play Cellar',
          'choose Choir',
          { noFacts: ['POKEMON_KNOCKED_OUT'] },
          { asked: 'B', for: 'leaveBench' },
          'choose Krabby',
          { facts: ["A's Laboratory Rat is Knocked Out."] },
          { asked: 'B', for: 'prizes' },
        ],
      },
      {
        shows:
          'after a Knock Out, A discards a Pokémon that had prevented another Knock Out: B discards before this Knock Out is checked',
        cards: [host, choir],
        board: `
          A active  Laboratory Ram
          A bench   Choir; Laboratory Rat -40; Laboratory Tadpole; Wooloo; Vulpix; Scorbunny
          B active  Host
          B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble; Chewtle; Wooloo
        `,
        steps: [
          'attack with Crash',
          'choose Prize card 1',
          'choose Choir',
          { asked: 'B', for: 'leaveBench' },
          'choose Krabby',
          'choose Wooloo',
          'choose Laboratory Mouse',
          { facts: ["A's Laboratory Rat is Knocked Out."] },
          { asked: 'B', for: 'prizes' },
        ],
      },
    ],
  },
  {
    id: 'R113',
    says: 'If Knock Outs make a Bench smaller, its player discards after Prize cards are taken and before promotion. If a Stadium that leaves play makes a Bench smaller, its player discards before the loss of the Stadium Knocks Out a Pokémon.',
    rules: ['T2A.3', 'KO.3', 'KO.5'],
    sources: [{ name: 'Rulings Compendium', where: '2131, 2132, 12 September 2024; 2305' }],
    cases: [
      {
        shows:
          'the Pokémon that made room on the Bench is Knocked Out: four Benched Pokémon are left after the promotion',
        cards: [roomy],
        board: `
          A active  Laboratory Mouse
          A prizes  Hop x6
          B active  Roomy -90
          B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble; Chewtle`,
        steps: [
          'attack with Nibble',
          'choose Prize card 1',
          { asked: 'B', for: 'leaveBench' },
          'choose Chewtle',
          { asked: 'B', for: 'promote' },
          'choose Krabby',
          { board: 'B active Krabby\n B bench Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Sobble' },
        ],
      },
      {
        shows: 'a promoted Pokémon makes its own Bench smaller: its player then discards from the Bench',
        cards: [tyrant],
        board: `
          A active  Laboratory Mouse
          A prizes  Hop x6
          B active  Laboratory Rat -30
          B bench   Tyrant; Laboratory Mouse; Krabby; Sobble`,
        steps: [
          'attack with Nibble',
          'choose Prize card 1',
          'choose Tyrant',
          { asked: 'B', for: 'leaveBench' },
          'choose Krabby',
          { board: 'B active Tyrant\n B bench Laboratory Mouse; Sobble' },
        ],
      },
      {
        shows:
          'a Stadium that gave HP and room on the Bench leaves play: a Pokémon that is discarded from the Bench is not Knocked Out',
        cards: [roomWithHitPoints, frail],
        board: `
          A active  Laboratory Mouse
          A hand    Laboratory Library
          B active  Laboratory Mouse
          B bench   Laboratory Mouse; Laboratory Rat; Laboratory Tadpole; Krabby; Sobble; Frail -60
          stadium   Hall of A`,
        steps: [
          'play Laboratory Library',
          { asked: 'B', for: 'leaveBench' },
          'choose Frail',
          { noFacts: ['POKEMON_KNOCKED_OUT'] },
          { asked: 'A', for: 'main' },
        ],
      },
    ],
  },
]
