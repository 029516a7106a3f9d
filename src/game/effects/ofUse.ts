/**
 * Finds the Pokémon that a text offers in a choice. Texts other than those of attacks offer only Pokémon that they could affect (R78,
 * R104).
 */
import type { InPlay } from '../board/pokemonInPlay.ts'
import { memoryWith, withNamed } from '../changes/copy.ts'
import type { ChoosePokemon, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { Here } from './continuation.ts'
import { couldComeOf } from './foreseeable.ts'
import { findRestAbout, isSaidElsewhere } from './wordsAbout.ts'

const NO_WORDS: Program = []

/** The candidates that the text could affect. An attack offers every candidate, but none if it could affect none. */
export const thoseOfUse = (
  game: Game,
  { source, memory }: Here,
  { as }: ChoosePokemon,
  candidates: readonly InPlay[],
): readonly InPlay[] => {
  const left = findRestAbout(game.resolution?.todo ?? NO_WORDS, as)
  if (left.words.size === 0 || left.isByHand) return candidates
  const isAttack = source.kind === 'attack'
  if (isAttack && isSaidElsewhere(game, as, left.text)) return candidates
  const isOfUse = ({ pokemon: { id } }: InPlay): boolean =>
    couldComeOf(
      left.words,
      game,
      source,
      left.text,
      memoryWith(memory, { pokemon: withNamed(memory.pokemon, as, [id]) }),
    )
  if (isAttack) return candidates.some(isOfUse) ? candidates : []
  return candidates.filter(isOfUse)
}
