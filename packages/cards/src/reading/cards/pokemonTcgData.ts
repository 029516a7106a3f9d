/**
 * The shape of cards in the public JSON of pokemon-tcg-data. It has only the fields that are read; all others are
 * ignored.
 */

import { CARD_RULES, type CardLabel, type CardRule, ENERGY_TYPES, LABELS, STAGES } from 'ptcg-turn-engine/model'
import * as v from 'valibot'

const MAX_NAME_LENGTH = 100
const MAX_TEXT_LENGTH = 2000
const MAX_ENTRIES = 20

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(MAX_ENTRIES)), [])

const type = v.picklist(ENERGY_TYPES)

/** "Free" stands where an attack has no cost. */
const cost = v.picklist([...ENERGY_TYPES, 'Free'])

const hp = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}0$/, 'must be a number of hit points, a multiple of 10, such as "70"'),
  v.transform(Number),
)

const printedDamage = v.pipe(v.string(), v.regex(/^(?:\d{1,4}[+×x-]?)?$/, 'must be a number, perhaps with +, × or -'))

/** One card. */
export const PokemonTcgDataCard = v.object({
  id: name,
  name,
  supertype: v.picklist(['Pokémon', 'Trainer', 'Energy']),
  subtypes: list(name),
  hp: v.optional(hp),
  types: list(type),
  evolvesFrom: v.optional(name),
  rules: list(text),
  abilities: list(v.object({ name, text, type: v.optional(name, 'Ability') })),
  attacks: list(
    v.object({ name, cost: list(cost), damage: v.optional(printedDamage, ''), text: v.optional(text, '') }),
  ),
  weaknesses: list(
    v.object({ type, value: v.pipe(v.string(), v.regex(/^(?:×2|\+\d{1,3})$/, 'must be such as "×2"')) }),
  ),
  resistances: list(v.object({ type, value: v.pipe(v.string(), v.regex(/^-\d{1,3}$/, 'must be such as "-30"')) })),
  retreatCost: list(type),
  ancientTrait: v.optional(v.object({ name, text })),
  /** Facts that the format of the file cannot express, a sentence each. */
  unsaid: list(text),
  set: v.optional(v.object({ ptcgoCode: v.optional(v.string()) })),
})

/** A printed card: facts, and texts in English. */
export type PrintedFacts = v.InferOutput<typeof PokemonTcgDataCard>

/** Printed fields of some eras that no rule or text uses. */
const PASSED_OVER = [
  ...['Baby', 'Level-Up', 'LEGEND', 'Prime', 'Star', 'SP', 'Prism Star', 'Eternamax', 'Shining'],
  ...['Item', 'Supporter', 'Stadium', 'Pokémon Tool', 'Pokémon Tool F', 'Technical Machine'],
  ...["Rocket's Secret Machine", 'Goldenrod Game Corner', 'Special'],
]

/** Every known subtype: an unknown one could change the card's value or what may be done with it. */
export const SUBTYPES: ReadonlySet<string> = new Set([...STAGES, ...CARD_RULES, ...LABELS, ...PASSED_OVER])

/** The rule boxes of a card. */
export const rulesOf = ({ subtypes }: PrintedFacts): readonly CardRule[] =>
  CARD_RULES.filter((rule) => subtypes.includes(rule))

/** A card with ◇ behind its name. */
const isPrismStar = ({ name: of, subtypes }: PrintedFacts): boolean =>
  subtypes.includes('Prism Star') || of.endsWith('◇')

/** "This card can't be put into your hand or deck from the discard pile." */
export const STAYS_DISCARDED = /\s*This card can['’]t be put into your hand or deck from the discard pile\./

/** The labels of a card, and the marks that say where it goes or stays: a part of its definition. */
export const labelsOf = (
  facts: PrintedFacts,
): { readonly labels?: readonly CardLabel[]; readonly discardsToLostZone?: true; readonly staysDiscarded?: true } => {
  const labels = LABELS.filter((label) => facts.subtypes.includes(label))
  return {
    ...(labels.length === 0 ? {} : { labels }),
    ...(isPrismStar(facts) ? { discardsToLostZone: true as const } : {}),
    ...(facts.rules.some((rule) => STAYS_DISCARDED.test(rule)) ? { staysDiscarded: true as const } : {}),
  }
}
