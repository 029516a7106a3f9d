/** The actions for a Bench over its limit: the player chooses the Pokémon that are discarded (T2A.3, R33). */

import { benchLimit } from '../board/limits.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { TO_DISCARD } from '../changes/cards.ts'
import { removeFromPlay } from '../changes/pokemon.ts'
import { withAsk } from '../changes/record.ts'
import { askChoice, pickedOptions } from '../effects/choice.ts'
import type { Option } from '../model/asks.ts'
import type { Game } from '../model/game.ts'
import { overTheBenchLimit } from '../rules/steering.ts'
import type { Action } from './action.ts'

export const askWhoLeavesTheBench: Action = (game) => {
  const [player] = overTheBenchLimit(game)
  if (player === undefined) return game
  const { bench } = game.players[player]
  const options = bench.map(({ id }): Option => ({ option: 'pokemon', pokemon: id }))
  const leaving = bench.length - benchLimit(game, player)
  return askChoice(game, { player, purpose: 'leaveBench', options, min: leaving, max: leaving })
}

/** Discards the chosen Pokémon with all attached cards. This is not a Knock Out. */
export const discardFromTheBench: Action = (game) => {
  const picks = game.ask?.ask === 'choice' ? pickedOptions(game.ask) : []
  return picks.reduce<Game>(
    (now, pick) => {
      const target = pick.option === 'pokemon' ? findPokemon(now, pick.pokemon) : null
      return target === null ? now : removeFromPlay(now, target, TO_DISCARD)
    },
    withAsk(game, null),
  )
}
