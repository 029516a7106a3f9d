/** Draws what is loaded later: nothing that is seen at first waits for it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type LaterPanels = typeof import('./panels/later.ts')

let loaded: LaterPanels | null = null
let loading: Promise<LaterPanels> | null = null

/** What is loaded later; it is asked for once. */
export const load = (): Promise<LaterPanels> => {
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

/** Time enough for the first picture to be drawn. */
const QUIET = 400

/** Loads it as soon as the page is at rest, so that it is there even if the server ends. */
export const loadSoon = (): (() => void) => {
  const timer = setTimeout(() => void load().catch(() => {}), QUIET)
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
    load().then(
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
