/**
 * Plays Knock Outs and empty Active Spots: effects, discarding, Prize cards, the winner, promotion (KO.1 to KO.5, PR.1,
 * PR.2).
 */
import {
  type Orderer,
  opponentOf,
  type PlayerId,
  type Result,
  type TriggerOn,
  type WaitingProgram,
} from 'ptcg-turn-engine/model'
import { shrinkBenches } from './benches.ts'
import { pick } from './choices.ts'
import { modifiersInPlay, modifiersOn } from './continuous.ts'
import { find, isActive, oracleSideOf, promote, put, takeOutOfPlay } from './moves.ts'
import { nextPlayer } from './ofPlayers.ts'
import { hitPoints } from './ofPokemon.ts'
import { fellToDamage, settleWorth } from './onDamage.ts'
import { nextFirst, takePrizes } from './prizes.ts'
import { recoverWhereSaid } from './recovering.ts'
import { allPokemon, type Fall, type OraclePokemon, type OracleTable, type Playing } from './table.ts'
import { inOrder } from './text.ts'
import { thoseStillInPlay, triggered } from './triggers.ts'
import { oracleWinner, ThrownResult } from './winner.ts'

/** The side that a waiting text affects: the side of the Pokémon `it`, or else that of the text's own player. */
const affectedSide = (table: OracleTable, { source, it }: WaitingProgram): PlayerId => {
  const affected = it === undefined ? null : find(table, it)
  return affected === null ? source.player : oracleSideOf(table, affected)
}

/**
 * Groups waiting texts by the player who orders them. Either one player orders all of them, or each player orders the texts that affect
 * their own side; then the player whose turn it is comes first.
 */
export const byOrderers = (
  table: OracleTable,
  waiting: readonly WaitingProgram[],
  orderer: Orderer,
): readonly (readonly [PlayerId, readonly WaitingProgram[]])[] => {
  const { player } = table.turn
  switch (orderer) {
    case 'turnPlayer':
      return [[player, waiting]]
    case 'nextPlayer':
      return [[nextPlayer(table), waiting]]
    case 'owner': {
      const sides = waiting.map((one) => affectedSide(table, one))
      const of = (side: PlayerId) => [side, waiting.filter((_, at) => sides[at] === side)] as const
      return [of(player), of(opponentOf(player))]
    }
  }
}

/** Carries out waiting texts, in the order chosen by the player or players that `orderer` determines. */
export function* inTheirOrder(table: OracleTable, waiting: readonly WaitingProgram[], orderer: Orderer): Playing {
  for (const [player, theirs] of byOrderers(table, waiting, orderer)) yield* inOrder(table, theirs, player)
}

/** The Pokémon that are Knocked Out now (KO.1). */
export const listKnockedOut = (table: OracleTable): readonly OraclePokemon[] => {
  const changes = modifiersInPlay(table, 'hp')
  return allPokemon(table).filter((one) => one.isOut || one.damage >= hitPoints(table, one, changes))
}

/** Lists the effects that the Knock Out of a Pokémon triggers, on the Pokémon, its attached cards, and other cards in play (KO.2). */
const lastEffects = (table: OracleTable, pokemon: OraclePokemon): readonly WaitingProgram[] => {
  const { attack } = table
  // a text may Knock Out a Pokémon that survived the damage
  const isDamaged = fellToDamage(table, pokemon)
  const isTheirs = isDamaged && attack?.player !== oracleSideOf(table, pokemon)
  const wasDamagedThere = (where: 'Active'): boolean =>
    attack?.damaged.some((one) => one.pokemon === pokemon.id && one.where === where) === true
  const isMeant = ({ by, where }: TriggerOn<'knockedOut'>): boolean =>
    (by === undefined || (by === 'attack' ? isDamaged : isTheirs)) &&
    (where === undefined || (by === undefined ? isActive(table, pokemon) : wasDamagedThere(where)))
  return triggered(table, pokemon, 'knockedOut', isMeant)
}

type Fallen = OraclePokemon & { readonly fall: Fall }

const fallOf = (table: OracleTable, pokemon: OraclePokemon): Fall => ({
  side: oracleSideOf(table, pokemon),
  fatal: table.past.some((note) => note.pokemon === pokemon && note.turn === table.turn.number && note.fatal),
})

/**
 * Carries out the effects that Knock Outs trigger, and returns all Pokémon that are Knocked Out (KO.2). An effect may take a Pokémon out of
 * play before that Pokémon is discarded, or Knock Out more Pokémon.
 */
function* applyLastEffects(table: OracleTable): Playing<readonly Fallen[]> {
  const fallen: Fallen[] = []
  for (;;) {
    const latest = listKnockedOut(table).filter(({ fall }) => fall === null)
    if (latest.length === 0) return fallen
    fallen.push(...latest.map((pokemon) => Object.assign(pokemon, { fall: fallOf(table, pokemon) })))
    const waiting = latest.flatMap((pokemon) => lastEffects(table, pokemon))
    yield* inTheirOrder(table, waiting, table.ruleset.order.knockOut)
  }
}

function* fillActiveSpots(table: OracleTable): Playing {
  for (const player of nextFirst(table)) {
    const { active, bench } = table.sides[player]
    if (active !== null) continue
    const options = bench.map(({ id }) => ({ pick: 'pokemon', pokemon: id }) as const)
    const [chosen] = yield* pick(table, { player, options, min: 1, max: 1 })
    if (chosen?.pick === 'pokemon') promote(table, player, chosen.pokemon)
    recoverWhereSaid(table)
  }
}

/** Discards the Knocked Out Pokémon all at once, and returns the number of Prize cards that each player takes for them (PR.1). */
const discardFallen = (table: OracleTable, fallen: readonly Fallen[]): readonly [number, number] => {
  const prizes: [number, number] = [0, 0]
  for (const pokemon of fallen) {
    const { side } = pokemon.fall
    prizes[opponentOf(side)] += settleWorth(table, pokemon, side, fallen)
  }
  const all = allPokemon(table)
  const lost = fallen.filter((pokemon) => modifiersOn(table, 'lostWhenKnockedOut', pokemon).length > 0)
  for (const pokemon of fallen) {
    if (!all.includes(pokemon)) continue
    if (lost.includes(pokemon)) {
      for (const card of [...pokemon.energy, ...pokemon.tools]) put(table, card, 'discard')
      Object.assign(pokemon, { energy: [], tools: [] })
    }
    takeOutOfPlay(table, pokemon, lost.includes(pokemon) ? 'lostZone' : 'discard')
  }
  return prizes
}

/**
 * Handles Knock Outs, winners and empty Active Spots until there are none. A winner ends the game. With `midAttack`, no Pokémon is promoted
 * yet.
 */
export function* lookForKnockOuts(table: OracleTable, when: 'midAttack' | 'afterwards' = 'afterwards'): Playing {
  for (;;) {
    const prizes: [number, number] = [0, 0]
    for (;;) {
      const fallen = yield* applyLastEffects(table)
      if (fallen.length === 0) break
      const due = discardFallen(table, fallen)
      recoverWhereSaid(table)
      prizes[0] += due[0]
      prizes[1] += due[1]
    }
    yield* takePrizes(table, prizes)
    recoverWhereSaid(table)
    const result = oracleWinner(table)
    if (result !== null && !mayStillChange(table, result)) throw new ThrownResult(result)
    if (when === 'midAttack') return
    if (yield* shrinkBenches(table)) {
      const lost = oracleWinner(table)
      if (lost !== null && !mayStillChange(table, lost)) throw new ThrownResult(lost)
    }
    yield* fillActiveSpots(table)
    if (listKnockedOut(table).length > 0) continue
    if (result === null) return
    yield* inOrder(table, thoseStillInPlay(table), table.turn.player)
  }
}

/** True if a tie may still change: promotions are due, and the texts that they trigger may decide the game. */
const mayStillChange = ({ sides }: OracleTable, { outcome }: Result): boolean =>
  outcome === 'tie' && sides.some(({ active, bench }) => active === null && bench.length > 0)

/** Carries out all automatic consequences of an action, Knock Outs and Bench limits, until nothing is left to do. */
export function* settle(table: OracleTable): Playing {
  do yield* lookForKnockOuts(table)
  while (yield* shrinkBenches(table))
}
