/** Draws the statechart and the turn budget with the custom elements of the inspector, which are loaded on request. */
import type { Playable } from 'ptcg-turn-engine'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { useElements } from './useElements.ts'

const NO_TOKENS: readonly string[] = []

/** The two elements. A selection in one of them is highlighted in the other. */
const Elements = ({ game }: { readonly game: Playable }) => {
  const [lit, setLit] = useState(NO_TOKENS)
  const [isLaidOut, setIsLaidOut] = useState(false)
  return (
    <div className="drawer-parts">
      <div className="drawer-budget">
        <ptcg-turn-budget game={game} onbudget-select={({ detail }) => setLit(detail.about)} />
      </div>
      <div className="drawer-chart">
        <p className="drawer-wait" role="status">
          {isLaidOut ? '' : 'The chart is being laid out: a moment.'}
        </p>
        <ptcg-turn-chart game={game} lit={lit} onchart-laid-out={() => setIsLaidOut(true)} />
      </div>
    </div>
  )
}

/** A dialog with the statechart and the turn budget of a game. */
export const Drawer = ({ game, onClose }: { readonly game: Playable; readonly onClose: () => void }) => {
  const state = useElements()
  return (
    <Dialog title="The statechart and this turn" onClose={onClose} className="drawer">
      {state === 'coming' && <p>The chart is being fetched.</p>}
      {state === 'failed' && <p>The chart could not be fetched: look at the connection and open this again.</p>}
      {state === 'there' && <Elements game={game} />}
    </Dialog>
  )
}
