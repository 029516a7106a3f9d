/** The facts about each word that are known before it is carried out, collected from the folder of its kind. */
import type { Foresights } from '../effects/foresight.ts'
import type { EffectName } from '../model/effects.ts'
import { attachedForesights } from './attached/foresight.ts'
import { choosingForesights } from './choosing/foresight.ts'
import { coinForesights } from './coins/foresight.ts'
import { conditionForesights } from './conditions/foresight.ts'
import { counterForesights } from './counters/foresight.ts'
import { decidingForesights } from './deciding/foresight.ts'
import { evolvingForesights } from './evolving/foresight.ts'
import { inPlayForesights } from './inPlay/foresight.ts'
import { lastingForesights } from './lasting/foresight.ts'
import { lookingForesights } from './looking/foresight.ts'
import { movingForesights } from './moving/foresight.ts'
import { textForesights } from './texts/foresight.ts'
import { turnForesights } from './turn/foresight.ts'

/** Every word of the language. The compiler proves the table complete. */
export const EFFECT_FORESIGHTS: Foresights<EffectName> = {
  ...coinForesights,
  ...decidingForesights,
  ...choosingForesights,
  ...lookingForesights,
  ...movingForesights,
  ...attachedForesights,
  ...inPlayForesights,
  ...evolvingForesights,
  ...counterForesights,
  ...conditionForesights,
  ...lastingForesights,
  ...textForesights,
  ...turnForesights,
}
