/**
 * A violation that no card on the board can lift is refused, even with unknown cards in play (KO.5, PR.1, T2B.1,
 * A-D6.1).
 */
import type { CardDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereeLog } from '../src/refereeing/referee.ts'
import { OPENING } from './minnows.ts'

const pokemon = (id: string, name: string, more: Partial<PokemonDefinition> = {}): PokemonDefinition => ({
  kind: 'Pokemon',
  id,
  name,
  stage: 'Basic',
  hp: 200,
  types: ['Water'],
  retreatCost: 1,
  attacks: [{ name: 'Splash', cost: [], damage: { base: 10 } }],
  ...more,
})

const CARDS: readonly CardDefinition[] = [
  pokemon('l-1', 'Minnow', {
    attacks: [
      { name: 'Splash', cost: [], damage: { base: 10 } },
      { name: 'Flood', cost: [], damage: { base: 200 } },
    ],
  }),
  pokemon('l-2', 'Stone'),
  pokemon('l-3', 'Whale', { stage: 'Stage 1', evolvesFrom: 'Minnow' }),
  pokemon('l-4', 'Shell', { attacks: [{ name: 'Clap', cost: [], damage: { base: 30 } }] }),
  pokemon('l-5', 'Shell', {
    attacks: [{ name: 'Shut', cost: [], damage: { base: 30 } }],
    abilities: [
      { name: 'Hard', continuous: [{ continuous: 'damageTaken', amount: -10, scope: { pokemon: 'thisPokemon' } }] },
    ],
  }),
  pokemon('l-7', 'Guard'),
  pokemon('l-8', 'Guard', {
    abilities: [
      { name: 'Ward', continuous: [{ continuous: 'damageTaken', amount: -30, scope: { pokemon: 'yours' } }] },
    ],
  }),
  pokemon('l-9', 'Cork', {
    stage: 'Stage 1',
    evolvesFrom: 'Minnow',
    abilities: [{ name: 'Float', continuous: [{ continuous: 'endures', scope: { pokemon: 'thisPokemon' } }] }],
  }),
  { kind: 'Trainer', trainer: 'Item', id: 'l-6', name: 'Rope', effect: [{ do: 'byHand', text: 'Switch.' }] },
]

const BEN_UNKNOWN = ["Ben's Turn", 'Ben drew a card.', 'Ben played Zapling to the Bench.', 'Ben ended their turn.']
const ADAS_TURN = ["Ada's Turn", 'Ada drew a card.']

const refusedIn = (...lines: readonly string[]): readonly string[] => {
  const log = [
    ...OPENING,
    'Ada played Stone to the Bench.',
    'Ben played Shell to the Bench.',
    "Ada's Turn",
    'Ada drew a card.',
    'Ada ended their turn.',
    "Ben's Turn",
    'Ben drew a card.',
    'Ben ended their turn.',
    "Ada's Turn",
    'Ada drew a card.',
    ...lines,
  ].join('\n')
  const { verdicts } = refereeLog(readBattleLog(log), { cards: CARDS })
  return verdicts.flatMap(({ refusals }) => refusals.map(({ rule }) => rule))
}

const FLOODED = [
  "Ada's Minnow used Flood on Ben's Minnow for 200 damage.",
  "Ben's Minnow was Knocked Out!",
  'Ada took a Prize card.',
]
const GUARDED = [
  ...[
    'Ada ended their turn.',
    "Ben's Turn",
    'Ben drew a card.',
    'Ben played Guard to the Bench.',
    'Ben ended their turn.',
  ],
  ...ADAS_TURN,
]
const PAYING = ['Ada attached Basic Water Energy to Minnow in the Active Spot.', 'Ada retreated Minnow to the Bench.']

const survives = (name: string) => [
  ...['Ada ended their turn.', "Ben's Turn", 'Ben drew a card.', `Ben evolved Minnow to ${name} in the Active Spot.`],
  ...['Ben ended their turn.', ...ADAS_TURN, `Ada's Minnow used Flood on Ben's ${name} for 200 damage.`],
  ...["Ben's Turn", 'Ben drew a card.'],
]

const PROMOTED = "Ada's Stone is now in the Active Spot."

test.each([
  ['a promotion for nothing', ['Ada attached Basic Water Energy to Stone on the Bench.', PROMOTED], ['KO.5']],
  ['a promotion after a text that may switch', ['Ada played Rope.', PROMOTED], []],
  ['a promotion after a text that nobody knows', ['Ada played Zap.', PROMOTED], []],
  [
    'Prize cards for nothing, beside a Pokémon that nobody knows',
    ['Ada played Zapling to the Bench.', 'Ada took 2 Prize cards.'],
    ['PR.1'],
  ],
  ['a Pokémon that stands after damage of all its HP', survives('Whale'), ['KO.1']],
  ['and one that its own text keeps at 10 HP', survives('Cork'), []],
  ['an Evolution from another Pokémon', ['Ada evolved Stone to Whale on the Bench.'], ['T2B.1']],
  [
    'wrong damage, where a printing on the Bench protects itself alone',
    ["Ada's Minnow used Splash on Ben's Minnow for 40 damage."],
    ['A-D6.1'],
  ],
  [
    'less damage than the six steps, where no text in play could take any away',
    ["Ada's Minnow used Splash on Ben's Minnow for 0 damage."],
    ['A-D6.1'],
  ],
  [
    'an Evolution of what came this turn, beside Pokémon that nobody knows on both sides',
    [
      ...['Ada played Zapling to the Bench.', 'Ada ended their turn.', ...BEN_UNKNOWN, ...ADAS_TURN],
      ...['Ada played Minnow to the Bench.', 'Ada evolved Minnow to Whale on the Bench.'],
    ],
    ['T2B.2'],
  ],
  [
    'an Evolution of a Pokémon that nobody knows and that came this turn, which its own text may allow',
    ['Ada played Zapling to the Bench.', 'Ada evolved Zapling to Zapper on the Bench.'],
    [],
  ],
  [
    'a retreat without Energy, across from a Pokémon that nobody knows',
    ['Ada ended their turn.', ...BEN_UNKNOWN, ...ADAS_TURN, 'Ada retreated Minnow to the Bench.', PROMOTED],
    ['T2E.2'],
  ],
  [
    'a retreat without Energy, beside a Pokémon that nobody knows, which may allow it',
    ['Ada played Zapling to the Bench.', 'Ada retreated Minnow to the Bench.', PROMOTED],
    [],
  ],
  [
    'a retreat for the Energy that it costs',
    [...PAYING, "- Basic Water Energy was discarded from Ada's Minnow.", PROMOTED],
    [],
  ],
  ['a retreat that is not paid, with the Energy there', [...PAYING, PROMOTED], ['T2E.2']],
  [
    'less damage, by the amount of one of the printings that a Pokémon in play may be',
    [...GUARDED, "Ada's Minnow used Flood on Ben's Minnow for 170 damage."],
    [],
  ],
  [
    'less damage, by an amount that none of the printings explains',
    [...GUARDED, "Ada's Minnow used Flood on Ben's Minnow for 190 damage."],
    ['A-D6.1'],
  ],
  [
    'more Prize cards than the Knock Out is worth, beside a Pokémon that nobody knows',
    [
      ...['Ada played Zapling to the Bench.', ...FLOODED.slice(0, 2), 'Ada took 4 Prize cards.'],
      "Ben's Shell is now in the Active Spot.",
      "Ben's Turn",
    ],
    ['PR.1'],
  ],
  ['the fifth card of a name', Array.from({ length: 4 }, () => 'Ada played Minnow to the Bench.'), ['T2A.1']],
  ['a promotion after a Knock Out', [...FLOODED, "Ben's Shell is now in the Active Spot.", "Ben's Turn"], []],
  [
    'a promotion of a Pokémon that is not on the Bench',
    [...FLOODED, "Ben's Stone is now in the Active Spot.", "Ben's Turn"],
    ['KO.5'],
  ],
  ['an Active Spot that stays empty after a Knock Out', [...FLOODED, "Ben's Turn"], ['KO.5']],
  ['the end of the game instead of a promotion', [...FLOODED, 'Opponent conceded. Ada wins.'], []],
  [
    'Energy out of turn, on one of two Pokémon of a name',
    ['Ada played Minnow to the Bench.', 'Ben attached Basic Water Energy to Minnow in the Active Spot.'],
    ['T0.2'],
  ],
])('%s', (_, lines, rules) => {
  expect(refusedIn(...lines)).toEqual(rules)
})
