/** The sizes of slow tests: small in an ordinary run, full in `npm run nightly`. */

const IS_NIGHT = process.env.NIGHTLY === '1'

/** The size of a slow test in this run: `few` in an ordinary run, `all` in `npm run nightly`. */
export const sizeOfRun = <Size>(few: Size, all: Size): Size => (IS_NIGHT ? all : few)

/** Every n-th item of a list in an ordinary run, beginning with the first; the whole list at night. */
export const sampleOf = <One>(list: readonly One[], every: number): readonly One[] =>
  IS_NIGHT ? list : list.filter((_, at) => at % every === 0)
