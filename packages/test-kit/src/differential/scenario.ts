/** Whole games for the compiled stepper and XState: the decks, era and randomness of a game, and the events tried in it. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { legalEvents, newGame, rulesets, type Snapshot } from 'ptcg-turn-engine'
import { megaEvolution } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'
import { ODD_CARDS } from '../oddCards.ts'
import { eager } from '../walk.ts'
import type { Next } from './contest.ts'
import { createDice } from './dice.ts'
import { deckNamed, GAME_DECK_NAMES, type GameDeckName } from './gameDecks.ts'
import { anyChange, anyEvent } from './tries.ts'

/** Every era, and an invented ruleset: a single Prize card, and no draw on the first turn. */
const RULESETS = {
  ...rulesets,
  short: { ...megaEvolution, prizes: 1, firstTurn: { ...megaEvolution.firstTurn, draws: false } },
}

type RulesetName = keyof typeof RULESETS

export interface Scenario {
  readonly decks: readonly [GameDeckName, GameDeckName]
  readonly ruleset: RulesetName
  readonly asked: boolean
  /** Determines everything else: shuffles, coins, and the events that are tried. */
  readonly seed: number
}

export const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  decks: fc.tuple(fc.constantFrom(...GAME_DECK_NAMES), fc.constantFrom(...GAME_DECK_NAMES)),
  ruleset: fc.constantFrom(...(Object.keys(RULESETS) as RulesetName[])),
  asked: fc.boolean(),
  seed: fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
})

/** True if a value from JSON is a scenario. */
export const isScenario = (value: unknown): value is Scenario => {
  const { decks, ruleset, asked, seed } = (value ?? {}) as { readonly [Key in keyof Scenario]?: unknown }
  const isDeck = (name: unknown): boolean => (GAME_DECK_NAMES as readonly unknown[]).includes(name)
  return (
    Array.isArray(decks) &&
    decks.length === 2 &&
    decks.every(isDeck) &&
    Object.hasOwn(RULESETS, String(ruleset)) &&
    typeof asked === 'boolean' &&
    Number.isSafeInteger(seed)
  )
}

/** The game before its set-up. */
export const gameOf = ({ decks, ruleset, asked, seed }: Scenario): Game => {
  const dice = createDice(seed)
  const game = newGame({
    players: [
      { name: 'A', deck: deckNamed(decks[0], dice) },
      { name: 'B', deck: deckNamed(decks[1], dice) },
    ],
    randomness: asked ? 'asked' : { seed },
    ruleset: RULESETS[ruleset],
    cards: ODD_CARDS,
  })
  if (E.isLeft(game)) throw new Error(game.left.map(({ message }) => message).join(' '))
  return game.right
}

/** The maximum number of events in a game. */
const MAX_EVENTS = 1500
const REMEMBERED = 20

/**
 * The events to try: about half of them are legal ones of a random player. The others are any event of an existing type, an earlier legal
 * one, the latest legal one as the same object, and rarely conceding. After the end of the game, conceding and random events are tried,
 * which must be refused.
 */
export const triesIn = ({ seed }: Scenario): Next => {
  const dice = createDice(seed + 1)
  const pick = eager(seed)
  const legalEarlier: GameEvent[] = []
  const legal = (at: Snapshot): GameEvent | undefined => {
    const all = legalEvents(at)
    const event = all.length === 0 ? undefined : pick(all, at)
    if (event !== undefined) legalEarlier.push(event)
    return event
  }
  const once = (at: Snapshot, roll: number): GameEvent | undefined => {
    if (roll < 2) return { type: 'CONCEDE', player: dice.one([0, 1]) }
    if (roll < 30) return legalEarlier.at(-1)
    if (roll < 100 && legalEarlier.length > 0) return { ...dice.one(legalEarlier.slice(-REMEMBERED)) }
    if (at.game.ask?.ask === 'byHand' && roll < 700) return anyChange(at, dice)
    return roll < 480 ? anyEvent(at, dice) : legal(at)
  }
  return (at, events) => {
    if (events >= MAX_EVENTS) return null
    if (at.state === 'gameOver') return dice(2) === 0 ? { type: 'CONCEDE', player: 0 } : anyEvent(at, dice)
    return once(at, dice(1000)) ?? anyEvent(at, dice)
  }
}
