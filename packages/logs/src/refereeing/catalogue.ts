/** Looks up the known cards by the names and printings that logs give them. */
import { type AttackDefinition, type CardDefinition, ENERGY_TYPES, type EnergyType } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'
import { workedOutOnce } from './workedOutOnce.ts'

export interface KnownCards {
  /** True if the game has no other cards, so that a name identifies a card. */
  readonly whole: boolean
  named(name: string): readonly CardDefinition[]
  /** Names of the attacks and Abilities that Tools lend (TL.1). */
  readonly lent: ReadonlySet<string>
  printed(printing: string): CardDefinition | null
  withId(id: string): CardDefinition | null
  /** Returns the printed attacks with this name, each with the name of its Pokémon. */
  attacks(name: string): readonly AttackOfACard[]
}

export interface AttackOfACard {
  readonly of: string
  readonly attack: AttackDefinition
}

const ENERGY = /^(?:Basic )?(?<type>\w+) Energy$/

/** Unifies names: a log has "Basic Fire Energy" and "Boss's Orders" where a card has "Fire Energy" and "Boss's Orders (Ghetsis)". */
const nameOf = (name: string): string =>
  name
    .replace(/^Basic (?=\w+ Energy$)/, '')
    .replace(/ \([^)]*\)$/, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** Returns the card id for a printing in a log: `me2-5_184` and `sve_13_ph` become `me2pt5-184` and `sve-13`. */
const idOf = (printing: string): string => {
  const [set = '', number = ''] = printing.toLowerCase().split('_')
  return `${set.replace('-', 'pt')}-${number}`
}

const isEnergyType = (type: string | undefined): type is EnergyType => ENERGY_TYPES.some((one) => one === type)

/** Returns the basic Energy card with this name, or null. All printings of a basic Energy card are equal. */
export const basicEnergy = (name: string): CardDefinition | null => {
  const type = ENERGY.exec(name)?.groups?.type
  return isEnergyType(type) && type !== 'Colorless'
    ? { kind: 'Energy', id: `basic-${type}`, name: `${type} Energy`, basic: true, provides: [[type]] }
    : null
}

const lentBy = (card: CardDefinition): readonly string[] =>
  card.kind === 'Trainer' && card.trainer === 'Tool'
    ? [...(card.attacks ?? []), ...(card.abilities ?? [])].map(({ name }) => name)
    : []

/** Indexes cards for lookup. If several cards have the same id, the last one is used. Reprints with the same contents are one printing. */
const indexed = workedOutOnce((cards: readonly CardDefinition[]): Omit<KnownCards, 'whole'> => {
  const printings = new Map(cards.map((card) => [card.id.toLowerCase(), card]))
  const names = new Map<string, Map<string, CardDefinition>>()
  for (const card of printings.values()) {
    const name = nameOf(card.name)
    const printed = names.get(name) ?? new Map<string, CardDefinition>()
    names.set(name, printed)
    const { id: _, ...said } = card
    const text = JSON.stringify(said)
    if (!printed.has(text)) printed.set(text, card)
  }
  const named = new Map([...names].map(([name, printed]) => [name, [...printed.values()]]))
  const attacks = new Map<string, AttackOfACard[]>()
  for (const card of printings.values())
    if (card.kind === 'Pokemon')
      for (const attack of card.attacks)
        attacks.set(attack.name, [...(attacks.get(attack.name) ?? []), { of: card.name, attack }])
  return {
    lent: new Set(cards.flatMap(lentBy)),
    named: (name) => named.get(nameOf(name)) ?? [],
    withId: (id) => printings.get(id.toLowerCase()) ?? null,
    attacks: (name) => attacks.get(name) ?? [],
    printed: (printing) => printings.get(idOf(printing)) ?? null,
  }
})

export const knownCards = (cards: readonly CardDefinition[], whole = false): KnownCards => ({
  ...indexed(cards),
  whole,
})

/** True if a name in a log means the card. */
export const meansTheCard = (card: CardDefinition, { name }: LoggedCard): boolean => nameOf(card.name) === nameOf(name)
