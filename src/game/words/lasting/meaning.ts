/** The functions of the words about effects that last for a turn. */

import { referredSet } from '../../board/references.ts'
import { beginLasting, beginRule } from '../../changes/lasting.ts'
import { did, doneUnlessSame, type Here, type WordMeanings } from '../../effects/continuation.ts'
import { toEach } from '../../effects/prevention.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

const lasting = (game: Game, effect: EffectNamed<'lasting'>, { source, memory }: Here): Game => {
  const targets = referredSet(game, source, memory, effect.on)
  return doneUnlessSame(
    game,
    toEach(game, source, targets, (now, target) => beginLasting(now, target, effect, source)),
  )
}

const lastingRule = (game: Game, effect: EffectNamed<'lastingRule'>, { source }: Here): Game =>
  did(beginRule(game, effect, source), true)

export const lastingMeanings: WordMeanings<'lasting' | 'lastingRule'> = {
  lasting,
  lastingRule,
}
