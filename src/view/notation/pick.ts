/**
 * Writes a text for one of several things, and finds the thing that a text refers to. Both use labels, with `#2` for the second thing that
 * a label fits.
 */
import * as E from '#fp-ts/Either'
import { foldName } from './names.ts'
import { joinNames, problem, quoteInput, type Unplaced } from './problem.ts'

/** One way to refer to something: a name, and a suffix such as ` on the Bench`. A number such as `#2` goes between name and suffix. */
export interface Label {
  readonly name: string
  readonly rest: string
  /** The whole label, normalized for comparison. */
  readonly key: string
}

/** A thing that a text may refer to. */
export interface Nameable<Value> {
  readonly value: Value
  /** Its possible labels, the best first. */
  readonly labels: readonly Label[]
  /** Equal for interchangeable things: a candidate may be written with a label that finds another candidate with the same `same`. */
  readonly same: string
  /**
   * If all candidates that a text fits have the same `alike`, the text refers to the first one that is not taken. Otherwise it is
   * ambiguous.
   */
  readonly alike: string
  /** True if the thing is already taken: other candidates that fit are preferred. */
  readonly taken: boolean
}

export const label = (name: string, rest = ''): Label => ({ name, rest, key: foldName(`${name}${rest}`) })

const textOf = ({ name, rest }: Label, number: number | null = null): string =>
  number === null ? `${name}${rest}` : `${name} #${number}${rest}`

const NUMBER = / #(\d{1,4})(?= |$)/g

/** Splits a text into the text without its number, such as `#2`, and the number; null for a text without a number. */
const numberIn = (text: string): { readonly text: string; readonly number: number | null } => {
  const found = [...text.matchAll(NUMBER)].at(-1)
  if (found === undefined) return { text, number: null }
  return { text: `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`, number: Number(found[1]) }
}

const fits = (candidate: Nameable<unknown>, wanted: string): boolean =>
  candidate.labels.some(({ key }) => key === wanted)

/** A text that leads back to the candidate or to an interchangeable one; null if no text does. */
export const sayCandidate = <Value>(
  candidates: readonly Nameable<Value>[],
  candidate: Nameable<Value>,
): string | null => {
  for (const one of candidate.labels) {
    const plain = textOf(one)
    const fitting = candidates.filter((other) => fits(other, one.key))
    for (const text of [plain, textOf(one, fitting.indexOf(candidate) + 1)]) {
      const found = findCandidate(candidates, text)
      if (found !== null && !Array.isArray(found) && (found as Nameable<Value>).same === candidate.same) return text
    }
  }
  return null
}

/** The candidate that a text names, or all candidates that it could name, or null if it names none. */
const findCandidate = <Value>(
  candidates: readonly Nameable<Value>[],
  text: string,
): Nameable<Value> | readonly Nameable<Value>[] | null => {
  const wanted = foldName(text)
  const exact = candidates.filter((one) => fits(one, wanted))
  const { text: bare, number } = numberIn(text)
  if (exact.length === 0 && number !== null) {
    const numbered = foldName(bare)
    return candidates.filter((one) => fits(one, numbered))[number - 1] ?? null
  }
  const [first] = exact
  if (first === undefined) return null
  if (exact.some(({ alike }) => alike !== first.alike)) return exact
  return exact.find(({ taken }) => !taken) ?? first
}

/** The maximum number of names that a problem lists. */
const MAX_NAMES = 50

/** The distinct names of the candidates, at most `MAX_NAMES` of them. */
export const candidateNames = (
  candidates: readonly Nameable<unknown>[],
  among: readonly Nameable<unknown>[] = candidates,
): readonly string[] => {
  const kinds = new Map(candidates.map((one) => [one.same, one]))
  const names = [...kinds.values()].slice(0, MAX_NAMES).map((one) => sayCandidate(among, one))
  return [...new Set(names.flatMap((name) => name ?? []))]
}

/**
 * The value of the candidate that a text names, or a problem. `where` says in the message where the candidates are, such as "in Ada's
 * hand".
 */
export const pickNamed = <Value>(
  candidates: readonly Nameable<Value>[],
  text: string,
  where: string,
): E.Either<Unplaced, Value> => {
  const found = findCandidate(candidates, text)
  if (found === null) {
    const names = candidateNames(candidates)
    return E.left(problem('unknown', `There is no ${quoteInput(text)} ${where}; there is: ${joinNames(names)}.`, names))
  }
  if (!Array.isArray(found)) return E.right((found as Nameable<Value>).value)
  const several = found as readonly Nameable<Value>[]
  const names = candidateNames(several, candidates)
  return E.left(problem('ambiguous', `${quoteInput(text)} ${where} could be any of: ${joinNames(names)}.`, names))
}
