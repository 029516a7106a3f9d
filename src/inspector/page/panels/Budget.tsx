/** Models the panel of the turn budget: what is available, used or blocked, and by which rule. */
import { useMemo } from 'preact/hooks'
import { type BudgetCount, type BudgetItem, type BudgetStatus, budgetAt } from '../../moves/budget.ts'
import { isLit } from '../../selection.ts'
import { type PanelProps, useSelection } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import './Budget.css'

/** A tick, a full disc, a barred circle: the shape says it without the colour. */
const MARKS: { readonly [Status in BudgetStatus]: string } = {
  available: 'M2.5 7.5l3 3.5 6-8',
  used: 'M7 3a4 4 0 1 0 0.01 0z',
  blocked: 'M7 1.5a5.5 5.5 0 1 0 0.01 0zM3.2 10.8l7.6-7.6',
}

const inWords = ({ used, of }: BudgetCount): string => (of === null ? `${used}, no limit` : `${used}/${of}`)

/** The first rule; that there are others is said by a sign, and which by the sentences. */
const ruleIn = ([{ rule }, ...others]: BudgetItem['reasons']): string =>
  others.some((one) => one.rule !== rule) ? `${rule} +` : rule

const Item = ({ item }: { readonly item: BudgetItem }) => {
  const selection = useSelection()
  const { title, status, count, reasons, about, isLegalNow } = item
  const everything = [...about, ...reasons.flatMap((reason) => reason.about)]
  return (
    <li class={`budget-item budget-${status}${isLit(selection, everything) ? ' lit' : ''}`}>
      <details>
        <summary title={reasons.map(({ says }) => says).join(' ')}>
          <svg viewBox="0 0 14 14" width="13" height="13" aria-hidden="true">
            <path d={MARKS[status]} />
          </svg>
          <span class="budget-title">{title}</span>
          <span class="budget-status">{status}</span>
          <span class="budget-count">{count !== null && inWords(count)}</span>
          <code>{ruleIn(reasons)}</code>
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
          {status === 'available' && isLegalNow === false && (
            <li class="quiet">Nothing can be done with it just now.</li>
          )}
        </ul>
      </details>
    </li>
  )
}

export const Budget = ({ moment }: PanelProps) => {
  const { seen } = moment
  const now = useMemo(() => budgetAt(seen), [seen])
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
      <ul class="budget-items">
        {now.items.map((item) => (
          <Item key={item.type} item={item} />
        ))}
      </ul>
    </div>
  )
}
