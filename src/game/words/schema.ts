/** The JSON schema of the effect language, collected from the folders of the kinds of effects. */
import * as v from 'valibot'
import { listOf } from '../cards/schemaParts.ts'
import type { WordShapes } from '../cards/wordShape.ts'
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { attachedShapes } from './attached/schema.ts'
import { choosingShapes } from './choosing/schema.ts'
import { coinShapes } from './coins/schema.ts'
import { conditionShapes } from './conditions/schema.ts'
import { counterShapes } from './counters/schema.ts'
import { decidingShapes } from './deciding/schema.ts'
import { evolvingShapes } from './evolving/schema.ts'
import { inPlayShapes } from './inPlay/schema.ts'
import { lastingShapes } from './lasting/schema.ts'
import { lookingShapes } from './looking/schema.ts'
import { movingShapes } from './moving/schema.ts'
import { textShapes } from './texts/schema.ts'
import { turnShapes } from './turn/schema.ts'

const effect: v.GenericSchema<unknown, Effect> = v.lazy(() => EffectSchema)

export const ProgramSchema: v.GenericSchema<unknown, Program> = listOf(effect)

/** Maps the name of every effect to its shape. The compiler checks that none is missing. */
export const EFFECT_SHAPES: WordShapes<EffectName> = {
  ...coinShapes,
  ...decidingShapes(ProgramSchema),
  ...choosingShapes,
  ...lookingShapes,
  ...movingShapes,
  ...attachedShapes,
  ...inPlayShapes,
  ...evolvingShapes,
  ...counterShapes,
  ...conditionShapes,
  ...lastingShapes,
  ...textShapes,
  ...turnShapes,
}

export const EffectSchema: v.GenericSchema<unknown, Effect> = v.variant(
  'do',
  Object.entries(EFFECT_SHAPES).map(([word, { keys }]) =>
    v.strictObject({ do: v.literal(word), ...(keys as v.ObjectEntries) }),
  ) as never,
)
