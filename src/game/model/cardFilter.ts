/** Which cards a text asks for, by what is printed on them. */
import type { EnergyType } from './energy.ts'

/** Which cards a choice is between. Every property that is given must hold. */
export interface CardFilter {
  readonly kind?: 'Pokemon' | 'Energy' | 'Trainer'
  readonly stage?: 'Basic' | 'Stage 1' | 'Stage 2'
  readonly trainer?: 'Item' | 'Tool' | 'Supporter' | 'Stadium'
  readonly basicEnergy?: boolean
  readonly type?: EnergyType
  readonly named?: string
}
