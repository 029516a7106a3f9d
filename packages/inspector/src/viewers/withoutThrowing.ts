/** Keeps a game alive when a viewer's package throws: an error in a callback would otherwise end the actor. */

/** Wraps a function so that its errors are reported in one sentence instead of thrown. */
export const withoutThrowing =
  <Given extends readonly unknown[]>(run: (...given: Given) => void, onProblem: (sentence: string) => void) =>
  (...given: Given): void => {
    try {
      run(...given)
    } catch (error) {
      onProblem(
        `The viewer could not be notified of a change in the game: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
