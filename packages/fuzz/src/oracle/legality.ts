/** Computes what the current player may do in the main phase, one rule after another. */
import {
  type AbilityDefinition,
  type AttackDefinition,
  type CardDefinition,
  type CardId,
  type EffectSource,
  NO_MEMORY,
  type OncePerGame,
  type PerTurn,
  type PokemonDefinition,
  type Predicate,
  type TrainerDefinition,
} from 'ptcg-turn-engine/model'
import { definitionOf, nameOf, pokemonCard, saysItIsAPokemon } from './cards.ts'
import { costOf } from './changed.ts'
import { modifiersOn } from './continuous.ts'
import { holds } from './counts.ts'
import { covers, mayCarry, units } from './energy.ts'
import { abilitiesAtHand, attacksAtHand } from './lending.ts'
import { isActive, standingsOf } from './moves.ts'
import { benchLimit, isFirstTurn, mayPlay } from './ofPlayers.ts'
import { cantAttack, cantRetreat, cantUseAttack, retreatCost } from './ofPokemon.ts'
import { canPayAll } from './paying.ts'
import { couldChangeSomething } from './prospects.ts'
import type { OraclePokemon, OracleSide, OracleTable, Play } from './table.ts'

const mySide = (table: OracleTable): OracleSide => table.sides[table.turn.player]
const myPokemon = (table: OracleTable): readonly OraclePokemon[] => standingsOf(table, table.turn.player)

const isBelow = (done: number, limit: PerTurn): boolean => limit === null || done < limit

const isSpent = (table: OracleTable, power: OncePerGame | undefined): boolean =>
  power !== undefined && mySide(table).spent.includes(power)

/**
 * T2B: a card of the hand evolves a Pokémon with the right name; not on the player's first turn, and not a Pokémon that
 * is new or has changed this turn.
 */
const mayEvolve = (table: OracleTable, card: PokemonDefinition, standing: OraclePokemon): boolean =>
  card.stage !== 'Basic' &&
  card.evolvesFrom === pokemonCard(table, standing).name &&
  (mySide(table).turnsTaken >= table.ruleset.evolvesFromTurn ||
    modifiersOn(table, 'evolvesEarly', standing).length > 0) &&
  (standing.enteredOnTurn < table.turn.number ||
    modifiersOn(table, 'evolvesEarly', standing).some(({ newcomer }) => newcomer === true)) &&
  standing.changedOnTurn < table.turn.number

/** True if the condition of a text ("only if ...") holds; it is evaluated before anything is done. */
const isSo = (table: OracleTable, source: EffectSource, only: Predicate | undefined): boolean =>
  only === undefined || holds(table, source, NO_MEMORY, only)

const hasRoomOnBench = (table: OracleTable): boolean =>
  mySide(table).bench.length < benchLimit(table, table.turn.player)

const pokemonPlays = (table: OracleTable, card: CardId, printed: PokemonDefinition): readonly Play[] => {
  if (printed.stage === 'Basic') return hasRoomOnBench(table) ? [{ play: 'BENCH_POKEMON', card }] : []
  return myPokemon(table)
    .filter((standing) => mayEvolve(table, printed, standing))
    .map(({ id }) => ({ play: 'EVOLVE', card, pokemon: id }))
}

const energyPlays = (table: OracleTable, card: CardId): readonly Play[] =>
  isBelow(table.turn.energyAttached, table.ruleset.perTurn.energy)
    ? myPokemon(table)
        .filter((standing) => mayCarry(table, card, standing))
        .map(({ id }) => ({ play: 'ATTACH_ENERGY', card, pokemon: id }))
    : []

/** True if the text of a card could change something; the card itself no longer counts as in the hand (T2D.1, R27). */
const couldDoSomething = (table: OracleTable, card: CardId, printed: TrainerDefinition): boolean => {
  if (printed.trainer !== 'Item' && printed.trainer !== 'Supporter') return true
  const side = mySide(table)
  const { hand } = side
  const { limbo } = table
  side.hand = hand.filter((one) => one !== card)
  table.limbo = card
  const source: EffectSource = { kind: 'trainer', player: table.turn.player, label: printed.name, pokemon: null }
  const could =
    isSo(table, source, printed.only) &&
    canPayAll(table, source, printed.cost, printed.effect) &&
    couldChangeSomething(table, source, printed.effect, NO_MEMORY, printed.cost)
  side.hand = hand
  table.limbo = limbo
  return could
}

/** True if the card's own text allows it on the first turn. */
const isForTheFirstTurn = (printed: TrainerDefinition): boolean =>
  'onTheFirstTurn' in printed && printed.onTheFirstTurn === true

const mayPlaySupporter = (table: OracleTable, printed: TrainerDefinition): boolean =>
  isBelow(table.turn.supportersPlayed, table.ruleset.perTurn.supporters) &&
  (!isFirstTurn(table) || table.ruleset.firstTurn.supporters || isForTheFirstTurn(printed))

const mayPlayStadium = (table: OracleTable, printed: TrainerDefinition): boolean =>
  isBelow(table.turn.stadiumsPlayed, table.ruleset.perTurn.stadiums) &&
  (table.stadium === null || table.ruleset.sameStadiumMayReplace || nameOf(table, table.stadium.card) !== printed.name)

/** True if the very first turn of the game forbids this kind of card (FT.1). */
const isTooEarly = (table: OracleTable, printed: TrainerDefinition): boolean => {
  const { trainer } = printed
  const { items, tools, stadiums } = table.ruleset.firstTurn
  const allowed = { Item: items, Tool: tools, Stadium: stadiums, Supporter: true }
  return isFirstTurn(table) && !allowed[trainer] && !isForTheFirstTurn(printed)
}

const trainerPlays = (table: OracleTable, card: CardId, printed: TrainerDefinition): readonly Play[] => {
  if (isTooEarly(table, printed)) return []
  switch (printed.trainer) {
    case 'Item':
      if (printed.asPokemon !== undefined) return hasRoomOnBench(table) ? [{ play: 'BENCH_POKEMON', card }] : []
      return couldDoSomething(table, card, printed) ? [{ play: 'PLAY_ITEM', card }] : []
    case 'Supporter':
      return mayPlaySupporter(table, printed) && couldDoSomething(table, card, printed)
        ? [{ play: 'PLAY_SUPPORTER', card }]
        : []
    case 'Stadium':
      return mayPlayStadium(table, printed) ? [{ play: 'PLAY_STADIUM', card }] : []
    case 'Tool':
      return myPokemon(table)
        .filter(({ tools }) => tools.length < table.ruleset.toolsPerPokemon)
        .map(({ id }) => ({ play: 'PLAY_TOOL', card, pokemon: id }))
  }
}

const playsWith = (table: OracleTable, card: CardId, printed: CardDefinition): readonly Play[] => {
  switch (printed.kind) {
    case 'Pokemon':
      return pokemonPlays(table, card, printed)
    case 'Energy':
      return energyPlays(table, card)
    case 'Trainer':
      return trainerPlays(table, card, printed)
  }
}

const handPlays = (table: OracleTable): readonly Play[] =>
  mySide(table).hand.flatMap((card) => {
    const printed = definitionOf(table, card)
    return printed === null || !mayPlay(table, table.turn.player, card) ? [] : playsWith(table, card, printed)
  })

/** T2D.8, R24: once a turn for each Stadium card. */
const mayUseStadium = (table: OracleTable): boolean => {
  if (table.stadium === null || table.stadium.usedOnTurn === table.turn.number) return false
  const printed = definitionOf(table, table.stadium.card)
  if (printed?.kind !== 'Trainer' || printed.trainer !== 'Stadium' || printed.use === undefined) return false
  const source: EffectSource = { kind: 'stadium', player: table.turn.player, label: printed.name, pokemon: null }
  return (
    canPayAll(table, source, printed.cost, printed.use) &&
    couldChangeSomething(table, source, printed.use, NO_MEMORY, printed.cost)
  )
}

/** T2F, OG.1, T2D.1b. */
const mayUseAbility = (table: OracleTable, standing: OraclePokemon, ability: AbilityDefinition): boolean => {
  if (ability.use === undefined) return false
  if (ability.from === 'Active' && !isActive(table, standing)) return false
  if (ability.from === 'Bench' && isActive(table, standing)) return false
  if (ability.limit === 'oncePerTurn' && standing.usedAbilities.includes(ability.name)) return false
  if (ability.limit === 'onePerTurn' && table.turn.abilitiesUsed.includes(ability.name)) return false
  if (isSpent(table, ability.oncePerGame)) return false
  const source: EffectSource = {
    kind: 'ability',
    player: table.turn.player,
    label: ability.name,
    pokemon: standing.id,
  }
  return (
    isSo(table, source, ability.only) &&
    canPayAll(table, source, ability.cost, ability.use) &&
    couldChangeSomething(table, source, ability.use, NO_MEMORY, ability.cost)
  )
}

const abilityPlays = (table: OracleTable): readonly Play[] =>
  myPokemon(table).flatMap((standing) =>
    abilitiesAtHand(table, standing).flatMap(({ ability, works }, index): readonly Play[] =>
      works && mayUseAbility(table, standing, ability)
        ? [{ play: 'USE_ABILITY', pokemon: standing.id, ability: index }]
        : [],
    ),
  )

/** T2D.9. */
const discardingPlays = (table: OracleTable): readonly Play[] =>
  myPokemon(table).flatMap(({ id, cards }): readonly Play[] =>
    saysItIsAPokemon(definitionOf(table, cards.at(-1) ?? -1)) === null
      ? []
      : [{ play: 'DISCARD_FROM_PLAY', pokemon: id }],
  )

const cantMove = ({ conditions }: OraclePokemon): boolean =>
  conditions.rotated === 'Asleep' || conditions.rotated === 'Paralyzed'

/** T2E. */
const mayRetreat = (table: OracleTable): boolean => {
  const { active, bench } = mySide(table)
  return (
    active !== null &&
    bench.length > 0 &&
    isBelow(table.turn.retreats, table.ruleset.perTurn.retreats) &&
    !cantMove(active) &&
    !cantRetreat(table, active) &&
    units(table, active.energy).length >= retreatCost(table, active)
  )
}

/** A-A, T3.2, OG.1, R14. */
const mayAttack = (table: OracleTable, active: OraclePokemon, attack: AttackDefinition): boolean =>
  (!isFirstTurn(table) || table.ruleset.firstTurn.attacks || attack.onTheFirstTurn === true) &&
  !cantMove(active) &&
  !cantAttack(table, active) &&
  !cantUseAttack(table, active, attack.name) &&
  !isSpent(table, attack.oncePerGame) &&
  isSo(table, { kind: 'attack', player: table.turn.player, label: attack.name, pokemon: active.id }, attack.only) &&
  covers(table, active.energy, costOf(table, active, attack))

const attackPlays = (table: OracleTable): readonly Play[] => {
  const { active } = mySide(table)
  if (active === null) return []
  return attacksAtHand(table, active).flatMap(({ attack }, index): readonly Play[] =>
    mayAttack(table, active, attack) ? [{ play: 'DECLARE_ATTACK', attack: index }] : [],
  )
}

/**
 * Every legal action of the main phase, or of a moment when only another attack may follow. Ending the turn is always
 * legal (T0.3).
 */
export const legalPlays = (table: OracleTable, onlyAttacks = false): readonly Play[] => [
  ...(onlyAttacks ? [] : mainPlays(table)),
  ...attackPlays(table),
  { play: 'END_TURN' },
]

const mainPlays = (table: OracleTable): readonly Play[] => [
  ...handPlays(table),
  ...(mayUseStadium(table) ? [{ play: 'USE_STADIUM' } as const] : []),
  ...abilityPlays(table),
  ...discardingPlays(table),
  ...(mayRetreat(table) ? [{ play: 'RETREAT' } as const] : []),
]
