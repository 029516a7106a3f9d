/** What the command asks of every viewer that it can show a game in. */

/** How a game is shown in a viewer. */
export interface ShowInOptions {
  /** The address of a viewer; the hosted one where it is left out. */
  readonly viewer?: string
  /** A free one where it is left out. */
  readonly port?: number
  /** Is told in one sentence when the viewer sends something that cannot be taken. */
  readonly onProblem?: (sentence: string) => void
}

/** A game that is shown: the page to open in a browser, and the way to end it. */
export interface ShownIn {
  readonly url: string
  close(): Promise<void>
}
