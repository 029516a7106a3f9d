/** Rulings about HP that decrease and Pokémon that are Knocked Out by this at once. */
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import type { CardDefinition } from '../../../src/game/model/cards.ts'
import type { Ruling } from '../ruling.ts'

const thin = inventPokemon('Thin Frog', { stage: 'Stage 1', evolvesFrom: 'Laboratory Tadpole', hp: 20 })

const frail = inventPokemon('Frail', {
  stage: 'Stage 1',
  evolvesFrom: 'Laboratory Herald',
  hp: 30,
  abilities: [{ name: 'Too Late', triggers: [{ on: 'evolved', does: [{ do: 'draw', who: 'you', cards: 1 }] }] }],
})

const shrine: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Stadium',
  id: 'Shrine',
  name: 'Shrine',
  continuous: [{ continuous: 'hp', scope: { pokemon: 'all' }, amount: 30 }],
}

/** Does its damage, and then discards the Stadium. */
const breaker = (name: string, base: number) =>
  inventPokemon(name, {
    attacks: [
      freeAttack('Break', {
        damage: { base },
        after: [
          { do: 'allCards', as: 'it', whose: 'you', from: 'stadium', filter: {} },
          { do: 'move', cards: 'it', to: 'discard' },
        ],
      }),
      freeAttack('Break and Pick', {
        damage: { base },
        after: [
          { do: 'allCards', as: 'it', whose: 'you', from: 'stadium', filter: {} },
          { do: 'move', cards: 'it', to: 'discard' },
          { do: 'putCounters', on: 'opponentActive', counters: 1 },
        ],
      }),
    ],
  })

const stubborn = inventPokemon('Stubborn', {
  hp: 200,
  abilities: [{ name: 'Resolve', continuous: [{ continuous: 'endures', scope: { pokemon: 'thisPokemon' } }] }],
})

const SHRINE_GOES = 'B active Stubborn\n B bench Laboratory Mouse\n stadium Shrine of B'

export const HIT_POINTS: readonly Ruling[] = [
  {
    id: 'R34',
    says: 'A Pokémon whose HP are lowered to its damage or less is Knocked Out at once, before anything else happens.',
    rules: ['KO.1', 'T2B.6'],
    sources: [
      { name: 'Japanese Q&A', where: 'question 11 of a collection' },
      { name: 'Asia 2025', where: 'D' },
    ],
    cases: [
      {
        shows:
          'a Pokémon is Knocked Out when a Tool that gave it HP is discarded in the main phase; the turn then goes on',
        board: `
          A active  Laboratory Mouse
          A hand    Laboratory Tongs, Hop
          B active  Laboratory Rat -60 [Laboratory Vest]
          B bench   Laboratory Mouse
        `,
        steps: [
          'play Laboratory Tongs',
          { asked: 'A', for: 'prizes' },
          { refused: 'play Hop', because: ['T3.1 NOT_NOW'] },
          'choose Prize card 1',
          { asked: 'A', for: 'main' },
          { board: 'turn 3 of A\n B active Laboratory Mouse' },
        ],
      },
      {
        shows: 'an attack that discards a Tool that gives HP does its damage first, then Knock Outs are checked once',
        board: `
          A active  Laboratory Crowbar
          B active  Laboratory Rat -50 [Laboratory Vest]
          B bench   Laboratory Mouse
        `,
        steps: [
          'attack with Pry Off',
          'choose Prize card 1',
          {
            facts: ['Laboratory Rat takes 30 damage.', "B's Laboratory Rat is Knocked Out.", "A's turn ends."],
            all: ['DAMAGE_PLACED', 'POKEMON_KNOCKED_OUT', 'TURN_ENDED'],
          },
        ],
      },
      {
        shows: 'a Pokémon is Knocked Out when it evolves into a Pokémon with no more HP than its damage',
        cards: [thin],
        board: `
          A active  Laboratory Mouse
          A bench   Laboratory Tadpole -20
          A hand    Thin Frog
          B active  Laboratory Rat
        `,
        steps: [
          'evolve Laboratory Tadpole into Thin Frog',
          { asked: 'B', for: 'prizes' },
          'choose Prize card 1',
          { asked: 'A', for: 'main' },
          { board: 'A bench nothing\n A discard Laboratory Tadpole, Thin Frog' },
        ],
      },
      {
        shows: 'if a Pokémon is Knocked Out by evolving, effects that the evolution would trigger do not happen',
        cards: [frail],
        board: `
          turn 5 of A
          A active  Laboratory Mouse
          A bench   Laboratory Herald -40
          A hand    Frail
          B active  Laboratory Mouse
        `,
        steps: [
          'evolve Laboratory Herald into Frail',
          'choose Prize card 1',
          { noFacts: ['CARDS_DRAWN', 'ABILITY_USED'] },
          { board: 'A bench nothing\n A hand nothing' },
        ],
      },
    ],
  },
  {
    id: 'R114',
    says: 'A Pokémon that keeps 10 HP has 10 HP left when the attack is over. Whether the damage takes all HP is decided when the damage is placed. Whether a text keeps 10 HP is decided just before Knock Outs are checked.',
    rules: ['A-D6.1', 'A-F.3', 'KO.1'],
    sources: [{ name: 'Rulings Compendium', where: '1012, 31 May 2018; 2041, 7 November 2024' }],
    cases: [
      {
        shows:
          'the damage equals the HP that a Pokémon has with a Stadium: when the Stadium is gone, the Pokémon keeps 10 HP',
        cards: [stubborn, shrine, breaker('Breaker', 230)],
        board: `A active Breaker\n ${SHRINE_GOES}`,
        steps: ['attack with Break', { board: 'B active Stubborn -190\n B discard Shrine' }],
      },
      {
        shows:
          'the damage is 10 less than the HP that a Pokémon has with a Stadium: the text keeps nothing, and no HP are left when the Stadium is gone',
        cards: [stubborn, shrine, breaker('Breaker', 220)],
        board: `A active Breaker\n ${SHRINE_GOES}`,
        steps: [
          'attack with Break',
          'choose Prize card 1',
          { facts: ["B's Stubborn is Knocked Out."] },
          { board: 'B active Laboratory Mouse' },
        ],
      },
      {
        shows: 'the damage alone takes all HP: additional damage counters by the attack do not matter',
        cards: [stubborn, shrine, breaker('Breaker', 230)],
        board: `A active Breaker\n ${SHRINE_GOES}`,
        steps: [
          'attack with Break and Pick',
          { facts: ["Stubborn keeps 10 HP: 5 damage counters off (Stubborn's Resolve)."] },
          { board: 'B active Stubborn -190' },
        ],
      },
      {
        shows: 'a Stadium that leaves play in a later turn takes away the HP that it gave',
        cards: [stubborn, shrine, breaker('Breaker', 230), breaker('Idle', 0)],
        board:
          'A active Breaker\n A bench Idle\n A hand Switch\n B active Stubborn -220\n B bench Laboratory Mouse\n stadium Shrine of B',
        steps: ['play Switch', 'attack with Break', 'choose Prize card 1', { board: 'B active Laboratory Mouse' }],
      },
    ],
  },
]
