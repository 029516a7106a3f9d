/** Counts the Energy that an attack still needs, as a player does at a glance: by printed costs and printed Energy. */
import type { CardDefinition, EnergyType, Game, Pokemon, PokemonDefinition } from 'ptcg-turn-engine/model'

/** The printed card, or undefined if it is hidden. */
export const printedCardOf = ({ cards, definitions }: Game, card: number): CardDefinition | undefined => {
  const id = cards[card]?.definition
  return id === null || id === undefined ? undefined : definitions[id]
}

/** The top card of a Pokémon as printed, or undefined if it is face down or an Item. */
export const printingOf = (game: Game, { cards }: Pokemon): PokemonDefinition | undefined => {
  const printed = printedCardOf(game, cards[cards.length - 1] as number)
  return printed?.kind === 'Pokemon' ? printed : undefined
}

type Provided = readonly (readonly EnergyType[])[]

const NO_UNITS: Provided = []

/** The units of the Energy cards attached to a Pokémon, as printed on these cards. */
export const attachedPrintedUnits = (game: Game, { energy }: Pokemon): Provided => {
  if (energy.length === 0) return NO_UNITS
  const units: (readonly EnergyType[])[] = []
  for (const card of energy) {
    const printed = printedCardOf(game, card)
    if (printed?.kind === 'Energy') units.push(...printed.provides)
  }
  return units
}

/**
 * The number of units of the cost that these units do not pay. For a symbol other than Colorless, the fitting unit with the fewest types is
 * used.
 */
export const missingFor = (cost: readonly EnergyType[], units: Provided): number => {
  const left = [...units]
  let missing = 0
  let colorless = 0
  for (const type of cost) {
    if (type === 'Colorless') {
      colorless += 1
      continue
    }
    let best = -1
    for (let at = 0; at < left.length; at += 1) {
      const unit = left[at] as readonly EnergyType[]
      if (unit.includes(type) && (best === -1 || unit.length < (left[best] as readonly EnergyType[]).length)) best = at
    }
    if (best === -1) missing += 1
    else left.splice(best, 1)
  }
  return missing + Math.max(0, colorless - left.length)
}
