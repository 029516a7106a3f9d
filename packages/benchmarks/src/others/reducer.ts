/** The vanilla game without a framework: a reducer that calls the plain functions of the rules and moves. */
import type { VanillaGame } from '../vanilla/game.ts'
import { beginVanillaTurn, DOES, isSetUp, turnIsOver } from '../vanilla/moves.ts'
import { MAY, otherPlayer, type VanillaMove } from '../vanilla/rules.ts'

/** The game after a move, or the same object if the move is not allowed. */
export const reducer = (game: VanillaGame, { move, args }: VanillaMove): VanillaGame => {
  const [first = -1, second = -1] = args
  const flow = (next: VanillaGame): VanillaGame => (turnIsOver(next) ? beginVanillaTurn(next) : next)
  switch (move) {
    case 'chooseActive': {
      if (!MAY.chooseActive(game, first)) return game
      const chosen = DOES.chooseActive(game, first)
      return isSetUp(chosen) ? beginVanillaTurn(chosen) : { ...chosen, player: otherPlayer(chosen.player) }
    }
    case 'bench':
      return MAY.bench(game, first) ? DOES.bench(game, first) : game
    case 'evolve':
      return MAY.evolve(game, first, second) ? DOES.evolve(game, first, second) : game
    case 'attach':
      return MAY.attach(game, first, second) ? DOES.attach(game, first, second) : game
    case 'retreat':
      return MAY.retreat(game, first) ? DOES.retreat(game, first) : game
    case 'attack':
      return MAY.attack(game, first) ? flow(DOES.attack(game, first)) : game
    case 'endTurn':
      return MAY.endTurn(game) ? flow(DOES.endTurn(game)) : game
    case 'takePrize':
      return MAY.takePrize(game, first) ? flow(DOES.takePrize(game, first)) : game
    case 'promote':
      return MAY.promote(game, first) ? DOES.promote(game, first) : game
  }
}
