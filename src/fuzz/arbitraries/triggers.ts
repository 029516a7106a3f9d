/** Writes what sets off an effect, and the effect. */
import { OCCASIONS, type Occasion, type OccasionName, type Trigger } from '../../game/model/triggers.ts'
import type { Dice } from '../dice.ts'
import { settledQuestion, textFor } from './programs.ts'
import { perhaps, someFilter, writingFor } from './writing.ts'

export const OCCASION_NAMES = Object.keys(OCCASIONS) as readonly OccasionName[]

const occasion = (dice: Dice, on: OccasionName): Occasion => {
  const where = perhaps(dice, 0.4, 'where', () => 'Active' as const)
  switch (on) {
    case 'damaged':
      return { on, ...where, ...perhaps(dice, 0.5, 'by', () => 'opponent' as const) }
    case 'knockedOut':
      return { on, ...where, ...perhaps(dice, 0.5, 'by', () => dice.pick(['attack', 'opponent'] as const)) }
    case 'movedToActive':
      return { on, ...perhaps(dice, 0.4, 'once', () => true as const) }
    case 'attached':
      return { on, ...perhaps(dice, 0.5, 'card', () => someFilter(dice)) }
    case 'checkup':
    case 'benched':
    case 'evolved':
      return { on }
  }
}

/** A trigger of an Ability, a Tool or an Energy card. */
export const trigger = (dice: Dice, on: OccasionName, attacks: readonly string[] = []): Trigger => {
  const place = on === 'checkup' ? 'checkup' : on === 'damaged' || on === 'knockedOut' ? 'reaction' : 'ability'
  return {
    ...occasion(dice, on),
    ...perhaps(dice, 0.15, 'if', () => settledQuestion(writingFor(dice, 'ability'))),
    does: textFor(dice, place, attacks),
  }
}
