/** A new game: decks checked, cards given their ids, and set-up begun (SU.1, SU.2). */
import * as E from 'fp-ts/lib/Either.js'
import * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import * as v from 'valibot'
import { NEW_SET_UP } from '../actions/setUp.ts'
import { cards as ALL_CARDS } from '../cards/cards.ts'
import { readCards } from '../cards/schema.ts'
import { seeded } from '../changes/chance.ts'
import { NO_FACE_UP, UNBEGUN } from '../changes/fresh.ts'
import type { JsonProblem } from '../json/problem.ts'
import type { CardDefinition, DefinitionId } from '../model/cards.ts'
import type { Card, Game, Player } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Ruleset } from '../model/ruleset.ts'
import { type RulesetId, rulesets, swordAndShield } from '../rulesets/rulesets.ts'
import { type Deck, type DeckProblem, deckProblems } from './decks.ts'
import { RulesetSchema } from './gameSchema.ts'
import { shapeProblems } from './save.ts'
import type { Snapshot } from './snapshot.ts'
import { begin, STEPPER } from './step.ts'

/** A player and their deck. */
export interface Seat {
  readonly name: string
  readonly deck: Deck
}

/** What a game is made of. */
export interface GameOptions {
  readonly players: readonly [Seat, Seat]
  /** A whole number: coins and shuffles come from a generator in the game. `asked`: the host answers for them. */
  readonly randomness: { readonly seed: number } | 'asked'
  /** An era by its id, or a ruleset of one's own. Default: Sword & Shield. */
  readonly ruleset?: Ruleset | RulesetId
  /** Cards besides those of this package, by their ids. */
  readonly cards?: readonly CardDefinition[]
}

type Problems = RNEA.ReadonlyNonEmptyArray<DeckProblem>

const notADeck = (message: string): DeckProblem => ({ rule: 'SU.1', code: 'NOT_A_DECK', message })

const malformedCard = ({ path, message }: JsonProblem): DeckProblem => ({
  rule: 'SU.1',
  code: 'MALFORMED_CARD',
  message: `A card is malformed at ${path}: ${message}`,
})

const rulesetOf = (ruleset: GameOptions['ruleset']): unknown =>
  typeof ruleset === 'string' && Object.hasOwn(rulesets, ruleset) ? rulesets[ruleset] : (ruleset ?? swordAndShield)

const malformedRuleset = ({ path, message }: JsonProblem): DeckProblem => ({
  rule: 'SU.1',
  code: 'MALFORMED_RULESET',
  message: `The ruleset is malformed at ${path}: ${message}`,
})

const isSeat = (seat: unknown): seat is Seat => {
  const { name, deck } = (seat ?? {}) as Partial<Seat>
  return (
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    typeof deck?.name === 'string' &&
    Array.isArray(deck.cards) &&
    deck.cards.length <= MOST_CARDS &&
    Array.from(deck.cards).every((id) => typeof id === 'string')
  )
}

/** What saves and positions allow. */
const LONGEST_NAME = 100
/** A deck longer than this is not even looked through. */
const MOST_CARDS = 1000

const optionProblems = (options: GameOptions): readonly DeckProblem[] => {
  const { players, randomness } = (options ?? {}) as Partial<GameOptions>
  const seats: readonly unknown[] = Array.isArray(players) ? Array.from(players) : []
  return [
    ...(seats.length === 2 ? [] : [notADeck('A game needs exactly two players.')]),
    ...seats.flatMap((seat, index) =>
      isSeat(seat)
        ? []
        : [
            notADeck(
              `Player ${index + 1} needs a name and a deck with a name and a list of at most ${MOST_CARDS} card ids.`,
            ),
          ],
    ),
    ...(randomness === 'asked' || Number.isSafeInteger((randomness as { readonly seed?: unknown } | undefined)?.seed)
      ? []
      : [notADeck('The randomness must be "asked" or a seed that is a whole number.')]),
  ]
}

const catalogueOf = (extra: readonly CardDefinition[] = []): Readonly<Record<DefinitionId, CardDefinition>> =>
  extra.length === 0 ? ALL_CARDS : { ...ALL_CARDS, ...Object.fromEntries(extra.map((card) => [card.id, card])) }

const side = (name: string, from: number, size: number): Player => ({
  ...NO_FACE_UP,
  name,
  deck: Array.from({ length: size }, (_, index) => from + index),
})

/** The game before its set-up: what the statechart takes as its input. */
export const newGame = (options: GameOptions): E.Either<Problems, Game> => {
  const malformed = optionProblems(options)
  if (malformed.length > 0) return E.left(malformed as unknown as Problems)
  const own = readCards(options.cards ?? [])
  if (E.isLeft(own)) return E.left(RNEA.map(malformedCard)(own.left))
  const rules = v.safeParse(RulesetSchema, rulesetOf(options.ruleset))
  if (!rules.success) return E.left(RNEA.map(malformedRuleset)(shapeProblems(rules.issues)))
  const ruleset = rules.output
  const catalogue = catalogueOf(own.right)
  const problems = options.players.flatMap(({ deck }) => deckProblems(deck, catalogue, ruleset))
  if (problems.length > 0) return E.left(problems as unknown as Problems)
  const [first, second] = options.players
  const cards = options.players.flatMap(({ deck }, owner) =>
    deck.cards.map((definition): Card => ({ owner: owner as PlayerId, definition })),
  )
  const used = new Set(cards.map(({ definition }) => definition as DefinitionId))
  return E.right({
    ruleset,
    definitions: Object.fromEntries([...used].map((id) => [id, catalogue[id] as CardDefinition])),
    cards,
    players: [
      side(first.name, 0, first.deck.cards.length),
      side(second.name, first.deck.cards.length, second.deck.cards.length),
    ],
    ...UNBEGUN,
    setUp: NEW_SET_UP,
    randomness: options.randomness === 'asked' ? { mode: 'asked' } : seeded(options.randomness.seed),
  })
}

/**
 * Creates a game and begins its set-up, up to the first thing somebody must decide. What happened so far is in
 * `snapshot.game.facts`. A malformed deck gives every problem, each with the id of its rule.
 */
export const createGame = (options: GameOptions): E.Either<Problems, Snapshot> => {
  const game = newGame(options)
  return E.isLeft(game) ? game : E.right(begin(STEPPER, game.right))
}
