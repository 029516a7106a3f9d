/** Draws the entry point for trying anything; its form is loaded when it is opened. */
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
