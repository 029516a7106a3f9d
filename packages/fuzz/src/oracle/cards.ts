/** The printed values of cards on the oracle's table. */
import {
  type AbilityDefinition,
  type AsPokemon,
  type CardDefinition,
  type CardFilter,
  type CardId,
  type CardRule,
  type EffectSource,
  type EnergyType,
  type EnergyUnit,
  PLAYERS,
  type PlayerId,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import { answerAbout, areWithoutEffect, findDoubledTypes, isAbsent } from './asked.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** The definition of a card; null if the definition is unknown, for example that of a hidden card in a view. */
export const definitionOf = (
  table: Pick<OracleTable, 'cards' | 'definitions'>,
  card: CardId,
): CardDefinition | null => {
  const id = table.cards[card]?.definition ?? null
  return id === null ? null : (table.definitions[id] ?? null)
}

/** The owner of a card, wherever it lies. */
export const ownerOf = (table: OracleTable, card: CardId): PlayerId => {
  const owner = table.cards[card]?.owner
  if (owner === undefined) throw new Error(`No card has the number ${card}.`)
  return owner
}

/** The name of a card, or "a hidden card" if its definition is unknown. */
export const nameOf = (table: OracleTable, card: CardId): string => definitionOf(table, card)?.name ?? 'a hidden card'

/**
 * The Pokémon values of an Item that is put onto the Bench as if it were a Basic Pokémon; null for any other card
 * (T2D.9).
 */
export const saysItIsAPokemon = (printed: CardDefinition | null): AsPokemon | null =>
  printed?.kind === 'Trainer' && printed.trainer === 'Item' ? (printed.asPokemon ?? null) : null

/** The definition of a card while it is in play: an Item that is put onto the Bench becomes a Basic Pokémon (T2D.9). */
export const asItStands = (printed: CardDefinition): CardDefinition => {
  const said = saysItIsAPokemon(printed)
  if (said === null) return printed
  const { id, name, rules = [], labels = [], discardsToLostZone = false } = printed
  const { hp, types, abilities = [] } = said
  const box = { rules, labels, discardsToLostZone }
  return { kind: 'Pokemon', id, name, ...box, stage: 'Basic', hp, types, retreatCost: 0, abilities, attacks: [] }
}

/** The definition of a Pokémon's top card, which determines its values (T2B.8). */
export const pokemonCard = (table: OracleTable, pokemon: OraclePokemon): PokemonDefinition => {
  const top = definitionOf(table, pokemon.cards.at(-1) ?? -1)
  const printed = top === null ? null : asItStands(top)
  if (printed?.kind !== 'Pokemon') throw new Error('The top card of a Pokémon in play is not a Pokémon card.')
  return printed
}

/**
 * The units that an Energy card provides (A-A.2): the printed units, unless the card is attached. Effects may double an attached basic
 * Energy, or make an attached Special Energy Colorless. If no effect does, the first applicable exception in the text of the Special Energy
 * counts. While the conditions of exceptions are checked, all Energy cards provide their printed units.
 */
export const unitsOf = (table: OracleTable, card: CardId): readonly EnergyUnit[] => {
  const printed = definitionOf(table, card)
  if (printed?.kind !== 'Energy') return []
  const player = PLAYERS.find((one) => holderIn(table, one, card) !== undefined)
  const holder = player === undefined ? undefined : holderIn(table, player, card)
  if (printed.basic) {
    const twice = holder === undefined ? [] : findDoubledTypes(table, holder)
    const isTwice = printed.provides.flat().some((type) => twice.includes(type))
    return isTwice ? [...printed.provides, ...printed.provides] : printed.provides
  }
  if (holder !== undefined && areWithoutEffect(table, 'plainSpecialEnergy', holder)) return [['Colorless']]
  if (printed.instead === undefined || player === undefined || isAbsent('provides')) return printed.provides
  const pokemon = holder?.id ?? null
  const source: EffectSource = { kind: 'rule', player, label: '', pokemon }
  const exception = printed.instead.find((one) => answerAbout('provides', ({ holds }) => holds(table, source, one.if)))
  return exception === undefined ? printed.provides : exception.provides
}

const holderIn = (table: OracleTable, player: PlayerId, card: CardId): OraclePokemon | undefined => {
  const { active, bench } = table.sides[player]
  return [...(active === null ? [] : [active]), ...bench].find(({ energy }) => energy.includes(card))
}

/** The kinds of a Trainer card; in some eras a Tool is an Item as well (T2D.2). */
const kindsOfTrainer = ({ ruleset }: OracleTable, printed: CardDefinition): readonly string[] => {
  if (printed.kind !== 'Trainer') return []
  return printed.trainer === 'Tool' && ruleset.toolsAreItems ? ['Tool', 'Item'] : [printed.trainer]
}

/** The current values of a Pokémon in play, which may have lost Abilities or have other types than printed. */
interface AsItIs {
  abilities?(): readonly AbilityDefinition[]
  types?(): readonly EnergyType[]
}

/** True if a card matches every part of a filter. `asItIs` gives the current values of a card in play. */
export const fits = (table: OracleTable, card: CardId, filter: CardFilter, asItIs?: AsItIs): boolean => {
  const onTheCard = definitionOf(table, card)
  if (onTheCard === null) return false
  const printed = asItIs === undefined ? onTheCard : asItStands(onTheCard)
  if (filter.kind !== undefined && printed.kind !== filter.kind) return false
  if (filter.named !== undefined && printed.name !== filter.named) return false
  if (filter.stage !== undefined && !(printed.kind === 'Pokemon' && printed.stage === filter.stage)) return false
  if (filter.trainer !== undefined && !kindsOfTrainer(table, printed).includes(filter.trainer)) return false
  if (filter.basicEnergy !== undefined && !(printed.kind === 'Energy' && printed.basic === filter.basicEnergy))
    return false
  return (
    isOfType(table, card, printed, filter.type, asItIs) &&
    isPrintedSo(printed, filter, asItIs) &&
    isSpecial(printed, filter) &&
    isOneOf(table, card, filter, asItIs)
  )
}

const isOfType = (
  table: OracleTable,
  card: CardId,
  printed: CardDefinition,
  type: CardFilter['type'],
  asItIs?: AsItIs,
): boolean => {
  if (type === undefined) return true
  if (printed.kind === 'Pokemon') return (asItIs?.types?.() ?? printed.types).includes(type)
  if (printed.kind === 'Energy') return unitsOf(table, card).some((unit) => unit.includes(type))
  return false
}

/** The rule boxes that count as `rule`: V includes VMAX and VSTAR, GX includes TAG TEAM. */
const countingAs = (rule: CardRule): readonly CardRule[] =>
  rule === 'V' ? ['V', 'VMAX', 'VSTAR'] : rule === 'GX' ? ['GX', 'TAG TEAM'] : [rule]

/** True if a Pokémon is an Evolution. Basic Pokémon, fossils' Pokémon and Pokémon V-UNION are not. */
const isAnEvolution = ({ stage }: PokemonDefinition): boolean =>
  !(stage === 'Basic' || stage === 'Restored' || stage === 'V-UNION')

/**
 * True if a card matches the parts of a filter that are about printed values of Pokémon. A card that is not a Pokémon matches only if the
 * filter has no part of this kind.
 */
const isPrintedSo = (printed: CardDefinition, filter: CardFilter, asItIs?: AsItIs): boolean => {
  const own = printed.kind === 'Pokemon' ? printed : null
  const { hpAtMost, retreatCost, hasAbility, ability, attack, evolvesFrom } = filter
  if (hpAtMost !== undefined && !(own !== null && own.hp <= hpAtMost)) return false
  if (retreatCost !== undefined && own?.retreatCost !== retreatCost) return false
  if (evolvesFrom !== undefined && own?.evolvesFrom !== evolvesFrom) return false
  if (attack !== undefined && !own?.attacks.some((one) => one.name === attack)) return false
  if (hasAbility === undefined && ability === undefined) return true
  const abilities = asItIs?.abilities?.() ?? own?.abilities ?? []
  if (ability !== undefined && !abilities.some(({ name }) => name === ability)) return false
  return own !== null && (hasAbility === undefined || hasAbility === abilities.length > 0)
}

const isSpecial = (printed: CardDefinition, { namePart, evolution, label, rule, ruleBox }: CardFilter): boolean => {
  const boxes = printed.rules ?? []
  if (label !== undefined && !(printed.labels ?? []).includes(label)) return false
  if (namePart !== undefined && printed.name.indexOf(namePart) < 0) return false
  if (evolution !== undefined && (printed.kind !== 'Pokemon' || isAnEvolution(printed) !== evolution)) return false
  if (rule !== undefined && !countingAs(rule).some((one) => boxes.includes(one))) return false
  const isBoxed = boxes.length > 0 || (printed.discardsToLostZone ?? false)
  return ruleBox === undefined || ruleBox === isBoxed
}

const isOneOf = (table: OracleTable, card: CardId, { any, not }: CardFilter, asItIs?: AsItIs): boolean => {
  if (not !== undefined && fits(table, card, not, asItIs)) return false
  if (any === undefined) return true
  for (const one of any) if (fits(table, card, one, asItIs)) return true
  return false
}
