/** The functions that carry out effects, collected from the folders of the kinds of effects. */
import type { WordMeanings } from '../effects/continuation.ts'
import type { EffectName } from '../model/effects.ts'
import { attachedMeanings } from './attached/meaning.ts'
import { choosingMeanings } from './choosing/meaning.ts'
import { coinMeanings } from './coins/meaning.ts'
import { conditionMeanings } from './conditions/meaning.ts'
import { counterMeanings } from './counters/meaning.ts'
import { decidingMeanings } from './deciding/meaning.ts'
import { evolvingMeanings } from './evolving/meaning.ts'
import { inPlayMeanings } from './inPlay/meaning.ts'
import { lastingMeanings } from './lasting/meaning.ts'
import { lookingMeanings } from './looking/meaning.ts'
import { movingMeanings } from './moving/meaning.ts'
import { textMeanings } from './texts/meaning.ts'
import { turnMeanings } from './turn/meaning.ts'

/** Maps the name of every effect to its function. The compiler checks that none is missing. */
export const EFFECT_MEANINGS: WordMeanings<EffectName> = {
  ...coinMeanings,
  ...decidingMeanings,
  ...choosingMeanings,
  ...lookingMeanings,
  ...movingMeanings,
  ...attachedMeanings,
  ...inPlayMeanings,
  ...evolvingMeanings,
  ...counterMeanings,
  ...conditionMeanings,
  ...lastingMeanings,
  ...textMeanings,
  ...turnMeanings,
}
