/** The action of USE_ABILITY (T2F.1, T2F.3, OG.1). */

import { namedPokemon } from '../board/definitions.ts'
import { abilitiesToUse } from '../board/lent.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { pokemonWith } from '../changes/copy.ts'
import { updatePlayer, updatePokemon, withTurn } from '../changes/record.ts'
import { queue } from '../effects/continuation.ts'
import { withCost } from '../effects/foundInText.ts'
import type { EventNamed } from '../model/events.ts'
import type { Action } from './action.ts'

export const useAbility: Action<EventNamed<'USE_ABILITY'>> = (game, event) => {
  const { player } = event
  const found = findPokemon(game, event.pokemon)
  const ability = found === null ? undefined : abilitiesToUse(game, found)[event.ability]
  if (found === null || ability?.use === undefined) return game
  const { pokemon } = found
  const used = updatePokemon(
    game,
    player,
    pokemonWith(pokemon, { usedAbilities: [...new Set([...pokemon.usedAbilities, ability.name])] }),
    { fact: 'ABILITY_USED', player, pokemon: namedPokemon(game, pokemon), ability: ability.name },
  )
  const spent =
    ability.oncePerGame === undefined
      ? used
      : updatePlayer(used, player, { spent: [...used.players[player].spent, ability.oncePerGame] })
  const counted =
    ability.limit === 'onePerTurn'
      ? withTurn(spent, { abilitiesUsed: [...spent.turn.abilitiesUsed, ability.name] })
      : spent
  const source = { kind: 'ability', player, label: ability.name, pokemon: pokemon.id } as const
  return queue(counted, [{ source, program: withCost(ability.cost, ability.use) }])
}
