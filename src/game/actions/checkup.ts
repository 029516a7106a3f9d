/** The actions of a Pokémon Checkup that concern the Special Conditions of both Active Pokémon (PC). */

import { conditionCounters } from '../board/conditionCounters.ts'
import { modifiersOn } from '../board/continuous.ts'
import { activeOf, type InPlay } from '../board/pokemonInPlay.ts'
import { endCondition } from '../changes/conditions.ts'
import { update } from '../changes/record.ts'
import { placeCounters } from '../damage/counters.ts'
import { queue } from '../effects/continuation.ts'
import type { Conditions } from '../model/conditions.ts'
import type { Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { opponentOf } from '../model/players.ts'
import type { WaitingProgram } from '../model/resolution.ts'
import type { Action } from './action.ts'

/** The Active Pokémon whose Special Conditions satisfy the test. The Pokémon of the player whose turn has ended comes first. */
const activesThat = (game: Game, are: (conditions: Conditions) => boolean): readonly InPlay[] => {
  const found: InPlay[] = []
  for (const owner of [game.turn.player, opponentOf(game.turn.player)]) {
    const active = activeOf(game, owner)
    if (active !== null && are(active.pokemon.conditions)) found.push(active)
  }
  return found
}

const coinsForSleep = (game: Game, target: InPlay): number =>
  Math.max(1, ...modifiersOn(game, 'sleepCoins', target).map(({ effect }) => effect.coins))

/** Puts damage counters on Poisoned Pokémon. Both players' counters are computed before any are placed (PC). */
export const applyPoison: Action = (game) =>
  activesThat(game, ({ poisoned }) => poisoned > 0).reduce(
    (now, target) =>
      placeCounters(now, target.pokemon.id, conditionCounters(game, target, 'Poisoned'), { by: 'Poisoned' }),
    game,
  )

const byCondition = ({ owner, pokemon }: InPlay, label: string, program: Program): WaitingProgram => ({
  source: { kind: 'rule', player: owner, label, pokemon: pokemon.id },
  program,
})

const endsOnHeads = (condition: 'Burned' | 'Asleep', coins = 1): Program => [
  { do: 'flip', coins },
  { do: 'if', is: { is: 'allHeads' }, then: [{ do: 'recover', pokemon: 'thisPokemon', from: condition }] },
]

/** The effects of the condition Burned: damage counters and a coin flip, as the ruleset defines them. */
const burning = ({ ruleset }: Game, counters: number): Program => {
  const hurts: Program = [{ do: 'putCounters', on: 'thisPokemon', counters }]
  return ruleset.burnedCoin === 'ends'
    ? [...hurts, ...endsOnHeads('Burned')]
    : [
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'anyTails' }, then: hurts },
      ]
}

export const queueBurn: Action = (game) =>
  queue(
    game,
    activesThat(game, ({ burned }) => burned > 0).map((target) =>
      byCondition(target, 'Burned', burning(game, conditionCounters(game, target, 'Burned'))),
    ),
  )

export const queueSleep: Action = (game) =>
  queue(
    game,
    activesThat(game, ({ rotated }) => rotated === 'Asleep').map((target) =>
      byCondition(target, 'Asleep', endsOnHeads('Asleep', coinsForSleep(game, target))),
    ),
  )

/**
 * Ends the condition Paralyzed after a turn of the Pokémon's owner. If the condition began during this turn, it stays, unless the ruleset
 * says otherwise (U1).
 */
export const endParalysis: Action = (game) => {
  const active = activeOf(game, game.turn.player)
  if (active === null || active.pokemon.conditions.rotated !== 'Paralyzed') return game
  const isOld = active.pokemon.conditions.rotatedOnTurn < game.turn.number || game.ruleset.paralysisEndsAfterOwnTurn
  return isOld ? endCondition(game, active, 'Paralyzed') : game
}

export const finishCheckup: Action = (game) => update(game, { checkup: null })
