/** Looks that are only for Pokémon that a full Bench has no room for: nobody looks (R112). */
import { benchLimit } from '../board/limits.ts'
import { memoize } from '../board/memoize.ts'
import { playerOf } from '../board/references.ts'
import type { Effect, Program, Who } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'

const everyEffect = (program: Program): readonly Effect[] =>
  program.flatMap((effect) => [effect, ...programsIn(effect).flatMap(everyEffect)])

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
    // cards that are put beneath a deck in a new order are looked at for that as well
    !all.some((effect) => effect.do === 'shuffleDeck' && effect.bottom !== undefined)
  )
}

/** Where a text looks for Pokémon alone that are to come onto a Bench. Texts do not change, so each is looked through once. */
const looksForTheBench = memoize(
  (text: Program): { readonly [Whose in Who]: { readonly [From in Where]: boolean } } => {
    const all = everyEffect(text)
    const of = (whose: Who) => ({
      hand: isOnlyForTheBench(all, whose, 'hand'),
      lookedAt: isOnlyForTheBench(all, whose, 'lookedAt'),
    })
    return { you: of('you'), opponent: of('opponent') }
  },
)

/** True if a text looks at a hand, or at cards of a deck, for Pokémon alone that are to come onto this Bench, and it is full. */
export const isOnlyForAFullBench = (
  game: Game,
  source: EffectSource,
  whose: Who,
  from: Where,
  text: Program,
): boolean => {
  const player = playerOf(source, whose)
  return game.players[player].bench.length >= benchLimit(game, player) && looksForTheBench(text)[whose][from]
}
