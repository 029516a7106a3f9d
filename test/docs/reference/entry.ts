/** An entry as packages have them, with each kind of declaration that a page must show. */
export { first } from './first.ts'
export type { Told as Renamed } from './told.ts'

export const bare = 1

const WORDS = ['heads', 'tails'] as const

/** A word of a list. */
export type Word = (typeof WORDS)[number]

/** How something is done. */
interface Options {
  /** How often. */
  readonly times?: number
}

/** Does something. It does no more. */
export const act = ({ times = 1 }: Options = {}, word: Word = 'heads'): string => word.repeat(times)

/** Is shown without what is its own. */
export class Shown {
  #secret = 0
  /** Counts on. */
  next(by: number): number {
    this.#secret += by
    return this.#secret
  }
}
