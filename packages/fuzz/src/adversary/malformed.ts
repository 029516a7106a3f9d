/** Adversaries who send malformed events: a part is wrong, missing or superfluous, or the value is no event at all (T0.1). */
import { EVENT_TYPES, type EventParts, keysOfEvent } from 'ptcg-turn-engine/model'
import { CHANGES_BY_HAND } from '../arbitraries/changesByHand.ts'
import type { TriedEvent } from '../check.ts'
import { against, type Occasions } from './occasions.ts'

/** A well-formed value for each part of events, except for `change`. */
const PARTS: Omit<EventParts, 'change'> = {
  player: 0,
  card: 0,
  pokemon: 0,
  ability: 0,
  attack: 0,
  option: 0,
  heads: true,
  order: [0],
  position: 0,
}

/** One event of every type, and one change by hand of every kind. */
const EVENTS: readonly object[] = EVENT_TYPES.flatMap((type) => {
  const changes = type === 'APPLY' ? CHANGES_BY_HAND : [null]
  return changes.map((change) => {
    const parts: Readonly<Record<string, unknown>> = { ...PARTS, change }
    return { type, ...Object.fromEntries(keysOfEvent(type).map((key) => [key, parts[key]])) }
  })
})

/** Values that no part of an event may have, whatever the type of the event. */
const NEVER: readonly unknown[] = [null, -1, 0.5, 'x', [null], {}]

/** Copies of an object with one part replaced, one left out, or one too many. */
const spoilt = (whole: object): readonly object[] => [
  ...Object.entries(whole).flatMap(([key, value]): readonly object[] => [
    ...NEVER.map((wrong) => ({ ...whole, [key]: wrong })),
    Object.fromEntries(Object.entries(whole).filter(([other]) => other !== key)),
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? spoilt(value).map((part) => ({ ...whole, [key]: part }))
      : []),
  ]),
  { ...whole, more: 0 },
]

const MALFORMED: readonly TriedEvent[] = [
  ...EVENTS.flatMap(spoilt),
  ...EVENTS.flatMap((event) => ('player' in event ? [{ ...event, player: 2 }] : [])),
  null,
  'END_TURN',
  7,
  [],
  [{ type: 'END_TURN', player: 0 }],
  {},
  { type: 'PASS', player: 0 },
  { type: '__proto__', player: 0 },
].map((event) => against('T0.1', event))

const sendWhatIsNoEvent: Occasions = () => MALFORMED

/** Benches two cards with one event, which is not well-formed: Pokémon are benched one after another (T2A.2). */
const benchABatch: Occasions = ({ game: { turn, players } }) => {
  const { hand } = players[turn.player]
  return hand.length < 2
    ? []
    : [against('T0.1', { type: 'BENCH_POKEMON', player: turn.player, card: hand.slice(0, 2) })]
}

export const NO_EVENTS = { sendWhatIsNoEvent, benchABatch }
