/** The three places of the tour. */

export interface Stop {
  /** The label of the panel. */
  readonly panel: string
  readonly says: string
}

export const STOPS: readonly Stop[] = [
  {
    panel: 'Statechart',
    says: 'The chart shows the turn; the orange box is the current state. Click a box, an arrow or a condition to read what it means. “Plain words” off shows the names in the code.',
  },
  {
    panel: 'Moves',
    says: 'These are the moves that are legal now. Open “not legal now” to read why something cannot be done, with its rule.',
  },
  {
    panel: 'Time',
    says: 'Every event and each step inside it: go back, play on, or play something else from there.',
  },
]
