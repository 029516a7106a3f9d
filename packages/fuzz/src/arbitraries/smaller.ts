/** Shrinks JSON values: leaves out parts, cuts lists, and brings numbers nearer to zero. Each result is strictly smaller. */

/** Properties that are left unchanged. */
export type Untouched = ReadonlySet<string>

/** Numbers nearer to zero: zero, half, and one less. A multiple of ten yields only multiples of ten. */
const nearer = (number: number): readonly number[] => {
  const unit = number % 10 === 0 ? 10 : 1
  const half = Math.trunc(number / 2 / unit) * unit
  return [...new Set([0, half, number - Math.sign(number) * unit])].filter(
    (one) => Number.isFinite(number) && Math.abs(one) < Math.abs(number),
  )
}

/** The programs nested in an effect. A failure may need only one of them. */
const programsIn = (item: unknown): readonly (readonly unknown[])[] =>
  typeof item === 'object' && item !== null && 'do' in item ? Object.values(item).filter(Array.isArray) : []

function* smallerLists(list: readonly unknown[], untouched: Untouched): Iterable<readonly unknown[]> {
  const { length } = list
  if (length === 0) return
  yield []
  for (let size = Math.floor(length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from + size <= length; from += size) {
      const rest = list.toSpliced(from, size)
      if (rest.length > 0) yield rest
    }
  for (const [at, item] of list.entries()) for (const inner of programsIn(item)) yield list.toSpliced(at, 1, ...inner)
  for (const [at, item] of list.entries()) for (const one of smallerJson(item, untouched)) yield list.with(at, one)
}

function* smallerObjects(whole: object, untouched: Untouched): Iterable<object> {
  const parts = Object.entries(whole).filter(([key]) => !untouched.has(key))
  for (const [key] of parts) yield Object.fromEntries(Object.entries(whole).filter(([other]) => other !== key))
  for (const [key, value] of parts) for (const one of smallerJson(value, untouched)) yield { ...whole, [key]: one }
}

/** Every value that is one step smaller, the largest steps first. The caller checks whether a smaller value is still valid. */
export function* smallerJson(value: unknown, untouched: Untouched): Iterable<unknown> {
  if (typeof value === 'number') yield* nearer(value)
  else if (Array.isArray(value)) yield* smallerLists(value, untouched)
  else if (typeof value === 'object' && value !== null) {
    if ('count' in value) yield 1
    // a Pokémon that is always there can replace a chosen one
    if ('chosen' in value || 'eachChosen' in value) yield 'yourActive'
    yield* smallerObjects(value, untouched)
  }
}
