/** Effects that decide what is done: coins, conditions of a text, "you may", "choose 1 or both", "for each". */

import { answers, countOf } from '../board/count.ts'
import { coinShows, rolled } from '../changes/chance.ts'
import { remember, withAsk } from '../changes/record.ts'
import type { Effect, EffectNamed } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { askChoice } from './choice.ts'
import { doFirst, type Here } from './continuation.ts'
import { couldChangeSomething } from './foreseeable.ts'

/** Most coins one "until tails" may take in a seeded game; the chance to need more is below one in 10^300. */
const ENDLESS = 1000

/** A coin has landed: it is told, remembered, and counted. */
export const countCoin = (game: Game, { source, memory }: Here, heads: boolean): Game =>
  remember(coinShows(game, source.player, heads, source.label), {
    heads: memory.heads + (heads ? 1 : 0),
    tails: memory.tails + (heads ? 0 : 1),
    done: true,
  })

const flipCoins = (game: Game, here: Here, coins: number | 'untilTails'): Game => {
  const cleared = remember(game, { heads: 0, tails: 0, done: coins !== 0 })
  if (coins === 0) return cleared
  const faces = rolled(cleared, (upTo) => {
    const flipped: boolean[] = []
    while (flipped.length < (coins === 'untilTails' ? ENDLESS : coins)) {
      const heads = upTo(1) === 1
      flipped.push(heads)
      if (coins === 'untilTails' && !heads) break
    }
    return flipped
  })
  if (faces === null) return withAsk(cleared, { ask: 'coin', player: here.source.player, coins })
  return faces.value.reduce((now, heads) => countCoin(now, nowHere(now, here), heads), faces.game)
}

const nowHere = (game: Game, here: Here): Here => ({
  source: here.source,
  memory: game.resolution?.memory ?? here.memory,
})

export const flip = (game: Game, effect: EffectNamed<'flip'>, here: Here): Game =>
  flipCoins(game, here, Math.max(0, countOf(game, here.source, here.memory, effect.coins)))

export const flipUntilTails = (game: Game, _: EffectNamed<'flipUntilTails'>, here: Here): Game =>
  flipCoins(game, here, 'untilTails')

export const branch = (game: Game, effect: EffectNamed<'if'>, { source, memory }: Here): Game =>
  doFirst(game, answers(game, source, memory, effect.is) ? effect.then : (effect.otherwise ?? []))

/**
 * The effect stays first in what is left, so that the answer finds its parts. Where yes could change nothing, nobody is
 * asked.
 */
export const may = (game: Game, effect: EffectNamed<'may'>, { source, memory }: Here): Game => {
  if (!couldChangeSomething(game, source, effect.then, memory)) return remember(game, { done: false })
  return askChoice(doFirst(game, [effect]), {
    player: source.player,
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
    max: 2,
  })

export const forEach = (game: Game, effect: EffectNamed<'forEach'>, { source, memory }: Here): Game => {
  const times = Math.max(0, countOf(game, source, memory, effect.times))
  return doFirst(game, Array.from({ length: times }, (): readonly Effect[] => effect.then).flat())
}
