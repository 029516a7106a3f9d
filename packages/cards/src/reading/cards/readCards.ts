/** Reads printed cards from public JSON into definitions, and lists every sentence that is not understood. */

import type { JsonProblem } from 'ptcg-turn-engine'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import { jsonProblems } from 'ptcg-turn-engine/internal/game/json/json'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { at, problemsOf } from 'ptcg-turn-engine/internal/game/json/problem'
import { readShape } from 'ptcg-turn-engine/internal/game/json/shape'
import { STAGES } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { energyOf } from './energyOf.ts'
import { fieldsNotRead } from './fields.ts'
import { readPokemon } from './pokemonOf.ts'
import { PokemonTcgDataCard, type PrintedFacts, SUBTYPES } from './pokemonTcgData.ts'
import type { ReadCard } from './readCard.ts'
import { findLeftOver, namedFields, unknownLine } from './ruleLines.ts'
import { isTcgdex, TcgdexFacts } from './tcgdex.ts'
import { trainerOf } from './trainerOf.ts'

/** The cards that could be read, and the problems of the others. The path of a problem begins with the index of its card in the list. */
export interface ReadCards {
  readonly cards: readonly ReadCard[]
  readonly problems: readonly JsonProblem[]
}

const READERS = { Pokémon: readPokemon, Trainer: trainerOf, Energy: energyOf } as const

/** Kinds of Trainer cards. A Trainer card without subtypes is from the time when there was only one kind. */
const TRAINERS: readonly string[] = ['Item', 'Supporter', 'Stadium', 'Pokémon Tool']

/** Lists the required parts that a card lacks although the schema accepts it. The reader never guesses them. */
const missing = ({ supertype, subtypes, hp, types }: PrintedFacts): readonly JsonProblem[] => {
  const isOneOf = (all: readonly string[]): boolean => subtypes.some((one) => all.includes(one))
  const listed = subtypes.map((one) => `"${one}"`).join(', ')
  if (supertype === 'Trainer')
    return subtypes.length === 0 || isOneOf(TRAINERS)
      ? []
      : [{ path: 'subtypes', message: `${listed}: a Trainer card must be one of ${TRAINERS.join(', ')}.` }]
  if (supertype !== 'Pokémon') return []
  return [
    ...(hp === undefined ? [{ path: 'hp', message: 'A Pokémon must have hit points, such as "70".' }] : []),
    ...(types.length === 0 ? [{ path: 'types', message: 'A Pokémon must be of a type.' }] : []),
    // A Baby Pokémon is a Basic Pokémon.
    ...(isOneOf([...STAGES, 'Baby'])
      ? []
      : [
          {
            path: 'subtypes',
            message: `No stage is among the subtypes${listed && ` (${listed})`}. The stage must be one of ${STAGES.join(', ')}.`,
          },
        ]),
  ]
}

/** Returns a problem for each subtype that the reader does not know. Its meaning is not guessed. */
const unknown = ({ subtypes }: PrintedFacts): readonly JsonProblem[] =>
  subtypes.flatMap((one, index) =>
    SUBTYPES.has(one)
      ? []
      : [
          {
            path: `subtypes.${index}`,
            message: `"${one}" is not a known subtype, and its meaning is not guessed.`,
          },
        ],
  )

/** Returns the JSON in one spelling: accented letters are single characters (NFC), and "Pokemon" becomes "Pokémon". */
const inOneSpelling = (part: unknown): unknown => {
  if (typeof part === 'string') return part.normalize('NFC').replaceAll(/\bPokemon\b/g, 'Pokémon')
  if (Array.isArray(part)) return part.map(inOneSpelling)
  if (typeof part !== 'object' || part === null) return part
  // keep the category of TCGdex, which is "Pokemon" without an accent
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === 'category' ? value : inOneSpelling(value)]),
  )
}

/** Reads a card, or returns its problems. Never throws. */
const readOne = (json: unknown, index: number): ReadCard | readonly JsonProblem[] => {
  try {
    return readCard(json, index)
  } catch {
    return [{ path: String(index), message: 'The card is not plain JSON: reading one of its properties fails.' }]
  }
}

const readCard = (given: unknown, index: number): ReadCard | readonly JsonProblem[] => {
  const path = String(index)
  const [tooLarge] = jsonProblems(given, { values: LIMITS.cardValues })
  if (tooLarge !== undefined) return [{ path, message: `A card is too large. ${tooLarge.message}` }]
  const json = inOneSpelling(given)
  const translated = isTcgdex(json) ? readShape(TcgdexFacts, json) : null
  if (translated?.success === false) return translated.issues.flatMap((issue) => problemsOf(issue, path))
  const read = readShape(PokemonTcgDataCard, translated === null ? json : translated.output)
  if (!read.success) return read.issues.flatMap((issue) => problemsOf(issue, path))
  const facts = read.output
  const incomplete = missing(facts)
  const problems = incomplete.length > 0 || translated !== null ? incomplete : unknown(facts)
  if (problems.length > 0) return problems.map((problem) => ({ ...problem, path: at(path, problem.path) }))
  const whole = READERS[facts.supertype](facts)
  const fields = translated === null ? fieldsNotRead(json, facts) : []
  const card = { ...whole, texts: [...whole.texts, ...findLeftOver(facts, whole), ...namedFields(facts.name, fields)] }
  const played = readDefinitions([card.definition])
  const setCode = facts.set?.ptcgoCode
  // The path of a problem begins with 0, the index in this one-card list. The index in the given list replaces this 0.
  return E.isRight(played)
    ? { ...card, ...(setCode === undefined ? {} : { setCode }) }
    : played.left.map(({ path: inList, message }) => ({ path: inList.replace(/^0/, path), message }))
}

/**
 * Adds to each Stage 2 card the name of the Basic Pokémon of its evolution line, which Rare Candy needs (T2B.4). Pass the cards of all
 * files at once, since a line may be spread over several files. A Stage 2 card whose Stage 1 is not among the cards gets an unread text
 * that says so.
 */
export const withEvolutionLines = (cards: readonly ReadCard[]): readonly ReadCard[] => {
  const below = new Map(
    cards.flatMap(({ definition: one }) =>
      one.kind === 'Pokemon' && one.stage === 'Stage 1' ? [[one.name, one.evolvesFrom] as const] : [],
    ),
  )
  return cards.map((card) => {
    const { definition } = card
    if (definition.kind !== 'Pokemon' || definition.stage !== 'Stage 2') return card
    const { name, evolvesFrom: stage1 = '' } = definition
    const unknown = unknownLine(name, stage1)
    const texts = card.texts.filter(({ unread }) => unread[0] !== unknown.unread[0])
    const fromBasic = below.get(stage1) ?? definition.fromBasic
    if (fromBasic === undefined) return { ...card, texts: [...texts, unknown] }
    return { ...card, texts, definition: { ...definition, fromBasic } }
  })
}

/** Returns the list of cards; on the left, a problem if the JSON is not a list, is too long or cannot be copied. */
const listOfCards = (json: unknown): E.Either<ReadCards, readonly unknown[]> => {
  const none = (message: string): E.Either<ReadCards, never> => E.left({ cards: [], problems: [{ path: '', message }] })
  if (!Array.isArray(json)) return none('The JSON must be a list of cards.')
  try {
    return json.length > LIMITS.cards ? none(`At most ${LIMITS.cards} cards are read at once.`) : E.right([...json])
  } catch {
    return none('The list is not plain JSON: reading one of its properties fails.')
  }
}

const readPart = (list: readonly unknown[], from: number, to: number): ReadCards => {
  const cards: ReadCard[] = []
  const problems: JsonProblem[] = []
  for (const [at, one] of list.slice(from, to).entries()) {
    const read = readOne(one, from + at)
    if (Array.isArray(read)) problems.push(...(read as readonly JsonProblem[]))
    else cards.push(read as ReadCard)
  }
  return { cards, problems }
}

/**
 * Reads a list of cards in the format of pokemon-tcg-data or TCGdex. Never throws: a card that cannot be read becomes a problem, and the
 * others are read.
 */
export const readCards = (json: unknown): ReadCards => {
  const list = listOfCards(json)
  if (E.isLeft(list)) return list.left
  const { cards, problems } = readPart(list.right, 0, list.right.length)
  return { cards: withEvolutionLines(cards), problems }
}

/** Options for reading a long list in parts. */
export interface ReadingInParts {
  /** Called after each part with the number of cards read so far and the number of all cards. */
  readonly onProgress?: (read: number, all: number) => void
  /** Stops the reading when it is aborted. The result then has the cards read so far, and a problem that says how many they are. */
  readonly signal?: AbortSignal
}

/** The number of cards in a part. Reading a part takes a few hundredths of a second. */
const CARDS_OF_A_PART = 100

/** Reads a long list like `readCards`, but in parts, so that the program can do other work between two parts. */
export const readCardsInParts = async (
  json: unknown,
  { onProgress, signal }: ReadingInParts = {},
): Promise<ReadCards> => {
  const list = listOfCards(json)
  if (E.isLeft(list)) return list.left
  const all = list.right.length
  const parts: ReadCards[] = []
  for (let from = 0; from < all; from += CARDS_OF_A_PART) {
    if (signal?.aborted === true) {
      const message = `Reading was stopped after ${from} of ${all} cards.`
      parts.push({ cards: [], problems: [{ path: '', message }] })
      break
    }
    parts.push(readPart(list.right, from, from + CARDS_OF_A_PART))
    onProgress?.(Math.min(from + CARDS_OF_A_PART, all), all)
    await new Promise((goOn) => setTimeout(goOn, 0))
  }
  return {
    cards: withEvolutionLines(parts.flatMap(({ cards }) => cards)),
    problems: parts.flatMap(({ problems }) => problems),
  }
}
