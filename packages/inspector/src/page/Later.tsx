/** Draws the panels that are loaded later, so that nothing visible at first waits for them. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type LaterPanels = typeof import('./panels/later.ts')

let loaded: LaterPanels | null = null
let loading: Promise<LaterPanels> | null = null

/** The lazily loaded panels, requested once, and again only after a failure. */
export const loadPanels = (): Promise<LaterPanels> => {
  loading ??= import('./panels/later.ts').then(
    (panels) => {
      loaded = panels
      return panels
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** A delay in milliseconds that leaves time to draw the first picture. */
const QUIET = 400

/** Loads the panels soon after the first picture, so that they are available even if the server stops. */
export const loadSoon = (): (() => void) => {
  const timer = setTimeout(() => void loadPanels().catch(() => {}), QUIET)
  return () => clearTimeout(timer)
}

interface Props {
  readonly draw: (panels: LaterPanels) => ComponentChildren
}

export const Later = ({ draw }: Props) => {
  const [panels, here] = useState<LaterPanels | 'missing' | null>(loaded)
  useEffect(() => {
    if (panels !== null) return undefined
    let isGone = false
    loadPanels().then(
      (arrived) => isGone || here(arrived),
      () => isGone || here('missing'),
    )
    return () => {
      isGone = true
    }
  }, [panels])
  if (panels === 'missing')
    return (
      <p class="quiet">
        This part could not be loaded.{' '}
        <button type="button" onClick={() => here(null)}>
          Try again
        </button>
      </p>
    )
  return <>{panels === null ? <p class="quiet">One moment…</p> : draw(panels)}</>
}
