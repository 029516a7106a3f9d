/** Draws a discard pile spread out, so that every card in it can be read. */
import { PILE_NAMES } from 'ptcg-turn-engine/table'
import { useEffect, useRef } from 'react'
import { CardFace } from './CardFace.tsx'
import { useAtTable, useDoing, useTable } from './useTable.ts'

/** The open pile, if there is one. */
export const PileSheet = () => {
  const { playing } = useAtTable()
  const side = useDoing((doing) => doing.openPile)
  const dialog = useRef<HTMLDialogElement>(null)
  const pile = useTable(({ sides }) =>
    side === null ? null : { name: sides[side].name, pile: sides[side].piles.discard },
  )
  const isOpen = pile !== null
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal()
  }, [isOpen])
  if (pile === null) return null
  const title = `${PILE_NAMES.discard} pile of ${pile.name}`
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={() => playing.spread(null)}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {pile.pile.count === 0 && <p>Nothing has been discarded yet.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="options" tabIndex={0}>
        {pile.pile.cards.map(({ card, printed }) => (
          <li key={card} className="option-card" title={printed?.text}>
            {printed !== null && <CardFace printed={printed} />}
          </li>
        ))}
      </ul>
    </dialog>
  )
}
