/** Draws the middle of the table: the Stadium, the Trainer card being played, and the place onto which cards are dropped. */

import { useLegalEvents } from 'ptcg-turn-engine/react'
import { memo } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { CardFace } from './CardFace.tsx'
import { Place } from './Place.tsx'
import { useAtTable, useOpenPlace, useTable } from './useTable.ts'

/** True if the Stadium can be used now, or has been used this turn. */
const useStadiumHasUse = (isUsed: boolean): boolean => {
  const { game } = useAtTable()
  return useLegalEvents(game, ({ type }) => type === 'USE_STADIUM').length > 0 || isUsed
}

/** The middle of the table. */
export const Middle = memo(() => {
  const { player } = useAtTable()
  const stadium = useTable((table) => table.stadium)
  const limbo = useTable((table) => table.limbo)
  const hasUse = useStadiumHasUse(stadium?.isUsed ?? false)
  const isOpen = useOpenPlace('middle') !== null
  const card = limbo ?? stadium
  const printed = card?.printed ?? null
  const what = limbo === null ? 'Stadium' : 'Being played'
  return (
    <section className="middle" aria-label="Middle of the table">
      <Place
        place="middle"
        className="spot spot-middle"
        words={printed === null ? 'The middle of the table, no Stadium' : `${what}: ${printed.name}`}
        looked={printed === null ? null : { printed, pokemon: null }}
      >
        {isOpen ? <span>Play it here</span> : printed === null ? <span>Stadium</span> : <CardFace printed={printed} />}
      </Place>
      {hasUse && (
        <ActionButton event={{ type: 'USE_STADIUM', player }} className="action-small">
          Use
        </ActionButton>
      )}
    </section>
  )
})
