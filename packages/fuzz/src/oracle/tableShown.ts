/**
 * Compares two displays of the engine with the oracle's values, property by property: the table, and the list of what a turn still allows.
 */
import { dequal } from 'dequal/lite'
import type { Snapshot } from 'ptcg-turn-engine'
import { PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import type { Side, Table } from 'ptcg-turn-engine/table'
import type { BudgetItem } from 'ptcg-turn-engine/turn-budget'
import type { EngineApi } from '../engineApi.ts'
import { seatName } from './apart.ts'
import { pokemonCard, unitsOf } from './cards.ts'
import { costOf, lacking, oracleTypesOf, weaknessesOf } from './changed.ts'
import { pokemonName } from './keys.ts'
import { attacksAtHand } from './lending.ts'
import { benchLimit } from './ofPlayers.ts'
import { hitPoints, isAffectedBy, retreatCost } from './ofPokemon.ts'
import type { Oracle } from './oracle.ts'
import { countersFor } from './specialConditions.ts'
import { type OraclePokemon, type OracleTable, pokemonOfSide } from './table.ts'
import { keyInWords, valueInWords } from './valueInWords.ts'

type PokemonShown = Side['bench'][number]

/** A value by the rules, and the displayed value. */
type Both = readonly [rules: unknown, shown: unknown]

/** Marks a property that is not compared: it repeats printed values or the game's own records, or it is a description. */
const NOT_CHECKED = null

type Readers<Shown, What> = {
  readonly [Key in keyof Shown]-?: ((shown: Shown, what: What) => Both) | typeof NOT_CHECKED
}

interface OnTable {
  readonly table: OracleTable
  readonly pokemon: OraclePokemon
  readonly player: PlayerId
}

const usedSo = (ability: string, isUsed: boolean): string => `${ability} ${isUsed ? 'was' : 'was not'} used this turn`

const lacks = (energy: readonly string[]): string => `lacks ${energy.join(' ') || 'nothing'}`

/** A Weakness or Resistance in its printed form, such as "Fire ×2". */
const printedSo = (all: readonly { readonly type: string; readonly operator?: string; readonly amount: number }[]) =>
  all.map(({ type, operator = '−', amount }) => `${type} ${operator}${amount}`)

/** Compares the missing Energy of each attack. The displayed Energy must be as many units as the cost lacks, and must pay the cost. */
const missing = ({ attacks }: PokemonShown, { table, pokemon }: OnTable): Both => [
  attacksAtHand(table, pokemon).map(({ attack }, at) => {
    const added = attacks[at]?.missing ?? []
    const isRight =
      added.length === lacking(table, pokemon, attack) &&
      lacking(
        table,
        pokemon,
        attack,
        added.map((one) => [one]),
      ) === 0
    if (isRight) return `${attack.name} ${lacks(added)}`
    return `${attack.name} lacks ${lacking(table, pokemon, attack)} of ${costOf(table, pokemon, attack).join(' ')}`
  }),
  attacks.map((one) => `${one.name} ${lacks(one.missing)}`),
]

const POKEMON: Readers<PokemonShown, OnTable> = {
  id: ({ id }, { pokemon }) => [pokemon.id, id],
  owner: ({ owner }, { player }) => [player, owner],
  place: ({ place }, { table, pokemon, player }) => [
    table.sides[player].active === pokemon ? 'Active' : 'Bench',
    place,
  ],
  isHidden: ({ isHidden }) => [false, isHidden],
  name: ({ name }, { table, pokemon }) => [pokemonCard(table, pokemon).name, name],
  cards: ({ cards }, { pokemon }) => [[...pokemon.cards, ...pokemon.energy, ...pokemon.tools], cards],
  card: ({ card }, { pokemon }) => [pokemon.cards.at(-1), card.card],
  evolvedFrom: ({ evolvedFrom }, { pokemon }) => [pokemon.cards.slice(0, -1), evolvedFrom.map(({ card }) => card)],
  energy: ({ energy }, { table, pokemon }) => [
    pokemon.energy.map((card) => unitsOf(table, card)),
    energy.map(({ units }) => units),
  ],
  tools: ({ tools }, { pokemon }) => [pokemon.tools, tools.map(({ card }) => card)],
  stage: ({ stage }, { table, pokemon }) => [pokemonCard(table, pokemon).stage, stage],
  types: ({ types }, { table, pokemon }) => [oracleTypesOf(table, pokemon), types],
  rules: ({ rules }, { table, pokemon }) => [pokemonCard(table, pokemon).rules ?? [], rules],
  hp: ({ hp }, { table, pokemon }) => [hitPoints(table, pokemon), hp],
  left: ({ left }, { table, pokemon }) => [Math.max(0, hitPoints(table, pokemon) - pokemon.damage), left],
  damage: ({ damage }, { pokemon }) => [pokemon.damage, damage],
  counters: ({ counters }, { pokemon }) => [pokemon.damage / 10, counters],
  conditions: ({ conditions }, { pokemon: { conditions: is } }) => [
    [is.rotated, is.poisoned > 0 ? 'Poisoned' : null, is.burned > 0 ? 'Burned' : null].filter(Boolean).toSorted(),
    conditions.toSorted(),
  ],
  poisonCounters: ({ poisonCounters }, { table, pokemon }) => [countersFor(table, pokemon, 'Poisoned'), poisonCounters],
  burnCounters: ({ burnCounters }, { table, pokemon }) => [countersFor(table, pokemon, 'Burned'), burnCounters],
  effects: NOT_CHECKED,
  weaknesses: ({ weaknesses }, { table, pokemon }) => [
    isAffectedBy(table, 'noWeakness', pokemon) ? [] : printedSo(weaknessesOf(table, pokemon)),
    printedSo(weaknesses),
  ],
  resistances: ({ resistances }, { table, pokemon }) => [
    isAffectedBy(table, 'noResistance', pokemon) ? [] : printedSo(pokemonCard(table, pokemon).resistances ?? []),
    printedSo(resistances),
  ],
  retreatCost: (shown, { table, pokemon }) => [retreatCost(table, pokemon), shown.retreatCost.length],
  attacks: missing,
  abilities: ({ abilities }, { pokemon }) => [
    abilities.map(({ name }) => usedSo(name, pokemon.usedAbilities.includes(name))),
    abilities.map(({ name, isUsed }) => usedSo(name, isUsed)),
  ],
  prizes: ({ prizes }, { table, pokemon }) => [pokemonCard(table, pokemon).prizes ?? 1, prizes],
  isAttacking: ({ isAttacking }, { table, pokemon }) => [table.attack?.pokemon === pokemon.id, isAttacking],
  isKnockedOut: NOT_CHECKED,
  changes: NOT_CHECKED,
}

const piles = (side: OracleTable['sides'][0]): readonly number[] =>
  [side.hand, side.deck, side.discard, side.lostZone, side.prizes].map(({ length }) => length)

const SIDE: Readers<Side, Omit<OnTable, 'pokemon'>> = {
  player: ({ player }, { player: is }) => [is, player],
  name: NOT_CHECKED,
  hasTheTurn: ({ hasTheTurn }, { table, player }) => [
    table.result === null && !table.settingUp && table.turn.player === player,
    hasTheTurn,
  ],
  goesFirst: ({ goesFirst }, { table, player }) => [table.turn.number > 0 && table.firstPlayer === player, goesFirst],
  active: ({ active }, { table, player }) => [table.sides[player].active?.id ?? null, active?.id ?? null],
  bench: ({ bench }, { table, player }) => [table.sides[player].bench.map(({ id }) => id), bench.map(({ id }) => id)],
  benchLimit: (shown, { table, player }) => [benchLimit(table, player), shown.benchLimit],
  // the displayed table has one entry for all cards of a hand with the same definition
  piles: ({ piles: { hand, deck, discard, lostZone, prizes } }, { table, player }) => [
    [
      ...piles(table.sides[player]),
      new Set(table.sides[player].hand.map((card) => table.cards[card]?.definition)).size,
    ],
    [...[hand, deck, discard, lostZone, prizes].map(({ count }) => count), hand.alike.length],
  ],
  spent: ({ spent }, { table, player }) => [table.sides[player].spent.toSorted(), spent.toSorted()],
}

const TABLE: Readers<Table, { readonly table: OracleTable }> = {
  title: NOT_CHECKED,
  sides: NOT_CHECKED,
  turn: NOT_CHECKED,
  stadium: ({ stadium }, { table }) => [
    table.stadium === null ? null : [table.stadium.card, table.stadium.usedOnTurn === table.turn.number],
    stadium === null ? null : [stadium.card, stadium.isUsed],
  ],
  limbo: ({ limbo }, { table }) => [table.limbo, limbo?.card ?? null],
  played: ({ played }, { table }) => [table.turn.played, played.map(({ card }) => card)],
  isFaceDown: ({ isFaceDown }, { table }) => [table.settingUp, isFaceDown],
  prizeCount: NOT_CHECKED,
  result: ({ result }, { table }) => [table.result === null, result === null],
}

/** For each limited action, the number of its uses this turn, and its limit. */
const COUNTED: {
  readonly [Type in BudgetItem['type']]?: (table: OracleTable) => readonly [used: number, of: number | null]
} = {
  ATTACH_ENERGY: ({ turn, ruleset }) => [turn.energyAttached, ruleset.perTurn.energy],
  PLAY_SUPPORTER: ({ turn, ruleset }) => [turn.supportersPlayed, ruleset.perTurn.supporters],
  PLAY_STADIUM: ({ turn, ruleset }) => [turn.stadiumsPlayed, ruleset.perTurn.stadiums],
  RETREAT: ({ turn, ruleset }) => [turn.retreats, ruleset.perTurn.retreats],
  BENCH_POKEMON: (table) => [table.sides[table.turn.player].bench.length, benchLimit(table, table.turn.player)],
}

const so = (used: number, of: number | null = null): string => `${used} of ${of ?? 'any number'}`

const BUDGET: Readers<BudgetItem, Pick<Oracle, 'table' | 'legal'>> = {
  type: NOT_CHECKED,
  title: NOT_CHECKED,
  status: ({ type, status }, { legal }) => [legal.some((key) => key.split(' ')[0] === type), status === 'available'],
  count: ({ type, count }, { table }) => {
    const [used, of] = COUNTED[type]?.(table) ?? []
    return [used === undefined ? null : so(used, of), count === null ? null : so(count.used, count.of)]
  },
  reasons: NOT_CHECKED,
  isLegalNow: ({ type, isLegalNow }, { legal }) => [
    legal.some((key) => key.split(' ')[0] === type),
    isLegalNow === true,
  ],
  transition: NOT_CHECKED,
}

const differing = <Shown, What>(readers: Readers<Shown, What>, shown: Shown, what: What, whose = ''): string | null => {
  for (const key of Object.keys(readers) as (keyof Shown & string)[]) {
    const both = readers[key]?.(shown, what)
    if (both === undefined) continue
    const [rules, found] = both
    if (!dequal(rules, found))
      return `the ${keyInWords(key)}${whose}: by the rules ${valueInWords(rules)}, and the table shows ${valueInWords(found)}.`
  }
  return null
}

/**
 * Describes the first wrong value of the displayed table or the turn budget, or returns null. Nothing is compared during set-up, attacks
 * and Checkups, or after the game.
 */
export const shownDiffers = (oracle: Oracle, at: Snapshot, { tableOf, budgetAt }: EngineApi): string | null => {
  const { table } = oracle
  if (table.settingUp || table.step !== null || table.betweenTurns || table.result !== null) return null
  const shown = tableOf(at.game, 0)
  const whole = differing(TABLE, shown, { table })
  if (whole !== null) return whole
  for (const player of PLAYERS) {
    const side = shown.sides[player === 0 ? 1 : 0]
    const wrong = differing(SIDE, side, { table, player }, ` of ${seatName(player)}`)
    if (wrong !== null) return wrong
    const all = side.active === null ? side.bench : [side.active, ...side.bench]
    for (const [index, one] of pokemonOfSide(table, player).entries()) {
      const pokemon = all[index]
      const whose = ` of ${pokemonName(table, one.id)}`
      const differs = pokemon === undefined ? null : differing(POKEMON, pokemon, { table, pokemon: one, player }, whose)
      if (differs !== null) return differs
    }
  }
  if (oracle.wait?.for !== 'main') return null
  const budget = budgetAt(at)
  for (const item of budget.between === null ? budget.items : []) {
    const wrong = differing(BUDGET, item, oracle, ` of ${item.title} in the budget of the turn`)
    if (wrong !== null) return wrong
  }
  return null
}
