/** Carries out the effects that decide whether, which and how often other effects are carried out. */

import { answers } from '../../board/count.ts'
import { playerOf, referredSet } from '../../board/references.ts'
import { remember } from '../../changes/record.ts'
import { askChoice } from '../../effects/choice.ts'
import { did, doFirst, type Here, numberOf, type WordMeanings } from '../../effects/continuation.ts'
import { couldBeWanted, couldChangeSomething } from '../../effects/foreseeable.ts'
import { MOST_TIMES } from '../../json/limits.ts'
import type { Effect, EffectNamed, Program } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import { isUsedUp } from './foresight.ts'

const branch = (game: Game, effect: EffectNamed<'if'>, { source, memory }: Here): Game =>
  doFirst(game, answers(game, source, memory, effect.is) ? effect.then : (effect.otherwise ?? []))

/**
 * Asks a "may" question. The effect stays first among the remaining ones, so that the answer finds its program. Nobody is asked if the
 * program could change nothing; but an empty program is always asked about, because later effects depend on the answer.
 */
const may = (game: Game, effect: EffectNamed<'may'>, { source, memory }: Here): Game => {
  const isOnlyAsked = effect.then.length === 0
  if (isUsedUp(game, effect) || (!isOnlyAsked && !couldBeWanted(game, source, effect.then, memory)))
    return remember(game, { done: false })
  return askChoice(doFirst(game, [effect]), {
    player: playerOf(source, effect.by ?? 'you'),
    purpose: 'may',
    options: [
      { option: 'answer', answer: 'yes' },
      { option: 'answer', answer: 'no' },
    ],
    min: 1,
    max: 1,
  })
}

/** Asks which of the two programs to carry out. Only programs that could change something are offered (T2D.1b). */
const oneOrBoth = (game: Game, effect: EffectNamed<'oneOrBoth'>, { source, memory }: Here): Game =>
  askChoice(doFirst(game, [effect]), {
    player: source.player,
    purpose: 'oneOrBoth',
    options: (['first', 'second'] as const)
      .filter((part) => couldChangeSomething(game, source, effect[part], memory))
      .map((part) => ({ option: 'effect', effect: part })),
    min: 1,
    max: effect.just === undefined ? 2 : 1,
  })

/** The maximum number of effects that "for each" writes out at once; the rest stays a "for each". */
const AT_ONCE = 200
/** The maximum number that may be printed in a text. */
const HIGHEST_PRINTED = 100

/** The "for each" effects for the remaining repetitions. */
const repeated = (effect: EffectNamed<'forEach'>, times: number): Program =>
  times <= 0
    ? []
    : [{ ...effect, times: Math.min(times, HIGHEST_PRINTED) }, ...repeated(effect, times - HIGHEST_PRINTED)]

const forEach = (game: Game, effect: EffectNamed<'forEach'>, here: Here): Game => {
  const { then } = effect
  const times = then.length === 0 ? 0 : Math.min(MOST_TIMES, numberOf(game, here, effect.times))
  const now = Math.min(times, Math.max(1, Math.floor(AT_ONCE / then.length)))
  const written = Array.from({ length: now }, (): readonly Effect[] => then).flat()
  return doFirst(game, [...written, ...repeated(effect, times - now)])
}

/** The name under which the remaining cards or Pokémon are remembered; no card should use it for a choice. */
const rest = (as: string): string => `${as}AndTheRest`

const eachCard = (game: Game, effect: EffectNamed<'eachCard'>, { memory }: Here): Game => {
  const { cards, as, then } = effect
  const [first, ...others] = memory.cards[cards] ?? []
  if (first === undefined) return did(game, false)
  const bound = remember(game, { cards: { ...memory.cards, [as]: [first], [rest(as)]: others } })
  return doFirst(bound, others.length === 0 ? then : [...then, { ...effect, cards: rest(as) }])
}

const eachPokemon = (game: Game, effect: EffectNamed<'eachPokemon'>, { source, memory }: Here): Game => {
  const { pokemon, as, then } = effect
  const [first, ...others] = referredSet(game, source, memory, pokemon).map((one) => one.pokemon.id)
  // All the remaining Pokémon may have left play by now; the effect still counts as done for the earlier ones.
  const goesOn = typeof pokemon === 'object' && 'eachChosen' in pokemon && pokemon.eachChosen === rest(as)
  if (first === undefined) return goesOn ? game : did(game, false)
  const bound = remember(game, { pokemon: { ...memory.pokemon, [as]: [first], [rest(as)]: others } })
  return doFirst(bound, others.length === 0 ? then : [...then, { ...effect, pokemon: { eachChosen: rest(as) } }])
}

export const decidingMeanings: WordMeanings<'if' | 'may' | 'oneOrBoth' | 'forEach' | 'eachCard' | 'eachPokemon'> = {
  if: branch,
  may,
  oneOrBoth,
  forEach,
  eachCard,
  eachPokemon,
}
