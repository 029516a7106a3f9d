/** Keeps a game alive when a viewer's package fails: what XState calls while it steps would otherwise end the actor. */

/** The same function, whose failures are told in one sentence. */
export const outliving =
  <Given extends readonly unknown[]>(run: (...given: Given) => void, onProblem: (sentence: string) => void) =>
  (...given: Given): void => {
    try {
      run(...given)
    } catch (error) {
      onProblem(`The viewer could not be told: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
