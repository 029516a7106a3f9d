/** The shape of cards in the public JSON of pokemon-tcg-data. It contains only the fields that are read; `fields.ts` finds the others. */

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

/** "Free" is the cost of an attack that needs no Energy. */
const cost = v.picklist([...ENERGY_TYPES, 'Free'])

const hp = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}0$/, 'must be a number of hit points, a multiple of 10, such as "70"'),
  v.transform(Number),
)

const printedDamage = v.pipe(v.string(), v.regex(/^(?:\d{1,4}[+×x-]?)?$/, 'must be a number, perhaps with +, × or -'))

/** One card in the format of pokemon-tcg-data. */
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
    v.object({ type, value: v.pipe(v.string(), v.regex(/^(?:×2|\+\d{1,3})$/, 'must be a value such as "×2"')) }),
  ),
  resistances: list(
    v.object({ type, value: v.pipe(v.string(), v.regex(/^-\d{1,3}$/, 'must be a value such as "-30"')) }),
  ),
  retreatCost: list(type),
  ancientTrait: v.optional(v.object({ name, text })),
  /** One sentence for each fact that the format of the file leaves out. */
  unsaid: list(text),
  set: v.optional(v.object({ ptcgoCode: v.optional(v.string()) })),
})

/** A printed card: facts, and texts in English. */
export type PrintedFacts = v.InferOutput<typeof PokemonTcgDataCard>

/** Known subtypes that are neither stages nor rule boxes nor labels. */
const PASSED_OVER = [
  ...['Baby', 'Level-Up', 'LEGEND', 'Prime', 'Star', 'SP', 'Prism Star', 'Eternamax', 'Shining'],
  ...['Item', 'Supporter', 'Stadium', 'Pokémon Tool', 'Pokémon Tool F', 'Technical Machine'],
  ...["Rocket's Secret Machine", 'Goldenrod Game Corner', 'Special'],
]

/** Every known subtype. A card of pokemon-tcg-data with another subtype is not read, because that subtype could have a rule of its own. */
export const SUBTYPES: ReadonlySet<string> = new Set([...STAGES, ...CARD_RULES, ...LABELS, ...PASSED_OVER])

/** The rule boxes of a card. */
export const rulesOf = ({ subtypes }: PrintedFacts): readonly CardRule[] =>
  CARD_RULES.filter((rule) => subtypes.includes(rule))

/** True for a Prism Star card: it has the subtype, or its name ends with ◇. */
const isPrismStar = ({ name: of, subtypes }: PrintedFacts): boolean =>
  subtypes.includes('Prism Star') || of.endsWith('◇')

/** Matches the sentence that keeps a card in the discard pile. */
export const STAYS_DISCARDED = /\s*This card can['’]t be put into your hand or deck from the discard pile\./

/** Returns the labels of a card and whether it goes to the Lost Zone or stays in the discard pile, as a part of its definition. */
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
