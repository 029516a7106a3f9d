/** The English of the effect language, collected from the folders of the kinds of effects. */
import type { Phrasings } from '../cards/phrasing.ts'
import type { EffectName } from '../model/effects.ts'
import { attachedPhrasings } from './attached/english.ts'
import { choosingPhrasings } from './choosing/english.ts'
import { coinPhrasings } from './coins/english.ts'
import { conditionPhrasings } from './conditions/english.ts'
import { counterPhrasings } from './counters/english.ts'
import { decidingPhrasings } from './deciding/english.ts'
import { evolvingPhrasings } from './evolving/english.ts'
import { inPlayPhrasings } from './inPlay/english.ts'
import { lastingPhrasings } from './lasting/english.ts'
import { lookingPhrasings } from './looking/english.ts'
import { movingPhrasings } from './moving/english.ts'
import { textPhrasings } from './texts/english.ts'
import { turnPhrasings } from './turn/english.ts'

/** Maps the name of every effect to its English. The compiler checks that none is missing. */
export const EFFECT_PHRASINGS: Phrasings<EffectName> = {
  ...coinPhrasings,
  ...decidingPhrasings,
  ...choosingPhrasings,
  ...lookingPhrasings,
  ...movingPhrasings,
  ...attachedPhrasings,
  ...inPlayPhrasings,
  ...evolvingPhrasings,
  ...counterPhrasings,
  ...conditionPhrasings,
  ...lastingPhrasings,
  ...textPhrasings,
  ...turnPhrasings,
}
