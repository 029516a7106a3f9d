/**
 * A board reconstructed from the opening and from facts alone, like that of an observer who only hears what happened.
 */
import {
  type CardDefinition,
  type CardId,
  type Conditions,
  type Game,
  type InForce,
  type LastingRule,
  PLAYERS,
  type Player,
  type PlayerId,
  type Pokemon,
  type PokemonId,
  type Result,
  type Zone,
} from 'ptcg-turn-engine/model'
import { findPrinted } from './reading.ts'

/** The piles of a player, as zones. */
export const FACT_PILES = ['deck', 'hand', 'discard', 'lostZone', 'prizes'] as const
export type HeardPile = (typeof FACT_PILES)[number]

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export interface ToldPokemon {
  readonly id: PokemonId
  readonly cards: CardId[]
  readonly energy: CardId[]
  readonly tools: CardId[]
  damage: number
  readonly conditions: Writable<Conditions>
  lasting: InForce[]
  readonly enteredOnTurn: number
  changedOnTurn: number
  usedAbilities: string[]
}

export interface ToldSide extends Record<HeardPile, CardId[]> {
  active: ToldPokemon | null
  bench: ToldPokemon[]
  turnsTaken: number
}

export interface ToldBoard {
  /** The game at the beginning, for the printed values of cards, which never change. */
  readonly first: Game
  readonly sides: [ToldSide, ToldSide]
  firstPlayer: PlayerId
  turn: { number: number; player: PlayerId }
  stadium: { readonly card: CardId; usedOnTurn: number } | null
  limbo: CardId | null
  played: CardId[]
  rules: LastingRule[]
  settingUp: boolean
  attack: { readonly player: PlayerId; readonly name: string; ended: 'doesNotHappen' | 'doesNothing' | null } | null
  tieBreak: number
  result: Result | null
}

const toldPokemon = (pokemon: Pokemon): ToldPokemon => ({
  ...pokemon,
  cards: [...pokemon.cards],
  energy: [...pokemon.energy],
  tools: [...pokemon.tools],
  conditions: { ...pokemon.conditions },
  lasting: [...pokemon.lasting],
  usedAbilities: [...pokemon.usedAbilities],
})

const toldSide = (player: Player): ToldSide => ({
  deck: [...player.deck],
  hand: [...player.hand],
  discard: [...player.discard],
  lostZone: [...player.lostZone],
  prizes: [...player.prizes],
  active: player.active === null ? null : toldPokemon(player.active),
  bench: player.bench.map(toldPokemon),
  turnsTaken: player.turnsTaken,
})

/** The board at the beginning. */
export const factBoardOf = (game: Game): ToldBoard => ({
  first: game,
  sides: [toldSide(game.players[0]), toldSide(game.players[1])],
  firstPlayer: game.firstPlayer,
  turn: { number: game.turn.number, player: game.turn.player },
  stadium: game.stadium === null ? null : { ...game.stadium },
  limbo: game.limbo,
  played: [...(game.turn.played ?? [])],
  rules: [...game.lastingRules],
  settingUp: game.setUp !== null,
  attack: game.attack === null ? null : { ...game.attack },
  tieBreak: game.tieBreak,
  result: game.result,
})

/** A Pokémon that has just come into play. */
export const newcomer = (board: ToldBoard, card: CardId): ToldPokemon => ({
  id: card,
  cards: [card],
  energy: [],
  tools: [],
  damage: 0,
  conditions: { poisoned: 0, burned: 0, rotated: null, rotatedOnTurn: 0 },
  lasting: [],
  enteredOnTurn: board.turn.number,
  changedOnTurn: -1,
  usedAbilities: [],
})

export const factBoardPokemon = ({ sides }: ToldBoard): readonly ToldPokemon[] =>
  sides.flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]))

export const ownerOf = ({ first }: ToldBoard, card: CardId): PlayerId => first.cards[card]?.owner ?? 0

export const definitionIn = ({ first }: ToldBoard, card: CardId): CardDefinition | null => findPrinted(first, card)

export const without = (cards: CardId[], card: CardId): boolean => {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/** Takes a card out of the zone it is said to come from; false if it is not there. */
export const takeOut = (board: ToldBoard, card: CardId, from: Zone): boolean => {
  switch (from) {
    case 'limbo': {
      const was = board.limbo === card
      board.limbo = null
      return was
    }
    case 'stadium': {
      const was = board.stadium?.card === card
      board.stadium = null
      return was
    }
    case 'played':
      return without(board.played, card)
    case 'attached':
      return factBoardPokemon(board).some(({ energy, tools }) => without(energy, card) || without(tools, card))
    case 'active':
    case 'bench':
      return false
    default:
      return without(board.sides[ownerOf(board, card)][from], card)
  }
}

/**
 * Puts cards into a zone of their owners, one after another; false if it is neither a pile nor the place where
 * Supporters stay.
 */
export const putInto = (board: ToldBoard, cards: readonly CardId[], to: Zone, position: 'top' | 'bottom'): boolean => {
  if (to === 'played') return board.played.push(...cards) > 0
  const pile = FACT_PILES.find((one) => one === to)
  if (pile === undefined) return false
  for (const card of cards) {
    const cardsThere = board.sides[ownerOf(board, card)][pile]
    if (position === 'top') cardsThere.unshift(card)
    else cardsThere.push(card)
  }
  return true
}

/** Removes cards that leave play together. Some cards say that they go to the Lost Zone instead of the discard pile. */
export const clearAway = (
  board: ToldBoard,
  cards: readonly CardId[],
  to: Zone,
  position: 'top' | 'bottom',
): boolean => {
  const isLost = (card: CardId): boolean => to === 'discard' && definitionIn(board, card)?.discardsToLostZone === true
  const lost = cards.filter(isLost)
  return (
    putInto(
      board,
      cards.filter((card) => !isLost(card)),
      to,
      position,
    ) && putInto(board, lost, 'lostZone', 'bottom')
  )
}

/** The Pokémon with that id and its side, or null. */
export const pokemonWithSide = (
  board: ToldBoard,
  id: PokemonId,
): { readonly pokemon: ToldPokemon; readonly side: ToldSide } | null => {
  for (const player of PLAYERS) {
    const side = board.sides[player]
    const pokemon = side.active?.id === id ? side.active : side.bench.find((one) => one.id === id)
    if (pokemon !== undefined) return { pokemon, side }
  }
  return null
}

/** Switches the Active Pokémon with a Benched one; false if one of them is not in its place. */
export const changePlaces = (side: ToldSide, out: PokemonId, into: PokemonId): boolean => {
  const { active, bench } = side
  const at = bench.findIndex(({ id }) => id === into)
  const incoming = bench[at]
  if (active === null || active.id !== out || incoming === undefined) return false
  bench[at] = active
  side.active = incoming
  return true
}
