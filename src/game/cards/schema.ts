/** Reads cards from JSON: their definitions, or every problem with them. */

import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import { jsonProblems } from '../json/json.ts'
import { LIMITS } from '../json/limits.ts'
import { at, type JsonProblem, problemsOf } from '../json/problem.ts'
import { readShape } from '../json/shape.ts'
import type { CardDefinition } from '../model/cards.ts'
import { CardDefinitionSchema } from './cardSchema.ts'
import { meaningProblems } from './meaning.ts'

export type { JsonProblem } from '../json/problem.ts'
export { EffectSchema, ProgramSchema } from '../words/schema.ts'
export { CardDefinitionSchema } from './cardSchema.ts'
export { ContinuousEffectSchema } from './continuousSchema.ts'
export { LastingEffectSchema } from './lastingSchema.ts'

const sameIds = (cards: readonly CardDefinition[]): readonly JsonProblem[] => {
  const seen = new Set<string>()
  return cards.flatMap(({ id }, index) => {
    if (seen.has(id)) return [{ path: at('', index, 'id'), message: `There is another card with the id ${id}.` }]
    seen.add(id)
    return []
  })
}

/**
 * The problems of cards that have the right shape: repeated ids, and texts that make no sense or that no step of the
 * turn could carry out.
 */
export const problemsOfCards = (cards: readonly CardDefinition[]): readonly JsonProblem[] => [
  ...sameIds(cards),
  ...cards.flatMap((card, index) => meaningProblems(card, at('', index))),
]

/** One card, or the problems with its shape. Their paths begin with the index of the card in the list. */
const readCard = (json: unknown, index: number): CardDefinition | readonly JsonProblem[] => {
  const [tooLarge] = jsonProblems(json, { values: LIMITS.cardValues })
  if (tooLarge !== undefined) return [{ path: at('', index), message: `A card is too large. ${tooLarge.message}` }]
  const read = readShape(CardDefinitionSchema, json)
  return read.success ? read.output : read.issues.flatMap((issue) => problemsOf(issue, String(index)))
}

/** Reads a list of cards. Never throws; every problem is listed, up to `LIMITS.problems` of them. */
export const readDefinitions = (
  json: unknown,
): E.Either<RNEA.ReadonlyNonEmptyArray<JsonProblem>, readonly CardDefinition[]> => {
  const refused = jsonProblems(json, { values: LIMITS.catalogueValues, entries: LIMITS.cards })
  if (RA.isNonEmpty(refused)) return E.left(refused)
  const list = readShape(v.array(v.unknown()), json)
  if (!list.success) return E.left([problemsOf(list.issues[0])[0] as JsonProblem])
  const cards: CardDefinition[] = []
  const problems: JsonProblem[] = []
  for (const [index, one] of list.output.entries()) {
    const card = readCard(one, index)
    if ('length' in card) problems.push(...card)
    else cards.push(card)
    if (problems.length >= LIMITS.problems) break
  }
  const all = (problems.length > 0 ? problems : problemsOfCards(cards)).slice(0, LIMITS.problems)
  return RA.isNonEmpty(all) ? E.left(all) : E.right(cards)
}
