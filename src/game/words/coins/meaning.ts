/** Carries out the effects that flip coins. */

import { coinsShow, roll } from '../../changes/chance.ts'
import { remember, withAsk } from '../../changes/record.ts'
import { type Here, numberOf, type WordMeanings } from '../../effects/continuation.ts'
import { MOST_COINS } from '../../json/limits.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

/** Records, remembers and counts coins that have landed. */
export const countCoins = (game: Game, { source, memory }: Here, faces: readonly boolean[]): Game => {
  const heads = faces.filter((face) => face).length
  return remember(coinsShow(game, source.player, faces, source.label), {
    heads: memory.heads + heads,
    tails: memory.tails + faces.length - heads,
    done: true,
  })
}

/**
 * Flips coins, at most `MOST_COINS`: no text needs that many, and the chance that "until tails" needs more is below one
 * in 10^300.
 */
const flipCoins = (game: Game, here: Here, coins: number | 'untilTails'): Game => {
  const cleared = remember(game, { heads: 0, tails: 0, done: coins !== 0 })
  if (coins === 0) return cleared
  const faces = roll(cleared, (below) => {
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

const flip = (game: Game, effect: EffectNamed<'flip'>, here: Here): Game =>
  flipCoins(game, here, Math.min(MOST_COINS, numberOf(game, here, effect.coins)))

const flipUntilTails = (game: Game, _: EffectNamed<'flipUntilTails'>, here: Here): Game =>
  flipCoins(game, here, 'untilTails')

export const coinMeanings: WordMeanings<'flip' | 'flipUntilTails'> = {
  flip,
  flipUntilTails,
}
