/** Adversaries who attack when their Pokémon cannot, or with an attack it does not have (A-A, T3.2, OG.1, GR.1). */

import type { RuleId } from 'ptcg-turn-engine'
import type { AttackDefinition, Game, Pokemon } from 'ptcg-turn-engine/model'
import { lentAtMost } from '../invariants/reading.ts'
import { breaking, mayAttackNow, type Occasions } from './occasions.ts'
import { anythingSays, inForceOn, pays, printedTopOf, unitsOn } from './plainBoard.ts'

/** Every attack of the Active Pokémon for which the condition holds. */
const attacking =
  (rule: RuleId, holds: (attack: AttackDefinition, active: Pokemon, game: Game) => boolean): Occasions =>
  (at) => {
    const { game } = at
    const { player } = game.turn
    const { active } = game.players[player]
    if (!mayAttackNow(at) || active === null) return []
    return (printedTopOf(game, active)?.attacks ?? []).flatMap((one, attack) =>
      holds(one, active, game) ? [breaking(rule, { type: 'DECLARE_ATTACK', player, attack })] : [],
    )
  }

const attackWithAnAttackItDoesNotHave: Occasions = (at) => {
  const { player } = at.game.turn
  const { active } = at.game.players[player]
  if (!mayAttackNow(at) || active === null) return []
  const attacks = (printedTopOf(at.game, active)?.attacks.length ?? 0) + lentAtMost(at.game, active, 'attacks')
  return [attacks, attacks + 1, 999].map((attack) => breaking('A-A.1', { type: 'DECLARE_ATTACK', player, attack }))
}

const attackOnTheFirstTurn = attacking(
  'T3.2',
  ({ onTheFirstTurn }, _, { turn, ruleset }) =>
    turn.number === 1 && !ruleset.firstTurn.attacks && onTheFirstTurn !== true,
)

const attackAsleep = attacking('A-A.3', (_, { conditions }) => conditions.rotated === 'Asleep')

const attackParalyzed = attacking('A-A.3', (_, { conditions }) => conditions.rotated === 'Paralyzed')

const attackAgainstAnEffect = attacking(
  'GR.1',
  ({ name }, active, game) =>
    inForceOn(game, active, 'cantAttack').length > 0 ||
    inForceOn(game, active, 'cantUseAttack').some(
      ({ effect }) => effect.lasting === 'cantUseAttack' && effect.attack === name,
    ),
)

const attackWithASpentPower = attacking(
  'OG.1',
  ({ oncePerGame }, _, { players, turn }) =>
    oncePerGame !== undefined && players[turn.player].spent.includes(oncePerGame),
)

const CHANGES_OF_COSTS = ['attackCost', 'attackCostIs', 'noAttackCost'] as const

/** Tried only if nothing changes the costs of attacks. */
const attackWithoutTheEnergy = attacking(
  'A-A.2',
  ({ cost }, active, game) =>
    !anythingSays(game, ...CHANGES_OF_COSTS) &&
    CHANGES_OF_COSTS.every((kind) => inForceOn(game, active, kind).length === 0) &&
    !pays(unitsOn(game, active), cost),
)

export const HOSTILE_ATTACKS = {
  attackWithAnAttackItDoesNotHave,
  attackOnTheFirstTurn,
  attackAsleep,
  attackParalyzed,
  attackAgainstAnEffect,
  attackWithASpentPower,
  attackWithoutTheEnergy,
}
