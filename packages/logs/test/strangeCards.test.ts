/** Unknown cards have the facts of the log, and prevent only refusals that their texts may lift. */
import type { CardDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { type RefereedLog, refereeLog } from '../src/refereeing/referee.ts'
import { OPENING } from './minnows.ts'

const pokemon = (id: string, name: string, more: Partial<PokemonDefinition> = {}): PokemonDefinition => ({
  kind: 'Pokemon',
  id,
  name,
  stage: 'Basic',
  hp: 200,
  types: ['Water'],
  retreatCost: 1,
  attacks: [{ name: 'Splash', cost: ['Water'], damage: { base: 10 } }],
  ...more,
})

const minnow = pokemon('s-1', 'Minnow')
const whale = pokemon('s-2', 'Whale', { stage: 'Stage 1', evolvesFrom: 'Minnow' })
const CARDS = [minnow, whale]

const START = [...OPENING, 'Ada played Minnow to the Bench.']

const turn = (player: string, ...lines: readonly string[]): readonly string[] => [
  '',
  `${player}'s Turn`,
  `${player} drew a card.`,
  ...lines,
]

const passed = (player: string): readonly string[] => turn(player, `${player} ended their turn.`)

const referee = (lines: readonly string[], cards: readonly CardDefinition[] = CARDS): RefereedLog =>
  refereeLog(readBattleLog([...START, ...lines].join('\n')), { cards })

const verdictOf = ({ verdicts }: RefereedLog, action: string) => verdicts.find((one) => one.action === action)?.verdict

describe("the log's facts about a card are judged, and its text is not", () => {
  test.each([
    ['a card that is played', 'PLAY_ITEM', 'Ada played Zap Gadget.'],
    ['a Tool', 'PLAY_TOOL', 'Ada attached Zap Gadget to Minnow in the Active Spot.'],
    ['an Energy', 'ATTACH_ENERGY', 'Ada attached Zap Energy to Minnow in the Active Spot.'],
    ['a Stadium', 'PLAY_STADIUM', 'Ada played Zap Tower to the Stadium spot.'],
    ['a Basic Pokémon', 'BENCH_POKEMON', 'Ada played Zapling to the Bench.'],
  ])('%s is allowed', (_, action, line) => {
    expect(verdictOf(referee(turn('Ada', line)), action)).toBe('allowed')
  })

  test("an Ability is allowed in its player's turn", () => {
    const used = [
      'Ada played Zapling to the Bench.',
      "Ada's Zapling used Buzz.",
      '- Ada drew a card.',
      'Ada ended their turn.',
    ]
    expect(verdictOf(referee(turn('Ada', ...used)), 'USE_ABILITY')).toBe('allowed')
  })

  test('an attack is undecided if its cost is unknown', () => {
    const zapling = [...turn('Ada', 'Ada played Zapling to the Bench.', 'Ada ended their turn.'), ...passed('Ben')]
    const attack = turn(
      'Ada',
      'Ada attached Basic Water Energy to Minnow in the Active Spot.',
      'Ada retreated Minnow to the Bench.',
      "- Basic Water Energy was discarded from Ada's Minnow.",
      "Ada's Zapling is now in the Active Spot.",
      "Ada's Zapling used Zap on Ben's Minnow for 30 damage.",
    )
    const refereed = referee([...zapling, ...attack])
    expect(verdictOf(refereed, 'DECLARE_ATTACK')).toBe('undecided')
    expect(refereed.damage).toMatchObject([{ explained: 'onlySaid', cause: 'attackerNotKnown' }])
  })

  test('a Pokémon that evolves elsewhere in the log is not played to the Bench (T2A.1)', () => {
    const benched = turn('Ada', 'Ada played Zapzilla to the Bench.', 'Ada ended their turn.')
    const evolved = [...passed('Ben'), ...turn('Ada', 'Ada evolved Minnow to Zapzilla in the Active Spot.')]
    expect(verdictOf(referee(benched), 'BENCH_POKEMON')).toBe('allowed')
    expect(verdictOf(referee([...benched, ...evolved]), 'BENCH_POKEMON')).toBe('refused')
  })
})

describe('rules that an unknown card may lift (T2B.2)', () => {
  const early = (...before: readonly string[]): readonly string[] => [
    ...passed('Ada'),
    ...passed('Ben'),
    ...turn('Ada', 'Ada played Minnow to the Bench.', ...before, 'Ada evolved Minnow to Whale on the Bench.'),
  ]
  const evolvedTwice = 'Ada evolved Minnow to Whale on the Bench.'

  test.each([
    ['nothing strange is in play', [], 'refused'],
    ['an Energy is on another Pokémon', ['Ada attached Zap Energy to Minnow in the Active Spot.'], 'refused'],
    ['a Pokémon has used its Ability', ['Ada played Zapling to the Bench.', "Ada's Zapling used Buzz."], 'refused'],
    ['an Ability is on another Pokémon', ['Ada played Zapling to the Bench.'], 'refused'],
    ['a Stadium may do anything', ['Ada played Zap Tower to the Stadium spot.'], 'undecided'],
  ])('%s', (_, before, verdict) => {
    const { verdicts } = referee([...early(...before, evolvedTwice), 'Ada ended their turn.'])
    expect(verdicts.filter(({ action }) => action === 'EVOLVE').at(-1)).toMatchObject({ verdict })
  })

  test('an unread text may lift the rules that its words mention', () => {
    const stadium = (text: string): CardDefinition => ({
      kind: 'Trainer',
      trainer: 'Stadium',
      id: 's-3',
      name: 'Tower',
      use: [{ do: 'byHand', text }],
    })
    const said = (text: string) =>
      referee(
        [...early('Ada played Tower to the Stadium spot.', evolvedTwice), 'Ada ended their turn.'],
        [...CARDS, stadium(text)],
      )
        .verdicts.filter(({ action }) => action === 'EVOLVE')
        .at(-1)?.verdict
    expect(said('Minnow may evolve on the turn it was played.')).toBe('undecided')
    expect(said('Once during your turn, draw a card.')).toBe('refused')
  })
})

test('a second attack in a turn is refused if no text can allow it (T3.1)', () => {
  const attack = "Ada's Minnow used Splash on Ben's Minnow for 10 damage."
  const lines = [
    ...turn('Ada', 'Ada attached Basic Water Energy to Minnow in the Active Spot.', 'Ada ended their turn.'),
    ...passed('Ben'),
    ...turn('Ada', attack, attack),
  ]
  const { verdicts } = referee(lines)
  expect(verdicts.filter(({ action }) => action === 'DECLARE_ATTACK')).toMatchObject([
    { verdict: 'allowed' },
    { verdict: 'refused', refusals: [{ rule: 'T3.1' }] },
  ])
})

test('one printed number explains both uses of an unknown attack', () => {
  const attack = (points: number): readonly string[] =>
    turn('Ben', `Ben's Zapling used Zap on Ada's Minnow for ${points} damage.`)
  const begin = START.map((line) => line.replace('Ben played Minnow', 'Ben played Zapling'))
  const damageOf = (second: number) =>
    refereeLog(
      readBattleLog([...begin, ...passed('Ada'), ...attack(30), ...passed('Ada'), ...attack(second)].join('\n')),
      {
        cards: CARDS,
      },
    ).damage.map(({ explained }) => explained)
  expect(damageOf(30)).toEqual(['byTheLog', 'byTheLog'])
  expect(damageOf(50)).toEqual(['onlySaid', 'onlySaid'])
})

test('devolving reveals the Pokémon below, and the card goes where the log says (T2B.7)', () => {
  const lines = [
    ...passed('Ada'),
    ...passed('Ben'),
    ...turn('Ada', 'Ada evolved Minnow to Whale on the Bench.', 'Ada ended their turn.'),
    ...turn(
      'Ben',
      'Ben played Zap Gadget.',
      "- Ben devolved Ada's Whale to Minnow on the Bench.",
      "- Ada moved Ada's Whale to their hand.",
      'Ben ended their turn.',
    ),
    ...turn('Ada', 'Ada evolved Minnow to Whale on the Bench.'),
  ]
  const { outOfStep, verdicts, moments } = referee(lines)
  expect(outOfStep).toEqual([])
  expect(verdicts.at(-1)).toMatchObject({ action: 'EVOLVE', verdict: 'allowed' })
  expect(moments.at(-1)?.snapshot.game.players[0].bench.map(({ cards }) => cards.length)).toEqual([2])
})
