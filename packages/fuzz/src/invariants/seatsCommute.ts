/**
 * Checks that the engine treats both seats alike: if the seats are swapped in a game and in its events, the results are the same with
 * swapped seats (P10).
 */

import { readEvent, type Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Fact, FactName, Game, GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Check, Sent } from '../check.ts'
import { firstDifference } from './sameness.ts'
import { somethingNew } from './sampling.ts'
import { swapEvent, swapSeats, swapSnapshot } from './swapSeats.ts'

/**
 * True until a first player is chosen, while the seats are treated differently on purpose: seat 0 wins the toss with heads, and
 * `firstPlayer` is 0 (SU.3). In eras that toss the coin after set-up, this includes the whole set-up.
 */
const isToss = ({ state, game }: Snapshot): boolean =>
  state.startsWith('setUp.coinToss') ||
  state.startsWith('setUp.goingFirst') ||
  (state.startsWith('setUp') && game.ruleset.goesFirst.tossed === 'afterSetUp')

/**
 * The index of the same option in the swapped game. Effects to be put in order are listed by seat, so an effect may have another index
 * there. The n-th of several equal options stays the n-th.
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

const sorted = (items: readonly unknown[]): readonly unknown[] =>
  items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

/**
 * The keys of lists that begin with the entries of seat 0, although the rules give no order: changes to damage in one step, which are added
 * up (A-D2.1, A-D5.1), triggered texts, simultaneous Knock Outs, and past events that texts count.
 */
const UNORDERED: ReadonlySet<string> = new Set(['sources', 'triggered', 'later', 'history', 'pokemon', 'latest'])

/** These facts happen to both sides at once, and are listed for seat 0 first (MU.1, SU.8, KO.3, KO.4, ET.2). */
const AT_ONCE: ReadonlySet<FactName> = new Set<FactName>([
  'MULLIGAN',
  'POKEMON_REVEALED',
  'POKEMON_KNOCKED_OUT',
  'PRIZES_TAKEN',
  'LASTING_EFFECTS_ENDED',
])

const factsAtOnce = (all: readonly Fact[]): readonly unknown[] => {
  const end = all.findIndex(({ fact }) => fact !== all[0]?.fact)
  const run = end === -1 ? all : all.slice(0, end)
  const first = run[0] !== undefined && AT_ONCE.has(run[0].fact) ? sorted(run) : run
  return end === -1 ? first : [...first, ...factsAtOnce(all.slice(end))]
}

const unordered = (value: unknown, key = ''): unknown => {
  if (typeof value !== 'object' || value === null || key === 'cards' || key === 'definitions') return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([part, one]) => [part, unordered(one, part)]))
  const items = value.map((item) => unordered(item))
  return UNORDERED.has(key) ? sorted(items) : items
}

/** The game without the order of the seats, and without its latest event. Effects that a player has not put in order yet are sorted. */
const withoutSeatOrder = (game: Game): unknown => {
  const { ask, orderedBy, waiting, facts } = game
  return {
    ...(unordered({ ...game, facts: [], latest: null }) as Game),
    waiting: orderedBy === null ? waiting : sorted(waiting),
    ask: ask?.ask === 'choice' && ask.purpose === 'order' ? { ...ask, options: sorted(ask.options) } : ask,
    facts: factsAtOnce(unordered(facts) as readonly Fact[]),
  }
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

/** The number of moments from one regular comparison to the next. A difference that arises in between remains until the next comparison. */
const STRIDE = 6

/** The check that the seats commute (P10): a game with swapped seats continues as the game itself does. */
export const seatsCommute: Check = {
  name: 'seats commute',
  watch: (_, stepper) => {
    const isDue = somethingNew(STRIDE)
    let other: Snapshot | null = null
    const follow = ({ before, after, event, accepted }: Sent, from: Snapshot): string | null => {
      const read = readEvent(event)
      if (E.isLeft(read)) return null
      const next = step(stepper, from, forTheOther(read.right, before.game, from.game))
      if ((next !== from) !== accepted)
        return `P10: ${read.right.type} was ${accepted ? 'accepted' : 'refused'}; with the seats exchanged it is not.`
      if (accepted) other = isToss(after) ? null : next
      return null
    }
    return {
      see: (sent) => (other === null ? null : follow(sent, other)),
      atRest: (at, legal) => {
        if (isToss(at)) return null
        const isNew = other === null
        other ??= swapSnapshot(at)
        if (!isDue(at)) return null
        const wrong = (isNew ? null : differs(swapSnapshot(at), other)) ?? otherwiseLegal(stepper, at, legal, other)
        return wrong === null ? null : `P10: with the seats exchanged ${wrong}`
      },
    }
  },
}
