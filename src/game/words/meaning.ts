/** The function of each word of the effect language, collected from the folder of its kind. */
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

/** Every word of the language. The compiler proves the table complete. */
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
