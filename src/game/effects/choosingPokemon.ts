/** Effects that ask a player to pick Pokémon in play. */
import { activeOf, type InPlay } from '../board/pokemonInPlay.ts'
import { filteredPokemon, playerOf } from '../board/references.ts'
import type { ChoosePokemon } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { askChoice } from './choice.ts'
import { limits, notingShort } from './choosing.ts'
import type { Here } from './continuation.ts'
import { thoseOfUse } from './ofUse.ts'
import { isPrevented, prevented } from './prevention.ts'

/** The Active Pokémon that is to go to the Bench and cannot: nobody has to say who comes in for it. */
const whoStays = (game: Game, { source }: Here, { as }: ChoosePokemon): InPlay | null => {
  const out = game.resolution?.todo.find((later) => later.do === 'switch' && later.with === as && later.out === true)
  if (out?.do !== 'switch') return null
  const active = activeOf(game, playerOf(source, out.who))
  return active !== null && isPrevented(game, source, active) ? active : null
}

export const choosePokemon = (game: Game, effect: ChoosePokemon, here: Here): Game => {
  const stays = whoStays(game, here, effect)
  const candidates = stays === null ? filteredPokemon(game, here.source, here.memory, effect.from) : []
  const told = stays === null ? game : prevented(game, here.source, stays)
  return askChoice(notingShort(told, effect.as, candidates.length < (effect.min ?? 1)), {
    player: playerOf(here.source, effect.by ?? 'you'),
    purpose: 'effect',
    as: effect.as,
    options: thoseOfUse(game, here, effect, candidates).map(({ pokemon }) => ({
      option: 'pokemon',
      pokemon: pokemon.id,
    })),
    ...limits(game, here, effect, 1),
  })
}
