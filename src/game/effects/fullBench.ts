/** Recognizes looks that only serve to find Pokémon for a Bench. If that Bench is full, nobody looks (R112). */
import { benchHolds } from '../board/limits.ts'
import { memoize } from '../board/memoize.ts'
import { playerOf } from '../board/references.ts'
import type { Effect, Program, Who } from '../model/effects.ts'
import { everyEffectIn, programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'

type Where = 'hand' | 'lookedAt'

const isOnlyForTheBench = (all: readonly Effect[], whose: Who, from: Where): boolean => {
  const names = all.flatMap((effect) =>
    (effect.do === 'chooseCards' || effect.do === 'allCards') && effect.from === from && effect.whose === whose
      ? [effect.as]
      : [],
  )
  return (
    names.length > 0 &&
    names.every((as) => all.some((effect) => effect.do === 'move' && effect.cards === as && effect.to === 'bench')) &&
    // if cards are put beneath a deck in a new order, they are looked at for that too
    !all.some((effect) => effect.do === 'shuffleDeck' && effect.bottom !== undefined)
  )
}

/** True if a word, or a word inside it, puts cards onto a Bench: few do, so few texts are looked through. */
const putsOntoABench = memoize(
  (effect: Effect): boolean =>
    (effect.do === 'move' && effect.to === 'bench') ||
    programsIn(effect).some((program) => program.some(putsOntoABench)),
)

/** True if this Bench is full, and the text looks at a hand or at cards of a deck only for Pokémon to put onto it. */
export const isOnlyForAFullBench = (
  game: Game,
  source: EffectSource,
  whose: Who,
  from: Where,
  text: Program,
): boolean => {
  const player = playerOf(source, whose)
  return (
    text.some(putsOntoABench) && !benchHolds(game, player, 1) && isOnlyForTheBench(everyEffectIn(text), whose, from)
  )
}
