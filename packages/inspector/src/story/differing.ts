/** Compares two boards in words: the lines that only the left board has, beside the lines that only the right board has. */

import { cardName } from 'ptcg-turn-engine/internal/game/board/definitions'
import { type Game, PLAYERS } from 'ptcg-turn-engine/model'
import { boardInWords } from 'ptcg-turn-engine/table'

/** A board as self-contained lines, with the discard piles. Every line about a player's side begins with the name of that player. */
export const boardLinesOf = (game: Game): readonly string[] => {
  let owner = ''
  const board = boardInWords(game).map((line) => {
    if (line.startsWith(' ')) return `${owner}: ${line.trim()}`
    owner = line.includes(': Active ') ? line.slice(0, line.indexOf(': Active ')) : ''
    return line.replace(/: Active nobody$/, ': no Active Pokémon')
  })
  const piles = PLAYERS.map((player) => {
    const { name, discard } = game.players[player]
    return `${name}: Discard pile ${discard.length === 0 ? 'empty' : discard.map((card) => cardName(game, card)).join(', ')}`
  })
  return [...board, ...piles]
}

/** One differing line of each board; empty if that board has fewer differing lines. */
export interface Difference {
  readonly left: string
  readonly right: string
}

export const differing = (left: readonly string[], right: readonly string[]): readonly Difference[] => {
  const onlyLeft = left.filter((line) => !right.includes(line))
  const onlyRight = right.filter((line) => !left.includes(line))
  const rows = Math.max(onlyLeft.length, onlyRight.length)
  return Array.from({ length: rows }, (_, at) => ({
    left: (onlyLeft[at] ?? '').trim(),
    right: (onlyRight[at] ?? '').trim(),
  }))
}
