/** Effects that do something for each of several cards or Pokémon, one after another, each under a name for what is done. */
import { referredSet } from '../board/references.ts'
import { remember } from '../changes/record.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { doFirst, type Here } from './continuation.ts'
import { did } from './moving.ts'

/** The name under which those that come after this one are remembered; no card should use it for a choice. */
const rest = (as: string): string => `${as}AndTheRest`

export const eachCard = (game: Game, effect: EffectNamed<'eachCard'>, { memory }: Here): Game => {
  const { cards, as, then } = effect
  const [first, ...others] = memory.cards[cards] ?? []
  if (first === undefined) return did(game, false)
  const bound = remember(game, { cards: { ...memory.cards, [as]: [first], [rest(as)]: others } })
  return doFirst(bound, others.length === 0 ? then : [...then, { ...effect, cards: rest(as) }])
}

export const eachPokemon = (game: Game, effect: EffectNamed<'eachPokemon'>, { source, memory }: Here): Game => {
  const { pokemon, as, then } = effect
  const [first, ...others] = referredSet(game, source, memory, pokemon).map((one) => one.pokemon.id)
  // Those that are left may all have left play meanwhile: what was done for the others was done.
  const goesOn = typeof pokemon === 'object' && 'eachChosen' in pokemon && pokemon.eachChosen === rest(as)
  if (first === undefined) return goesOn ? game : did(game, false)
  const bound = remember(game, { pokemon: { ...memory.pokemon, [as]: [first], [rest(as)]: others } })
  return doFirst(bound, others.length === 0 ? then : [...then, { ...effect, pokemon: { eachChosen: rest(as) } }])
}
