/** The board of a log equals the board of the game: a later line must be possible on it, or the line is named. */
import type { CardDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { readBattleLog } from '../src/reading/readBattleLog.ts'
import { refereedInWords } from '../src/reconstructing/report.ts'
import { type RefereedLog, refereeLog } from '../src/refereeing/referee.ts'

const pokemon = (id: string, name: string, more: Partial<PokemonDefinition> = {}): PokemonDefinition => ({
  kind: 'Pokemon',
  id,
  name,
  stage: 'Basic',
  hp: 70,
  types: ['Water'],
  retreatCost: 1,
  attacks: [{ name: 'Splash', cost: ['Water'], damage: { base: 70 } }],
  ...more,
})

/** Its Ability needs a Knock Out during the other player's last turn. */
const avenger = pokemon('t-1', 'Avenger', {
  hp: 200,
  abilities: [
    {
      name: 'Remember',
      only: { is: 'happened', what: 'knockedOut', when: 'opponentsLastTurn', whose: 'you' },
      use: [{ do: 'draw', who: 'you', cards: 3 }],
    },
  ],
})

const twice = pokemon('t-2', 'Twice', {
  abilities: [{ name: 'Again', continuous: [{ continuous: 'attacksTwice', scope: { pokemon: 'thisPokemon' } }] }],
})

const judge: CardDefinition = {
  kind: 'Trainer',
  trainer: 'Supporter',
  id: 't-3',
  name: 'Referee',
  effect: [{ do: 'draw', who: 'you', cards: 4 }],
}

const minnow = pokemon('t-4', 'Minnow')

const discarding = pokemon('t-5', 'Burner', {
  attacks: [
    {
      name: 'Burn All',
      cost: [],
      damage: { base: 30, sign: '×', terms: [{ amount: 30, times: { count: 'cardsChosen', named: 'cards' } }] },
      require: [{ do: 'chooseAttached', as: 'cards', on: 'thisPokemon', filter: { kind: 'Energy' }, min: 0, max: 60 }],
      after: [{ do: 'move', cards: 'cards', to: 'discard' }],
    },
  ],
})

const CARDS = [avenger, twice, judge, minnow, discarding]

const start = (ada: readonly string[], ben: readonly string[]): string => {
  const placed = (player: string, names: readonly string[]): readonly string[] =>
    names.map((name, at) => `${player} played ${name} to the ${at === 0 ? 'Active Spot' : 'Bench'}.`)
  return [
    'Setup',
    'Ada won the coin toss.',
    'Ada decided to go first.',
    'Ada drew 7 cards for the opening hand.',
    'Ben drew 7 cards for the opening hand.',
    ...placed('Ada', ada),
    ...placed('Ben', ben),
  ].join('\n')
}

const PASSED = "Ada's Turn\nAda drew a card.\nAda ended their turn."

const referee = (log: string, cards: readonly CardDefinition[] = CARDS): RefereedLog =>
  refereeLog(readBattleLog(log), { cards })

const refusedIn = ({ verdicts }: RefereedLog): readonly string[] =>
  verdicts.flatMap(({ line, refusals }) => refusals.map(({ message }) => `${line}: ${message}`))

const KNOCKED_OUT = "Ada's Minnow was Knocked Out!\nBen took a Prize card.\nAda's Avenger is now in the Active Spot."
const USED = "Ada's Turn\nAda drew a card.\nAda's Avenger used Remember.\n- Ada drew 3 cards.\nAda ended their turn."
const SPLASH = "used Splash on Ada's Minnow for 70 damage."

describe('a Knock Out belongs to the turn and the attack in which it happened (KO.1, T2F.2)', () => {
  test.each([
    ['by an attack without the Energy for it', ['Minnow'], `Ben's Minnow ${SPLASH}\n${KNOCKED_OUT}`],
    ['by a Pokémon that nobody knows', ['Stranger'], `Ben's Stranger ${SPLASH}\n${KNOCKED_OUT}`],
    [
      'by the first of two attacks',
      ['Twice'],
      [
        `Ben attached Basic Water Energy to Twice in the Active Spot.\nBen's Twice ${SPLASH}\n${KNOCKED_OUT}`,
        "Ben's Twice used Again.\n- Ben chose Splash\n- Ben's Twice used Splash on Ada's Avenger for 70 damage.",
      ].join('\n'),
    ],
  ])('%s', (_, ben, attack) => {
    const refereed = referee(
      [start(['Minnow', 'Avenger'], ben), PASSED, `Ben's Turn\nBen drew a card.\n${attack}`, USED].join('\n\n'),
    )
    const said = refereed.verdicts.find(({ action }) => action === 'USE_ABILITY')
    expect(said).toMatchObject({ verdict: 'allowed' })
    expect(refereed.outOfStep).toEqual([])
  })

  test('without it, the Ability is refused', () => {
    const passed = "Ben's Turn\nBen drew a card.\nBen ended their turn."
    const log = [start(['Avenger'], ['Minnow']), PASSED, passed, USED].join('\n\n')
    expect(refusedIn(referee(log)).join()).toMatch(/Remember can be used only if/)
  })
})

test('both lines of an effect name one player: the second belongs to the other', () => {
  const effect = [
    'Ada played Referee.',
    '- Ada shuffled 6 cards into their deck.',
    '- Ada shuffled 6 cards into their deck.',
    '- Ada drew 4 cards.',
    '- Ada drew 3 cards.',
  ]
  const { outOfStep, moments } = referee(
    [start(['Minnow'], ['Minnow']), `Ada's Turn\nAda drew a card.\n${effect.join('\n')}\nAda ended their turn.`].join(
      '\n\n',
    ),
  )
  expect(outOfStep).toEqual([])
  const hands = moments.at(-2)?.snapshot.game.players.map(({ hand }) => hand.length)
  expect(hands).toEqual([4, 3])
})

test('the cards that a log discards for an attack determine its exact damage', () => {
  const attached = (turn: string): string =>
    `${turn}'s Turn\n${turn} drew a card.\n${turn} attached Basic Fire Energy to Burner in the Active Spot.`
  const log = (points: number): string =>
    `${[
      start(['Burner'], ['Avenger']),
      `${attached('Ada')}\nAda ended their turn.`,
      "Ben's Turn\nBen drew a card.\nBen ended their turn.",
      `${attached('Ada')}\nAda's Burner used Burn All on Ben's Avenger for ${points} damage.`,
    ].join('\n\n')}\n- 2 cards were discarded from Ada's Burner.\n   • Basic Fire Energy, Basic Fire Energy`
  expect(referee(log(60)).damage).toMatchObject([{ explained: 'byTheCards', said: 60 }])
  expect(referee(log(90)).damage).toMatchObject([{ explained: 'differently', said: 90 }])
})

test('an impossible line is named, the board is corrected, and later lines are judged', () => {
  const log = [
    start(['Minnow'], ['Minnow']),
    "Ada's Turn\nAda drew a card.\nAda took a Prize card.\nAda attached Basic Water Energy to Minnow in the Active Spot.",
  ].join('\n\n')
  const refereed = referee(log)
  expect(refereed.outOfStep).toEqual([
    { line: 11, because: 'Prize cards are taken, but no Pokémon was Knocked Out for them.' },
  ])
  expect(refereed.verdicts.at(-1)).toMatchObject({ action: 'ATTACH_ENERGY', verdict: 'allowed' })
  expect(refereedInWords(refereed, log, { all: false })).toContain(
    'The board is out of step at line 11, because: Prize cards are taken, but no Pokémon was Knocked Out for them. It is corrected to match the log.',
  )
  const right = log.replace('Ada took a Prize card.\n', '')
  expect(refereedInWords(referee(right), right, { all: false })).toContain(
    'The board is in step with the log to its end.',
  )
})

describe('an unknown printing prevents a refusal only if it could allow the action (T2E.2)', () => {
  const retreat = [
    start(['Minnow', 'Avenger'], ['Minnow']),
    "Ada's Turn\nAda drew a card.\nAda retreated Minnow to the Bench.\nAda's Avenger is now in the Active Spot.",
  ].join('\n\n')
  const dear = pokemon('t-6', 'Minnow', { retreatCost: 2 })
  const free = pokemon('t-7', 'Minnow', { retreatCost: 0 })
  const carried: CardDefinition = { ...pokemon('t-8', 'Avenger'), attacks: [] }
  const lifting = pokemon('t-9', 'Avenger', {
    abilities: [{ name: 'Carry', continuous: [{ continuous: 'noRetreatCost', scope: { pokemon: 'yours' } }] }],
  })

  test.each([
    ['every printing costs Energy', [minnow, dear, avenger], 'refused'],
    ['one printing is free', [minnow, free, avenger], 'undecided'],
    ['another card has printings that say nothing of it', [minnow, avenger, carried], 'refused'],
    ['another card has a printing that lifts it', [minnow, avenger, lifting], 'undecided'],
  ])('%s', (_, cards, verdict) => {
    const said = referee(retreat, cards).verdicts.find(({ action }) => action === 'RETREAT')
    expect(said).toMatchObject({ verdict })
  })
})

test('a Pokémon has the attack of its Tool (TL.1)', () => {
  const machine: CardDefinition = {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 't-10',
    name: 'Machine',
    attacks: [{ name: 'Whirr', cost: [], damage: { base: 20 } }],
  }
  const attack =
    "Ben attached Machine to Minnow in the Active Spot.\nBen's Minnow used Whirr on Ada's Avenger for 20 damage."
  const log = [start(['Avenger'], ['Minnow']), PASSED, `Ben's Turn\nBen drew a card.\n${attack}`].join('\n\n')
  const refereed = referee(log, [...CARDS, machine])
  expect(refereed.damage).toMatchObject([{ explained: 'byTheCards' }])
  expect(refereed.verdicts.find(({ action }) => action === 'DECLARE_ATTACK')).toMatchObject({ verdict: 'allowed' })
})

test('both European and Latin American Spanish are read', () => {
  const { lines, entries } = readBattleLog(
    [
      'Preparación',
      'Ada eligió cara para el lanzamiento de moneda inicial.',
      'Ada robó 7 cartas de la mano inicial.',
      'Ben ha robado 7 cartas de la mano inicial.',
      'Turno de Ada',
      'Ada unió Energía Agua Básica al Goldeen en el Puesto Activo.',
      '¡El Goldeen de Ben quedó Fuera de Combate!',
      'Se descartaron 2 cartas del Goldeen de Ben.',
    ].join('\n'),
  )
  expect(lines.understood).toBe(lines.said)
  expect(entries.slice(-3).map(({ sentence }) => sentence.says)).toEqual([
    'attached',
    'knockedOut',
    'discardedCardsFrom',
  ])
})
