/** Builds a board from the opening of a game and the facts that the engine reports, like an observer who only hears what happens. */
import { type CardId, type Game, PLAYERS, type PokemonId, type Zone } from 'ptcg-turn-engine/model'
import { announcedAttack } from '../oracle/attack.ts'
import { definitionOf, ownerOf } from '../oracle/cards.ts'
import { lift } from '../oracle/moves.ts'
import { oracleTableOf, takersOf } from '../oracle/oracle.ts'
import { allPokemon, type OracleSide, type OracleTable } from '../oracle/table.ts'
import { everybody } from './reading.ts'

/** The zones that are piles of a player. */
export const FACT_PILES = ['deck', 'hand', 'discard', 'lostZone', 'prizes'] as const

/** The board at the opening. It triggers no texts, since facts report what the texts do. */
export const factBoardOf = (game: Game): OracleTable => {
  const { attack } = game
  return {
    ...oracleTableOf(game, game.setUp !== null),
    attack:
      attack === null
        ? null
        : { ...announcedAttack(attack.player, attack.pokemon, { name: attack.name, cost: [] }), ended: attack.ended },
    result: game.result,
    notice: () => undefined,
  }
}

/**
 * Copies from the game what no fact reports: the counters of the turn, the once-per-game powers that were used, Pokémon that a text has
 * Knocked Out, damage set by hand, and the Abilities that disable Abilities.
 */
export const copyUnreported = (board: OracleTable, game: Game): void => {
  const { number, player, played } = board.turn
  board.turn = { ...game.turn, abilitiesUsed: [...game.turn.abilitiesUsed], number, player, played }
  for (const owner of PLAYERS) board.sides[owner].spent = [...game.players[owner].spent]
  const out = everybody(game).filter(({ isOut }) => isOut === true)
  for (const pokemon of allPokemon(board)) pokemon.isOut = out.some(({ id }) => id === pokemon.id)
  if (board.attack !== null) board.attack.damageByHand = game.attack?.damageByHand ?? null
  board.takers = takersOf(game, board)
}

const isIn = (board: OracleTable, card: CardId, zone: Zone): boolean => {
  switch (zone) {
    case 'limbo':
      return board.limbo === card
    case 'stadium':
      return board.stadium?.card === card
    case 'played':
      return board.turn.played.includes(card)
    case 'attached':
      return allPokemon(board).some(({ energy, tools }) => energy.includes(card) || tools.includes(card))
    case 'active':
    case 'bench':
      return false
    default:
      return board.sides[ownerOf(board, card)][zone].includes(card)
  }
}

/** Takes a card out of a zone; returns false if it is not there. */
export const takeOut = (board: OracleTable, card: CardId, from: Zone): boolean => {
  const isThere = isIn(board, card, from)
  if (isThere) lift(board, card)
  return isThere
}

type Put = (board: OracleTable, cards: readonly CardId[], to: Zone, position: 'top' | 'bottom') => boolean

/**
 * Puts cards into a zone of their owners, one after another. Returns false if the zone is neither a pile nor the place where Supporters
 * stay.
 */
export const putInto: Put = (board, cards, to, position) => {
  if (to === 'played') return board.turn.played.push(...cards) > 0
  const pile = FACT_PILES.find((one) => one === to)
  if (pile === undefined) return false
  for (const card of cards) {
    const cardsThere = board.sides[ownerOf(board, card)][pile]
    if (position === 'top') cardsThere.unshift(card)
    else cardsThere.push(card)
  }
  return true
}

/** Puts cards that leave play together into a zone. A card whose text says so goes to the Lost Zone instead of the discard pile. */
export const clearAway: Put = (board, cards, to, position) =>
  cards.every((card) =>
    to === 'discard' && definitionOf(board, card)?.discardsToLostZone === true
      ? putInto(board, [card], 'lostZone', 'bottom')
      : putInto(board, [card], to, position),
  )

/** Switches the Active Pokémon with a Benched one; returns false if one of them is not in its place. */
export const changePlaces = (side: OracleSide, out: PokemonId, into: PokemonId): boolean => {
  const { active, bench } = side
  const at = bench.findIndex(({ id }) => id === into)
  const incoming = bench[at]
  if (active === null || active.id !== out || incoming === undefined) return false
  bench[at] = active
  side.active = incoming
  return true
}
