/** Draws the panel Board: both sides of the table face each other, as the viewer sees them. */
import { useMemo } from 'preact/hooks'
import type { SelectablePile } from '../../table/selectableCards.ts'
import { type SelectableSide, type SelectableTable, selectableTableOf } from '../../table/selectableTable.ts'
import { viewAs } from '../../time/moment.ts'
import type { PanelProps } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import { BoardCardList, BoardCards, BoardDelta, BoardPile } from './BoardPile.tsx'
import { BoardPokemon } from './BoardPokemon.tsx'
import './Board.css'

const Hand = ({ pile, owner }: { readonly pile: SelectablePile; readonly owner: string }) => (
  <div class="Board-hand">
    <span class="Board-label">
      Hand <b>{pile.count}</b>
      <BoardDelta change={pile.change} />
    </span>
    {pile.count === 0 ? null : <BoardCardList cards={pile.cards} label={`Hand of ${owner}`} />}
  </div>
)

const Owner = ({ side }: { readonly side: SelectableSide }) => (
  <div class="Board-owner">
    <h3>
      <Selectable about={side.about} label={side.name}>
        {side.name}
      </Selectable>
    </h3>
    {side.hasTheTurn ? <span class="Board-turn">has the turn</span> : null}
    {side.goesFirst ? <span class="quiet">went first</span> : null}
    {side.spent.map((power) => (
      <span key={power} class="quiet">
        {power} power used up
      </span>
    ))}
    <div class="Board-piles">
      {side.piles
        .filter(({ pile }) => pile !== 'hand')
        .map((pile) => (
          <BoardPile key={pile.pile} pile={pile} owner={side.name} />
        ))}
    </div>
  </div>
)

interface SpotsProps {
  readonly side: SelectableSide
  readonly step: number
  readonly isFaceDown: boolean
}

const Active = ({ side, ...shown }: SpotsProps) => (
  <div class="Board-active">
    <span class="Board-label">Active</span>
    {side.active === null ? (
      <p class="quiet Board-empty">empty</p>
    ) : (
      <BoardPokemon key={side.active.pokemon.id} spot={side.active} {...shown} />
    )}
  </div>
)

const Bench = ({ side, ...shown }: SpotsProps) => (
  <div class="Board-bench">
    <span class="Board-label">
      Bench{' '}
      <b title={`${side.bench.length} of at most ${side.benchLimit}`}>
        {side.bench.length}/{side.benchLimit}
      </b>
    </span>
    <ol class="Board-spots" aria-label={`Bench of ${side.name}`}>
      {side.bench.map((spot) => (
        <li key={spot.pokemon.id}>
          <BoardPokemon spot={spot} {...shown} />
        </li>
      ))}
    </ol>
  </div>
)

/** The name of the player whose turn comes next; null before the first turn and after the last. */
const nextOf = ({ sides }: SelectableTable): string | null =>
  sides.some(({ hasTheTurn }) => hasTheTurn) ? (sides.find(({ hasTheTurn }) => !hasTheTurn)?.name ?? null) : null

const Between = ({ table }: { readonly table: SelectableTable }) => (
  <div class="Board-between">
    <b>{table.title}</b>
    {nextOf(table) === null ? null : <span class="quiet">then {nextOf(table)}'s turn</span>}
    {table.stadium === null ? (
      <span class="quiet">no Stadium</span>
    ) : (
      <span>
        Stadium <BoardCards shown={table.stadium} />
        {table.stadiumIsUsed ? <span class="quiet"> (used this turn)</span> : null}
      </span>
    )}
    {table.limbo === null ? null : (
      <span class="Board-limbo">
        being played <BoardCards shown={table.limbo} />
      </span>
    )}
    {table.played.map((shown) => (
      <span key={shown.about.join()} class="Board-limbo">
        played <BoardCards shown={shown} />
      </span>
    ))}
  </div>
)

export const Board = ({ inspection, moment }: PanelProps) => {
  const { audience } = inspection
  const { seen, step } = moment
  const before = useMemo(() => viewAs(audience, step.before).game, [audience, step])
  const table = useMemo(() => selectableTableOf(seen.game, before, audience), [seen, before, audience])
  const [far, near] = table.sides
  const shown = { step: step.number, isFaceDown: table.isFaceDown }
  const hands = (side: SelectableSide) =>
    side.piles
      .filter(({ pile }) => pile === 'hand')
      .map((pile) => <Hand key={side.player} pile={pile} owner={side.name} />)
  return (
    <div class="Board">
      <section class="Board-side" aria-label={`Side of ${far.name}`}>
        <Owner side={far} />
        {hands(far)}
        <Bench side={far} {...shown} />
        <Active side={far} {...shown} />
      </section>
      <Between table={table} />
      <section class="Board-side" aria-label={`Side of ${near.name}`}>
        <Active side={near} {...shown} />
        <Bench side={near} {...shown} />
        {hands(near)}
        <Owner side={near} />
      </section>
    </div>
  )
}
