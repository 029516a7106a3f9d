/** Adversaries who retreat a Pokémon that cannot (T2E, GR.1). */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { Game, Pokemon } from 'ptcg-turn-engine/model'
import { breaking, isMainPhase, type Occasions } from './occasions.ts'
import { anythingSays, continuousNow, inForceOn, plainSideOf, printedTopOf, unitsOn } from './plainBoard.ts'

const retreating =
  (rule: RuleId, holds: (active: Pokemon, game: Game) => boolean): Occasions =>
  (at: Snapshot) => {
    const { player } = at.game.turn
    const { active } = at.game.players[player]
    return isMainPhase(at) && active !== null && holds(active, at.game)
      ? [breaking(rule, { type: 'RETREAT', player })]
      : []
  }

const retreatTwiceInATurn = retreating(
  'T2E.1',
  (_, { turn, ruleset }) => ruleset.perTurn.retreats !== null && turn.retreats >= ruleset.perTurn.retreats,
)

const retreatWithoutABench = retreating('T2E.4', (_, { players, turn }) => players[turn.player].bench.length === 0)

const retreatAsleep = retreating('T2E.6', ({ conditions }) => conditions.rotated === 'Asleep')

const retreatParalyzed = retreating('T2E.6', ({ conditions }) => conditions.rotated === 'Paralyzed')

/** Effects that disable an Ability, or keep a Pokémon's effects from working. */
const ABILITIES_STOP = ['noAbilities', 'preventEffects'] as const

/** True if every Ability may work, as far as a glance at the table shows. */
const everyAbilityReaches = (game: Game): boolean =>
  !anythingSays(game, ...ABILITIES_STOP) &&
  game.players
    .flatMap(plainSideOf)
    .every((one) => ABILITIES_STOP.every((kind) => inForceOn(game, one, kind).length === 0))

/**
 * Retreats although an effect of an attack on the Pokémon, or a card in play that affects every Active Pokémon of its
 * side, forbids it.
 */
const retreatAgainstAnEffect = retreating(
  'GR.1',
  (active, game) =>
    inForceOn(game, active, 'cantRetreat').length > 0 ||
    (everyAbilityReaches(game) &&
      continuousNow(game).some(({ effect, owner, holder }) => {
        if (effect.continuous !== 'cantRetreat') return false
        const { pokemon, where, ...like } = effect.scope
        if (effect.while !== undefined || Object.keys(like).length > 0 || where === 'Bench') return false
        if (holder === null || pokemon === 'all') return true
        if (pokemon === 'thisPokemon') return holder.id === active.id
        return (pokemon === 'yours') === (owner === game.turn.player)
      })),
)

/** Tried only if no card in play changes the Retreat Cost. */
const retreatWithoutTheEnergy = retreating(
  'T2E.2',
  (active, game) =>
    !anythingSays(game, 'retreatCost', 'noRetreatCost') &&
    inForceOn(game, active, 'retreatCost').length + inForceOn(game, active, 'noRetreatCost').length === 0 &&
    unitsOn(game, active).length < (printedTopOf(game, active)?.retreatCost ?? 0),
)

export const RETREATS = {
  retreatTwiceInATurn,
  retreatWithoutABench,
  retreatAsleep,
  retreatParalyzed,
  retreatAgainstAnEffect,
  retreatWithoutTheEnergy,
}
