/** The damage calculation as one pure function: the six steps in order, as a ledger (A-D1 to A-D6). */

import { type DamageContext, emptyLedger, takeStep } from 'ptcg-turn-engine/internal/game/damage/steps'
import { DAMAGE_STEPS, type Ledger } from 'ptcg-turn-engine/model'

/** The ledger of an attack's damage to one target, step by step. Places no damage. */
export const calculateDamage = (context: DamageContext): Ledger =>
  DAMAGE_STEPS.reduce((ledger, step) => takeStep(context, ledger, step), emptyLedger(context))
