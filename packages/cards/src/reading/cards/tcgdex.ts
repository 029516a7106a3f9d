/** Converts cards from the public JSON of TCGdex into the fields and ids of pokemon-tcg-data. */

import { rulesInName } from 'ptcg-turn-engine/internal/game/cards/ruleBoxPrizes'
import { ENERGY_TYPES, type EnergyType } from 'ptcg-turn-engine/model'
import * as v from 'valibot'

const MAX_NAME_LENGTH = 100
const MAX_TEXT_LENGTH = 2000
const MAX_ENTRIES = 20
const HIGHEST_RETREAT_COST = 10

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(MAX_ENTRIES)), [])
const type = v.picklist(ENERGY_TYPES)

const whole = (most: number) =>
  v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0), v.maxValue(most))

const CATEGORIES = { Pokemon: 'Pokémon', Trainer: 'Trainer', Energy: 'Energy' } as const
const STAGES = { Basic: 'Basic', Stage1: 'Stage 1', Stage2: 'Stage 2' } as const

const TcgdexCard = v.object({
  id: name,
  name,
  category: v.picklist(['Pokemon', 'Trainer', 'Energy']),
  stage: v.optional(name),
  suffix: v.optional(name),
  rarity: v.optional(v.string()),
  hp: v.optional(whole(990)),
  types: list(type),
  evolveFrom: v.optional(name),
  effect: v.optional(text),
  trainerType: v.optional(name),
  energyType: v.optional(name),
  abilities: list(v.object({ name, effect: v.optional(text, '') })),
  attacks: list(
    v.object({
      name: v.optional(name, ''),
      cost: list(type),
      damage: v.optional(v.union([whole(9990), v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))]), ''),
      effect: v.optional(text, ''),
    }),
  ),
  weaknesses: list(v.object({ type, value: v.optional(name, '×2') })),
  resistances: list(v.object({ type, value: v.optional(name, '-30') })),
  retreat: v.optional(whole(HIGHEST_RETREAT_COST), 0),
  set: v.optional(
    v.object({
      tcgOnline: v.optional(name),
      abbreviation: v.optional(v.object({ official: v.optional(name) })),
    }),
  ),
})

const LETTERS: Readonly<Record<string, EnergyType | 'Dragon'>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
}

/** Replaces `{R}` by `Fire`, as pokemon-tcg-data writes it. */
const spelled = (words: string): string =>
  words.replace(/\{([A-Z])\}/g, (sign, letter: string) => LETTERS[letter] ?? sign)

/** The ids of sets in pokemon-tcg-data that do not follow from the ids of TCGdex by the rules of `idOf`. */
const SETS: Readonly<Record<string, string>> = { 'swsh3.5': 'swsh35', 'swsh4.5': 'swsh45', 'swsh10.5': 'pgo' }

/** Converts an id: `sv03.5-006` becomes `sv3pt5-6`. */
const idOf = (id: string): string => {
  const at = id.lastIndexOf('-')
  const set = id.slice(0, at)
  const number = id.slice(at + 1).replace(/^0+(?=\d)/, '')
  const known = SETS[set] ?? set.replace(/^([a-z]+)0+(?=\d)/, '$1').replace('.5', 'pt5')
  return at === -1 ? id : `${known}-${number}`
}

/** Returns the rule boxes that show only in a card's name or rarity, not in its suffix. */
const boxesOf = ({
  category,
  name: of,
  rarity = '',
  stage = '',
}: v.InferOutput<typeof TcgdexCard>): readonly string[] => [
  ...(category === 'Pokemon' ? rulesInName(of).filter((rule) => !/^V(?:MAX|STAR)$/.test(rule) || stage !== rule) : []),
  ...(category === 'Pokemon' && of.startsWith('Radiant ') ? ['Radiant'] : []),
  ...(/^ACE SPEC\b/i.test(rarity) ? ['ACE SPEC'] : []),
]

/** Lists what the TCGdex format does not say of a card: whether a Pokémon ex is a Tera Pokémon, which takes no damage on the Bench. */
const unsaidOf = ({ category, name: of }: v.InferOutput<typeof TcgdexCard>): readonly string[] =>
  category === 'Pokemon' && of.endsWith(' ex') && !of.startsWith('Mega ')
    ? ['The format of the file does not say whether this is a Tera Pokémon.']
    : []

const subtypesOf = (card: v.InferOutput<typeof TcgdexCard>): readonly string[] => {
  const { stage, suffix, trainerType, energyType } = card
  const subtypes = [
    stage === undefined ? null : (STAGES[stage as keyof typeof STAGES] ?? stage),
    // A TAG TEAM is a Pokémon-GX too.
    ...(suffix === undefined ? [] : suffix.replace('TAG TEAM-GX', 'TAG TEAM,GX').split(',')),
    // A VMAX or VSTAR card has the suffix V, which is dropped below.
    trainerType === 'Tool' ? 'Pokémon Tool' : (trainerType ?? null),
    energyType === undefined ? null : energyType === 'Special' ? 'Special' : 'Basic',
  ].filter((one): one is string => one !== null && !(one === 'V' && stage !== undefined && /^V(MAX|STAR)$/.test(stage)))
  return [...new Set([...subtypes, ...boxesOf(card)])]
}

/** True if a card is in the format of TCGdex. */
export const isTcgdex = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'category') && !Object.hasOwn(json, 'supertype')

/** The shape of a card of TCGdex, transformed into the facts of pokemon-tcg-data. */
export const TcgdexFacts = v.pipe(
  TcgdexCard,
  v.transform((card) => ({
    id: idOf(card.id),
    name: card.name,
    supertype: CATEGORIES[card.category],
    subtypes: subtypesOf(card),
    unsaid: unsaidOf(card),
    ...(card.hp === undefined ? {} : { hp: String(card.hp) }),
    types: card.types,
    ...(card.evolveFrom === undefined ? {} : { evolvesFrom: card.evolveFrom }),
    rules: card.effect === undefined ? [] : [spelled(card.effect)],
    abilities: card.abilities.map((one) => ({ name: one.name, text: spelled(one.effect) })),
    attacks: card.attacks.map((one) => ({
      name: one.name,
      cost: one.cost,
      damage: String(one.damage).replace('−', '-'),
      text: spelled(one.effect),
    })),
    weaknesses: card.weaknesses.map((one) => ({ type: one.type, value: one.value.replace('x', '×') })),
    resistances: card.resistances.map((one) => ({ type: one.type, value: one.value.replace('−', '-') })),
    retreatCost: Array.from({ length: card.retreat }, () => 'Colorless'),
    set: { ptcgoCode: card.set?.tcgOnline ?? card.set?.abbreviation?.official },
  })),
)
