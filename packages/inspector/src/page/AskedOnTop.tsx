/** Draws what is asked of whom above the chart on narrow screens, where the panel of moves is a screen further down. */
import type { AskedInWords } from '../moves/requestInWords.ts'

/** The panel of moves says it too, so nothing is read aloud twice. */
export const AskedOnTop = ({ asked: { who, what } }: { readonly asked: AskedInWords }) => (
  <p class="app-asked" aria-hidden="true">
    {who !== null && <strong>{who}: </strong>}
    {what}
  </p>
)
