/** Creates a new game: checks the options, numbers the cards and begins set-up (SU.1, SU.2). */
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import { NEW_SET_UP } from '../../game/actions/setUp.ts'
import { cards as ALL_CARDS } from '../../game/cards/cards.ts'
import type { DeckProblem } from '../../game/cards/deckConstruction.ts'
import { type Deck, type DeckName, decks } from '../../game/cards/decks.ts'
import { isRedefined, redefinition } from '../../game/cards/redefined.ts'
import { readDefinitions } from '../../game/cards/schema.ts'
import { seeded } from '../../game/changes/chance.ts'
import { copyOfGame } from '../../game/changes/copy.ts'
import { INITIAL_GAME, untouchedSide } from '../../game/changes/fresh.ts'
import { LIMITS } from '../../game/json/limits.ts'
import { ONE_LINE } from '../../game/json/printable.ts'
import { type JsonProblem, notAmong } from '../../game/json/problem.ts'
import { shapeProblems } from '../../game/json/problems.ts'
import { readShape } from '../../game/json/shape.ts'
import type { CardDefinition, DefinitionId } from '../../game/model/cards.ts'
import type { Game } from '../../game/model/game.ts'
import type { Ruleset } from '../../game/model/ruleset.ts'
import { RulesetSchema } from '../../game/rulesets/rulesetSchema.ts'
import { type RulesetId, rulesets, swordAndShield } from '../../game/rulesets/rulesets.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { begin, STEPPER } from '../stepper/step.ts'
import { layOutDecks } from './laidOut.ts'
import { unknownOptions } from './unknownOptions.ts'

/** A player and their deck. */
export interface PlayerAndDeck {
  /** The name of the player: at most 100 characters. */
  readonly name: string
  /** A deck, or the name of one of this package's decks. */
  readonly deck: Deck | DeckName
}

/** The options of a new game. */
export interface GameOptions {
  /** Player 0 and player 1. */
  readonly players: readonly [PlayerAndDeck, PlayerAndDeck]
  /** The seed of the game's random generator, a whole number; or `asked` if the host decides coins, shuffles and random cards. */
  readonly randomness: { readonly seed: number } | 'asked'
  /** The id of an era, or a custom ruleset. Default: Sword & Shield. */
  readonly ruleset?: Ruleset | RulesetId
  /** Definitions of custom cards, in addition to the cards of this package. */
  readonly cards?: readonly CardDefinition[]
  /** True if custom cards may replace cards of this package that have the same ids. Default: false, so such cards are refused. */
  readonly redefine?: boolean
}

/** Every problem with the options of a game: at least one. */
type Problems = RNEA.ReadonlyNonEmptyArray<DeckProblem>

const notADeck = (message: string): DeckProblem => ({ rule: 'SU.1', code: 'NOT_A_DECK', message })

const malformedCard = ({ path, message }: JsonProblem): DeckProblem => ({
  rule: 'SU.1',
  code: 'MALFORMED_CARD',
  message: `A card is malformed at ${path}: ${message}`,
})

const unknownRuleset = (name: string): DeckProblem => ({
  rule: 'SU.1',
  code: 'UNKNOWN_RULESET',
  message: notAmong('ruleset', name, Object.keys(rulesets)),
})

const rulesetOf = (ruleset: GameOptions['ruleset']): unknown =>
  typeof ruleset === 'string' && Object.hasOwn(rulesets, ruleset) ? rulesets[ruleset] : (ruleset ?? swordAndShield)

const redefinedCard = (card: CardDefinition): DeckProblem => ({
  rule: 'SU.1',
  code: 'REDEFINED_CARD',
  message: redefinition(card),
})

const malformedRuleset = ({ path, message }: JsonProblem): DeckProblem => ({
  rule: 'SU.1',
  code: 'MALFORMED_RULESET',
  message: `The ruleset is malformed at ${path}: ${message}`,
})

/** A player with a deck that is given as a list of cards, not by its name. */
interface Dealt {
  readonly name: string
  readonly deck: Deck
}

const isDeckName = (deck: unknown): deck is DeckName => typeof deck === 'string' && Object.hasOwn(decks, deck)

/** Replaces the name of a deck by the deck. Returns any other value unchanged. */
const withDeck = (seat: unknown): unknown => {
  const deck: unknown = (seat as Partial<PlayerAndDeck> | null | undefined)?.deck
  return isDeckName(deck) ? { ...(seat as PlayerAndDeck), deck: decks[deck] } : seat
}

const isSeat = (seat: unknown): seat is Dealt => {
  const { name, deck } = (seat ?? {}) as Partial<Dealt>
  return (
    typeof name === 'string' &&
    name.length <= LIMITS.name &&
    typeof deck?.name === 'string' &&
    Array.isArray(deck.cards) &&
    deck.cards.length <= LIMITS.deck &&
    isListOfIds(deck.cards)
  )
}

/**
 * True if the name of the player and the name of the deck are each one line without control characters. Names appear in terminals, and
 * `load` refuses a save with other names.
 */
const isNamedInPrint = ({ name, deck }: Dealt): boolean => ONE_LINE.test(name) && ONE_LINE.test(deck.name)

const unprintableName = (index: number): string =>
  `The name of player ${index + 1} or of the deck has line breaks or control characters; a name is one line.`

/** True if every entry is a string. The loop also finds the holes of a sparse array. */
const isListOfIds = (list: readonly unknown[]): boolean => {
  for (let at = 0; at < list.length; at += 1) if (typeof list[at] !== 'string') return false
  return true
}

const MORE_DECKS = 'The package ptcg-turn-engine-cards has more.'

/** A problem if the deck is given by a name that no deck of this package has, else null. */
const unknownDeck = (seat: unknown): DeckProblem | null => {
  const deck: unknown = (seat as Partial<PlayerAndDeck> | null | undefined)?.deck
  if (typeof deck !== 'string') return null
  return { rule: 'SU.1', code: 'UNKNOWN_DECK', message: `${notAmong('deck', deck, Object.keys(decks))} ${MORE_DECKS}` }
}

const optionProblems = (options: GameOptions): readonly DeckProblem[] => {
  const { players, randomness, redefine } = (options ?? {}) as Partial<GameOptions>
  // The length is checked first, so that a huge list is never copied.
  const given: readonly unknown[] = Array.isArray(players) && players.length === 2 ? Array.from(players) : []
  const seats = given.map(withDeck)
  return [
    ...unknownOptions(options, given),
    ...(seats.length === 2 ? [] : [notADeck('A game needs exactly two players.')]),
    ...seats.flatMap((seat, index) =>
      isSeat(seat)
        ? []
        : [
            unknownDeck(seat) ??
              notADeck(
                `Player ${index + 1} needs a name and a deck with a name and a list of at most ${LIMITS.deck} card ids.`,
              ),
          ],
    ),
    ...seats.flatMap((seat, index) =>
      isSeat(seat) && !isNamedInPrint(seat) ? [notADeck(unprintableName(index))] : [],
    ),
    ...(randomness === 'asked' || Number.isSafeInteger((randomness as { readonly seed?: unknown } | undefined)?.seed)
      ? []
      : [notADeck('The randomness must be "asked" or a seed that is a whole number.')]),
    ...(redefine === undefined || typeof redefine === 'boolean'
      ? []
      : [notADeck('The option redefine must be true or false.')]),
  ]
}

const NO_CARDS: readonly CardDefinition[] = []

/** Reads the ruleset of the options, or lists its problems. An era of this package is returned without a check. */
const readRuleset = (ruleset: GameOptions['ruleset']): E.Either<Problems, Ruleset> => {
  const given = rulesetOf(ruleset)
  if (typeof given === 'string') return E.left([unknownRuleset(given)])
  const era = Object.values(rulesets).find((one) => one === given)
  if (era !== undefined) return E.right(era)
  const read = readShape(RulesetSchema, given)
  return read.success ? E.right(read.output) : E.left(RNEA.map(malformedRuleset)(shapeProblems(read.issues)))
}

const catalogueOf = (extra: readonly CardDefinition[]): Readonly<Record<DefinitionId, CardDefinition>> =>
  extra.length === 0 ? ALL_CARDS : { ...ALL_CARDS, ...Object.fromEntries(extra.map((card) => [card.id, card])) }

/**
 * Creates a game before its set-up, which is the input of `gameMachine`. `createGame` calls this function and then begins set-up. The
 * options, the cards, the ruleset and the decks are checked in this order; the left side has the problems with the first of them that is
 * wrong. Never throws.
 */
export const newGame = (options: GameOptions): E.Either<Problems, Game> => {
  const malformed = optionProblems(options)
  if (malformed.length > 0) return E.left(malformed as unknown as Problems)
  const own = (options.cards ?? null) === null ? E.right(NO_CARDS) : readDefinitions(options.cards)
  if (E.isLeft(own)) return E.left(RNEA.map(malformedCard)(own.left))
  const redefined = options.redefine === true ? [] : own.right.filter(isRedefined).map(redefinedCard)
  if (RA.isNonEmpty(redefined)) return E.left(redefined)
  const rules = readRuleset(options.ruleset)
  if (E.isLeft(rules)) return rules
  const ruleset = rules.right
  const [first, second] = options.players.map(withDeck) as unknown as readonly [Dealt, Dealt]
  const table = layOutDecks(first.deck, second.deck, catalogueOf(own.right), ruleset)
  if (E.isLeft(table)) return table
  const { definitions, cards, decks } = table.right
  const game = {
    ruleset,
    definitions,
    cards,
    players: [untouchedSide(first.name, decks[0]), untouchedSide(second.name, decks[1])] as const,
    setUp: NEW_SET_UP,
    randomness: options.randomness === 'asked' ? ({ mode: 'asked' } as const) : seeded(options.randomness.seed),
    ...INITIAL_GAME,
  }
  return E.right(copyOfGame(game))
}

/**
 * Creates a game and plays its set-up until the first request. `snapshot.game.facts` lists what has happened so far. The options, the
 * cards, the ruleset and the decks are checked in this order; the left side has the problems with the first of them that is wrong. Each
 * problem has the id of its rule. Never throws.
 */
export const createGame = (options: GameOptions): E.Either<Problems, Snapshot> => {
  const game = newGame(options)
  return E.isLeft(game) ? game : E.right(begin(STEPPER, game.right))
}
