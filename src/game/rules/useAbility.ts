/** Clauses about USE_ABILITY: a player announces an Ability of one of their Pokémon (T2F, OG). */
import { switchedOffBy } from '../board/continuous.ts'
import { answers } from '../board/count.ts'
import { pokemonName } from '../board/definitions.ts'
import { abilitiesToUse, isItsOwn } from '../board/lent.ts'
import { memoizeLatestCall } from '../board/memoize.ts'
import { findPokemonOf, type InPlay, inPlay } from '../board/pokemonInPlay.ts'
import { couldChangeSomething } from '../effects/foreseeable.ts'
import { canBePaid } from '../effects/paying.ts'
import type { AbilityDefinition } from '../model/cards.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { cannotBePaid, changesNothing, helpForCost, helpForNothing } from './changesNothing.ts'
import type { Clause } from './clause.ts'
import { conditionNotMet, helpForCondition } from './conditionNotMet.ts'
import { onlySoMany, usedUpInWords } from './perTurn.ts'
import { playerName, untilItIsOver } from './turnOrder.ts'

type UseAbility = EventNamed<'USE_ABILITY'>

/** A player's own Pokémon, and the Abilities that it can use. */
interface User {
  readonly target: InPlay
  readonly abilities: readonly AbilityDefinition[]
}

/** The Pokémon with this id, or null if the player has none. Memoized for the latest, because many clauses in turn look at it. */
const userOf = memoizeLatestCall((game: Game, player: PlayerId, id: PokemonId): User | null => {
  const pokemon = game.players[player] === undefined ? null : findPokemonOf(game, player, id)
  if (pokemon === null) return null
  const target = inPlay(game, player, pokemon)
  return { target, abilities: abilitiesToUse(game, target) }
})

const pokemonOf = (game: Game, { player, pokemon }: UseAbility): Pokemon | null =>
  userOf(game, player, pokemon)?.target.pokemon ?? null

const abilitiesOf = (game: Game, { player, pokemon }: UseAbility): readonly AbilityDefinition[] =>
  userOf(game, player, pokemon)?.abilities ?? []

const abilityOf = (game: Game, event: UseAbility): AbilityDefinition | null =>
  userOf(game, event.player, event.pokemon)?.abilities[event.ability] ?? null

const ownerName = (game: Game, event: UseAbility): string => {
  const pokemon = pokemonOf(game, event)
  return pokemon === null ? 'The Pokémon' : pokemonName(game, pokemon)
}

const names = (game: Game, event: UseAbility): string =>
  `${ownerName(game, event)}'s ${abilityOf(game, event)?.name ?? 'Ability'}`

export const abilityIsOneToUse: Clause<UseAbility> = {
  rule: 'T2F.2',
  code: 'NO_SUCH_ABILITY',
  dependsOn: ['pokemonIsYours'],
  holds: (game, event) => abilityOf(game, event)?.use !== undefined,
  says: (game, event) =>
    abilityOf(game, event) === null
      ? `${ownerName(game, event)} has ${onlySoMany(abilitiesOf(game, event).length, 'Ability', 'Abilities')}.`
      : `${names(game, event)} works by itself and cannot be used.`,
}

const NO_NAMES: readonly string[] = []

/** The names of the cards and attacks that take away the Ability. */
const forbiddenBy = (game: Game, event: UseAbility): readonly string[] => {
  const target = userOf(game, event.player, event.pokemon)?.target
  const ability = abilityOf(game, event)
  // Only an Ability of the Pokémon's own card can be taken away, not one of a Tool.
  return target === undefined || ability === null || !isItsOwn(game, target, ability)
    ? NO_NAMES
    : switchedOffBy(game, target, ability.name)
}

export const nothingStopsTheAbility: Clause<UseAbility> = {
  rule: 'GR.1',
  code: 'ABILITY_FORBIDDEN',
  dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],
  holds: (game, event) => forbiddenBy(game, event).length === 0,
  says: (game, event) => `${names(game, event)} is taken away by ${forbiddenBy(game, event).join(' and ')}.`,
  remedy: (game, event) => untilItIsOver(game, forbiddenBy(game, event)),
}

export const pokemonIsWhereTheAbilityWorks: Clause<UseAbility> = {
  rule: 'T2F.2',
  code: 'ABILITY_NOT_FROM_HERE',
  dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],
  holds: (game, event) => {
    const from = abilityOf(game, event)?.from
    return from === undefined || (from === 'Active') === (game.players[event.player]?.active?.id === event.pokemon)
  },
  says: (game, event) =>
    `${names(game, event)} can be used only from ${abilityOf(game, event)?.from === 'Active' ? 'the Active Spot' : 'the Bench'}.`,
  remedy: (game, event) =>
    abilityOf(game, event)?.from === 'Active'
      ? 'Bring it into the Active Spot first.'
      : 'Bring it onto the Bench first.',
}

export const abilityNotUsedThisTurn: Clause<UseAbility> = {
  rule: 'T2F.1',
  code: 'ABILITY_ALREADY_USED',
  dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],
  holds: (game, event) => {
    const ability = abilityOf(game, event)
    return ability?.limit !== 'oncePerTurn' || !pokemonOf(game, event)?.usedAbilities.includes(ability.name)
  },
  says: (game, event) => `${names(game, event)} has already been used this turn.`,
  remedy: () => 'Use it on your next turn.',
}

export const abilityOfThatNameNotUsedThisTurn: Clause<UseAbility> = {
  rule: 'T2F.1',
  code: 'ABILITY_ALREADY_USED',
  dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],
  holds: (game, event) => {
    const ability = abilityOf(game, event)
    return ability?.limit !== 'onePerTurn' || !game.turn.abilitiesUsed.includes(ability.name)
  },
  says: (game, event) =>
    `${playerName(game, event.player)} has already used one ${abilityOf(game, event)?.name} Ability this turn.`,
  remedy: () => 'Use it on your next turn.',
}

const USED = ['pokemonIsYours', 'abilityIsOneToUse']

const sourceOf = ({ player, pokemon }: UseAbility, { name }: AbilityDefinition): EffectSource => ({
  kind: 'ability',
  player,
  label: name,
  pokemon,
})

export const abilityConditionIsMet: Clause<UseAbility> = {
  rule: 'T2F.2',
  code: 'CONDITION_NOT_MET',
  dependsOn: USED,
  holds: (game, event) => {
    const ability = abilityOf(game, event)
    return ability?.only === undefined || answers(game, sourceOf(event, ability), NO_MEMORY, ability.only)
  },
  says: (game, event) => {
    const ability = abilityOf(game, event)
    return ability === null
      ? `${names(game, event)} cannot be used.`
      : conditionNotMet(names(game, event), 'used', game, sourceOf(event, ability), ability.only)
  },
  remedy: (game, event) => {
    const ability = abilityOf(game, event)
    return ability === null ? null : helpForCondition('Use', game, sourceOf(event, ability), ability.only)
  },
}

export const abilityCostCanBePaid: Clause<UseAbility> = {
  rule: 'GR.3',
  code: 'COST_CANNOT_BE_PAID',
  dependsOn: USED,
  holds: (game, event) => {
    const ability = abilityOf(game, event)
    return ability?.cost === undefined || canBePaid(game, sourceOf(event, ability), ability.cost, ability.use)
  },
  says: (game, event) => {
    const ability = abilityOf(game, event)
    return ability === null
      ? `${names(game, event)} cannot be used.`
      : cannotBePaid(names(game, event), game, sourceOf(event, ability), ability.cost ?? [], ability.use)
  },
  remedy: (game, event) => {
    const ability = abilityOf(game, event)
    return ability === null ? null : helpForCost(game, sourceOf(event, ability), ability.cost ?? [], ability.use)
  },
}

export const abilityIsLeftThisGame: Clause<UseAbility> = {
  rule: 'OG.1',
  code: 'ONCE_PER_GAME_SPENT',
  dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],
  holds: (game, event) => {
    const power = abilityOf(game, event)?.oncePerGame
    return power === undefined || !game.players[event.player]?.spent.includes(power)
  },
  says: (game, event) => usedUpInWords(game, event.player, abilityOf(game, event)?.oncePerGame),
}

export const abilityWouldChangeSomething: Clause<UseAbility> = {
  rule: 'T2D.1b',
  code: 'CHANGES_NOTHING',
  dependsOn: ['pokemonIsYours', 'abilityIsOneToUse'],
  holds: (game, event) => {
    const ability = abilityOf(game, event)
    if (ability?.use === undefined) return false
    return couldChangeSomething(game, sourceOf(event, ability), ability.use, NO_MEMORY, ability.cost)
  },
  says: (game, event) => {
    const ability = abilityOf(game, event)
    const name = names(game, event)
    return ability?.use === undefined
      ? `${name} would change nothing.`
      : changesNothing(name, game, sourceOf(event, ability), ability.use, ability.cost)
  },
  remedy: (game, event) => {
    const ability = abilityOf(game, event)
    return ability?.use === undefined ? null : helpForNothing(game, sourceOf(event, ability), ability.use, ability.cost)
  },
}
