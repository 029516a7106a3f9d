/**
 * Plays the Pokémon Checkup between two turns: Special Conditions as one block, other effects before or after it (PC.1
 * to PC.7).
 */
import { type CardId, type EffectSource, opponentOf, type PlayerId, type WaitingProgram } from 'ptcg-turn-engine/model'
import { nameOf, ownerOf } from './cards.ts'
import { flip } from './choices.ts'
import { modifiersOn } from './continuous.ts'
import { byOrderers, inTheirOrder, settle } from './knockOut.ts'
import { mentions } from './mentions.ts'
import { putCounters } from './moves.ts'
import { nextPlayer } from './ofPlayers.ts'
import { recoverWhereSaid } from './recovering.ts'
import { countersFor, hasAnyCondition, oracleEndCondition } from './specialConditions.ts'
import { allPokemon, type OraclePokemon, type OracleTable, type Playing } from './table.ts'
import { inOrder } from './text.ts'
import { asWaiting, triggeredBy, triggersPrintedOn } from './triggers.ts'

/**
 * The Active Pokémon with their players. The player whose turn has ended comes first. This only affects the order of coins, which no rule
 * defines.
 */
const actives = (table: OracleTable): readonly (readonly [PlayerId, OraclePokemon])[] =>
  [table.turn.player, opponentOf(table.turn.player)].flatMap((player) => {
    const { active } = table.sides[player]
    return active === null ? [] : [[player, active] as const]
  })

/**
 * True if the turn that ends is the player's, and the Pokémon was Paralyzed before that turn. In some eras, it does not matter when the
 * Pokémon was Paralyzed (PC.5, U1).
 */
const hasSpentItsTurn = ({ turn, ruleset }: OracleTable, player: PlayerId, { conditions }: OraclePokemon): boolean =>
  turn.player === player && (ruleset.paralysisEndsAfterOwnTurn || conditions.rotatedOnTurn < turn.number)

/**
 * The Active Pokémon for which `isIn` is true, each with its number of damage counters or coins, as given by `much`. The whole list is made
 * before the first coin is flipped.
 */
const each = (table: OracleTable, isIn: (one: OraclePokemon) => boolean, much: (one: OraclePokemon) => number) =>
  actives(table).flatMap(([player, one]) => (isIn(one) ? [{ player, pokemon: one, many: much(one) }] : []))

function* specialConditions(table: OracleTable): Playing {
  const counters = (condition: 'Poisoned' | 'Burned') => (one: OraclePokemon) => countersFor(table, one, condition)
  const coins = (one: OraclePokemon): number =>
    Math.max(1, ...modifiersOn(table, 'sleepCoins', one).map((more) => more.coins))

  for (const { pokemon, many } of each(table, (one) => one.conditions.poisoned > 0, counters('Poisoned')))
    putCounters(pokemon, many)
  recoverWhereSaid(table)

  for (const { player, pokemon, many } of each(table, (one) => one.conditions.burned > 0, counters('Burned'))) {
    if (table.ruleset.burnedCoin === 'ends') putCounters(pokemon, many)
    recoverWhereSaid(table)
    const { heads } = yield* flip(table, player, 1)
    if (table.ruleset.burnedCoin === 'hurts') {
      if (heads === 0) putCounters(pokemon, many)
      recoverWhereSaid(table)
    } else if (heads > 0) oracleEndCondition(pokemon, 'Burned')
  }

  for (const { player, pokemon, many } of each(table, (one) => one.conditions.rotated === 'Asleep', coins)) {
    const { tails } = yield* flip(table, player, many)
    if (tails === 0) oracleEndCondition(pokemon, 'Asleep')
  }

  for (const [player, pokemon] of actives(table))
    if (pokemon.conditions.rotated === 'Paralyzed' && hasSpentItsTurn(table, player, pokemon))
      oracleEndCondition(pokemon, 'Paralyzed')
}

/**
 * The player whom a Stadium's text calls "you": the player who orders the effects of the Checkup, or the Stadium's owner in eras where
 * owners order them. No rule defines this.
 */
const youOfAStadium = (table: OracleTable, card: CardId): PlayerId => {
  const { checkup: orderer } = table.ruleset.order
  if (orderer === 'owner') return ownerOf(table, card)
  return orderer === 'turnPlayer' ? table.turn.player : nextPlayer(table)
}

/** The effects of cards in play that are triggered by a Checkup. */
const checkupEffects = (table: OracleTable): readonly WaitingProgram[] => {
  const waiting = allPokemon(table).flatMap((pokemon) => triggeredBy(table, pokemon, 'checkup', () => true))
  if (table.stadium === null) return waiting
  const { card } = table.stadium
  const source: EffectSource = {
    kind: 'stadium',
    player: youOfAStadium(table, card),
    label: nameOf(table, card),
    pokemon: null,
  }
  return [
    ...waiting,
    ...triggersPrintedOn(table, card).flatMap((trigger) =>
      trigger.on === 'checkup' ? asWaiting(table, source, trigger) : [],
    ),
  ]
}

/** True if a text may put a Pokémon into a Special Condition. */
const mayAfflict = ({ program }: WaitingProgram): boolean => mentions(program, 'condition')

export function* playCheckup(table: OracleTable): Playing {
  table.betweenTurns = true
  const rule: EffectSource = { kind: 'rule', player: table.turn.player, label: 'Special Conditions', pokemon: null }
  const effects = checkupEffects(table)
  // Special Conditions are put in order with the texts if there are any now, or if a text may cause one
  const isBlock = actives(table).some(([, pokemon]) => hasAnyCondition(pokemon)) || effects.some(mayAfflict)
  const block: readonly WaitingProgram[] = isBlock ? [{ source: rule, program: [], closes: true }] : []
  const { checkup: orderer } = table.ruleset.order
  const later: WaitingProgram[] = []
  for (const [player, theirs] of byOrderers(table, effects, orderer))
    if (theirs.length > 0) later.push(...(yield* inOrder(table, [...theirs, ...block], player)))
  yield* specialConditions(table)
  yield* inTheirOrder(table, later, orderer)
  yield* settle(table)
  table.betweenTurns = false
}
