/**
 * Draws the tour: a bar that covers nothing and points at three places of the page, one after another. It appears on the first visit, or on
 * request.
 */
import { useLayoutEffect, useState } from 'preact/hooks'
import { rememberTour } from './tour.ts'
import { STOPS } from './tourStops.ts'
import './Tour.css'

interface Props {
  /** Called with the label of each panel before it is pointed at. */
  readonly onPanel: (panel: string) => void
  readonly onEnd: () => void
}

const panelOf = (name: string): Element | null => document.querySelector(`.app [aria-label="${name}"]`)

export const Tour = ({ onPanel, onEnd }: Props) => {
  const [at, goTo] = useState(0)
  const stop = STOPS[at]
  const panel = stop?.panel
  // A layout effect: its cleanup runs before the bar is gone, not after the next frame.
  useLayoutEffect(() => {
    if (panel !== undefined) onPanel(panel)
    const shown = panel === undefined ? null : panelOf(panel)
    shown?.setAttribute('data-shown', '')
    // The first place is visible already.
    if (at > 0) shown?.scrollIntoView({ block: 'nearest' })
    return () => shown?.removeAttribute('data-shown')
  }, [at, panel, onPanel])
  if (stop === undefined) return null
  const end = (): void => {
    rememberTour()
    onEnd()
  }
  const isLast = at === STOPS.length - 1
  return (
    <section class="tour" aria-label="First look">
      <p aria-live="polite">
        <b>
          {at + 1} of {STOPS.length}
        </b>{' '}
        {stop.says}
      </p>
      <span class="tour-buttons">
        {isLast ? null : (
          <button type="button" onClick={end}>
            Skip
          </button>
        )}
        <button type="button" class="tour-next" onClick={isLast ? end : () => goTo(at + 1)}>
          {isLast ? 'Done' : 'Next'}
        </button>
      </span>
    </section>
  )
}
