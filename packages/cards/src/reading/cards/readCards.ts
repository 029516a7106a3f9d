/** Reads printed cards from public JSON: their facts and effects, with every sentence that is not understood named. */

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
import { leftOver, namedFields } from './ruleLines.ts'
import { isTcgdex, TcgdexFacts } from './tcgdex.ts'
import { trainerOf } from './trainerOf.ts'

/** The readable cards, and the problems of the others, by index in the list. */
export interface ReadCards {
  readonly cards: readonly ReadCard[]
  readonly problems: readonly JsonProblem[]
}

const READERS = { Pokémon: readPokemon, Trainer: trainerOf, Energy: energyOf } as const

/** Kinds of Trainer cards. A card that names none is from the time when there was only one kind. */
const TRAINERS: readonly string[] = ['Item', 'Supporter', 'Stadium', 'Pokémon Tool']

/** The missing parts of a card that the schema accepts: nothing is guessed. */
const missing = ({ supertype, subtypes, hp, types }: PrintedFacts): readonly JsonProblem[] => {
  const isOneOf = (all: readonly string[]): boolean => subtypes.some((one) => all.includes(one))
  const said = subtypes.map((one) => `"${one}"`).join(', ')
  if (supertype === 'Trainer')
    return subtypes.length === 0 || isOneOf(TRAINERS)
      ? []
      : [{ path: 'subtypes', message: `${said}: a Trainer card must be one of ${TRAINERS.join(', ')}.` }]
  if (supertype !== 'Pokémon') return []
  return [
    ...(hp === undefined ? [{ path: 'hp', message: 'A Pokémon must have hit points, such as "70".' }] : []),
    ...(types.length === 0 ? [{ path: 'types', message: 'A Pokémon must be of a type.' }] : []),
    // A Baby Pokémon is a Basic Pokémon.
    ...(isOneOf([...STAGES, 'Baby'])
      ? []
      : [{ path: 'subtypes', message: `${said || 'Nothing'} says no stage: one of ${STAGES.join(', ')}.` }]),
  ]
}

/** Unknown subtypes: their meaning is not guessed. */
const unknown = ({ subtypes }: PrintedFacts): readonly JsonProblem[] =>
  subtypes.flatMap((one, index) =>
    SUBTYPES.has(one)
      ? []
      : [
          {
            path: `subtypes.${index}`,
            message: `"${one}" is not a subtype that is known: what it means is not guessed.`,
          },
        ],
  )

const readCard = (json: unknown, index: number): ReadCard | readonly JsonProblem[] => {
  const path = String(index)
  const [tooLarge] = jsonProblems(json, { values: LIMITS.cardValues })
  if (tooLarge !== undefined) return [{ path, message: `A card is too large. ${tooLarge.message}` }]
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
  const card = { ...whole, texts: [...whole.texts, ...leftOver(facts, whole), ...namedFields(facts.name, fields)] }
  const played = readDefinitions([card.definition])
  // The problem has the index of this one-card list; it gets the path in the file's list.
  const setCode = facts.set?.ptcgoCode
  return E.isRight(played)
    ? { ...card, ...(setCode === undefined ? {} : { setCode }) }
    : played.left.map(({ path: inList, message }) => ({ path: inList.replace(/^0/, path), message }))
}

/**
 * The cards, with the Basic Pokémon of its line added to each Stage 2 whose Stage 1 is among them. Pass the cards of
 * all files, since a line may be spread over several.
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
    const fromBasic = below.get(definition.evolvesFrom ?? '')
    return fromBasic === undefined ? card : { ...card, definition: { ...definition, fromBasic } }
  })
}

/** Reads a list of cards, of pokemon-tcg-data or of TCGdex. Never throws: what cannot be read is a problem, and the rest is read. */
export const readCards = (json: unknown): ReadCards => {
  if (!Array.isArray(json)) return { cards: [], problems: [{ path: '', message: 'Cards are read from a list.' }] }
  if (json.length > LIMITS.cards)
    return { cards: [], problems: [{ path: '', message: `At most ${LIMITS.cards} cards are read at once.` }] }
  const cards: ReadCard[] = []
  const problems: JsonProblem[] = []
  for (const [index, one] of json.entries()) {
    const read = readCard(one, index)
    if (Array.isArray(read)) problems.push(...(read as readonly JsonProblem[]))
    else cards.push(read as ReadCard)
  }
  return { cards: withEvolutionLines(cards), problems }
}
