/** Computes what effects do to a Pokémon's attached cards, for `asking.ts`, which guards against circular questions. */
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { BareKind } from './asking.ts'
import { collectEffects, reaching } from './continuous.ts'
import { lastingModifiers } from './inForce.ts'
import type { InPlay } from './pokemonInPlay.ts'

/**
 * True if something takes away the effects of cards attached to a Pokémon. Use `isBare` of `asking.ts`, which guards
 * against circular questions.
 */
export const takesEffectsAway = (game: Game, kind: BareKind, target: InPlay): boolean =>
  lastingModifiers(game, kind, target).length + reaching<BareKind>(game, collectEffects(game, kind), target).length > 0

/** The types of which a Pokémon's basic Energy provides twice as much. Use `asAttached` of `energy.ts`. */
export const doubledTypes = (game: Game, target: InPlay): readonly EnergyType[] => {
  const kind = 'doublesBasicEnergy'
  const all = [
    ...lastingModifiers(game, kind, target),
    ...reaching<typeof kind>(game, collectEffects(game, kind), target),
  ]
  return all.map(({ effect }) => effect.type)
}
