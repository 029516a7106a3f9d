/**
 * Writes `docs/card-words.md`: every word of the effect language. The example of a word is the shortest text of a built-in card that uses
 * the word.
 */
import { toJsonSchema } from '@valibot/to-json-schema'
import { abilityText, attackText, cards, cardText } from 'ptcg-turn-engine'
import { CountSchema, PredicateSchema } from 'ptcg-turn-engine/internal/game/cards/countSchema'
import { ContinuousEffectSchema, LastingEffectSchema, ProgramSchema } from 'ptcg-turn-engine/internal/game/cards/schema'
import type { CardDefinition } from 'ptcg-turn-engine/model'

/** A text of a card: in English, and as data. */
interface CardPart {
  readonly name: string
  readonly says: string
  readonly data: string
}

const without = (part: object, ...keys: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(part).filter(([key]) => !keys.includes(key))))

const partsOf = (card: CardDefinition): readonly CardPart[] => {
  if (card.kind !== 'Pokemon')
    return [{ name: card.name, says: cardText(card), data: without(card, 'id', 'name', 'kind') }]
  return [
    ...(card.abilities ?? []).map((ability) => ({
      name: `${card.name}, ${ability.name}`,
      says: abilityText(ability),
      data: without(ability, 'name'),
    })),
    ...card.attacks.map((attack) => ({
      name: `${card.name}, ${attack.name}`,
      says: attackText(attack),
      data: without(attack, 'name', 'cost'),
    })),
  ]
}

const PARTS: readonly CardPart[] = Object.values(cards)
  .flatMap(partsOf)
  .toSorted((one, other) => one.data.length - other.data.length || (one.name < other.name ? -1 : 1))

/** The possible values of a key, anywhere in a schema. */
const namesIn = (schema: unknown, key: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { readonly properties?: Readonly<Record<string, { readonly const?: unknown }>> }
  const own = properties?.[key]?.const
  const inner = Object.values(schema).flatMap((part) => namesIn(part, key))
  return [...new Set([...(typeof own === 'string' ? [own] : []), ...inner])]
}

const SECTIONS = [
  ['do', 'What a text does', ProgramSchema],
  ['is', 'What it asks', PredicateSchema],
  ['count', 'What it counts', CountSchema],
  ['lasting', 'What it leaves on a Pokémon for a turn', LastingEffectSchema],
  ['continuous', 'What holds while the card is in play', ContinuousEffectSchema],
] as const

const HEAD = `# The words of cards

This page lists every word of the effect language. Each word that a card of this package uses has an example: the shortest text that uses the word, in English and
as data. [Writing a card](writing-cards.md) explains how to write a card; \`Card\` and \`Program\` of [position.schema.json](position.schema.json)
define the values that each key accepts. \`npm run docs\` generates this page.
`

/**
 * The keys under which an example of a word is searched for, if the word may also stand under another key: effects for a turn (`lasting`)
 * and continuous effects have the same words.
 */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  lasting: ['lasting', 'continuous'],
  continuous: ['continuous', 'lasting'],
}

const partWith = (key: string, name: string): CardPart | undefined =>
  (KEYS[key] ?? [key])
    .map((one) => PARTS.find(({ data }) => data.includes(`"${one}":"${name}"`)))
    .find((part) => part !== undefined)

/** The words that no built-in card uses. */
export const wordsWithoutCard = (): readonly string[] =>
  SECTIONS.flatMap(([key, , schema]) =>
    namesIn(toJsonSchema(schema, { errorMode: 'ignore' }), key)
      .filter((name) => partWith(key, name) === undefined)
      .map((name) => `${key}: ${name}`),
  )

const entry = (key: string, name: string): string => {
  const part = partWith(key, name)
  const example =
    part === undefined
      ? 'No card of this package uses it.'
      : `${part.says.replaceAll('\n', ' ')} _(${part.name})_\n\n\`\`\`json\n${part.data}\n\`\`\``
  return `### \`${key}: ${name}\`\n\n${example}\n`
}

export const cardWordsDocument = (): string =>
  [
    HEAD,
    ...SECTIONS.flatMap(([key, title, schema]) => [
      `## ${title}\n`,
      ...namesIn(toJsonSchema(schema, { errorMode: 'ignore' }), key).map((name) => entry(key, name)),
    ]),
  ].join('\n')
