/** Reads an event from any value, or returns one sentence that says why the value is not an event. */

import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import { LastingEffectSchema } from '../../game/cards/lastingSchema.ts'
import { problemsOf } from '../../game/json/problem.ts'
import { HAND_DESTINATIONS } from '../../game/model/changesByHand.ts'
import { SPECIAL_CONDITIONS } from '../../game/model/conditions.ts'
import {
  EVENT_TYPES,
  type EventKeys,
  type EventParts,
  type EventType,
  type GameEvent,
  keysOfEvent,
} from '../../game/model/events.ts'
import type { Violation } from '../../game/rules/violation.ts'

const player = v.picklist([0, 1])
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000))
const condition = v.picklist(SPECIAL_CONDITIONS)
const duration = v.picklist(['opponentsNextTurn', 'yourNextTurn', 'thisTurn', 'whileActive'])
const pile = v.picklist(['hand', 'deckTop', 'discard'])
/** The maximum length of a list in an event, which is more than the size of any deck or hand. */
const MAX_ENTRIES = 1000
const indexes = v.pipe(v.array(index), v.maxLength(MAX_ENTRIES))

const ChangeSchema = v.variant('change', [
  v.strictObject({ change: v.literal('move'), card: index, to: v.picklist(HAND_DESTINATIONS) }),
  v.strictObject({ change: v.literal('bench'), card: index }),
  v.strictObject({ change: v.literal('attach'), card: index, pokemon: index }),
  v.strictObject({ change: v.literal('evolve'), card: index, pokemon: index }),
  v.strictObject({ change: v.literal('devolve'), pokemon: index, to: pile }),
  v.strictObject({
    change: v.literal('returnPokemon'),
    pokemon: index,
    to: v.picklist(['hand', 'deckTop', 'discard', 'lostZone']),
  }),
  v.strictObject({ change: v.literal('putCounters'), pokemon: index, counters: count }),
  v.strictObject({ change: v.literal('removeCounters'), pokemon: index, counters: count }),
  v.strictObject({ change: v.literal('condition'), pokemon: index, condition }),
  v.strictObject({ change: v.literal('recover'), pokemon: index, condition }),
  v.strictObject({ change: v.literal('lasting'), pokemon: index, effect: LastingEffectSchema, during: duration }),
  v.strictObject({ change: v.literal('switch'), pokemon: index }),
  v.strictObject({ change: v.literal('draw'), player, cards: count }),
  v.strictObject({ change: v.literal('shuffle'), player }),
  v.strictObject({ change: v.literal('flip'), coins: count }),
  v.strictObject({ change: v.literal('reveal'), cards: indexes }),
  v.strictObject({ change: v.literal('takePrize'), player, position: index }),
  v.strictObject({ change: v.literal('attackDamage'), damage: count }),
])

const PARTS = {
  player,
  card: index,
  pokemon: index,
  ability: index,
  attack: index,
  option: index,
  change: ChangeSchema,
  heads: v.boolean(),
  order: indexes,
  position: index,
} satisfies { readonly [Part in keyof EventParts]: v.GenericSchema<unknown, EventParts[Part]> }

type Entries<Type extends EventType> = { readonly type: v.LiteralSchema<Type, undefined> } & Pick<
  typeof PARTS,
  EventKeys<Type>[number]
>
type SchemaOf<Type extends EventType> = Type extends EventType ? v.StrictObjectSchema<Entries<Type>, undefined> : never

const schemaOf = (type: EventType) =>
  v.strictObject({
    type: v.literal(type),
    ...Object.fromEntries(keysOfEvent(type).map((key) => [key, PARTS[key]])),
  }) as unknown as SchemaOf<EventType>

/** The schema of events as JSON, with which hosts can validate messages and publish a JSON Schema. */
export const EventSchema = v.variant('type', EVENT_TYPES.map(schemaOf)) satisfies v.GenericSchema<unknown, GameEvent>

type OneEvent = SchemaOf<EventType>

const BY_TYPE: ReadonlyMap<unknown, OneEvent> = new Map(
  EventSchema.options.map((one) => [one.entries.type.literal, one]),
)

/** The schema of the event's type, or that of all events if the type is unknown. One schema is faster than trying all of them. */
const schemaFor = (event: unknown): OneEvent | typeof EventSchema =>
  typeof event === 'object' && event !== null && 'type' in event
    ? (BY_TYPE.get(event.type) ?? EventSchema)
    : EventSchema

const isIndex = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Fast tests for the parts that are numbers or booleans. They accept the same values as the schemas. */
const QUICK: { readonly [Part in keyof EventParts]?: (value: unknown) => boolean } = {
  player: (value) => value === 0 || value === 1,
  card: isIndex,
  pokemon: isIndex,
  ability: isIndex,
  attack: isIndex,
  option: isIndex,
  position: isIndex,
  heads: (value) => typeof value === 'boolean',
}

const KEYS: ReadonlyMap<unknown, readonly (keyof EventParts)[]> = new Map(
  EVENT_TYPES.map((type) => [type, keysOfEvent(type)]),
)

/** Reads an event whose parts are all numbers or booleans; null if the event must be read with a schema. */
const readQuickly = (event: object): GameEvent | null => {
  const given = event as { readonly [key: string]: unknown }
  const { type } = given
  const keys = KEYS.get(type)
  if (keys === undefined) return null
  const read: { [key: string]: unknown } = { type }
  for (const key of keys) {
    const value = given[key]
    if (QUICK[key]?.(value) !== true) return null
    read[key] = value
  }
  let count = 0
  for (const _ in event) count += 1
  return count === keys.length + 1 ? (read as unknown as GameEvent) : null
}

const malformed = (message: string): Violation => ({
  rule: 'T0.1',
  code: 'MALFORMED_EVENT',
  clause: null,
  message,
  remedy: null,
})

/** Makes validation stop at the first problem, because only one is reported. */
const FIRST_PROBLEM = { abortEarly: true } as const

const isTooLong = (list: unknown): boolean => Array.isArray(list) && list.length > MAX_ENTRIES

/** True if a list in the event is too long. This is checked before validation, because a schema reads every entry before the length. */
const hasALongList = (event: unknown): boolean => {
  if (typeof event !== 'object' || event === null) return false
  const { order, change } = event as { readonly order?: unknown; readonly change?: { readonly cards?: unknown } | null }
  return isTooLong(order) || isTooLong(change?.cards)
}

const readShape = (event: unknown): E.Either<RNEA.ReadonlyNonEmptyArray<Violation>, GameEvent> => {
  const quick = typeof event === 'object' && event !== null ? readQuickly(event) : null
  if (quick !== null) return E.right(quick)
  if (hasALongList(event))
    return E.left(RNEA.of(malformed(`A list in the event has more than ${MAX_ENTRIES} entries.`)))
  const read = v.safeParse(schemaFor(event), event, FIRST_PROBLEM)
  if (read.success) return E.right(read.output)
  const [problem] = problemsOf(read.issues[0])
  const where = problem?.path ? `The event's ${problem.path}` : 'The event'
  return E.left(RNEA.of(malformed(`${where} is malformed: ${problem?.message}`)))
}

/** Reads an event from any value. Returns a new object, or the reason why the value is not an event. Never throws. */
export const readEvent = (event: unknown): E.Either<RNEA.ReadonlyNonEmptyArray<Violation>, GameEvent> => {
  try {
    return readShape(event)
  } catch {
    // A getter or a proxy of the host threw.
    return E.left(RNEA.of(malformed('The event throws an error when it is read.')))
  }
}
