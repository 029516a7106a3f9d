/** Draws the panel of the turn budget: what is available, used or blocked, and by which rule. */
import { useMemo } from 'preact/hooks'
import { countInWords, noteOn, rulesInWords, STATUS_SHAPES } from 'ptcg-turn-engine/turn-budget'
import { BUDGET_SIGNS, type SelectableBudgetItem, selectableBudgetAt } from '../../moves/budget.ts'
import { isLit } from '../../selection.ts'
import { type PanelProps, useSelection } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import './Budget.css'

/** Shown at an item outside the main phase, when it is not yet known if the turn will have a legal event for it. */
const WAITS = 'Not now: this is left for the main phase of the turn.'
/** Shown to viewers who do not see the hand. */
const HIDDEN = 'Cards are hidden here: the turn still offers this, whether or not the hand has a card for it.'

const Item = ({ item }: { readonly item: SelectableBudgetItem }) => {
  const selection = useSelection()
  const { title, status, count, reasons, about } = item
  const note = noteOn(item)
  const everything = [...about, ...reasons.flatMap((reason) => reason.about)]
  return (
    <li class={`budget-item budget-${status}${isLit(selection, everything) ? ' lit' : ''}`}>
      {/* Only one item is open at a time. It is scrolled into view, because the panel shows only a few lines. */}
      <details
        name="budget"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
        }}
      >
        <summary title={reasons.map(({ says }) => says).join(' ')}>
          <svg viewBox="0 0 14 14" width="13" height="13" aria-hidden="true">
            <path d={STATUS_SHAPES[status]} />
          </svg>
          <span class="budget-title">{title}</span>
          <span class="budget-status">{status}</span>
          <span class="budget-count">{count !== null && countInWords(count)}</span>
          <code>{rulesInWords(reasons)}</code>
        </summary>
        <ul>
          {reasons.map(({ rule, says, about: tokens }) => (
            <li key={says}>
              {says}{' '}
              <Selectable
                class="mono"
                about={[...tokens, ...about]}
                label={`${title}, rule ${rule}`}
                title="Show on the chart"
              >
                {rule}
              </Selectable>
            </li>
          ))}
          {note !== null && <li class="quiet">{note}</li>}
        </ul>
      </details>
    </li>
  )
}

export const Budget = ({ moment }: PanelProps) => {
  const { seen } = moment
  const now = useMemo(() => selectableBudgetAt(seen), [seen])
  if (now.between !== null)
    return (
      <div class="budget">
        <h2>Turn budget</h2>
        <p class="quiet">{now.between}</p>
      </div>
    )
  return (
    <div class="budget">
      <h2>
        Turn budget{' '}
        <span class="quiet">
          {now.player}, turn {now.turn}
        </span>
      </h2>
      {now.items.some(({ status, isLegalNow }) => status === 'available' && isLegalNow === null) ? (
        <p class="quiet">{seen.state === 'turn.main.ready' ? HIDDEN : WAITS}</p>
      ) : null}
      <ul class="budget-items">
        {now.items.map((item) => (
          <Item key={item.type} item={item} />
        ))}
      </ul>
      <p class="quiet budget-legend">{BUDGET_SIGNS}</p>
    </div>
  )
}
