/** Makes requests: a choice pick by pick (decision 0006), a coin, a shuffle, a random card. */
import type { CardId, PlayerId } from 'ptcg-turn-engine/model'
import type { OracleAnswer, OracleTable, Pickable, Playing } from './table.ts'

/** A choice of `min` to `max` options. `again`: the same option may be picked more than once. */
export interface OracleChoice {
  readonly player: PlayerId
  readonly options: readonly Pickable[]
  readonly min: number
  readonly max: number
  readonly again?: boolean
  /** True if the order of the picks matters: even if all options must be picked, all picks but the last are requested. */
  readonly ordered?: boolean
  /** The number of units needed, and the units of each option; `min` and `max` are then ignored. */
  readonly units?: { readonly needed: number; readonly of: (option: Pickable) => number }
}

const wrong = (expected: string, given: OracleAnswer): Error =>
  new Error(`A player must ${expected} now, but the answer is "${given.answer}".`)

/** The key of an option by its content: equal options have equal keys. */
export const optionKey = ({ pick, ...what }: Pickable): string => `${pick} ${Object.values(what).join()}`

/** Requests one pick and returns its index among the options, or null if the player stops (DONE). */
function* onePick(
  player: PlayerId,
  options: readonly Pickable[],
  many: readonly [least: number, most: number],
  { again = false, units }: Pick<OracleChoice, 'again' | 'units'> = {},
): Playing<number | null> {
  const mayStop = many[0] <= 0
  const asked = { options: [...options], mayStop, many, again, units: units?.needed ?? 0 }
  const given = yield { for: 'pick', player, ...asked }
  if (given.answer === 'stop' && mayStop) return null
  if (given.answer !== 'pick') throw wrong('pick something', given)
  const wanted = optionKey(given.what)
  const at = options.findIndex((option) => optionKey(option) === wanted)
  if (at === -1) throw new Error(`${wanted} is not an option of this choice.`)
  return at
}

/**
 * Requests picks of Energy cards until they provide enough units. A card with several units may pay for fewer, so the player may pick more
 * cards, up to one for each needed unit (U5). If all cards are needed, they are taken without a request.
 */
function* pickUnits(
  { player, options }: OracleChoice,
  units: NonNullable<OracleChoice['units']>,
): Playing<readonly Pickable[]> {
  const { needed, of } = units
  const total = options.reduce((all, option) => all + of(option), 0)
  if (needed <= 0) return []
  if (options.every((option) => total - of(option) < needed)) return options
  const left = [...options]
  const picked: Pickable[] = []
  let paid = 0
  while (paid < needed || (picked.length < needed && left.length > 0)) {
    const at = yield* onePick(player, left, [paid >= needed ? 0 : 1, Math.max(1, needed - picked.length)], { units })
    if (at === null) break
    const one = left.splice(at, 1)[0]
    if (one === undefined) throw new Error('The cost is still to be paid.')
    picked.push(one)
    paid += of(one)
  }
  return picked
}

/** Requests the picks of a choice, and returns them in order. Forced picks are requested only if their order matters. */
export function* pick(_table: OracleTable, choice: OracleChoice): Playing<readonly Pickable[]> {
  const { player, options, units, again = false, ordered = false } = choice
  if (options.length === 0) return []
  if (units !== undefined) return yield* pickUnits(choice, units)
  const max = again ? choice.max : Math.min(choice.max, options.length)
  const min = Math.min(choice.min, max)
  if (max <= 0) return []
  const isAll = !again && min >= options.length
  if (isAll && !ordered) return options
  const left = [...options]
  const picked: Pickable[] = []
  while (picked.length < max) {
    if (isAll && left.length === 1) return [...picked, ...left]
    const at = yield* onePick(player, left, [Math.max(0, min - picked.length), max - picked.length], { again })
    if (at === null) break
    const one = again ? left[at] : left.splice(at, 1)[0]
    if (one !== undefined) picked.push(one)
  }
  return picked
}

const YES_OR_NO: readonly Pickable[] = [
  { pick: 'answer', answer: 'yes' },
  { pick: 'answer', answer: 'no' },
]

/** Requests a yes or no for a "you may". */
export function* mayI(_table: OracleTable, player: PlayerId): Playing<boolean> {
  return (yield* onePick(player, YES_OR_NO, [1, 1])) === 0
}

/** Requests coin flips, and returns the numbers of heads and tails. `untilTails` goes on until the first tails. */
export function* flip(
  _table: OracleTable,
  player: PlayerId,
  coins: number | 'untilTails',
): Playing<{ readonly heads: number; readonly tails: number }> {
  let heads = 0
  let tails = 0
  while (coins === 'untilTails' ? tails === 0 : heads + tails < coins) {
    const left = coins === 'untilTails' ? coins : coins - heads - tails
    const given = yield { for: 'coin', player, coins: left }
    if (given.answer !== 'coin') throw wrong('flip a coin', given)
    if (given.heads) heads += 1
    else tails += 1
  }
  return { heads, tails }
}

/** Shuffles a deck, or only its `lowest` cards, counted from the bottom. Fewer than two cards need no shuffle. */
export function* shuffle(table: OracleTable, player: PlayerId, lowest: number | null = null): Playing {
  const side = table.sides[player]
  const many = Math.max(0, lowest === null ? side.deck.length : Math.min(lowest, side.deck.length))
  if (many < 2) return
  const given = yield { for: 'shuffle', player, cards: many }
  if (given.answer !== 'shuffle') throw wrong('shuffle', given)
  const moved = side.deck.splice(side.deck.length - many)
  const shuffled = given.order.flatMap((position) => moved[position] ?? [])
  if (shuffled.length !== moved.length) throw new Error('The shuffle has lost a card.')
  side.deck.push(...shuffled)
}

/** Shuffles the Prize cards of a player. */
export function* shuffledPrizes(table: OracleTable, player: PlayerId): Playing {
  const side = table.sides[player]
  const given = yield { for: 'shuffle', player, cards: side.prizes.length, prizes: true }
  if (given.answer !== 'shuffle') throw wrong('shuffle', given)
  side.prizes = given.order.map((position) => side.prizes[position] as CardId)
}

/** The cards of a hand that can be taken at random: all but those that the text has already picked (R32). */
export const takeable = (table: OracleTable, player: PlayerId): readonly CardId[] =>
  table.sides[player].hand.filter((card) => !table.spokenFor.has(card))

/** Requests a random card of a player's hand; the card stays in the hand for now. `cards` is the number of cards left to take. */
export function* atRandom(table: OracleTable, player: PlayerId, cards: number): Playing<CardId> {
  const given = yield { for: 'random', player, cards }
  if (given.answer !== 'random') throw wrong('take a card at random', given)
  if (!takeable(table, player).includes(given.card)) throw new Error('The random card is not in the hand.')
  return given.card
}

/** Flips a coin for each effect until one shows heads. Returns the effect with that coin, or null. */
export function* firstHeads<One>(table: OracleTable, player: PlayerId, effects: readonly One[]): Playing<One | null> {
  for (const effect of effects) if ((yield* flip(table, player, 1)).heads > 0) return effect
  return null
}
