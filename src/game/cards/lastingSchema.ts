/** The shape of lasting effects as JSON. */
import * as v from 'valibot'
import type { LastingEffect } from '../model/lasting.ts'
import { modifierSchemas } from './modifierSchema.ts'

export const LastingEffectSchema = v.variant('lasting', modifierSchemas('lasting', {}) as never) as v.GenericSchema<
  unknown,
  LastingEffect
>
