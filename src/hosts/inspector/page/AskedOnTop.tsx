/** Draws what is asked of whom above the chart on narrow screens, where the panel of moves is a screen further down. */
import { useMemo } from 'preact/hooks'
import { requestInWords } from '../moves/requestInWords.ts'
import type { Moment } from '../time/moment.ts'

/** The panel of moves says it too, so nothing is read aloud twice. */
export const AskedOnTop = ({ moment: { seen, isSettled } }: { readonly moment: Moment }) => {
  const { who, what } = useMemo(() => requestInWords(seen), [seen])
  if (!isSettled) return null
  return (
    <p class="app-asked" aria-hidden="true">
      {who !== null && <strong>{who}: </strong>}
      {what}
    </p>
  )
}
