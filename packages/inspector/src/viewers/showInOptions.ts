/** The options and results of the functions that show a game or an actor in a viewer, for commands, Node programs and pages. */

/** Options for showing a game in a viewer. */
export interface ShowInOptions {
  /** The address of a viewer. Default: the hosted one. */
  readonly viewer?: string
  /** The port of the server; by default a free one. */
  readonly port?: number
  /** Called with one sentence when a viewer sends something invalid, or has to be disconnected. */
  readonly onProblem?: (sentence: string) => void
}

/** Options for showing an actor from Node. */
export interface OverWebSocketOptions extends ShowInOptions {
  /** True to show each microstep as a state of its own. Default: true. */
  readonly microsteps?: boolean
}

/** Options for showing actors in a page. */
export interface InBrowserOptions {
  /** The address of a viewer. Default: the hosted one. */
  readonly viewer?: string
  /** The frame for the viewer. Default: a new window. */
  readonly iframe?: HTMLIFrameElement | null
  /** True to show each microstep as a state of its own. Default: true. */
  readonly microsteps?: boolean
  /** Called with one sentence when the viewer sends something invalid, or cannot be opened. */
  readonly onProblem?: (sentence: string) => void
}

/** Settings of a report to a viewer. */
export type Reporting = Required<Pick<OverWebSocketOptions, 'microsteps' | 'onProblem'>>

/** A displayed game: the page to open in a browser, and the function to end it. */
export interface ShownIn {
  readonly url: string
  close(): Promise<void>
}
