/** Clauses about DECLARE_ATTACK: a player announces an attack of their Active Pokémon (A-A, T3.2, OG). */
import { modifiersOn } from '../board/continuous.ts'
import { answers } from '../board/count.ts'
import { pokemonName } from '../board/definitions.ts'
import { attachedUnits } from '../board/energy.ts'
import { attacksToUse } from '../board/lent.ts'
import { attackCost, attackIsPaid, isUnhindered, unpaidSymbols } from '../board/limits.ts'
import { memoizeLatestCall } from '../board/memoize.ts'
import { activeOf } from '../board/pokemonInPlay.ts'
import type { AttackDefinition, OncePerGame } from '../model/cards.ts'
import type { RotatedCondition } from '../model/conditions.ts'
import type { EnergyType } from '../model/energy.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import type { Clause } from './clause.ts'
import { conditionNotMet, helpForCondition } from './conditionNotMet.ts'
import { onlySoMany, usedUpInWords } from './perTurn.ts'
import { playerName, untilItIsOver } from './turnOrder.ts'
import type { ViolationCode } from './violation.ts'

type Declare = EventNamed<'DECLARE_ATTACK'>

const active = (game: Game, player: PlayerId): Pokemon | null => game.players[player]?.active ?? null

/** Memoized for the latest attack, because many clauses in turn look at it. */
const attackAt = memoizeLatestCall((game: Game, player: PlayerId, index: number): AttackDefinition | null => {
  const attacker = activeOf(game, player)
  return attacker === null ? null : (attacksToUse(game, attacker)[index] ?? null)
})

const attackOf = (game: Game, { player, attack }: Declare): AttackDefinition | null => attackAt(game, player, attack)

const attackerName = (game: Game, { player }: Declare): string => {
  const pokemon = active(game, player)
  return pokemon === null ? 'No Pokémon' : pokemonName(game, pokemon)
}

const KNOWN = ['attackIsOneOfTheActivePokemons']

export const attackIsOneOfTheActivePokemons: Clause<Declare> = {
  rule: 'A-A.1',
  code: 'NO_SUCH_ATTACK',
  holds: (game, event) => attackOf(game, event) !== null,
  says: (game, event) => {
    const attacker = game.players[event.player] === undefined ? null : activeOf(game, event.player)
    const there = attacker === null ? 0 : attacksToUse(game, attacker).length
    return `${attackerName(game, event)} has ${onlySoMany(there, 'attack', 'attacks')}.`
  },
}

export const attackIsAllowedThisEarly: Clause<Declare> = {
  rule: 'T3.2',
  code: 'FIRST_TURN_ATTACK',
  dependsOn: KNOWN,
  holds: (game, event) =>
    game.ruleset.firstTurn.attacks || game.turn.number !== 1 || attackOf(game, event)?.onTheFirstTurn === true,
  says: (game, event) => `${playerName(game, event.player)} goes first and does not attack on the first turn.`,
  remedy: () => 'Attack on your next turn.',
}

const notIn = (condition: RotatedCondition, code: ViolationCode): Clause<Declare> => ({
  rule: 'A-A.3',
  code,
  holds: (game, { player }) => {
    const attacker = activeOf(game, player)
    return attacker?.pokemon.conditions.rotated !== condition || isUnhindered(game, attacker, 'attacking')
  },
  says: (game, event) => `${attackerName(game, event)} is ${condition} and cannot attack.`,
  remedy: () => 'Bring another Pokémon into the Active Spot.',
})

export const attackerIsNotAsleep = notIn('Asleep', 'ATTACKER_ASLEEP')
export const attackerIsNotParalyzed = notIn('Paralyzed', 'ATTACKER_PARALYZED')

const NO_NAMES: readonly string[] = []

/** The names of the attacks and cards that forbid the attack. */
const forbiddenBy = (game: Game, event: Declare): readonly string[] => {
  const attacker = activeOf(game, event.player)
  if (attacker === null) return NO_NAMES
  const any = modifiersOn(game, 'cantAttack', attacker)
  const some = modifiersOn(game, 'cantUseAttack', attacker)
  if (any.length === 0 && some.length === 0) return NO_NAMES
  const name = attackOf(game, event)?.name
  return [...any, ...some.filter(({ effect }) => effect.attack === name)].map(({ source }) => source)
}

export const nothingStopsTheAttack: Clause<Declare> = {
  rule: 'GR.1',
  code: 'ATTACK_FORBIDDEN',
  dependsOn: KNOWN,
  holds: (game, event) => forbiddenBy(game, event).length === 0,
  says: (game, event) =>
    `${attackerName(game, event)} cannot use ${attackOf(game, event)?.name} this turn because of ${forbiddenBy(game, event).join(' and ')}.`,
  remedy: (game, event) => untilItIsOver(game, forbiddenBy(game, event)),
}

const NOTHING_SPENT: readonly OncePerGame[] = []

export const attackIsLeftThisGame: Clause<Declare> = {
  rule: 'OG.1',
  code: 'ONCE_PER_GAME_SPENT',
  dependsOn: KNOWN,
  holds: (game, event) => {
    const spent = game.players[event.player]?.spent ?? NOTHING_SPENT
    const power = spent.length === 0 ? undefined : attackOf(game, event)?.oncePerGame
    return power === undefined || !spent.includes(power)
  },
  says: (game, event) => usedUpInWords(game, event.player, attackOf(game, event)?.oncePerGame),
}

const sourceOf = (game: Game, { player }: Declare, { name }: AttackDefinition): EffectSource => ({
  kind: 'attack',
  player,
  label: name,
  pokemon: active(game, player)?.id ?? null,
})

export const attackConditionIsMet: Clause<Declare> = {
  rule: 'A-A.1',
  code: 'CONDITION_NOT_MET',
  dependsOn: KNOWN,
  holds: (game, event) => {
    const attack = attackOf(game, event)
    if (attack?.only === undefined) return true
    return answers(game, sourceOf(game, event, attack), NO_MEMORY, attack.only)
  },
  says: (game, event) => {
    const attack = attackOf(game, event)
    return attack === null
      ? 'The attack cannot be used.'
      : conditionNotMet(attack.name, 'used', game, sourceOf(game, event, attack), attack.only)
  },
  remedy: (game, event) => {
    const attack = attackOf(game, event)
    return attack === null ? null : helpForCondition('Use', game, sourceOf(game, event, attack), attack.only)
  },
}

/** One sentence that says which Energy to attach. A Colorless symbol can be paid with any type, so it is only counted (A-A.2). */
const attachInWords = (missing: readonly EnergyType[]): string => {
  const typed = missing.filter((symbol) => symbol !== 'Colorless')
  const any = missing.length - typed.length
  const each = [...new Set(typed)].map((type) => {
    const many = typed.filter((one) => one === type).length
    return many === 1 ? type : `${many} ${type}`
  })
  const all = [...each, ...(any === 0 ? [] : [`${any} more`])]
  return `Attach ${all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`} Energy.`
}

/** The current cost of the attack. */
const costOf = (game: Game, event: Declare): readonly EnergyType[] => {
  const attacker = activeOf(game, event.player)
  const attack = attackOf(game, event)
  return attacker === null || attack === null ? [] : attackCost(game, attacker, attack)
}

export const energyCoversTheAttackCost: Clause<Declare> = {
  rule: 'A-A.2',
  code: 'ATTACK_COST_NOT_COVERED',
  dependsOn: KNOWN,
  holds: (game, event) => {
    const attacker = activeOf(game, event.player)
    const attack = attackOf(game, event)
    if (attacker === null || attack === null) return false
    return attackIsPaid(game, attacker, attack)
  },
  says: (game, event) => {
    const attack = attackOf(game, event)
    const pokemon = active(game, event.player)
    const units = pokemon === null ? [] : attachedUnits(game, pokemon)
    const attached = units.length === 0 ? 'no Energy' : units.map((unit) => unit.join('/')).join(', ')
    return `${attack?.name} costs ${costOf(game, event).join(', ')} and ${attackerName(game, event)} has ${attached} attached.`
  },
  remedy: (game, event) => {
    const attacker = activeOf(game, event.player)
    const attack = attackOf(game, event)
    return attachInWords(attacker === null || attack === null ? [] : unpaidSymbols(game, attacker, attack))
  },
}
