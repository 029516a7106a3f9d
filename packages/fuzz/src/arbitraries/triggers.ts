/** Writes triggers and their effects. */
import {
  IT,
  OCCASIONS,
  type Occasion,
  type OccasionName,
  type Program,
  type StadiumTrigger,
  type Trigger,
  WHO,
} from 'ptcg-turn-engine/model'
import type { Dice } from '../dice.ts'
import { someOthers } from './lastingEffects.ts'
import { settledQuestion, textFor } from './programs.ts'
import { perhaps, someFilter, writingFor } from './writing.ts'

export const OCCASION_NAMES = Object.keys(OCCASIONS) as readonly OccasionName[]

const occasion = (dice: Dice, on: OccasionName): Occasion => {
  const where = perhaps(dice, 0.4, 'where', () => 'Active' as const)
  const of = perhaps(dice, 0.3, 'of', () => someOthers(dice))
  switch (on) {
    case 'damaged':
      return { on, ...where, ...perhaps(dice, 0.5, 'by', () => 'opponent' as const) }
    case 'knockedOut':
      return { on, ...where, ...perhaps(dice, 0.5, 'by', () => dice.pick(['attack', 'opponent'] as const)), ...of }
    case 'movedToActive':
      return { on, ...perhaps(dice, 0.4, 'once', () => true as const) }
    case 'attached':
      return { on, ...perhaps(dice, 0.5, 'card', () => someFilter(dice)), ...of }
    case 'benched':
    case 'evolved':
      return { on, ...of }
    case 'takenAsPrize':
      return { on, ...perhaps(dice, 0.4, 'during', () => 'yourTurn' as const) }
    case 'checkup':
      return { on }
    case 'turnEnds':
      return { on, ...perhaps(dice, 0.6, 'whose', () => dice.pick(WHO)) }
  }
}

const speaksOfIt = (when: Occasion): readonly string[] => ('of' in when && when.of !== undefined ? [IT] : [])

/** A trigger of an Ability, a Tool or an Energy card. */
export const trigger = (dice: Dice, on: OccasionName, attacks: readonly string[] = []): Trigger => {
  if (on === 'takenAsPrize') return prizeTrigger(dice)
  const place = on === 'checkup' ? 'checkup' : on === 'damaged' || on === 'knockedOut' ? 'reaction' : 'ability'
  const when = occasion(dice, on)
  return {
    ...when,
    ...perhaps(dice, 0.15, 'if', () => settledQuestion(writingFor(dice, 'ability'))),
    does: textFor(dice, place, attacks, speaksOfIt(when)),
  }
}

/** The effect of a taken Prize card: most often on the card itself. */
const prizeTrigger = (dice: Dice): Trigger => ({
  ...(occasion(dice, 'takenAsPrize') as { readonly on: 'takenAsPrize' }),
  ...perhaps(dice, 0.15, 'if', () => settledQuestion(writingFor(dice, 'prize'))),
  does: dice.weighted<() => Program>([
    [2, () => [{ do: 'move', cards: IT, to: 'bench' }]],
    [
      2,
      () => [
        { do: 'choosePokemon', as: 'holder', from: { whose: 'you' } },
        { do: 'attach', cards: IT, to: { chosen: 'holder' } },
      ],
    ],
    [3, () => textFor(dice, 'prize', [], [], [IT])],
  ])(),
})

/** A Stadium's trigger: a Checkup, the end of a turn, or something that happens to either player's Pokémon. */
export const stadiumTrigger = (dice: Dice): StadiumTrigger => {
  if (dice.chance(0.2)) return { on: 'turnEnds', does: textFor(dice, 'trainer') }
  if (dice.chance(0.6)) return { on: 'checkup', does: textFor(dice, 'stadiumCheckup') }
  const on = dice.pick(['attached', 'benched', 'evolved'] as const)
  return { on, of: { ...someOthers(dice), whose: 'either' }, does: textFor(dice, 'trainer', [], [IT]) }
}
