/** Reads the Energy attached to a Pokémon: its units, and whether they cover a cost (A-A.2, T2E.2). */
import type { CardFilter } from '../model/cardFilter.ts'
import type { CardDefinition, EnergyDefinition } from '../model/cards.ts'
import type { EnergyType, EnergyUnit } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import { askAbout, isAsking, isBare } from './asking.ts'
import { matches } from './cardFilter.ts'
import { changesAny, nothingChanges } from './catalogue.ts'
import { definitionOf, pokemonDefinition } from './definitions.ts'
import { anythingLasts } from './inForce.ts'
import { memoize } from './memoize.ts'
import { holderOf } from './pokemonInPlay.ts'

const NO_UNITS: readonly EnergyUnit[] = []

/** Copies of an Energy card, one for each kind of Energy that the card may provide instead of its usual Energy. */
const formsOf = memoize((card: EnergyDefinition): readonly EnergyDefinition[] =>
  (card.instead ?? []).map(({ provides }) => ({ ...card, provides })),
)

/** A basic Energy card that provides twice as much. */
const doubled = memoize(
  ({ provides, ...card }: EnergyDefinition): EnergyDefinition => ({ ...card, provides: [...provides, ...provides] }),
)

/** A Special Energy card that has lost its text: it provides one Colorless Energy. */
const plain = memoize(
  ({ instead: _, ...card }: EnergyDefinition): EnergyDefinition => ({ ...card, provides: [['Colorless']] }),
)

/** True if an effect may make basic Energy provide twice as much somewhere in the game. */
const mayBeDoubled = (game: Game): boolean =>
  game.lastingRules.length > 0 || changesAny(game, 'doublesBasicEnergy') || anythingLasts(game)

/** The definition of a card with the Energy that it provides now, which may depend on the Pokémon with the card. */
export const asAttached = (game: Game, card: CardId): CardDefinition | null => {
  const printed = definitionOf(game, card)
  if (printed?.kind !== 'Energy' || (printed.basic && !mayBeDoubled(game))) return printed
  const holder = holderOf(game, card)
  if (holder === null) return printed
  if (printed.basic) {
    if (nothingChanges(game, 'doublesBasicEnergy', holder.pokemon) || isAsking('doublesBasicEnergy')) return printed
    const types = askAbout('doublesBasicEnergy', (answers) => answers.doubledTypes(game, holder))
    return types.some((type) => printed.provides.some((unit) => unit.includes(type))) ? doubled(printed) : printed
  }
  if (isBare(game, 'plainSpecialEnergy', holder)) return plain(printed)
  if (printed.instead === undefined || isAsking('provides')) return printed
  const source = { kind: 'rule', player: holder.owner, label: printed.name, pokemon: holder.pokemon.id } as const
  const at = printed.instead.findIndex(({ if: question }) =>
    askAbout('provides', ({ holds }) => holds(game, source, question)),
  )
  return formsOf(printed)[at] ?? printed
}

/** A filter for the Pokémon to which a card can be attached; null if it can be attached to any Pokémon. */
export const onlyTo = (game: Game, card: CardId): CardFilter | null => {
  const printed = definitionOf(game, card)
  return (printed?.kind === 'Energy' ? printed.onlyTo : undefined) ?? null
}

/** True if the text of a card allows attaching it to a Pokémon. */
export const mayHold = (game: Game, pokemon: Pokemon, card: CardId): boolean => {
  const only = onlyTo(game, card)
  return only === null || matches(pokemonDefinition(game, pokemon), only, game.ruleset)
}

/** The units that one Energy card provides. */
export const unitsOf = (game: Game, card: CardId): readonly EnergyUnit[] => {
  const definition = asAttached(game, card)
  return definition?.kind === 'Energy' ? definition.provides : NO_UNITS
}

/** All units attached to a Pokémon. */
export const attachedUnits = (game: Game, pokemon: Pokemon): readonly EnergyUnit[] => {
  if (pokemon.energy.length === 0) return NO_UNITS
  const units: EnergyUnit[] = []
  for (const card of pokemon.energy) for (const unit of unitsOf(game, card)) units.push(unit)
  return units
}

/** The number of Energy units attached to a Pokémon. A type or a filter for the cards limits which units are counted. */
export const countUnits = (game: Game, pokemon: Pokemon, type?: EnergyType, filter?: CardFilter): number => {
  let count = 0
  for (const card of pokemon.energy) {
    if (filter !== undefined && !matches(asAttached(game, card), filter, game.ruleset)) continue
    for (const unit of unitsOf(game, card)) if (type === undefined || unit.includes(type)) count += 1
  }
  return count
}

/** The number of different types that the basic Energy cards among these cards provide. */
export const kindsOfEnergy = (game: Game, cards: readonly CardId[]): number => {
  const basic = cards.filter((card) => matches(definitionOf(game, card), { basicEnergy: true }, game.ruleset))
  return new Set(basic.flatMap((card) => unitsOf(game, card).flat())).size
}

/**
 * True if a unit can pay for the symbol with index `at`. The unit is then noted in `pays`, which has the index of the symbol that each unit
 * pays for, or -1. A unit pays for one symbol only (R32), so units that pay for other symbols are reassigned if this helps. `tried` marks
 * the units that were already tried for this symbol.
 */
const pay = (
  at: number,
  symbols: readonly EnergyType[],
  units: readonly EnergyUnit[],
  pays: number[],
  tried: boolean[],
): boolean => {
  const symbol = symbols[at] as EnergyType
  for (let i = 0; i < units.length; i += 1) {
    if (tried[i] === true || !(units[i] as EnergyUnit).includes(symbol)) continue
    tried[i] = true
    const other = pays[i] as number
    if (other === -1 || pay(other, symbols, units, pays, tried)) {
      pays[i] = at
      return true
    }
  }
  return false
}

/** The symbols of a cost that the units leave unpaid. */
export const missingSymbols = (units: readonly EnergyUnit[], cost: readonly EnergyType[]): readonly EnergyType[] => {
  const paid: EnergyType[] = []
  return cost.filter((symbol) => {
    const payable = covers(units, [...paid, symbol])
    if (payable) paid.push(symbol)
    return !payable
  })
}

/**
 * True if units cover a cost. Each symbol of a type needs a unit of this type; a Colorless symbol takes any of the units that are left.
 */
export const covers = (units: readonly EnergyUnit[], cost: readonly EnergyType[]): boolean => {
  if (units.length < cost.length) return false
  let pays: number[] | null = null
  for (let at = 0; at < cost.length; at += 1) {
    if (cost[at] === 'Colorless') continue
    pays ??= units.map(() => -1)
    if (!pay(at, cost, units, pays, [])) return false
  }
  return true
}
