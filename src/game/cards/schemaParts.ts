/** The smallest parts of the schemas: bounded numbers, names, closed lists, and objects with exactly the properties of a type. */
import * as v from 'valibot'
import { ONE_LINE } from '../json/printable.ts'

/** A schema for every property of a type, and for no other; optional properties have optional schemas. */
export type EntriesOf<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, Exclude<T[K], undefined>>, undefined>
    : v.GenericSchema<unknown, T[K]>
}

type ObjectOf<Entries> = Entries extends v.ObjectEntries ? v.StrictObjectSchema<Entries, undefined> : never

/** The schema of an object with the properties of `T`. The compiler refuses entries that lack one, add one, or accept too much. */
export const exactly = <T extends object>(entries: EntriesOf<T>): ObjectOf<EntriesOf<T>> =>
  v.strictObject(entries as v.ObjectEntries) as never

export const optional = v.exactOptional

/** The schema of one string of a union type. The compiler checks that the table lists every string. */
export const oneOf = <T extends string>(words: Readonly<Record<T, true>>): v.PicklistSchema<T[], undefined> =>
  v.picklist(Object.keys(words) as T[])

const LONGEST_LIST = 200

export const listOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(v.array(item), v.maxLength(LONGEST_LIST, `must have at most ${LONGEST_LIST} entries`), v.readonly())

/** False for an array, which has no unknown properties and would pass as an empty filter. */
export const isNoArray = (value: unknown): boolean => !Array.isArray(value)

/** The maximum number of alternatives in a filter, and of parts in a sum or a question. */
export const MOST_ALTERNATIVES = 10

export const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  )

/** The schema of damage, HP or other points: a multiple of 10 from `from` to `to`. */
export const points = (from: number, to: number) =>
  v.pipe(wholeNumber(from, to), v.multipleOf(10, 'must be a multiple of 10'))

export const MOST_POINTS = 1000

export const notEmpty = v.minLength<string, 1, string>(1, 'must not be empty')

export const atMost = (longest: number) =>
  v.maxLength<string, number, string>(longest, `must have at most ${longest} characters`)

export const oneLine = v.regex(ONE_LINE, 'must be on one line, without control characters')

/** The schema of a name that is shown to people: one line, without control characters. */
export const name = v.pipe(v.string(), notEmpty, atMost(100), oneLine)
