/** Draws arbitrary decks and new games, with decks of real cards, of synthetic cards, or of both. */

import fc from 'fast-check'
import { cards as ALL_CARDS, type Deck, type RulesetId } from 'ptcg-turn-engine'
import { deckProblems } from 'ptcg-turn-engine/internal/game/cards/deckConstruction'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { CardDefinition, Ruleset } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { type NewGameStart, openingOf, type PositionStart, type Start } from '../opening.ts'
import type { Rng } from '../rng.ts'
import { ANY_KIND, type DeckKind, drawDeck, drawRealDeck, drawSet, poolWith } from './decks.ts'
import { arbitraryOf } from './drawn.ts'
import { PLAIN_START, poolOf } from './families.ts'
import { aPosition } from './positions.ts'
import { drawRuleset, plainerRulesets, rulesetOf } from './rulesets.ts'
import { smallerCards } from './syntheticCards.ts'

/** A deck, together with the definitions of its cards that the package does not have. */
export interface SyntheticDeck {
  readonly deck: Deck
  readonly cards: readonly CardDefinition[]
}

const without = (deck: Deck, id: string): Deck => ({
  ...deck,
  cards: deck.cards.map((one) => (one === id ? PLAIN_START : one)),
})

/** Smaller versions of a deck, with fewer different cards. */
function* smallerDecks(deck: Deck): Iterable<Deck> {
  for (const id of new Set(deck.cards)) if (id !== PLAIN_START) yield without(deck, id)
}

/** Smaller sets of cards: without one of the cards, or with a smaller version of one card. */
function* smallerSets(cards: readonly CardDefinition[]): Iterable<readonly CardDefinition[]> {
  for (const at of cards.keys()) yield cards.toSpliced(at, 1)
  for (const [at, card] of cards.entries())
    for (const one of smallerCards(card)) yield cards.with(at, one as CardDefinition)
}

const isLegal = (deck: unknown, own: readonly CardDefinition[], ruleset: Ruleset): boolean => {
  const { name, cards } = (deck ?? {}) as Partial<Deck>
  if (typeof name !== 'string' || !Array.isArray(cards)) return false
  return (
    deckProblems({ name, cards }, { ...ALL_CARDS, ...Object.fromEntries(own.map((one) => [one.id, one])) }, ruleset)
      .length === 0
  )
}

/** A deck of real cards: one of the package's decks, or a legal one made of its cards. */
export const aRealDeck = (ruleset: Ruleset = swordAndShield): fc.Arbitrary<Deck> =>
  arbitraryOf({
    draw: (rng) => drawRealDeck(rng, ruleset),
    isOne: (value): value is Deck => isLegal(value, [], ruleset),
    smaller: smallerDecks,
  })

/** A legal deck of synthetic cards, with Evolution lines that can be played. The ids of the cards begin with `prefix`. */
export const syntheticDeck = (ruleset: Ruleset = swordAndShield, prefix = 'syn'): fc.Arbitrary<SyntheticDeck> =>
  arbitraryOf({
    draw: (rng) => {
      const cards = drawSet(rng, prefix)
      return { deck: drawDeck(rng, poolWith(cards), ruleset, 'Synthetic'), cards }
    },
    isOne: (value): value is SyntheticDeck => {
      const { deck, cards } = (value ?? {}) as Partial<SyntheticDeck>
      const read = readDefinitions(cards)
      return E.isRight(read) && isLegal(deck, read.right, ruleset)
    },
    smaller: function* ({ deck, cards }) {
      for (const fewer of smallerDecks(deck)) yield { deck: fewer, cards }
      for (const fewer of smallerSets(cards)) yield { deck, cards: fewer }
    },
  })

/** Options for the beginning of a game. */
export interface GameStartOptions {
  /** The probability that a game has synthetic cards; default 0.6. */
  readonly synthetic?: number
  /** Default: any era, sometimes with small decks and two Prize cards. */
  readonly ruleset?: Ruleset | RulesetId
  /** Default: decks of any era. */
  readonly kind?: DeckKind
  /** Cards of your own: decks are drawn from them and the package's basic Energy. */
  readonly cards?: readonly CardDefinition[]
  /** Decks of your own, made of the package's cards and of `cards`. Each player plays one of them. */
  readonly decks?: readonly [Deck, ...Deck[]]
}

/** A small version of an era, whose games end soon. */
const smallGame = (era: Ruleset): Ruleset => ({
  ...era,
  id: `${era.id}-small`,
  deck: { ...era.deck, size: 24 },
  prizes: 2,
})

/** Draws the start of a new game. */
export const drawNewGame = (rng: Rng, options: GameStartOptions = {}): NewGameStart => {
  const { synthetic = 0.6, ruleset, kind = ANY_KIND, cards: own, decks } = options
  if (decks !== undefined) {
    const two = [rng.pick(decks), rng.pick(decks)] as const
    return { from: 'newGame', decks: two, ruleset: ruleset ?? 'sword-and-shield', cards: own ?? [] }
  }
  const era = ruleset ?? drawRuleset(rng)
  const rules = ruleset === undefined && rng.chance(0.3) ? smallGame(rulesetOf(era)) : era
  const numbers = rulesetOf(rules)
  const cards = own ?? (rng.chance(synthetic) ? kind.printed(drawSet(rng, 'syn')) : [])
  const pool = own === undefined && rng.chance(0.3) ? poolOf([...cards, ...kind.real.cards]) : poolWith(cards, kind)
  const deck = (): Deck =>
    cards.length === 0 || (own === undefined && rng.chance(0.15))
      ? drawRealDeck(rng, numbers, kind)
      : drawDeck(rng, pool, numbers, 'Synthetic')
  return { from: 'newGame', decks: [deck(), deck()], ruleset: rules, cards }
}

const isANewGame = (value: unknown): value is NewGameStart =>
  (value as Partial<NewGameStart> | null)?.from === 'newGame' && E.isRight(openingOf(value as NewGameStart))

/** The number of different cards in a deck. */
const variety = ({ cards }: Deck): number => new Set(cards.filter((id) => id !== PLAIN_START)).size

function* smallerGames(start: NewGameStart): Iterable<NewGameStart> {
  const [first, second] = start.decks
  // Only a deck with less variety replaces the other, so that shrinking terminates.
  if (variety(first) < variety(second)) yield { ...start, decks: [first, first] }
  if (variety(second) < variety(first)) yield { ...start, decks: [second, second] }
  for (const fewer of smallerSets(start.cards)) yield { ...start, cards: fewer }
  for (const plainer of plainerRulesets(start.ruleset)) yield { ...start, ruleset: plainer }
  for (const fewer of smallerDecks(first)) yield { ...start, decks: [fewer, second] }
  for (const fewer of smallerDecks(second)) yield { ...start, decks: [first, fewer] }
}

/** A new game of any cards in any era. Any legal new game shrinks. */
export const aNewGame = (options: GameStartOptions = {}): fc.Arbitrary<NewGameStart> =>
  arbitraryOf({ draw: (rng) => drawNewGame(rng, options), isOne: isANewGame, smaller: smallerGames })

/** An arbitrary start from a position. */
export const aPositionStart = ({ ruleset, cards, kind }: GameStartOptions = {}): fc.Arbitrary<PositionStart> =>
  aPosition({
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(cards === undefined ? {} : { cards }),
    ...(kind === undefined ? {} : { kind }),
  }).map(
    (position) => ({ from: 'position', position }),
    (start) => (start as PositionStart).position,
  )

/** A new game or a position; always a new game if `options.decks` is given. Any legal start shrinks. */
export const aStart = (options: GameStartOptions = {}): fc.Arbitrary<Start> =>
  options.decks === undefined ? fc.oneof(aPositionStart(options), aNewGame(options)) : aNewGame(options)
