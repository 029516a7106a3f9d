/** Draws the answer to a refused event: every reason with its rule and source, and what would make it legal. */

import { nameInWords } from 'ptcg-turn-engine/words'
import type { Reason, WhyNot } from '../../moves/whyNot.ts'
import { UNKNOWN_REASON } from '../../reasonsSeen.ts'
import { useWording } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import './MovesWhyNot.css'

interface Props {
  readonly why: WhyNot
  /** True if the refusal is part of the history, so that it cannot be dismissed. */
  readonly isPast: boolean
  readonly onDismiss: (() => void) | null
}

const OneReason = ({ violation, rule, about }: Reason) => {
  const isCode = useWording() === 'names'
  return (
    <li>
      <p class="moves-message">{violation.message}</p>
      {violation.remedy !== null && <p class="moves-remedy">{violation.remedy}</p>}
      <p class="moves-citation">
        <Selectable class="mono" about={about} label={violation.clause ?? `rule ${rule.id}`} title="Show on the chart">
          {rule.id}
        </Selectable>{' '}
        {rule.says} <cite>{rule.source}</cite>
      </p>
      {violation.clause !== null && (
        <p class="moves-clause">
          <span aria-hidden="true">✗ </span>
          <Selectable
            class={isCode ? 'mono' : ''}
            about={about}
            label={`clause ${violation.clause}`}
            title="Show on the chart"
          >
            {isCode ? violation.clause : nameInWords(violation.clause)}
          </Selectable>
        </p>
      )}
    </li>
  )
}

export const MovesWhyNot = ({ why, isPast, onDismiss }: Props) => {
  const { says, by, about, reasons } = why
  return (
    <section class="moves-why" aria-label="Why not">
      <header>
        <h3>
          {isPast ? 'This was refused' : 'Not legal'}
          {by !== null && (isPast ? ` to ${by}` : ` for ${by}`)}
          {': '}
          {about.length > 0 ? (
            <Selectable about={about} label={says}>
              {says}
            </Selectable>
          ) : (
            <code>{says}</code>
          )}
        </h3>
        {onDismiss !== null && (
          <button type="button" class="moves-dismiss" aria-label="Dismiss" onClick={onDismiss}>
            ×
          </button>
        )}
      </header>
      {reasons.length === 0 ? <p>{UNKNOWN_REASON}</p> : null}
      <ol>
        {reasons.map((reason) => (
          <OneReason key={`${reason.violation.code} ${reason.violation.message}`} {...reason} />
        ))}
      </ol>
    </section>
  )
}
