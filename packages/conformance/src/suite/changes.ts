/** Lists the differences between two JSON values by JSON Pointer (RFC 6901). A few lines in any language can apply them. */
import { dequal } from 'dequal/lite'
import type { SuiteChange } from './suite.ts'

type Parts = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** True for two lists of equal length whose entries are objects. Such lists are compared entry by entry, others replaced whole. */
const isAlike = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  after.every((one, at) => isObject(one) && isObject(before[at]))

/** Lists every changed or added part in `set`, and every removed part in `gone`. */
export const changesBetween = (before: unknown, after: unknown): Pick<SuiteChange, 'set' | 'gone'> => {
  const set: Record<string, unknown> = {}
  const gone: string[] = []
  const compare = (path: string, one: unknown, other: unknown): void => {
    if (dequal(one, other)) return
    if ((isObject(one) && isObject(other)) || isAlike(one, other)) {
      const [from, to] = [one as Parts, other as Parts]
      for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) gone.push(`${path}/${escaped(key)}`)
      for (const key of Object.keys(to))
        if (Object.hasOwn(from, key)) compare(`${path}/${escaped(key)}`, from[key], to[key])
        else set[`${path}/${escaped(key)}`] = to[key]
    } else set[path] = other
  }
  compare('', before, after)
  return { set, ...(gone.length === 0 ? {} : { gone }) }
}
