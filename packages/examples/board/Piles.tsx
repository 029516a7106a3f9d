/** Draws the piles of a side: Prize cards, the deck, the discard pile and the Lost Zone. */
import { PILE_NAMES } from 'ptcg-turn-engine/table'
import { memo } from 'react'
import { CardBack } from './Art.tsx'
import { CardFace } from './CardFace.tsx'
import { Place } from './Place.tsx'
import type { Which } from './SideView.tsx'
import { useAtTable, useTable } from './useTable.ts'

const AT = { far: 0, near: 1 } as const

/** The Prize cards that are left. */
export const Prizes = memo(({ which }: { readonly which: Which }) => {
  const { count, name } = useTable(({ sides }) => {
    const side = sides[AT[which]]
    return { count: side.piles.prizes.count, name: side.name }
  })
  return (
    <section className="prizes" aria-label={`Prize cards of ${name}: ${count} left`}>
      <div className="prizes-cards">
        {Array.from({ length: count }, (_, position) =>
          which === 'near' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a Prize card is known by its position alone
            <Place key={position} place={`prize:${position}`} className="prize" words={`Prize card ${position + 1}`}>
              <CardBack />
            </Place>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a Prize card is known by its position alone
            <span key={position} className="prize">
              <CardBack />
            </span>
          ),
        )}
      </div>
      <span className="pile-name">
        Prizes <b>{count}</b>
      </span>
    </section>
  )
})

const Discard = ({ which }: { readonly which: Which }) => {
  const { playing } = useAtTable()
  const { top, count, name } = useTable(({ sides }) => {
    const side = sides[AT[which]]
    return { top: side.piles.discard.cards[0]?.printed ?? null, count: side.piles.discard.count, name: side.name }
  })
  return (
    <button type="button" className="pile" onClick={() => playing.spread(AT[which])}>
      <span className="spoken">
        Discard pile of {name}: {count} cards{top !== null && `, ${top.name} on top`}
      </span>
      <span className="pile-card" aria-hidden="true">
        {top === null ? <span className="pile-none" /> : <CardFace printed={top} />}
      </span>
      <span className="pile-name" aria-hidden="true">
        {PILE_NAMES.discard} <b>{count}</b>
      </span>
    </button>
  )
}

/** The deck, the discard pile, and the Lost Zone where something is in it. */
export const Piles = memo(({ which }: { readonly which: Which }) => {
  const { deck, lost, name } = useTable(({ sides }) => {
    const side = sides[AT[which]]
    return { deck: side.piles.deck.count, lost: side.piles.lostZone.count, name: side.name }
  })
  return (
    <section className="piles" aria-label={`Piles of ${name}`}>
      <div className="pile">
        <span className="pile-card">{deck === 0 ? <span className="pile-none" /> : <CardBack />}</span>
        <span className="pile-name">
          {PILE_NAMES.deck} <b>{deck}</b>
        </span>
      </div>
      <Discard which={which} />
      {lost > 0 && (
        <span className="pile-name">
          {PILE_NAMES.lostZone} <b>{lost}</b>
        </span>
      )}
    </section>
  )
})
