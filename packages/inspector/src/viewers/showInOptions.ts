/** The interface between the command and every viewer that can show a game. */

/** Options for showing a game in a viewer. */
export interface ShowInOptions {
  /** The address of a viewer. Default: the hosted one. */
  readonly viewer?: string
  /** Default: a free port. */
  readonly port?: number
  /** Called with one sentence when the viewer sends something invalid. */
  readonly onProblem?: (sentence: string) => void
}

/** A displayed game: the page to open in a browser, and the function to end it. */
export interface ShownIn {
  readonly url: string
  close(): Promise<void>
}
