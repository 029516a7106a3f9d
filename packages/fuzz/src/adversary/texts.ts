/** Adversaries who use Abilities, Trainer cards and Stadiums that they may not use, or to no effect (T2F, T2D.1b, OG.1). */

import type { RuleId } from 'ptcg-turn-engine'
import type { AbilityDefinition, ContinuousEffect, Game, Pokemon } from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'
import { lentAtMost } from '../invariants/reading.ts'
import { breaking, isMainPhase, type Occasions } from './occasions.ts'
import { inForceOn, isAPokemonToo, plainSideOf, printedOn, printedTopOf } from './plainBoard.ts'
import { plainlyNothing } from './plainlyNothing.ts'

/** Every Ability of an own Pokémon for which the condition holds. */
const using =
  (rule: RuleId, holds: (ability: AbilityDefinition, pokemon: Pokemon, game: Game) => boolean): Occasions =>
  (at) => {
    if (!isMainPhase(at)) return []
    const { game } = at
    const { player } = game.turn
    return plainSideOf(game.players[player]).flatMap((pokemon) =>
      (printedTopOf(game, pokemon)?.abilities ?? []).flatMap((one, ability) =>
        holds(one, pokemon, game)
          ? [breaking(rule, { type: 'USE_ABILITY', player, pokemon: pokemon.id, ability })]
          : [],
      ),
    )
  }

const useAnAbilityThatWorksByItself = using('T2F.2', ({ use }) => use === undefined)

/** Uses an index that neither its own Abilities nor those lent by Tools have. */
const useAnAbilityItDoesNotHave: Occasions = (at) => {
  if (!isMainPhase(at)) return []
  const { player } = at.game.turn
  return plainSideOf(at.game.players[player]).flatMap((pokemon) => {
    const abilities =
      (printedTopOf(at.game, pokemon)?.abilities?.length ?? 0) + lentAtMost(at.game, pokemon, 'abilities')
    return [abilities, 99].map((ability) =>
      breaking('T2F.2', { type: 'USE_ABILITY', player, pokemon: pokemon.id, ability }),
    )
  })
}

const useAnAbilityFromTheWrongPlace = using('T2F.2', ({ use, from }, { id }, { players, turn }) => {
  if (use === undefined || from === undefined) return false
  return (players[turn.player].active?.id === id) !== (from === 'Active')
})

/** Uses an Ability while the Stadium or an attack disables all Abilities. */
const useAnAbilityThatIsTakenAway = using('GR.1', ({ use }, pokemon, game) => {
  if (use === undefined) return false
  const stadium = game.stadium === null ? null : printedOn(game, game.stadium.card)
  const says = stadium !== null && 'continuous' in stadium ? (stadium.continuous ?? []) : []
  const plainly = [
    ...inForceOn(game, pokemon, 'noAbilities').map(({ effect }) => effect),
    ...says.filter((effect) => effect.continuous === 'noAbilities' && isForAll(effect)),
  ]
  return plainly.some((effect) => !('except' in effect))
})

const isForAll = (effect: ContinuousEffect): boolean =>
  'scope' in effect && effect.while === undefined && Object.keys(effect.scope).length === 1

const useAnAbilityTwice = using(
  'T2F.1',
  ({ use, limit, name }, { usedAbilities }) =>
    use !== undefined && limit === 'oncePerTurn' && usedAbilities.includes(name),
)

const useAnotherAbilityOfThatName = using(
  'T2F.1',
  ({ use, limit, name }, _, { turn }) =>
    use !== undefined && limit === 'onePerTurn' && turn.abilitiesUsed.includes(name),
)

const useASpentPower = using(
  'OG.1',
  ({ use, oncePerGame }, _, { players, turn }) =>
    use !== undefined && oncePerGame !== undefined && players[turn.player].spent.includes(oncePerGame),
)

const useAnAbilityForNothing = using(
  'T2D.1b',
  ({ use, cost }, _, game) => use !== undefined && plainlyNothing(game, game.turn.player, use, null, cost),
)

const useTheStadiumForNothing: Occasions = (at) => {
  const { stadium, turn } = at.game
  const printed = stadium === null ? null : printedOn(at.game, stadium.card)
  if (!isMainPhase(at) || printed === null || !('use' in printed) || printed.use === undefined) return []
  return plainlyNothing(at.game, turn.player, printed.use, null, printed.cost)
    ? [breaking('T2D.1b', { type: 'USE_STADIUM', player: turn.player })]
    : []
}

const playATrainerForNothing: Occasions = (at) => {
  if (!isMainPhase(at)) return []
  const { player } = at.game.turn
  return at.game.players[player].hand.flatMap((card): readonly TriedEvent[] => {
    const printed = printedOn(at.game, card)
    if (printed?.kind !== 'Trainer' || !('effect' in printed) || isAPokemonToo(printed)) return []
    if (!plainlyNothing(at.game, player, printed.effect, card, printed.cost)) return []
    return [breaking('T2D.1b', { type: printed.trainer === 'Item' ? 'PLAY_ITEM' : 'PLAY_SUPPORTER', player, card })]
  })
}

export const TEXTS = {
  useAnAbilityThatWorksByItself,
  useAnAbilityItDoesNotHave,
  useAnAbilityFromTheWrongPlace,
  useAnAbilityThatIsTakenAway,
  useAnAbilityTwice,
  useAnotherAbilityOfThatName,
  useASpentPower,
  useAnAbilityForNothing,
  useTheStadiumForNothing,
  playATrainerForNothing,
}
