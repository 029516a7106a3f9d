/** Draws the heading that opens the form for trying any event; the form is loaded then. */
import { useState } from 'preact/hooks'
import type { Snapshot } from 'ptcg-turn-engine'
import { Later } from '../Later.tsx'

export const MovesAnything = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const [isOpen, open] = useState(false)
  return (
    <details class="moves-anything" onToggle={(event) => open(event.currentTarget.open)}>
      <summary>Try anything</summary>
      {isOpen && <Later draw={({ MovesAnythingForm }) => <MovesAnythingForm snapshot={snapshot} />} />}
    </details>
  )
}
