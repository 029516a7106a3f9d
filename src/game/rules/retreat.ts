/** Clauses about RETREAT: the Active Pokémon pays its Retreat Cost and changes places with a Benched Pokémon (T2E). */
import { pokemonName } from '../board/definitions.ts'
import { countUnits } from '../board/energy.ts'
import { isUnhindered, retreatCost, retreatIsForbiddenBy } from '../board/limits.ts'
import { activeOf } from '../board/pokemonInPlay.ts'
import type { RotatedCondition } from '../model/conditions.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Clause } from './clause.ts'
import { isUnder } from './perTurn.ts'
import { playerName, untilItIsOver } from './turnOrder.ts'
import type { ViolationCode } from './violation.ts'

type Retreat = EventNamed<'RETREAT'>

const activeName = (game: Game, player: PlayerId): string => {
  const found = activeOf(game, player)
  return found === null ? 'No Pokémon' : pokemonName(game, found.pokemon)
}

export const noRetreatThisTurn: Clause<Retreat> = {
  rule: 'T2E.1',
  code: 'ALREADY_RETREATED',
  holds: (game) => isUnder(game.turn.retreats, game.ruleset.perTurn.retreats),
  says: (game, { player }) => `${playerName(game, player)} has already retreated a Pokémon this turn.`,
  remedy: () => 'Retreat on your next turn.',
}

export const benchIsNotEmpty: Clause<Retreat> = {
  rule: 'T2E.4',
  code: 'BENCH_EMPTY',
  holds: (game, { player }) => (game.players[player]?.bench.length ?? 0) > 0,
  says: (game, { player }) => `${playerName(game, player)} has no Benched Pokémon to change places with.`,
  remedy: () => 'Put a Basic Pokémon onto the Bench first.',
}

const notIn = (condition: RotatedCondition, code: ViolationCode): Clause<Retreat> => ({
  rule: 'T2E.6',
  code,
  holds: (game, { player }) => {
    const found = activeOf(game, player)
    return found?.pokemon.conditions.rotated !== condition || isUnhindered(game, found, 'retreating')
  },
  says: (game, { player }) => `${activeName(game, player)} is ${condition} and cannot retreat.`,
  remedy: () => 'Play a card that switches your Active Pokémon, or let it recover first.',
})

export const retreatingPokemonIsNotAsleep = notIn('Asleep', 'RETREATING_ASLEEP')
export const retreatingPokemonIsNotParalyzed = notIn('Paralyzed', 'RETREATING_PARALYZED')

const forbiddenBy = (game: Game, player: PlayerId): readonly string[] => {
  const found = activeOf(game, player)
  return found === null ? [] : retreatIsForbiddenBy(game, found)
}

export const nothingStopsTheRetreat: Clause<Retreat> = {
  rule: 'GR.1',
  code: 'RETREAT_FORBIDDEN',
  holds: (game, { player }) => forbiddenBy(game, player).length === 0,
  says: (game, { player }) => {
    const name = activeName(game, player)
    const by = forbiddenBy(game, player)
    return by.includes(name) ? `${name} can never retreat.` : `${name} cannot retreat because of ${by.join(' and ')}.`
  },
  remedy: (game, { player }) => {
    const by = forbiddenBy(game, player)
    if (by.includes(activeName(game, player))) return 'Play a card that switches your Active Pokémon.'
    const end = untilItIsOver(game, by)
    return `Play a card that switches your Active Pokémon, or ${end.charAt(0).toLowerCase()}${end.slice(1)}`
  },
}

export const energyCoversTheRetreatCost: Clause<Retreat> = {
  rule: 'T2E.2',
  code: 'RETREAT_COST_NOT_COVERED',
  holds: (game, { player }) => {
    const found = activeOf(game, player)
    return found !== null && countUnits(game, found.pokemon) >= retreatCost(game, found)
  },
  says: (game, { player }) => {
    const found = activeOf(game, player)
    if (found === null) return `${playerName(game, player)} has no Active Pokémon.`
    return `${activeName(game, player)} has ${countUnits(game, found.pokemon)} Energy attached and its Retreat Cost is ${retreatCost(game, found)}.`
  },
  remedy: (game, { player }) => {
    const found = activeOf(game, player)
    const missing = found === null ? 0 : retreatCost(game, found) - countUnits(game, found.pokemon)
    return `Attach ${missing} more Energy.`
  },
}
