/** Reads cards from JSON: their definitions, or everything that is wrong with them. */
import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import * as v from 'valibot'
import { jsonProblems } from '../json/json.ts'
import { at, type JsonProblem, problemsOf } from '../json/problem.ts'
import type { CardDefinition } from '../model/cards.ts'
import { CardDefinitionSchema } from './cardSchema.ts'
import { meaningProblems } from './meaning.ts'

export type { JsonProblem } from '../json/problem.ts'
export { CardDefinitionSchema } from './cardSchema.ts'
export { ContinuousEffectSchema } from './continuousSchema.ts'
export { EffectSchema, ProgramSchema } from './effectSchema.ts'
export { LastingEffectSchema } from './lastingSchema.ts'

const CardsSchema = v.array(CardDefinitionSchema)

const sameIds = (cards: readonly CardDefinition[]): readonly JsonProblem[] => {
  const seen = new Set<string>()
  return cards.flatMap(({ id }, index) => {
    if (seen.has(id)) return [{ path: at('', index, 'id'), message: `There is another card with the id ${id}.` }]
    seen.add(id)
    return []
  })
}

/** What is wrong with cards of the right shape: what they say makes no sense, or no step of the turn could do it. */
export const problemsOfCards = (cards: readonly CardDefinition[]): readonly JsonProblem[] => [
  ...sameIds(cards),
  ...cards.flatMap((card, index) => meaningProblems(card, at('', index))),
]

/** Reads a list of cards. Never throws; every problem is listed. */
export const readCards = (
  json: unknown,
): E.Either<RNEA.ReadonlyNonEmptyArray<JsonProblem>, readonly CardDefinition[]> => {
  const refused = jsonProblems(json)
  if (RA.isNonEmpty(refused)) return E.left(refused)
  const parsed = v.safeParse(CardsSchema, json)
  const problems = parsed.success ? problemsOfCards(parsed.output) : parsed.issues.flatMap((issue) => problemsOf(issue))
  return RA.isNonEmpty(problems) ? E.left(problems) : E.right(parsed.output as readonly CardDefinition[])
}
