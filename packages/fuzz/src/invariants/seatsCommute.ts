/**
 * Swapping the seats makes no difference: the swapped game with swapped events continues as the swapped original (P10).
 */

import { readEvent, type Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Check, Sent } from '../check.ts'
import { firstDifference } from './sameness.ts'
import { withoutSeatOrder } from './seatOrder.ts'
import { swapEvent, swapSeats, swapSnapshot } from './swapSeats.ts'

/**
 * The toss distinguishes the seats on purpose: seat 0 calls heads, and before a first player is chosen seat 0 stands
 * for nobody (SU.3). From the first moment after it no seat is special.
 */
const isToss = ({ state, game }: Snapshot): boolean =>
  state.startsWith('setUp.coinToss') ||
  state.startsWith('setUp.goingFirst') ||
  (state.startsWith('setUp') && game.ruleset.goesFirst.tossed === 'afterSetUp')

/**
 * The index of the same option in the swapped game: effects to be put in order are listed by seat, so the same effect
 * has another index there. The n-th of several equal options stays the n-th.
 */
const sameOption = (game: Game, other: Game, option: number): number => {
  if (game.ask?.ask !== 'choice' || game.ask.purpose !== 'order') return option
  const effects = swapSeats(game).waiting.map((one) => JSON.stringify(one))
  const before = effects.slice(0, option).filter((one) => one === effects[option]).length
  const same = other.waiting.flatMap((one, at) => (JSON.stringify(one) === effects[option] ? [at] : []))
  return same[before] ?? option
}

const forTheOther = (event: GameEvent, game: Game, other: Game): GameEvent => {
  const swapped = swapEvent(event)
  return swapped.type === 'CHOOSE' ? { ...swapped, option: sameOption(game, other, swapped.option) } : swapped
}

const differs = (expected: Snapshot, is: Snapshot): string | null =>
  expected.state === is.state
    ? firstDifference(withoutSeatOrder(is.game), withoutSeatOrder(expected.game))
    : `the game rests in ${is.state}, not in ${expected.state}.`

/** The difference between the legal events of the game and those of the swapped game, or null. */
const otherwiseLegal = (
  stepper: Stepper,
  at: Snapshot,
  legal: readonly GameEvent[],
  other: Snapshot,
): string | null => {
  const expected = legal.map((event) => JSON.stringify(forTheOther(event, at.game, other.game))).toSorted()
  const listed = legalEventsOf(stepper, other)
    .map((event) => JSON.stringify(event))
    .toSorted()
  return firstDifference(listed, expected, 'the list of legal events')
}

/** P10. */
export const seatsCommute: Check = {
  name: 'seats commute',
  watch: (_, stepper) => {
    let other: Snapshot | null = null
    const follow = ({ before, after, event, accepted }: Sent, from: Snapshot): string | null => {
      const read = readEvent(event)
      if (E.isLeft(read)) return null
      const next = step(stepper, from, forTheOther(read.right, before.game, from.game))
      if ((next !== from) !== accepted)
        return `P10: ${read.right.type} was ${accepted ? 'accepted' : 'refused'}; with the seats exchanged it is not.`
      if (!accepted) return null
      other = isToss(after) ? null : next
      const wrong = other === null ? null : differs(swapSnapshot(after), next)
      return wrong === null ? null : `P10: after ${read.right.type} with the seats exchanged ${wrong}`
    }
    return {
      see: (sent) => (other === null ? null : follow(sent, other)),
      atRest: (at, legal) => {
        if (isToss(at)) return null
        other ??= swapSnapshot(at)
        const wrong = otherwiseLegal(stepper, at, legal, other)
        return wrong === null ? null : `P10: with the seats exchanged ${wrong}`
      },
    }
  },
}
