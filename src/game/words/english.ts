/** The English of the effect language, collected from the folders of the kinds of effects. */
import type { Tellings } from '../cards/telling.ts'
import type { EffectName } from '../model/effects.ts'
import { attachedTellings } from './attached/english.ts'
import { choosingTellings } from './choosing/english.ts'
import { coinTellings } from './coins/english.ts'
import { conditionTellings } from './conditions/english.ts'
import { counterTellings } from './counters/english.ts'
import { decidingTellings } from './deciding/english.ts'
import { evolvingTellings } from './evolving/english.ts'
import { inPlayTellings } from './inPlay/english.ts'
import { lastingTellings } from './lasting/english.ts'
import { lookingTellings } from './looking/english.ts'
import { movingTellings } from './moving/english.ts'
import { textTellings } from './texts/english.ts'
import { turnTellings } from './turn/english.ts'

/** Maps the name of every effect to its English. The compiler checks that none is missing. */
export const EFFECT_TELLINGS: Tellings<EffectName> = {
  ...coinTellings,
  ...decidingTellings,
  ...choosingTellings,
  ...lookingTellings,
  ...movingTellings,
  ...attachedTellings,
  ...inPlayTellings,
  ...evolvingTellings,
  ...counterTellings,
  ...conditionTellings,
  ...lastingTellings,
  ...textTellings,
  ...turnTellings,
}
