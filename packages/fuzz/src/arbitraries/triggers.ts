/** Draws triggers of cards: the occasion, such as a Knock Out, and the effect that follows. */
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
import type { Rng } from '../rng.ts'
import { someOthers } from './lastingEffects.ts'
import { settledQuestion, textFor } from './programs.ts'
import { perhaps, someFilter, writingFor } from './writing.ts'

export const OCCASION_NAMES = Object.keys(OCCASIONS) as readonly OccasionName[]

const occasion = (rng: Rng, on: OccasionName): Occasion => {
  const where = perhaps(rng, 0.4, 'where', () => 'Active' as const)
  const of = rng.chance(0.3) ? { of: someOthers(rng), ...perhaps(rng, 0.3, 'single', () => true as const) } : {}
  const once = perhaps(rng, 0.3, 'once', () => true as const)
  switch (on) {
    case 'damaged':
      return { on, ...where, ...perhaps(rng, 0.5, 'by', () => 'opponent' as const), ...of }
    case 'knockedOut':
      return { on, ...where, ...perhaps(rng, 0.5, 'by', () => rng.pick(['attack', 'opponent'] as const)), ...of }
    case 'movedToActive':
    case 'movedToBench':
      return { on, ...once, ...of }
    case 'attached':
      return { on, ...perhaps(rng, 0.5, 'card', () => someFilter(rng)), ...once, ...of }
    case 'benched':
      return { on, ...perhaps(rng, 0.3, 'how', () => 'any' as const), ...of }
    case 'evolved':
      return { on, ...of }
    case 'takenAsPrize':
      return { on, ...perhaps(rng, 0.4, 'during', () => 'yourTurn' as const) }
    case 'checkup':
      return { on }
    case 'turnEnds':
      return { on, ...perhaps(rng, 0.6, 'whose', () => rng.pick(WHO)) }
  }
}

const speaksOfIt = (when: Occasion): readonly string[] => ('of' in when && when.of !== undefined ? [IT] : [])

/** A trigger of an Ability, a Tool or an Energy card. */
export const trigger = (rng: Rng, on: OccasionName, attacks: readonly string[] = []): Trigger => {
  if (on === 'takenAsPrize') return prizeTrigger(rng)
  const place = on === 'checkup' ? 'checkup' : on === 'damaged' || on === 'knockedOut' ? 'reaction' : 'ability'
  const when = occasion(rng, on)
  return {
    ...when,
    ...perhaps(rng, 0.15, 'if', () => settledQuestion(writingFor(rng, 'ability'))),
    does: textFor(rng, place, attacks, speaksOfIt(when)),
  }
}

/** The trigger of a card that is taken as a Prize card. Its effect usually concerns the card itself. */
const prizeTrigger = (rng: Rng): Trigger => ({
  ...(occasion(rng, 'takenAsPrize') as { readonly on: 'takenAsPrize' }),
  ...perhaps(rng, 0.15, 'if', () => settledQuestion(writingFor(rng, 'prize'))),
  does: rng.weighted<() => Program>([
    [2, () => [{ do: 'move', cards: IT, to: 'bench' }]],
    [
      2,
      () => [
        { do: 'choosePokemon', as: 'holder', from: { whose: 'you' } },
        { do: 'attach', cards: IT, to: { chosen: 'holder' } },
      ],
    ],
    [3, () => textFor(rng, 'prize', [], [], [IT])],
  ])(),
})

/** A Stadium's trigger: a Checkup, the end of a turn, or something that happens to either player's Pokémon. */
export const stadiumTrigger = (rng: Rng): StadiumTrigger => {
  if (rng.chance(0.2)) return { on: 'turnEnds', does: textFor(rng, 'trainer') }
  if (rng.chance(0.6)) return { on: 'checkup', does: textFor(rng, 'stadiumCheckup') }
  const on = rng.pick(['attached', 'benched', 'evolved', 'movedToActive', 'movedToBench'] as const)
  const how = on === 'benched' && rng.chance(0.5) ? { how: 'any' as const } : {}
  return { on, ...how, of: { ...someOthers(rng), whose: 'either' }, does: textFor(rng, 'trainer', [], [IT]) }
}
