/** Draws a player's piles: the number of cards in each, and the cards themselves if some may be seen. */
import { useState } from 'preact/hooks'
import { PILE_NAMES } from 'ptcg-turn-engine/table'
import type { SelectableCards, SelectablePile } from '../../table/selectableCards.ts'
import { Selectable } from '../Selectable.tsx'

/** Draws cards that look the same: their name, which can be selected, or the backs of cards. */
export const BoardCards = ({ shown }: { readonly shown: SelectableCards }) => {
  const { name, cards, about } = shown
  const count = cards.length === 1 ? '' : ` ×${cards.length}`
  if (name === null)
    return (
      <span class="Board-backs">
        <span class="Board-back" aria-hidden="true" />
        {cards.length} face down
      </span>
    )
  return (
    <Selectable about={about} label={name} class="Board-card">
      {name}
      {count}
    </Selectable>
  )
}

/** A list of cards beside each other. */
export const BoardCardList = ({
  cards,
  label,
}: {
  readonly cards: readonly SelectableCards[]
  readonly label: string
}) => (
  <ul class="Board-cards" aria-label={label}>
    {cards.map((shown, at) => (
      <li key={shown.about[0] ?? `back ${at}`}>
        <BoardCards shown={shown} />
      </li>
    ))}
  </ul>
)

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)

/** The number of cards that a pile gained or lost in this step. */
export const BoardDelta = ({ change }: { readonly change: number }) =>
  change === 0 ? null : (
    <span class="Board-delta" title="in this step">
      {signed(change)}
    </span>
  )

interface Props {
  readonly pile: SelectablePile
  /** The owner's name. */
  readonly owner: string
}

/** A pile that opens; its cards are drawn only while it is open. */
export const BoardPile = ({ pile, owner }: Props) => {
  const [isOpen, open] = useState(false)
  const { pile: kind, count, change, cards } = pile
  const name = PILE_NAMES[kind]
  const title = (
    <>
      {name} <b>{count}</b>
      <BoardDelta change={change} />
    </>
  )
  if (!cards.some((shown) => shown.name !== null)) return <span class="Board-pile">{title}</span>
  return (
    <details class="Board-pile" open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <BoardCardList cards={cards} label={`${name} of ${owner}`} /> : null}
    </details>
  )
}
