/**
 * The yardstick: a piece of plain JavaScript that never changes and is timed together with the engine in every run. With it,
 * figures from different machines, or from a busy machine, can be compared. The yardstick does what engines do: it creates
 * small objects, filters short arrays, and calls functions that vary. It uses no code of this project.
 */

interface Pile {
  readonly name: string
  readonly cards: readonly number[]
  readonly turned: number
}

interface Table {
  readonly piles: readonly [Pile, Pile, Pile]
  readonly moves: number
  readonly latest: string
}

const HOUSE: Table = {
  piles: [
    { name: 'deck', cards: Array.from({ length: 40 }, (_, card) => card), turned: 0 },
    { name: 'hand', cards: [40, 41, 42, 43, 44, 45, 46], turned: 0 },
    { name: 'rest', cards: [47, 48, 49, 50, 51], turned: 0 },
  ],
  moves: 0,
  latest: 'none',
}

type Move = (table: Table, number: number) => Table

const pick: Move = (table, number) => {
  const [deck, hand, rest] = table.piles
  const card = deck.cards[number % deck.cards.length] as number
  const left = { ...deck, cards: deck.cards.filter((one) => one !== card), turned: deck.turned + 1 }
  return {
    ...table,
    piles: [left, { ...hand, cards: [...hand.cards, card] }, rest],
    moves: table.moves + 1,
    latest: 'pick',
  }
}

const drop: Move = (table, number) => {
  const [deck, hand, rest] = table.piles
  const at = number % hand.cards.length
  const left = { ...hand, cards: hand.cards.toSpliced(at, 1), turned: hand.turned + 1 }
  const more = { ...rest, cards: [...rest.cards, hand.cards[at] as number] }
  return { ...table, piles: [deck, left, more], moves: table.moves + 1, latest: 'drop' }
}

const back: Move = (table, number) => {
  const [deck, hand, rest] = table.piles
  const found = rest.cards.findIndex((card) => card % 7 === number % 7)
  const card = rest.cards[Math.max(found, 0)] as number
  const left = { ...rest, cards: rest.cards.filter((one) => one !== card), turned: rest.turned + 1 }
  return {
    ...table,
    piles: [{ ...deck, cards: [card, ...deck.cards] }, hand, left],
    moves: table.moves + 1,
    latest: 'back',
  }
}

const MOVES: readonly Move[] = [pick, drop, back]

/** The number of moves in one run of the yardstick. */
const YARDSTICK_MOVES = 10_000

/** Runs the yardstick once; returns the number of moves it made. */
export const yardstick = (): number => {
  let table = HOUSE
  let state = 1
  for (let made = 0; made < YARDSTICK_MOVES; made += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    table = (MOVES[made % MOVES.length] as Move)(table, state >>> 8)
  }
  return table.moves
}
