/**
 * Writes docs/same-opening.md: one opening played in each era to the end of turn 2, with the era's permissions and
 * refusals.
 */
import * as E from 'fp-ts/lib/Either.js'
import { cards, check, createGame, legalEvents, play, rulesets, type Snapshot } from 'ptcg-turn-engine'
import type { Fact, GameEvent, Ruleset } from 'ptcg-turn-engine/model'
import { boardFromText, eventFromText } from 'ptcg-turn-engine/notation'

/** The first year of each era. */
const YEARS: { readonly [Era in keyof typeof rulesets]: string } = {
  'wizards-of-the-coast': '1999',
  'ex-2003': '2003',
  'ex-2005': '2005',
  'ex-2006': '2006',
  'diamond-and-pearl': '2007',
  'black-and-white': '2011',
  xy: '2014',
  'sun-and-moon': '2017',
  'sword-and-shield': '2020',
  'scarlet-and-violet': '2023',
  'mega-evolution': '2025',
}

const known = <Value>(read: E.Either<unknown, Value>, what: string): Value => {
  if (E.isLeft(read)) throw new Error(`${what}: ${JSON.stringify(read.left)}`)
  return read.right
}

const idOf = (name: string): string => Object.values(cards).find((card) => card.name === name)?.id ?? name

const deck = (text: string) => ({
  name: 'Deck',
  cards: text.split(', ').flatMap((part) => {
    const [name = '', count = '1'] = part.split(' x')
    return Array.from({ length: Number(count) }, () => idOf(name))
  }),
})

const DECKS = [
  deck('Wooloo, Hop x4, Fire Energy x54, Wooloo'),
  deck('Hop x4, Raboot x3, Fire Energy x45, Sobble x4, Krabby x4'),
] as const

/**
 * The answer to a request. Both players accept every offer: heads, the first turn, every extra card. B's second shuffle brings a Basic
 * Pokémon.
 */
const answerIn = (snapshot: Snapshot, shuffles: number): GameEvent => {
  const { ask, players } = snapshot.game
  if (ask?.ask === 'coin') return { type: 'COIN_LANDED', heads: true }
  if (ask?.ask === 'shuffle') {
    const order = players[ask.player].deck.map((_, at) => at)
    return { type: 'DECK_SHUFFLED', order: shuffles === 2 ? order.reverse() : order }
  }
  const all = legalEvents(snapshot)
  const chosen = ask?.ask === 'choice' && ask.purpose === 'bonusDraw' ? all.findLast(isChoice) : all.find(isChoice)
  return chosen ?? all.find(({ type }) => type === 'DONE') ?? { type: 'DONE', player: 0 }
}

const isChoice = ({ type }: GameEvent): boolean => type === 'CHOOSE'

type Cell = string

interface Row {
  readonly what: string
  readonly cell: Cell
}

/** The rows about a set-up with one mulligan by B. */
const setUpRows = (ruleset: Ruleset): readonly Row[] => {
  let now = known(
    createGame({
      players: [
        { name: 'A', deck: DECKS[0] },
        { name: 'B', deck: DECKS[1] },
      ],
      randomness: 'asked',
      ruleset,
    }),
    'The game',
  )
  const facts: Fact[] = []
  let [toss, winner, extra, shuffles, drawn] = ['', 'must', '', 0, 0]
  while (now.state !== 'turn.main.ready') {
    const { ask } = now.game
    const isPlaced = facts.some(({ fact }) => fact === 'POKEMON_PLACED')
    if (ask?.ask === 'coin') toss = isPlaced ? 'after' : 'before'
    if (ask?.ask === 'choice' && ask.purpose === 'goFirst') winner = 'may'
    const event = answerIn(now, shuffles)
    if (ask?.ask === 'choice' && ask.purpose === 'bonusDraw') {
      extra = isPlaced ? 'after' : 'before'
      drawn += ask.options.length - 1
    }
    if (ask?.ask === 'shuffle') shuffles += 1
    const done = known(play(now, event), event.type)
    facts.push(...done.facts)
    now = done.snapshot
  }
  const left = now.game.players[0].deck.length
  return [
    { what: 'Coin toss: before or after set-up', cell: toss },
    { what: 'The winner may choose who goes first, or must go first', cell: winner },
    { what: 'Extra cards for A after a mulligan of B', cell: String(drawn) },
    { what: 'These cards are drawn before or after set-up', cell: extra },
    { what: 'A draws a card on turn 1', cell: left < 60 - 7 - 6 - drawn ? '✓' : '– T1.1' },
  ]
}

const BOARD = `
  turn 1 of A
  A active  Laboratory Rat {Fire Energy}
  A bench   Scorbunny {Fire Energy}
  A hand    Fire Energy x2, Raboot, Switch, Laboratory Vest, Laboratory Library x2, Laboratory Closet, Hop x2
  A deck    Fire Energy x20
  B active  Laboratory Rat Burned
  B bench   Sobble
  B hand    Water Energy, Drizzile, Switch, Laboratory Vest, Hop
  B deck    Fire Energy x20`

const SUPPORTER = 'play Hop'
const NO_SUCH_CARD = 'no such card'

/** True if an era has Supporter cards: eras without a limit of Supporters had only one kind of Trainer card. */
const hasSupporters = ({ perTurn }: Ruleset): boolean => perTurn.supporters !== null

type Wish = readonly [what: string, ...events: readonly string[]]

const MAIN = 'turn.main.ready'
const COIN = 'checkup.burned.flipping'

/** The moves that A tries on turn 1, in this order. */
const WISHES_OF_A: readonly Wish[] = [
  ['A attaches an Energy card', 'attach Fire Energy to Scorbunny'],
  ['A attaches a second Energy card', 'attach Fire Energy to Scorbunny'],
  ['A evolves a Pokémon', 'evolve Scorbunny into Raboot'],
  ['A plays an Item', 'play Switch'],
  ['A attaches a Pokémon Tool', 'attach Laboratory Vest to Laboratory Rat'],
  ['A plays a Stadium', 'play Laboratory Library'],
  ['A plays a second Stadium of the same name', 'play Laboratory Library'],
  ['A plays a second Stadium of another name', 'play Laboratory Closet'],
  ['A plays a Supporter', SUPPORTER],
  ['A plays a second Supporter', SUPPORTER],
  ['A retreats', 'retreat'],
  ['A retreats a second time', 'retreat'],
  ['A attacks', 'attack with Nip', 'attack with Tackle'],
]

/** The moves that B tries on turn 2. */
const WISHES_OF_B: readonly Wish[] = [
  ['B evolves a Pokémon on turn 2', 'evolve Sobble into Drizzile'],
  ['B attaches a Pokémon Tool', 'attach Laboratory Vest to Laboratory Rat'],
  ['B plays an Item', 'play Switch'],
  ['B plays a Supporter', SUPPORTER],
  ['B attacks', 'attack with Nip', 'attack with Pound', 'end the turn'],
]

const CONFUSED = `
  turn 3 of A
  A active  Laboratory Rat Confused {Fire Energy}
  A bench   Scorbunny
  B active  Laboratory Rat`

/** The row about the retreat of a Confused Pokémon: it is free, or decided by a coin. */
const confusedRow = (ruleset: Ruleset): Row => {
  const { cell, next } = wished(known(boardFromText(CONFUSED, { ruleset, filling: 'Hop' }), 'The board'), ['retreat'])
  let now = next
  while (cell === '✓' && now.game.ask?.ask === 'choice') now = known(play(now, answerIn(now, 0)), now.state).snapshot
  return { what: 'A Confused Pokémon retreats', cell: now.game.ask?.ask === 'coin' ? 'on heads' : cell }
}

const countersIn = (facts: readonly Fact[]): number =>
  facts.reduce((all, fact) => (fact.fact === 'COUNTERS_PLACED' ? all + fact.counters : all), 0)

/** The rows about a Burn in a Checkup: its damage counters after heads and after tails, and whether heads ends the Burn. */
const burnRows = (flipping: Snapshot): readonly Row[] => {
  const [heads, tails] = [true, false].map((coin) => {
    const { snapshot, facts } = known(play(flipping, { type: 'COIN_LANDED', heads: coin }), 'The coin')
    const { active } = snapshot.game.players[1]
    const counters = countersIn(flipping.game.facts) + countersIn(facts)
    return { counters: String(counters), isOver: active?.conditions.burned === 0 }
  })
  return [
    { what: 'Damage counters of a Burn on heads', cell: heads?.counters ?? '' },
    { what: 'Damage counters of a Burn on tails', cell: tails?.counters ?? '' },
    { what: 'Heads ends a Burn', cell: heads?.isOver === true ? '✓' : '–' },
  ]
}

/** Continues to a main phase, or to the coin of the Burned Pokémon. Every choice takes the first option. */
const settled = (snapshot: Snapshot): Snapshot => {
  let now = snapshot
  while (now.state !== MAIN && now.state !== COIN) now = known(play(now, answerIn(now, 0)), now.state).snapshot
  return now
}

const wished = (snapshot: Snapshot, events: readonly string[]): { readonly cell: Cell; readonly next: Snapshot } => {
  const read = events.flatMap((text) => {
    const event = eventFromText(snapshot, text)
    return E.isRight(event) ? [event.right] : []
  })
  const legal = read.find((event) => E.isRight(check(snapshot, event)))
  if (legal !== undefined) return { cell: '✓', next: known(play(snapshot, legal), legal.type).snapshot }
  const refused = read.flatMap((event) => {
    const checked = check(snapshot, event)
    return E.isLeft(checked) ? [checked.left.map(({ rule }) => rule).join(', ')] : []
  })
  return { cell: `– ${refused[0] ?? '?'}`, next: snapshot }
}

/** Tries the moves of a turn, one after another; `end` is the moment after the last one. */
const turn = (start: Snapshot, wishes: readonly Wish[]): { readonly rows: readonly Row[]; readonly end: Snapshot } => {
  const rows: Row[] = []
  let now = start
  for (const [what, ...events] of wishes) {
    if (events.includes(SUPPORTER) && !hasSupporters(start.game.ruleset)) {
      rows.push({ what, cell: NO_SUCH_CARD })
      continue
    }
    const { cell, next } = wished(now, events)
    rows.push({ what, cell })
    now = settled(next)
  }
  return { rows, end: now }
}

const turnRows = (ruleset: Ruleset): readonly Row[] => {
  const first = turn(known(boardFromText(BOARD, { ruleset, filling: 'Hop' }), 'The board'), WISHES_OF_A)
  const { state } = first.end
  const end: GameEvent = { type: 'END_TURN', player: 0 }
  const burned = state === MAIN ? known(play(first.end, end), 'The end of the turn').snapshot : first.end
  const next = known(play(burned, { type: 'COIN_LANDED', heads: true }), 'The coin').snapshot
  return [...first.rows, ...burnRows(burned), confusedRow(ruleset), ...turn(settled(next), WISHES_OF_B).rows]
}

const ERAS = Object.entries(rulesets)

/** The document. */
export const openingDocument = (): string => {
  const columns = ERAS.map(([, ruleset]) => [...setUpRows(ruleset), ...turnRows(ruleset)])
  const rows = (columns[0] ?? []).map(
    ({ what }, at) => `| ${what} | ${columns.map((column) => column[at]?.cell ?? '').join(' | ')} |`,
  )
  return [
    '# The same opening in each era',
    '',
    'Each column is a game in which both players try the same actions until the end of turn 2. A goes first. ✓ means allowed; – means refused by the',
    '[rule](rules.md) beside it. `ptcg-turn rules --era bw --against ssh` lists every difference between two eras.',
    '',
    `| | ${ERAS.map(([era]) => YEARS[era as keyof typeof YEARS]).join(' | ')} |`,
    `|---|${ERAS.map(() => '---|').join('')}`,
    ...rows,
    '',
    `The eras by first year: ${ERAS.map(([era, { name }]) => `${YEARS[era as keyof typeof YEARS]} ${name} (\`${era}\`)`).join(', ')}.`,
    '',
    'In the set-up, the first hand of B has no Basic Pokémon. The turns start from a board with one Benched Pokémon each and a Burned Active Pokémon of B.',
    `"${NO_SUCH_CARD}" means that all Trainer cards were of one kind; a Supporter of today would have no limit in such an era.`,
    '[Eras](decisions/eras.md) lists the sources. `npm run docs` generates this page.',
    '',
  ].join('\n')
}
