/** Every legal move of the vanilla game: moves with every possible card and Pokémon, filtered by the rules. */
import { isBasic, VANILLA_CARDS, type VanillaGame } from './game.ts'
import { MAY, type MoveName, type VanillaMove, vanillaSideOf } from './rules.ts'

const withOne = (
  moves: VanillaMove[],
  game: VanillaGame,
  move: 'chooseActive' | 'bench',
  values: readonly number[],
): void => {
  for (const value of values) if (MAY[move](game, value)) moves.push({ move, args: [value] })
}

const withNumber = (
  moves: VanillaMove[],
  game: VanillaGame,
  move: 'retreat' | 'attack' | 'takePrize' | 'promote',
  count: number,
): void => {
  for (let value = 0; value < count; value += 1) if (MAY[move](game, value)) moves.push({ move, args: [value] })
}

/** Adds the moves that put a card of this kind onto a Pokémon. Other cards are skipped before Pokémon are tried. */
const withPokemon = (
  moves: VanillaMove[],
  game: VanillaGame,
  move: 'evolve' | 'attach',
  kind: 'Pokemon' | 'Energy',
  pokemon: number,
): void => {
  for (const card of vanillaSideOf(game).hand)
    if (VANILLA_CARDS[card]?.kind === kind && !isBasic(card))
      for (let at = 0; at < pokemon; at += 1) if (MAY[move](game, card, at)) moves.push({ move, args: [card, at] })
}

const DONE: VanillaMove = { move: 'endTurn' satisfies MoveName, args: [] }

/** All legal moves; empty only when the game is over. */
export const legalMoves = (game: VanillaGame): readonly VanillaMove[] => {
  const moves: VanillaMove[] = []
  const { hand, bench, prizes, active } = vanillaSideOf(game)
  const pokemon = 1 + bench.length
  if (game.turn === 0) withOne(moves, game, 'chooseActive', hand)
  else if (game.prizesToTake > 0) withNumber(moves, game, 'takePrize', prizes.length)
  else if (active === null) withNumber(moves, game, 'promote', pokemon)
  else if (MAY.endTurn(game)) {
    withOne(moves, game, 'bench', hand)
    if (game.turn > 2) withPokemon(moves, game, 'evolve', 'Pokemon', pokemon)
    if (!game.energyAttached) withPokemon(moves, game, 'attach', 'Energy', pokemon)
    withNumber(moves, game, 'retreat', pokemon)
    withNumber(moves, game, 'attack', 2)
    moves.push(DONE)
  }
  return moves
}
