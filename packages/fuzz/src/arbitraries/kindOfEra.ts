/** Adapts cards to an era's print: games of one era are played between decks of that era. Texts may be of any time. */
import { cards as ALL_CARDS, decks, type RulesetId, rulesets } from 'ptcg-turn-engine'
import { ERAS } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import type {
  AttackDefinition,
  CardDefinition,
  CardLabel,
  CardRule,
  EnergyType,
  OncePerGame,
  PokemonDefinition,
  Resistance,
  Weakness,
} from 'ptcg-turn-engine/model'
import { isSame } from '../invariants/sameness.ts'
import type { DeckKind } from './decks.ts'
import { poolOf } from './families.ts'

const between = (first: RulesetId, last: RulesetId = first): readonly RulesetId[] =>
  ERAS.slice(ERAS.indexOf(first), ERAS.indexOf(last) + 1)

/** The eras whose sets have each rule box. */
const RULES: { readonly [Rule in CardRule]: readonly RulesetId[] } = {
  V: between('sword-and-shield'),
  VMAX: between('sword-and-shield'),
  VSTAR: between('sword-and-shield'),
  Radiant: between('sword-and-shield'),
  GX: between('sun-and-moon'),
  'TAG TEAM': between('sun-and-moon'),
  EX: between('black-and-white', 'xy'),
  ex: [...between('ex-2003', 'ex-2006'), ...between('scarlet-and-violet', 'mega-evolution')],
  'ACE SPEC': [...between('black-and-white'), ...between('scarlet-and-violet')],
}

const LABELS: { readonly [Label in CardLabel]: RulesetId } = {
  'Team Plasma': 'black-and-white',
  'Ultra Beast': 'sun-and-moon',
  'Single Strike': 'sword-and-shield',
  'Rapid Strike': 'sword-and-shield',
  'Fusion Strike': 'sword-and-shield',
  Ancient: 'scarlet-and-violet',
  Future: 'scarlet-and-violet',
  Tera: 'scarlet-and-violet',
}

const ONCE: { readonly [Once in OncePerGame]: RulesetId } = { GX: 'sun-and-moon', VSTAR: 'sword-and-shield' }

/** Types that exist only in some eras. */
const TYPES: { readonly [Type in EnergyType]?: readonly RulesetId[] } = {
  Dragon: between('black-and-white', 'mega-evolution'),
  Fairy: between('xy', 'sun-and-moon'),
}

const SUPPORTERS = between('ex-2003', 'mega-evolution')
const ENDING_THE_TURN = between('xy')
const TO_THE_LOST_ZONE = between('sun-and-moon')
const WEAKNESS_ADDS = between('diamond-and-pearl')
const RESISTANCE_OF_20 = between('diamond-and-pearl', 'sun-and-moon')

/** A property with what is left of a list after removing what the era does not know; no property if nothing is left. */
const left = <Key extends string, Value>(key: Key, values: readonly Value[] | undefined) =>
  (values === undefined || values.length === 0 ? {} : { [key]: values }) as {
    readonly [Name in Key]?: readonly Value[]
  }

const typesOf = (types: readonly EnergyType[], era: RulesetId): readonly EnergyType[] =>
  types.map((type) => (TYPES[type]?.includes(era) === false ? 'Colorless' : type))

const typeOf = (type: EnergyType, era: RulesetId): EnergyType => typesOf([type], era)[0] ?? type

const units = (provides: readonly (readonly EnergyType[])[], era: RulesetId): readonly (readonly EnergyType[])[] =>
  provides.map((unit) => [...new Set(typesOf(unit, era))])

const once = <Text extends { readonly oncePerGame?: OncePerGame }>(text: Text, era: RulesetId): Text => {
  if (text.oncePerGame === undefined || ONCE[text.oncePerGame] === era) return text
  const { oncePerGame: _, ...others } = text
  return others as Text
}

/** An exception to the rule of the first turn is printed only in eras with such a rule. */
const attackOf = (attack: AttackDefinition, era: RulesetId): AttackDefinition => {
  const { onTheFirstTurn, ...others } = once(attack, era)
  const excepted = onTheFirstTurn === true && !rulesets[era].firstTurn.attacks
  return { ...others, cost: typesOf(attack.cost, era), ...(excepted ? { onTheFirstTurn } : {}) }
}

const weaknessOf = ({ type, operator, amount }: Weakness, era: RulesetId): Weakness => {
  const adds = operator === '+' && !WEAKNESS_ADDS.includes(era)
  return { type: typeOf(type, era), operator: adds ? '×' : operator, amount: adds ? 2 : amount }
}

const resistanceOf = ({ type }: Resistance, era: RulesetId): Resistance => ({
  type: typeOf(type, era),
  amount: RESISTANCE_OF_20.includes(era) ? 20 : 30,
})

/** The rule boxes of Pokémon that are worth two Prize cards. */
const OF_TWO_PRIZES = ['ex', 'EX', 'GX', 'V'] as const

/** The rule box of a Pokémon, or the era's replacement for it. */
const boxOf = ({ rules, prizes }: PokemonDefinition, era: RulesetId): Pick<PokemonDefinition, 'rules' | 'prizes'> => {
  if (rules?.every((rule) => RULES[rule].includes(era)) !== false)
    return { ...left('rules', rules), ...(prizes === undefined ? {} : { prizes }) }
  const theirs = OF_TWO_PRIZES.find((rule) => RULES[rule].includes(era))
  return theirs === undefined ? {} : { rules: [theirs], prizes: 2 }
}

const pokemonOf = (card: PokemonDefinition, era: RulesetId): PokemonDefinition => {
  const { rules: _, prizes: __, endsTheTurn, weaknesses, resistances, abilities, ...others } = card
  return {
    ...others,
    ...boxOf(card, era),
    ...(endsTheTurn === true && ENDING_THE_TURN.includes(era) ? { endsTheTurn } : {}),
    ...left(
      'weaknesses',
      weaknesses?.map((one) => weaknessOf(one, era)),
    ),
    ...left(
      'resistances',
      resistances?.map((one) => resistanceOf(one, era)),
    ),
    ...left(
      'abilities',
      abilities?.map((one) => once(one, era)),
    ),
    types: typesOf(card.types, era),
    attacks: card.attacks.map((attack) => attackOf(attack, era)),
  }
}

const printedOf = (card: CardDefinition, era: RulesetId): CardDefinition => {
  const { labels, discardsToLostZone, rules, ...others } = card
  const known = card.kind === 'Pokemon' ? rules : rules?.filter((rule) => RULES[rule].includes(era))
  return {
    ...others,
    ...left('rules', known),
    ...left(
      'labels',
      labels?.filter((label) => LABELS[label] === era),
    ),
    ...(discardsToLostZone === true && TO_THE_LOST_ZONE.includes(era) ? { discardsToLostZone } : {}),
  } as CardDefinition
}

/** The card as an era would print it; null if the era has no such card at all. */
export const asOfEra = (card: CardDefinition, era: RulesetId): CardDefinition | null => {
  const printed = printedOf(card, era)
  switch (printed.kind) {
    case 'Pokemon':
      return pokemonOf(printed, era)
    case 'Energy': {
      const { instead } = printed
      const basicOfNoType = printed.basic && printed.provides.flat().some((type) => typeOf(type, era) !== type)
      if (basicOfNoType) return null
      const others = instead?.map((one) => ({ ...one, provides: units(one.provides, era) }))
      return { ...printed, provides: units(printed.provides, era), ...left('instead', others) }
    }
    case 'Trainer': {
      if (printed.trainer === 'Supporter' && !SUPPORTERS.includes(era)) return null
      if (printed.trainer !== 'Item' && printed.trainer !== 'Supporter') return printed
      const { onTheFirstTurn, ...others } = printed
      const kept = !rulesets[era].firstTurn[printed.trainer === 'Item' ? 'items' : 'supporters']
      return { ...others, ...(onTheFirstTurn === true && kept ? { onTheFirstTurn } : {}) }
    }
  }
}

/** True if a card could be of an era exactly as it is printed. */
export const isOfEra = (card: CardDefinition, era: RulesetId): boolean => isSame(asOfEra(card, era), card)

const made = (era: RulesetId): DeckKind => {
  const theirs = Object.values(ALL_CARDS).filter((card) => isOfEra(card, era))
  const ids = new Set(theirs.map(({ id }) => id))
  return {
    real: poolOf(theirs),
    decks: Object.values(decks).filter(({ cards }) => cards.every((id) => ids.has(id))),
    printed: (drawn) => drawn.flatMap((card) => asOfEra(card, era) ?? []),
  }
}

const kinds = new Map<RulesetId, DeckKind>()

/** The kind of decks of an era. */
export const kindOfEra = (era: RulesetId): DeckKind => {
  const kind = kinds.get(era) ?? made(era)
  kinds.set(era, kind)
  return kind
}
