/** Draws the pending question above the chart on narrow screens, where the panel of moves is further down. */
import type { AskedInWords } from '../moves/requestInWords.ts'

/** The question, hidden from screen readers because the panel of moves contains it too. */
export const AskedOnTop = ({ asked: { who, what } }: { readonly asked: AskedInWords }) => (
  <p class="app-asked" aria-hidden="true">
    {who !== null && <strong>{who}: </strong>}
    {what}
  </p>
)
