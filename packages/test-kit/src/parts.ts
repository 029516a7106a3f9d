/** Lists the parts of a JSON value by their paths, and replaces one: for tests that damage every part in turn. */

export type KeyPath = readonly string[]

/** The paths of a value and of everything inside it, outer ones first. */
export const pathsOf = (value: unknown, path: KeyPath = []): readonly KeyPath[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
    : [path]

/** A copy of a value with one part replaced, or added. */
export const replacedAt = (value: unknown, [key, ...rest]: KeyPath, part: unknown): unknown => {
  if (key === undefined) return part
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  return Object.assign(copy, { [key]: replacedAt((value as Readonly<Record<string, unknown>>)[key], rest, part) })
}
