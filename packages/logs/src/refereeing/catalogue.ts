/** The cards that a referee knows, by the names and printings in logs. */
import { type CardDefinition, ENERGY_TYPES, type EnergyType } from 'ptcg-turn-engine/model'
import type { LoggedCard } from '../languages/sentences.ts'

export interface KnownCards {
  /** True if no other cards are played: then a name alone decides. */
  readonly whole: boolean
  named(name: string): readonly CardDefinition[]
  printed(printing: string): CardDefinition | null
}

const ENERGY = /^(?:Basic )?(?<type>\w+) Energy$/

/** A log has "Basic Fire Energy" and "Boss's Orders" where a card has "Fire Energy" and "Boss's Orders (Ghetsis)". */
const nameOf = (name: string): string =>
  name
    .replace(/^Basic (?=\w+ Energy$)/, '')
    .replace(/ \([^)]*\)$/, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** A log has `me2-5_184` and `sve_13_ph` where public data have `me2pt5-184` and `sve-13`. */
const idOf = (printing: string): string => {
  const [set = '', number = ''] = printing.toLowerCase().split('_')
  return `${set.replace('-', 'pt')}-${number}`
}

const isEnergyType = (type: string | undefined): type is EnergyType => ENERGY_TYPES.some((one) => one === type)

/** Basic Energy is determined by its name, whichever printing it is. */
export const basicEnergy = (name: string): CardDefinition | null => {
  const type = ENERGY.exec(name)?.groups?.type
  return isEnergyType(type) && type !== 'Colorless'
    ? { kind: 'Energy', id: `basic-${type}`, name: `${type} Energy`, basic: true, provides: [[type]] }
    : null
}

/** Indexes cards for lookup. */
export const knownCards = (cards: readonly CardDefinition[], whole = false): KnownCards => {
  const names = new Map<string, CardDefinition[]>()
  const printings = new Map<string, CardDefinition>()
  for (const card of cards) {
    const name = nameOf(card.name)
    names.set(name, [...(names.get(name) ?? []), card])
    printings.set(card.id.toLowerCase(), card)
  }
  return {
    whole,
    named: (name) => names.get(nameOf(name)) ?? [],
    printed: (printing) => printings.get(idOf(printing)) ?? null,
  }
}

/** True if a name in a log means the card. */
export const isNamed = (card: CardDefinition, { name }: LoggedCard): boolean => nameOf(card.name) === nameOf(name)
