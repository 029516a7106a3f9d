/** The interface of the oracle, a second implementation of the rules: its request, the legal events, and methods to continue the game. */
import { type Game, opponentOf, type PlayerId, type Pokemon } from 'ptcg-turn-engine/model'
import type { Opening } from '../opening.ts'
import { mayApply } from './handWork.ts'
import { keysOfWait } from './keys.ts'
import { legalPlays } from './legality.ts'
import { find } from './moves.ts'
import type { PastNote } from './past.ts'
import { referee } from './referee.ts'
import type { OracleAnswer, OraclePokemon, OracleSide, OracleTable, Wait } from './table.ts'
import { notice } from './triggers.ts'

export interface Oracle {
  /** The pending request; null when the game is over. */
  readonly wait: Wait | null
  /** The keys of every legal event, sorted. Changes by hand and conceding are not listed. */
  readonly legal: readonly string[]
  readonly table: OracleTable
  /** True if the action is a change by hand that is legal now; `legal` does not list these. */
  allows(given: OracleAnswer): boolean
  /** Answers the pending request, and plays on to the next request. */
  answer(given: OracleAnswer): void
  /** Lets a player concede, so that the opponent wins (WL.4). */
  concede(player: PlayerId): void
}

const oraclePokemonOf = (pokemon: Pokemon): OraclePokemon => ({
  id: pokemon.id,
  cards: [...pokemon.cards],
  energy: [...pokemon.energy],
  tools: [...pokemon.tools],
  damage: pokemon.damage,
  isOut: pokemon.isOut === true,
  conditions: { ...pokemon.conditions },
  lasting: [...pokemon.lasting],
  enteredOnTurn: pokemon.enteredOnTurn,
  changedOnTurn: pokemon.changedOnTurn,
  usedAbilities: [...pokemon.usedAbilities],
  worth: null,
  fall: null,
})

const sideOf = ({ players }: Game, player: PlayerId): OracleSide => {
  const { deck, hand, discard, lostZone, prizes, active, bench, turnsTaken, spent } = players[player]
  return {
    deck: [...deck],
    hand: [...hand],
    discard: [...discard],
    lostZone: [...lostZone],
    prizes: [...prizes],
    active: active === null ? null : oraclePokemonOf(active),
    bench: bench.map(oraclePokemonOf),
    turnsTaken,
    spent: [...spent],
  }
}

/** Converts the history that the game keeps for texts about past events. */
const pastOf = ({ cards, history }: Game, table: OracleTable): PastNote[] =>
  history.map(({ definition, pokemon, ...note }) => ({
    ...note,
    pokemon: pokemon === null ? null : find(table, pokemon),
    card: definition === null ? null : cards.findIndex((card) => card.definition === definition),
    isOver: false,
  }))

/** The Abilities that disable other Abilities, in the order in which the game lists them. */
export const takersOf = ({ takingAway }: Game, table: OracleTable): OracleTable['takers'] =>
  takingAway.map(({ pokemon, ability }) => ({ of: find(table, pokemon), called: ability }))

/** Copies a game to a new oracle's table, at any moment. `settingUp`: the Pokémon are still face down. */
export const oracleTableOf = (game: Game, settingUp: boolean): OracleTable => {
  const table: OracleTable = {
    notice: (happening) => notice(table, happening),
    ruleset: game.ruleset,
    definitions: game.definitions,
    cards: game.cards,
    sides: [sideOf(game, 0), sideOf(game, 1)],
    firstPlayer: game.firstPlayer,
    turn: { ...game.turn, abilitiesUsed: [...game.turn.abilitiesUsed], played: [...(game.turn.played ?? [])] },
    stadium: game.stadium === null ? null : { ...game.stadium },
    limbo: game.limbo,
    spokenFor: new Set(),
    triggered: [],
    calculations: [],
    betweenTurns: false,
    tieBreak: game.tieBreak,
    settingUp,
    step: null,
    attack: null,
    rules: [...game.lastingRules],
    takers: [],
    past: [],
    result: null,
  }
  table.past = pastOf(game, table)
  table.takers = takersOf(game, table)
  return table
}

/** Creates an oracle that plays on from an opening. */
export const seat = (opening: Opening): Oracle => {
  const fromTheBeginning = opening.state === null
  const table = oracleTableOf(opening.game, fromTheBeginning)
  const stretch = referee(table, fromTheBeginning ? 'setUp' : 'main')
  let latest = stretch.next()
  let listed: readonly string[] | null = null
  return {
    get wait() {
      return latest.done || table.result !== null ? null : latest.value
    },
    get legal() {
      listed ??= this.wait === null ? [] : keysOfWait(table, this.wait, legalPlays)
      return listed
    },
    table,
    allows: (given) =>
      given.answer === 'change' && !latest.done && latest.value.for === 'hand work' && mayApply(table, given.change),
    answer: (given) => {
      listed = null
      latest = stretch.next(given)
    },
    concede: (player) => {
      listed = null
      table.result = { outcome: 'win', winner: opponentOf(player), reasons: ['conceded'] }
    },
  }
}
