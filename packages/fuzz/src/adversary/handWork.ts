/** Adversaries who try impossible changes of the board by hand (GR.2). The oracle decides which changes are possible. */
import { everyChangeByHand } from '../arbitraries/changesByHand.ts'
import { mayApply } from '../oracle/handWork.ts'
import { oracleTableOf } from '../oracle/oracle.ts'
import { breaking, type Occasions } from './occasions.ts'

const applyAnImpossibleChange: Occasions = ({ game }) => {
  const { ask } = game
  if (ask?.ask !== 'byHand') return []
  const table = oracleTableOf(game, false)
  return everyChangeByHand(game)
    .filter((change) => !mayApply(table, change) && (change.change !== 'attackDamage' || game.attack === null))
    .map((change) => breaking('GR.2', { type: 'APPLY', player: ask.player, change }))
}

export const HAND_WORK = { applyAnImpossibleChange }
