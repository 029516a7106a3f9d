/** Lists every change that a player may try to make to a board by hand, possible or not, and selects a possible one by a number. */
import { check, type Snapshot } from 'ptcg-turn-engine'
import {
  type ChangeByHand,
  type Game,
  HAND_DESTINATIONS,
  type LastingEffect,
  PLAYERS,
  SPECIAL_CONDITIONS,
} from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { everybody, topCardOf } from '../invariants/reading.ts'
import { definitionOf } from '../oracle/cards.ts'

const NO_CARD = 9999
/** The number of cards that are tried from a deck, a discard pile or a Lost Zone. */
const A_FEW = 4
/** Numbers within, at and beyond the limits of every kind of change. */
const NUMBERS = [1, 2, 0, 5, 7, 10, 15, 21, 30, 60, 61, 101, 1010] as const

/** One sample of every kind of change. `changesLike` replaces its parts by every other value. */
export const CHANGES_BY_HAND: readonly ChangeByHand[] = [
  { change: 'move', card: NO_CARD, to: 'hand' },
  { change: 'bench', card: NO_CARD },
  { change: 'attach', card: NO_CARD, pokemon: NO_CARD },
  { change: 'evolve', card: NO_CARD, pokemon: NO_CARD },
  { change: 'devolve', pokemon: NO_CARD, to: 'hand' },
  { change: 'returnPokemon', pokemon: NO_CARD, to: 'hand' },
  { change: 'putCounters', pokemon: NO_CARD, counters: 0 },
  { change: 'removeCounters', pokemon: NO_CARD, counters: 0 },
  { change: 'condition', pokemon: NO_CARD, condition: 'Asleep' },
  { change: 'recover', pokemon: NO_CARD, condition: 'Asleep' },
  { change: 'lasting', pokemon: NO_CARD, effect: { lasting: 'cantAttack' }, during: 'thisTurn' },
  { change: 'switch', pokemon: NO_CARD },
  { change: 'draw', player: 0, cards: 0 },
  { change: 'shuffle', player: 0 },
  { change: 'flip', coins: 0 },
  { change: 'reveal', cards: [] },
  { change: 'takePrize', player: 0, position: 0 },
  { change: 'attackDamage', damage: 0 },
]

const effectsByHand = (game: Game): readonly LastingEffect[] => [
  ...(['cantRetreat', 'cantAttack', 'attackMayFail', 'preventDamage', 'preventEffects'] as const).map((lasting) => ({
    lasting,
  })),
  ...[20, -20].flatMap((amount) =>
    (['damageDealt', 'damageTaken'] as const).map((lasting) => ({ lasting, amount }) as const),
  ),
  ...[
    'No Such Attack',
    ...everybody(game).flatMap((one) => topCardOf(game, one)?.attacks.map(({ name }) => name) ?? []),
  ].map((attack) => ({ lasting: 'cantUseAttack', attack }) as const),
]

const cardsOf = (game: Game): readonly number[] => [
  ...game.players.flatMap(({ hand, discard, lostZone, prizes, deck }) => [
    ...hand,
    ...[discard, lostZone, deck].flatMap((pile) => pile.slice(0, A_FEW)),
    ...prizes.slice(0, 1),
  ]),
  ...everybody(game).flatMap(({ cards, energy, tools }) => [...energy, ...tools, ...cards]),
  ...(game.stadium === null ? [] : [game.stadium.card]),
  ...(game.limbo === null ? [] : [game.limbo]),
]

/** For each part of a change by hand, the values to try on a board. */
const VALUES: Readonly<Record<string, (game: Game) => readonly unknown[]>> = {
  player: () => PLAYERS,
  card: (game) => [...cardsOf(game).filter((card) => definitionOf(game, card) !== null), NO_CARD],
  pokemon: (game) => [...everybody(game).map(({ id }) => id), NO_CARD],
  to: () => ['hand', 'deckTop', 'discard'],
  condition: () => SPECIAL_CONDITIONS,
  effect: effectsByHand,
  during: () => ['opponentsNextTurn', 'yourNextTurn', 'thisTurn', 'whileActive'],
}

const valuesOf = (game: Game, { change }: ChangeByHand, part: string, value: unknown): readonly unknown[] => {
  if (part === 'to' && change === 'move') return HAND_DESTINATIONS
  if (Array.isArray(value)) return [...game.players.map(({ hand }) => hand), [], [0, NO_CARD]]
  return VALUES[part]?.(game) ?? (typeof value === 'number' ? NUMBERS : [value])
}

const changesLike = (game: Game, sample: ChangeByHand): readonly ChangeByHand[] =>
  Object.entries(sample).reduce<readonly ChangeByHand[]>(
    (changes, [part, value]) => {
      const values = valuesOf(game, sample, part, value)
      return changes.flatMap((one) => values.map((other) => ({ ...one, [part]: other })))
    },
    [sample],
  )

/** Every change by hand of a board, possible or not. */
export const everyChangeByHand = (game: Game): readonly ChangeByHand[] =>
  CHANGES_BY_HAND.flatMap((sample) => changesLike(game, sample))

/**
 * The change with the number `pick`, or the next possible change if that one is impossible. Returns null if no text is being carried out by
 * hand, or no change is possible.
 */
export const changeByHand = (at: Snapshot, pick: number): ChangeByHand | null => {
  const { ask } = at.game
  if (ask?.ask !== 'byHand') return null
  const isPossible = (change: ChangeByHand): boolean =>
    E.isRight(check(at, { type: 'APPLY', player: ask.player, change }))
  for (let next = 0; next < CHANGES_BY_HAND.length; next += 1) {
    const changes = changesLike(at.game, CHANGES_BY_HAND[(pick + next) % CHANGES_BY_HAND.length] as ChangeByHand)
    const first = Math.floor(pick / CHANGES_BY_HAND.length) % changes.length
    const found = [...changes.slice(first), ...changes.slice(0, first)].find(isPossible)
    if (found !== undefined) return found
  }
  return null
}

/** The number for which `changeByHand` returns the given change; null if `everyChangeByHand` does not list this change. */
export const numberOfChange = ({ game }: Snapshot, change: ChangeByHand): number | null => {
  const wanted = JSON.stringify(change)
  const kind = CHANGES_BY_HAND.findIndex((sample) => sample.change === change.change)
  const found = changesLike(game, CHANGES_BY_HAND[kind] ?? change).findIndex((one) => JSON.stringify(one) === wanted)
  return found === -1 ? null : kind + CHANGES_BY_HAND.length * found
}
