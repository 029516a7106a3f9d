/** Sorts the fields of card files: each is read, passed over for a reason given here, or reported as not read. */
import type * as v from 'valibot'
import { PokemonTcgDataCard, type PrintedFacts } from './pokemonTcgData.ts'

/** The fields of card files that are not needed to play a card, each with the reason why it is passed over. */
export const PASSED_OVER_FIELDS: Readonly<Record<string, string>> = {
  number: 'already in the id',
  level: 'no rule or text uses it',
  regulationMark: 'only says in which tournaments a card may be used',
  legalities: 'only says in which tournaments a card may be used',
  convertedRetreatCost: 'already in the Retreat Cost',
  'attacks.convertedEnergyCost': 'already in the cost',
  evolvesTo: 'already on the cards that evolve from it',
  set: 'only its code is used, for deck lists',
  ...Object.fromEntries(
    ['artist', 'rarity', 'flavorText', 'nationalPokedexNumbers', 'images', 'tcgplayer', 'cardmarket'].map((name) => [
      name,
      'it is about the picture, the Pokémon or the market',
    ]),
  ),
}

/** For each kind of card, the fields that have no meaning on it, although other kinds of cards use them. */
const NOT_OF_ITS_KIND: { readonly [Kind in PrintedFacts['supertype']]: readonly (keyof PrintedFacts)[] } = {
  Pokémon: [],
  Trainer: ['types', 'evolvesFrom', 'weaknesses', 'resistances', 'retreatCost'],
  Energy: ['hp', 'evolvesFrom', 'weaknesses', 'resistances', 'retreatCost'],
}

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Returns the paths of a card's fields that the schema does not contain. */
const unknownIn = (schema: Schema, json: unknown, path: string): readonly string[] => {
  if (schema.wrapped !== undefined) return unknownIn(schema.wrapped, json, path)
  const { item, entries } = schema
  if (item !== undefined) return Array.isArray(json) ? json.flatMap((one) => unknownIn(item, one, path)) : []
  if (entries === undefined || !isObject(json)) return []
  return Object.entries(json).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    if (Object.hasOwn(PASSED_OVER_FIELDS, here)) return []
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined
    return known === undefined ? [here] : unknownIn(known, value, here)
  })
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/** Returns the paths of a card's fields that are neither read nor in `PASSED_OVER_FIELDS`. */
export const fieldsNotRead = (json: unknown, facts: PrintedFacts): readonly string[] => [
  ...new Set([
    ...unknownIn(PokemonTcgDataCard as Schema, json, ''),
    ...NOT_OF_ITS_KIND[facts.supertype].filter((key) => !isEmpty(facts[key])),
  ]),
]

/** One field of card files: the number of cards that have it, and what the reader does with it. */
export interface FieldUse {
  readonly field: string
  readonly cards: number
  readonly becomes: 'read' | 'named as not read' | `passed over: ${string}`
}

const pathsIn = (json: unknown, path: string): readonly string[] => {
  if (Array.isArray(json)) return json.flatMap((one) => pathsIn(one, path))
  if (!isObject(json)) return []
  return Object.entries(json).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    return [here, ...(Object.hasOwn(PASSED_OVER_FIELDS, here) ? [] : pathsIn(value, here))]
  })
}

/** Lists every field that occurs in these cards of pokemon-tcg-data, with what the reader does with it. */
export const fieldUses = (cards: readonly unknown[]): readonly FieldUse[] => {
  const counts = new Map<string, number>()
  const unread = new Set<string>()
  for (const json of cards) {
    for (const path of new Set(pathsIn(json, ''))) counts.set(path, (counts.get(path) ?? 0) + 1)
    for (const path of unknownIn(PokemonTcgDataCard as Schema, json, '')) unread.add(path)
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, number]) => {
      const why = Object.hasOwn(PASSED_OVER_FIELDS, field) ? PASSED_OVER_FIELDS[field] : undefined
      const becomes = unread.has(field)
        ? 'named as not read'
        : why === undefined
          ? 'read'
          : (`passed over: ${why}` as const)
      return { field, cards: number, becomes }
    })
}
