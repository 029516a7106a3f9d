/** The facts about each effect that are known before it is carried out, collected from the folders of the kinds of effects. */
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

/** Maps the name of every effect to the facts about it. The compiler checks that none is missing. */
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
