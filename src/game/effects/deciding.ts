/** Effects that decide what is done: coins, conditions of a text, "you may", "choose 1 or both", "for each". */

import { answers, countOf } from '../board/count.ts'
import { playerOf } from '../board/references.ts'
import { coinsShow, rolled } from '../changes/chance.ts'
import { remember, withAsk } from '../changes/record.ts'
import { MOST_COINS, MOST_TIMES } from '../json/limits.ts'
import type { Effect, EffectNamed, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { askChoice } from './choice.ts'
import { doFirst, type Here } from './continuation.ts'
import { couldBeWanted, couldChangeSomething } from './foreseeable.ts'

/** A number that was counted, never less than none and never more than the most. */
const upTo = (most: number, counted: number): number => Math.min(most, Math.max(0, counted))

/** Coins have landed: they are told, remembered, and counted. */
export const countCoins = (game: Game, { source, memory }: Here, faces: readonly boolean[]): Game => {
  const heads = faces.filter((face) => face).length
  return remember(coinsShow(game, source.player, faces, source.label), {
    heads: memory.heads + heads,
    tails: memory.tails + faces.length - heads,
    done: true,
  })
}

/**
 * Flips coins, `MOST_COINS` at most: no text asks for as many, and the chance that "until tails" needs more is below one in
 * 10^300.
 */
const flipCoins = (game: Game, here: Here, coins: number | 'untilTails'): Game => {
  const cleared = remember(game, { heads: 0, tails: 0, done: coins !== 0 })
  if (coins === 0) return cleared
  const faces = rolled(cleared, (below) => {
    const flipped: boolean[] = []
    while (flipped.length < (coins === 'untilTails' ? MOST_COINS : coins)) {
      const heads = below(1) === 1
      flipped.push(heads)
      if (coins === 'untilTails' && !heads) break
    }
    return flipped
  })
  if (faces === null) return withAsk(cleared, { ask: 'coin', player: here.source.player, coins })
  return countCoins(faces.game, nowHere(faces.game, here), faces.value)
}

const nowHere = (game: Game, here: Here): Here => ({
  source: here.source,
  memory: game.resolution?.memory ?? here.memory,
})

export const flip = (game: Game, effect: EffectNamed<'flip'>, here: Here): Game =>
  flipCoins(game, here, upTo(MOST_COINS, countOf(game, here.source, here.memory, effect.coins)))

export const flipUntilTails = (game: Game, _: EffectNamed<'flipUntilTails'>, here: Here): Game =>
  flipCoins(game, here, 'untilTails')

export const branch = (game: Game, effect: EffectNamed<'if'>, { source, memory }: Here): Game =>
  doFirst(game, answers(game, source, memory, effect.is) ? effect.then : (effect.otherwise ?? []))

/**
 * The effect stays first in what is left, so that the answer finds its parts. Where yes could change nothing, nobody is
 * asked; where nothing is said of it, what comes later depends on the answer.
 */
export const may = (game: Game, effect: EffectNamed<'may'>, { source, memory }: Here): Game => {
  const isOnlyAsked = effect.then.length === 0
  if (!isOnlyAsked && !couldBeWanted(game, source, effect.then, memory)) return remember(game, { done: false })
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

/** Only what could change something is offered (T2D.1b). */
export const oneOrBoth = (game: Game, effect: EffectNamed<'oneOrBoth'>, { source, memory }: Here): Game =>
  askChoice(doFirst(game, [effect]), {
    player: source.player,
    purpose: 'oneOrBoth',
    options: (['first', 'second'] as const)
      .filter((part) => couldChangeSomething(game, source, effect[part], memory))
      .map((part) => ({ option: 'effect', effect: part })),
    min: 1,
    max: effect.just === undefined ? 2 : 1,
  })

/** Effects that "for each" writes out at once; what is more is left as "for each" of the rest. */
const AT_ONCE = 200
/** The highest number that a text may have printed on it. */
const HIGHEST_PRINTED = 100

/** The same text so many times more. */
const repeated = (effect: EffectNamed<'forEach'>, times: number): Program =>
  times <= 0
    ? []
    : [{ ...effect, times: Math.min(times, HIGHEST_PRINTED) }, ...repeated(effect, times - HIGHEST_PRINTED)]

export const forEach = (game: Game, effect: EffectNamed<'forEach'>, { source, memory }: Here): Game => {
  const { then } = effect
  const times = then.length === 0 ? 0 : upTo(MOST_TIMES, countOf(game, source, memory, effect.times))
  const now = Math.min(times, Math.max(1, Math.floor(AT_ONCE / then.length)))
  const written = Array.from({ length: now }, (): readonly Effect[] => then).flat()
  return doFirst(game, [...written, ...repeated(effect, times - now)])
}
