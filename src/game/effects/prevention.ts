/** True if a Pokémon is kept from effects of attacks, Abilities, Items or Supporters. Damage is another matter (R7, R8). */
import { modifiersOn } from '../board/continuous.ts'
import { definitionOf, namedPokemon } from '../board/definitions.ts'
import type { InPlay } from '../board/pokemonInPlay.ts'
import { isFrom } from '../board/references.ts'
import { record } from '../changes/record.ts'
import type { Game } from '../model/game.ts'
import type { Modifiers } from '../model/lasting.ts'
import type { EffectSource } from '../model/resolution.ts'

/** True when something in force prevents effects of this source on the Pokémon. */
export const isPrevented = (game: Game, source: EffectSource, target: InPlay): boolean => {
  const of = preventable(game, source)
  return (
    of !== null &&
    modifiersOn(game, 'preventEffects', target).some(
      ({ effect }) => effect.of === of && isFrom(game, source, target, effect.from),
    )
  )
}

/** As what an effect may be prevented: as one of attacks, Abilities, Items, Supporters, or as nothing. The card that is played lies in limbo. */
const preventable = (game: Game, { kind }: EffectSource): Modifiers['preventEffects']['of'] | null => {
  if (kind === 'ability') return 'Abilities'
  if (kind !== 'trainer') return kind === 'attack' ? undefined : null
  const card = game.limbo === null ? null : definitionOf(game, game.limbo)
  if (card?.kind !== 'Trainer') return null
  return card.trainer === 'Supporter' ? 'Supporters' : card.trainer === 'Item' ? 'Items' : null
}

/** Told: the effect did not reach this Pokémon. */
export const prevented = (game: Game, source: EffectSource, { pokemon }: InPlay): Game =>
  record(game, { fact: 'EFFECT_PREVENTED', pokemon: namedPokemon(game, pokemon), effect: source.label })

/** Does something to each Pokémon that is not kept from it, and says which were. */
export const toEach = (
  game: Game,
  source: EffectSource,
  targets: readonly InPlay[],
  does: (game: Game, target: InPlay) => Game,
): Game =>
  targets.reduce(
    (now, target) => (isPrevented(now, source, target) ? prevented(now, source, target) : does(now, target)),
    game,
  )
