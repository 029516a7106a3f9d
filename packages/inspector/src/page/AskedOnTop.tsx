/** Draws the pending question above the chart on narrow screens, where the panel of moves is further down. */
import type { AskedInWords } from '../moves/requestInWords.ts'

/** The panel of moves says it too, so this one is hidden from screen readers. */
export const AskedOnTop = ({ asked: { who, what } }: { readonly asked: AskedInWords }) => (
  <p class="app-asked" aria-hidden="true">
    {who !== null && <strong>{who}: </strong>}
    {what}
  </p>
)
