/**
 * Makes copies, key by key, of the objects that change with every event. On Node 20 this is about ten times as fast as spreading objects of
 * this size. The compiler reports a forgotten key.
 */
import type { ChoiceAsk } from '../model/asks.ts'
import type { Attack, Game, Player, Turn } from '../model/game.ts'
import type { Ledger } from '../model/ledger.ts'
import type { CardId, Pokemon } from '../model/pokemon.ts'
import type { Memory } from '../model/resolution.ts'

/** The type of an object whose keys can still be changed. */
export type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A copy of the game. */
export const copyOfGame = (game: Game): Game => ({
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
  triggered: game.triggered,
  resolution: game.resolution,
  waiting: game.waiting,
  orderedBy: game.orderedBy,
  retreatPayment: game.retreatPayment,
  ask: game.ask,
  randomness: game.randomness,
  tieBreak: game.tieBreak,
  result: game.result,
  lastingRules: game.lastingRules,
  takingAway: game.takingAway,
  history: game.history,
  facts: game.facts,
  latest: game.latest,
})

/** A copy of a player's side. */
export const copyOfPlayer = (player: Player): Player => ({
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

const copyOfPokemon = (pokemon: Pokemon): Pokemon => {
  const copy: Writable<Pokemon> = {
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
  }
  if (pokemon.isOut !== undefined) copy.isOut = true
  return copy
}

const copyOfTurn = (turn: Turn): Turn => {
  const copy: Writable<Turn> = {
    number: turn.number,
    player: turn.player,
    energyAttached: turn.energyAttached,
    supportersPlayed: turn.supportersPlayed,
    stadiumsPlayed: turn.stadiumsPlayed,
    retreats: turn.retreats,
    attacks: turn.attacks,
    abilitiesUsed: turn.abilitiesUsed,
    cutShort: turn.cutShort,
    another: turn.another,
    ended: turn.ended,
  }
  if (turn.discardsFirst !== undefined) copy.discardsFirst = turn.discardsFirst
  if (turn.played !== undefined) copy.played = turn.played
  if (turn.ending !== undefined) copy.ending = turn.ending
  return copy
}

const copyOfAttack = (attack: Attack): Attack => ({
  player: attack.player,
  pokemon: attack.pokemon,
  definition: attack.definition,
  index: attack.index,
  name: attack.name,
  ended: attack.ended,
  damageByHand: attack.damageByHand,
  calculated: attack.calculated,
  copies: attack.copies,
  begins: attack.begins,
  ledgers: attack.ledgers,
})

const copyOfMemory = (memory: Memory): Memory => {
  const copy: Writable<Memory> = {
    heads: memory.heads,
    tails: memory.tails,
    done: memory.done,
    cards: memory.cards,
    pokemon: memory.pokemon,
    lookedAt: memory.lookedAt,
    held: memory.held,
  }
  // A spread would change the hidden class of the object in V8.
  if (memory.number !== undefined) copy.number = memory.number
  if (memory.short !== undefined) copy.short = memory.short
  if (memory.openly !== undefined) copy.openly = memory.openly
  if (memory.unsearched !== undefined) copy.unsearched = memory.unsearched
  return copy
}

/** The game with some keys replaced. */
export const gameWith = (game: Game, patch: Partial<Game>): Game => Object.assign(copyOfGame(game), patch)

/** A player's side with some keys replaced. */
export const playerWith = (player: Player, patch: Partial<Player>): Player => Object.assign(copyOfPlayer(player), patch)

/** The zones of a player that are lists of cards. */
export const COPIED_PILES = ['hand', 'deck', 'discard', 'lostZone', 'prizes'] as const
export type Pile = (typeof COPIED_PILES)[number]

/** A player's side with one pile replaced. */
export const playerWithPile = (player: Player, pile: Pile, cards: readonly CardId[]): Player => {
  const next: Writable<Player> = copyOfPlayer(player)
  next[pile] = cards
  return next
}

/** A Pokémon with some keys replaced. */
export const pokemonWith = (pokemon: Pokemon, patch: Partial<Pokemon>): Pokemon =>
  Object.assign(copyOfPokemon(pokemon), patch)

/** The turn with some keys replaced. */
export const turnWith = (turn: Turn, patch: Partial<Turn>): Turn => Object.assign(copyOfTurn(turn), patch)

/** The attack in progress with other ledgers; marks the damage calculation as begun. */
export const withLedgers = (attack: Attack, ledgers: readonly Ledger[]): Attack => {
  const next: Writable<Attack> = copyOfAttack(attack)
  next.ledgers = ledgers
  next.calculated = true
  return next
}

type Named = Readonly<Record<string, readonly number[]>>

/** The named choices of a memory with one more choice. A literal with a computed key would be several times as slow. */
export const withNamed = (before: Named, name: string, picks: readonly number[]): Named => {
  const now: Record<string, readonly number[]> = { ...before }
  now[name] = picks
  return now
}

/** The memory of an effect with some keys replaced. */
export const memoryWith = (memory: Memory, patch: Partial<Memory>): Memory => Object.assign(copyOfMemory(memory), patch)

const copyOfChoice = (choice: ChoiceAsk): ChoiceAsk => ({
  ask: choice.ask,
  player: choice.player,
  purpose: choice.purpose,
  as: choice.as,
  options: choice.options,
  picked: choice.picked,
  min: choice.min,
  max: choice.max,
  again: choice.again,
  units: choice.units,
  done: choice.done,
  hidden: choice.hidden,
})

/** A choice in progress with some keys replaced. */
export const choiceWith = (choice: ChoiceAsk, patch: Partial<ChoiceAsk>): ChoiceAsk =>
  Object.assign(copyOfChoice(choice), patch)
