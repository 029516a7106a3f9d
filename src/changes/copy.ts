/**
 * Copies of the objects that change with every event, written out key by key: on Node 20 that is some ten times faster than
 * spreading an object of this size. The compiler proves that no key is forgotten.
 */
import type { Game, Player, Turn } from '../model/game.ts'
import type { Pokemon } from '../model/pokemon.ts'

const copyOfGame = (game: Game): Game => ({
  ruleset: game.ruleset,
  definitions: game.definitions,
  cards: game.cards,
  players: game.players,
  firstPlayer: game.firstPlayer,
  turn: game.turn,
  stadium: game.stadium,
  limbo: game.limbo,
  setUp: game.setUp,
  attack: game.attack,
  knockOut: game.knockOut,
  checkup: game.checkup,
  resolution: game.resolution,
  waiting: game.waiting,
  orderedBy: game.orderedBy,
  retreatPayment: game.retreatPayment,
  ask: game.ask,
  randomness: game.randomness,
  tieBreak: game.tieBreak,
  result: game.result,
  facts: game.facts,
  latest: game.latest,
})

const copyOfPlayer = (player: Player): Player => ({
  name: player.name,
  deck: player.deck,
  hand: player.hand,
  discard: player.discard,
  lostZone: player.lostZone,
  prizes: player.prizes,
  active: player.active,
  bench: player.bench,
  turnsTaken: player.turnsTaken,
  spent: player.spent,
})

const copyOfPokemon = (pokemon: Pokemon): Pokemon => ({
  id: pokemon.id,
  cards: pokemon.cards,
  energy: pokemon.energy,
  tools: pokemon.tools,
  damage: pokemon.damage,
  conditions: pokemon.conditions,
  lasting: pokemon.lasting,
  enteredOnTurn: pokemon.enteredOnTurn,
  changedOnTurn: pokemon.changedOnTurn,
  usedAbilities: pokemon.usedAbilities,
})

const copyOfTurn = (turn: Turn): Turn => ({
  number: turn.number,
  player: turn.player,
  energyAttached: turn.energyAttached,
  supportersPlayed: turn.supportersPlayed,
  stadiumsPlayed: turn.stadiumsPlayed,
  retreats: turn.retreats,
  cutShort: turn.cutShort,
})

/** The game with some keys replaced. */
export const gameWith = (game: Game, patch: Partial<Game>): Game => Object.assign(copyOfGame(game), patch)

/** A player's side with some keys replaced. */
export const playerWith = (player: Player, patch: Partial<Player>): Player => Object.assign(copyOfPlayer(player), patch)

/** A Pokémon with some keys replaced. */
export const pokemonWith = (pokemon: Pokemon, patch: Partial<Pokemon>): Pokemon =>
  Object.assign(copyOfPokemon(pokemon), patch)

/** The turn with some keys replaced. */
export const turnWith = (turn: Turn, patch: Partial<Turn>): Turn => Object.assign(copyOfTurn(turn), patch)
