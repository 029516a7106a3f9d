/** The initial values of a player's side, a turn and a game. */
import type { Game, Player, Turn } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'
import { playerWith } from './copy.ts'

/** A player's side with empty zones, without a name and a deck. */
export const EMPTY_SIDE: Omit<Player, 'name' | 'deck'> = {
  hand: [],
  discard: [],
  lostZone: [],
  prizes: [],
  active: null,
  bench: [],
  turnsTaken: 0,
  spent: [],
}

const NOBODY: Player = { name: '', deck: [], ...EMPTY_SIDE }

/** A player's side with every card in the deck. */
export const untouchedSide = (name: string, deck: readonly CardId[]): Player => playerWith(NOBODY, { name, deck })

/** The turn before the first one. */
export const BEFORE_THE_FIRST_TURN: Turn = {
  number: 0,
  player: 0,
  energyAttached: 0,
  supportersPlayed: 0,
  stadiumsPlayed: 0,
  retreats: 0,
  attacks: 0,
  abilitiesUsed: [],
  cutShort: false,
  another: null,
  ended: [0, 0],
}

/** The initial values of a game, without those that depend on its options. */
export const INITIAL_GAME: Omit<Game, 'ruleset' | 'definitions' | 'cards' | 'players' | 'setUp' | 'randomness'> = {
  firstPlayer: 0,
  turn: BEFORE_THE_FIRST_TURN,
  stadium: null,
  limbo: null,
  attack: null,
  knockOut: null,
  checkup: null,
  resolution: null,
  waiting: [],
  triggered: [],
  orderedBy: null,
  retreatPayment: [],
  ask: null,
  tieBreak: 0,
  result: null,
  lastingRules: [],
  takingAway: [],
  history: [],
  facts: [],
  latest: null,
}
