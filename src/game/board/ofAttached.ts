/** Computes effects on a Pokémon's attached cards. `asking.ts` calls these functions and prevents endless loops. */
import type { EnergyType } from '../model/energy.ts'
import type { Game } from '../model/game.ts'
import type { BareKind } from './asking.ts'
import { collectEffects, reaching } from './continuous.ts'
import { lastingModifiers } from './inForce.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** True if an effect takes away the effects of cards attached to a Pokémon. Callers use `isBare`, which prevents endless loops. */
export const takesEffectsAway = (game: Game, kind: BareKind, target: InPlay): boolean =>
  lastingModifiers(game, kind, target).length + reaching<BareKind>(game, collectEffects(game, kind), target).length > 0

/** The types of basic Energy that provide twice as much on a Pokémon. Callers use `asAttached`. */
export const doubledTypes = (game: Game, target: InPlay): readonly EnergyType[] => {
  const kind = 'doublesBasicEnergy'
  const all = [
    ...lastingModifiers(game, kind, target),
    ...reaching<typeof kind>(game, collectEffects(game, kind), target),
  ]
  return all.map(({ effect }) => effect.type)
}
