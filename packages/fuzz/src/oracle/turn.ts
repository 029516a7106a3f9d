/** Plays a turn: the draw, the main phase with or without an attack, and the end (T0.1, T1, ET). */
import { opponentOf, type PokemonId } from 'ptcg-turn-engine/model'
import { playAttack } from './attack.ts'
import { modifiersOn } from './continuous.ts'
import { runOut, textsOfTheEnd } from './endOfTurn.ts'
import { inTheirOrder, settle } from './knockOut.ts'
import { carryOutTriggered, mainPhase } from './main.ts'
import { discardCards, drawCards } from './moves.ts'
import { isFirstTurn, nextPlayer } from './ofPlayers.ts'
import { recoverWhereSaid } from './recovering.ts'
import { allPokemon, type OracleTable, type Playing } from './table.ts'
import { ThrownResult } from './winner.ts'

/** Begins the next turn, or the first turn of the game. All limits for a turn are reset, including those of Abilities (T2F.1). */
const begin = (table: OracleTable): void => {
  runOut(table)
  const { number, player, ended } = table.turn
  const next = number === 0 ? table.firstPlayer : nextPlayer(table)
  table.turn = {
    number: number + 1,
    player: next,
    energyAttached: 0,
    supportersPlayed: 0,
    stadiumsPlayed: 0,
    retreats: 0,
    abilitiesUsed: [],
    played: [],
    cutShort: false,
    another: null,
    attacks: 0,
    ended: player === 0 ? [number, ended[1]] : [ended[0], number],
  }
  table.sides[next].turnsTaken += 1
  table.past = table.past.filter(({ turn }) => table.turn.ended.includes(turn))
  for (const pokemon of allPokemon(table)) pokemon.usedAbilities = []
}

/** Draws the card for the turn; a player who cannot draw has lost (T1.1, T1.2). */
const draw = (table: OracleTable): void => {
  const { player } = table.turn
  if (isFirstTurn(table) && !table.ruleset.firstTurn.draws) return
  if (table.sides[player].deck.length === 0)
    throw new ThrownResult({ outcome: 'win', winner: opponentOf(player), reasons: ['emptyDeck'] })
  drawCards(table, player, 1)
}

/** Carries out end-of-turn texts, after the attack and before the effects of the turn end (ET.1, ET.3). */
function* actAtTheEnd(table: OracleTable): Playing {
  table.attack = null
  table.triggered = []
  const texts = textsOfTheEnd(table)
  if (texts.length === 0) return
  yield* inTheirOrder(table, texts, table.ruleset.order.turnEnd)
  yield* settle(table)
  yield* carryOutTriggered(table)
}

/** Ends the effects of this turn (ET.2), and discards the Supporters on the table. */
const end = (table: OracleTable): void => {
  discardCards(table, table.turn.played)
  runOut(table)
  table.attack = null
  table.triggered = []
}

/**
 * Lets the Pokémon that has attacked attack once more, if a text allows this and it is still the Active Pokémon under the same id. No other
 * action comes between the attacks (R38).
 */
function* secondAttack(table: OracleTable, attacked: PokemonId | null): Playing {
  const { player } = table.turn
  const attacker = table.sides[player].active
  if (attacker === null || attacker.id !== attacked) return
  if (modifiersOn(table, 'attacksTwice', attacker).length === 0) return
  table.attack = null
  table.triggered = []
  const given = yield { for: 'second attack', player }
  if (given.answer === 'play' && given.what.play === 'DECLARE_ATTACK') yield* playAttack(table, given.what.attack)
}

/** Plays a turn after its draw. */
export function* restOfTheTurn(table: OracleTable): Playing {
  const declared = yield* mainPhase(table)
  if (declared !== null) {
    const attacked = table.sides[table.turn.player].active?.id ?? null
    yield* playAttack(table, declared)
    yield* secondAttack(table, attacked)
  }
  yield* actAtTheEnd(table)
  end(table)
  recoverWhereSaid(table)
}

export function* oracleTurn(table: OracleTable): Playing {
  begin(table)
  recoverWhereSaid(table)
  draw(table)
  recoverWhereSaid(table)
  yield* restOfTheTurn(table)
}
