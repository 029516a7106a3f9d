/** Makes changed copies of a game, with new facts. Every change of a game uses these functions. */

import type { Ask } from '../model/asks.ts'
import type { GameEvent } from '../model/events.ts'
import type { Fact } from '../model/facts.ts'
import type { Attack, Game, Player, Players, Turn } from '../model/game.ts'
import { type PlayerId, withSeat } from '../model/players.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import type { Memory, Resolution } from '../model/resolution.ts'
import { copyOfGame, copyOfPlayer, gameWith, memoryWith, playerWith, turnWith, type Writable } from './copy.ts'
import { historyWith } from './history.ts'

/** Adds facts to a new copy of a game, which nobody else uses yet. */
const addFacts = (next: Writable<Game>, facts: readonly Fact[]): Game => {
  if (facts.length > 0) {
    next.facts = [...next.facts, ...facts]
    next.history = historyWith(next, facts)
  }
  return next
}

/** The game with facts added. */
export const record = (game: Game, ...facts: readonly Fact[]): Game => addFacts(copyOfGame(game), facts)

/** The game with some keys replaced and facts added. */
export const update = (game: Game, patch: Partial<Game>, ...facts: readonly Fact[]): Game =>
  addFacts(gameWith(game, patch), facts)

const NO_FACTS: readonly Fact[] = []

/** The game at the beginning of a new event, without facts. */
export const handling = (game: Game, event: GameEvent): Game => {
  const next: Writable<Game> = copyOfGame(game)
  next.latest = event
  next.facts = NO_FACTS
  return next
}

// Keys that change often have separate functions, which are faster because they need no patch object.

/** The game with its players replaced and facts added. */
export const updatePlayers = (game: Game, players: Players, ...facts: readonly Fact[]): Game => {
  const next: Writable<Game> = copyOfGame(game)
  next.players = players
  return addFacts(next, facts)
}

/** The game with some keys of the turn replaced and facts added. */
export const withTurn = (game: Game, patch: Partial<Turn>, ...facts: readonly Fact[]): Game => {
  const next: Writable<Game> = copyOfGame(game)
  next.turn = turnWith(game.turn, patch)
  return addFacts(next, facts)
}

/** The game with the pending request replaced; null means that none is pending. */
export const withAsk = (game: Game, ask: Ask | null): Game => {
  const next: Writable<Game> = copyOfGame(game)
  next.ask = ask
  return next
}

/** The game with the effect in progress replaced; null means that none is in progress. */
export const withResolution = (game: Game, resolution: Resolution | null): Game => {
  const next: Writable<Game> = copyOfGame(game)
  next.resolution = resolution
  return next
}

/** The game with a changed memory of the effect in progress. */
export const remember = (game: Game, patch: Partial<Memory>): Game =>
  game.resolution === null
    ? game
    : withResolution(game, {
        source: game.resolution.source,
        todo: game.resolution.todo,
        memory: memoryWith(game.resolution.memory, patch),
      })

/** The game after cards have moved: the effect in progress no longer holds them, so that its text may offer them again (R32). */
export const release = (game: Game, cards: readonly CardId[]): Game => {
  const held = game.resolution?.memory.held ?? []
  return held.length === 0 ? game : remember(game, { held: held.filter((card) => !cards.includes(card)) })
}

/** The game with the attack in progress replaced and facts added. */
export const withAttack = (game: Game, attack: Attack, ...facts: readonly Fact[]): Game => {
  const next: Writable<Game> = copyOfGame(game)
  next.attack = attack
  return addFacts(next, facts)
}

/** Both players with one of them changed. */
export const withPlayer = (players: Players, id: PlayerId, patch: Partial<Player>): Players =>
  withSeat(players, id, playerWith(players[id], patch))

/** The game with one player changed. */
export const updatePlayer = (game: Game, id: PlayerId, patch: Partial<Player>, ...facts: readonly Fact[]): Game =>
  updatePlayers(game, withPlayer(game.players, id, patch), ...facts)

/** The game with one Pokémon in play replaced by a changed copy with the same id. */
export const updatePokemon = (game: Game, owner: PlayerId, next: Pokemon, ...facts: readonly Fact[]): Game => {
  const player: Writable<Player> = copyOfPlayer(game.players[owner])
  if (player.active?.id === next.id) player.active = next
  else player.bench = player.bench.map((one) => (one.id === next.id ? next : one))
  return updatePlayers(game, withSeat(game.players, owner, player), ...facts)
}
