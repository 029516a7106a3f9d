/** Events that somebody may try in a game: any event of an existing type, with any numbers in it. */
import type { Snapshot } from 'ptcg-turn-engine'
import {
  EVENT_TYPES,
  type EventParts,
  type EventType,
  type GameEvent,
  HAND_DESTINATIONS,
  keysOfEvent,
  SPECIAL_CONDITIONS,
} from 'ptcg-turn-engine/model'
import type { TestRng } from './dice.ts'

type Value = (at: Snapshot, dice: TestRng) => unknown

/** Numbers that refer to nothing, and special numbers such as NaN. */
const ODD_NUMBERS = [-1, 0.5, 1e9, Number.MAX_SAFE_INTEGER, Number.NaN, Number.POSITIVE_INFINITY, -0] as const

/** Draws a number: mostly one that refers to something on the board, sometimes any small number, now and then an odd one. */
const number =
  (meant: (at: Snapshot) => readonly number[], most: number): Value =>
  (at, dice) => {
    const roll = dice(20)
    if (roll === 0) return dice.one(ODD_NUMBERS)
    const numbers = meant(at)
    return roll < 4 || numbers.length === 0 ? dice(most) : dice.one(numbers)
  }

const none = (): readonly number[] => []
const hands = ({ game }: Snapshot): readonly number[] => game.players.flatMap(({ hand }) => hand)
const inPlay = ({ game }: Snapshot): readonly number[] =>
  game.players.flatMap(({ active, bench }) => [active, ...bench].flatMap((one) => (one === null ? [] : [one.id])))
const askedPlayer = ({ game }: Snapshot): number =>
  game.ask !== null && 'player' in game.ask ? game.ask.player : game.turn.player

const positions = ({ game }: Snapshot): readonly number[] =>
  game.players[game.turn.player].hand.map((_, index) => index)
const card = number(hands, 130)
const seat = (dice: TestRng): 0 | 1 => (dice(2) === 0 ? 0 : 1)

/** An order of a player's whole deck or of a few cards, sometimes with odd numbers. */
const order: Value = ({ game }, dice) => {
  const { length } = game.players[seat(dice)].deck
  const turned = dice(60)
  const list = Array.from({ length: dice(4) === 0 ? dice(6) : length }, (_, index) => (index + turned) % (length || 1))
  return dice(3) === 0 ? [...list, ...ODD_NUMBERS.slice(0, dice(3))] : list
}

const PARTS = {
  /** Usually the player who may act. */
  player: (at, dice) => (dice(4) === 0 ? seat(dice) : askedPlayer(at)),
  card,
  pokemon: number(inPlay, 130),
  ability: number(none, 3),
  attack: number(none, 4),
  option: number(none, 8),
  position: number(positions, 8),
  counters: number(none, 8),
  cards: number(none, 6),
  coins: number(none, 4),
  damage: (_, dice) => (dice(4) === 0 ? dice.one(ODD_NUMBERS) : 10 * dice(30)),
  heads: (_, dice) => dice(2) === 0,
  order,
  to: (_, dice) => dice.one(HAND_DESTINATIONS),
  pile: (_, dice) => dice.one(['hand', 'deckTop', 'discard']),
  condition: (_, dice) => dice.one(SPECIAL_CONDITIONS),
  list: (at, dice) => Array.from({ length: dice(4) }, () => card(at, dice)),
} as const satisfies Readonly<Record<string, Value>> & { readonly [Part in Exclude<keyof EventParts, 'change'>]: Value }

type PartName = keyof typeof PARTS

const CHANGES: Readonly<Record<string, Readonly<Record<string, PartName>>>> = {
  move: { card: 'card', to: 'to' },
  bench: { card: 'card' },
  attach: { card: 'card', pokemon: 'pokemon' },
  evolve: { card: 'card', pokemon: 'pokemon' },
  devolve: { pokemon: 'pokemon', to: 'pile' },
  returnPokemon: { pokemon: 'pokemon', to: 'pile' },
  putCounters: { pokemon: 'pokemon', counters: 'counters' },
  removeCounters: { pokemon: 'pokemon', counters: 'counters' },
  condition: { pokemon: 'pokemon', condition: 'condition' },
  recover: { pokemon: 'pokemon', condition: 'condition' },
  switch: { pokemon: 'pokemon' },
  draw: { player: 'player', cards: 'cards' },
  shuffle: { player: 'player' },
  flip: { coins: 'coins' },
  reveal: { cards: 'list' },
  takePrize: { player: 'player', position: 'position' },
  attackDamage: { damage: 'damage' },
}

const filled = (parts: Readonly<Record<string, PartName>>, at: Snapshot, dice: TestRng): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, PARTS[part](at, dice)]))

const partsOf = (type: Exclude<EventType, 'APPLY'>): Readonly<Record<string, PartName>> =>
  Object.fromEntries(keysOfEvent(type).map((key) => [key, key as PartName]))

/** Any change by hand, possible or not. */
export const anyChange = (at: Snapshot, dice: TestRng): GameEvent => {
  const change = dice.one(Object.keys(CHANGES))
  return {
    type: 'APPLY',
    player: PARTS.player(at, dice),
    change: { change, ...filled(CHANGES[change] ?? {}, at, dice) },
  } as unknown as GameEvent
}

/** Any event but conceding, legal or not; it has the right keys, and numbers that may be nonsense. */
export const anyEvent = (at: Snapshot, dice: TestRng): GameEvent => {
  const type = dice.one(EVENT_TYPES)
  if (type === 'APPLY' || type === 'CONCEDE') return anyChange(at, dice)
  return { type, ...filled(partsOf(type), at, dice) } as unknown as GameEvent
}
