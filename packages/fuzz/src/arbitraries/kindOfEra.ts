/** Adapts the printed parts of cards to an era, so that a game can have two decks of that era. Card texts may be from any era. */
import { cards as ALL_CARDS, decks, type RulesetId, rulesets } from 'ptcg-turn-engine'
import { ERAS } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import type {
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

/** For each rule box, the eras whose sets have it. */
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
const OF_XY = between('xy')
const TO_THE_LOST_ZONE = between('sun-and-moon')
const WEAKNESS_ADDS = between('diamond-and-pearl')
const RESISTANCE_OF_20 = between('diamond-and-pearl', 'sun-and-moon')

/** The rule boxes of Pokémon that are worth two Prize cards. */
const OF_TWO_PRIZES = ['ex', 'EX', 'GX', 'V'] as const

/** Returns the list, or undefined if it is empty. */
const some = <Value>(list: readonly Value[]): readonly Value[] | undefined => (list.length === 0 ? undefined : list)

/**
 * A part of a card as an era would print it; undefined if the era would leave it out. `excepted` is true if the era forbids the action on
 * the first turn, since only then would it print the exception `onTheFirstTurn`.
 */
const partOf = (key: string, value: unknown, era: RulesetId, excepted: boolean): unknown => {
  switch (key) {
    case 'rules':
      return some((value as readonly CardRule[]).filter((rule) => RULES[rule].includes(era)))
    case 'labels':
      return some((value as readonly CardLabel[]).filter((label) => LABELS[label] === era))
    case 'weaknesses':
      return (value as readonly Weakness[]).map((one) =>
        one.operator === '+' && !WEAKNESS_ADDS.includes(era) ? { ...one, operator: '×', amount: 2 } : one,
      )
    case 'resistances':
      return (value as readonly Resistance[]).map((one) => ({
        ...one,
        amount: RESISTANCE_OF_20.includes(era) ? 20 : 30,
      }))
    case 'provides':
      return (value as readonly (readonly EnergyType[])[]).map((unit) => [...new Set(unit)])
    case 'oncePerGame':
      return typeof value === 'string' && ONCE[value as OncePerGame] !== era ? undefined : value
    case 'onTheFirstTurn':
      return excepted ? value : undefined
    case 'evolvesEarly':
    case 'endsTheTurn':
      return OF_XY.includes(era) ? value : undefined
    case 'discardsToLostZone':
      return TO_THE_LOST_ZONE.includes(era) ? value : undefined
    default:
      return TYPES[value as EnergyType]?.includes(era) === false ? 'Colorless' : value
  }
}

/** The card as an era would print it; null if the era has no such card at all. */
export const asOfEra = (card: CardDefinition, era: RulesetId): CardDefinition | null => {
  const { firstTurn } = rulesets[era]
  const trainer = card.kind === 'Trainer' ? card.trainer : null
  if (trainer === 'Supporter' && !SUPPORTERS.includes(era)) return null
  const allowed =
    trainer === 'Item' ? firstTurn.items : trainer === 'Supporter' ? firstTurn.supporters : firstTurn.attacks
  const printed = JSON.parse(JSON.stringify(card), (key, value) => partOf(key, value, era, !allowed)) as CardDefinition
  if (card.kind === 'Energy' && card.basic) return isSame(printed, card) ? printed : null
  if (card.kind !== 'Pokemon' || card.rules?.every((rule) => RULES[rule].includes(era)) !== false) return printed
  const { rules: _, prizes: __, ...plain } = printed as PokemonDefinition
  const theirs = OF_TWO_PRIZES.find((rule) => RULES[rule].includes(era))
  return theirs === undefined ? plain : { ...plain, rules: [theirs], prizes: 2 }
}

/** True if an era would print the card exactly as it is. */
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

/** The source of decks whose cards are all as an era would print them. */
export const kindOfEra = (era: RulesetId): DeckKind => {
  const kind = kinds.get(era) ?? made(era)
  kinds.set(era, kind)
  return kind
}
