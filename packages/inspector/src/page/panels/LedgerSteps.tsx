/**
 * Draws the panel of damage: the attack step by step, and each calculation as a table of its six steps, with the values
 * before and after and their sources.
 */
import { useMemo } from 'preact/hooks'
import type { AttackExplanation } from 'ptcg-turn-engine/table'
import { attackSoFar } from '../../attackSoFar.ts'
import { type LedgerNow, type LedgerRow, ledgersAt, STEPS_ON_THE_CHART } from '../../ledgers.ts'
import { landmarkPlaces, neighbor, type Survey } from '../../time/survey.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import './LedgerSteps.css'

interface Props extends PanelProps {
  readonly survey: Survey
}

const STATUS: { readonly [Status in LedgerNow['status']]: string } = {
  going: 'being calculated',
  placed: 'placed',
  nothing: 'no damage',
}

const Row = ({ row, isHere }: { readonly row: LedgerRow; readonly isHere: boolean }) => {
  const { step, title, rule, value, sources, plain, about } = row
  const change = value === null ? null : value.out > value.in ? 'up' : value.out < value.in ? 'down' : 'same'
  return (
    <tr class={`ledger-${change ?? 'ahead'}${isHere ? ' ledger-here' : ''}`} aria-current={isHere ? 'step' : undefined}>
      <th scope="row">
        <span class="ledger-number">{step.slice(0, 1)}</span>{' '}
        <Selectable about={about} label={`step ${step.slice(0, 1)}, ${title}`} title={`Rule ${rule}`}>
          {title}
        </Selectable>
      </th>
      <td class="ledger-value">{value === null ? '–' : value.in}</td>
      <td class="ledger-value">{value === null ? '–' : value.out}</td>
      <td>
        {value === null ? (
          <span class="unseen">not reached</span>
        ) : (
          <ul>
            {plain === '' ? null : <li class="quiet">{plain}</li>}
            {sources.map(({ source, change: by }, at) => (
              <li key={`${at} ${source}`}>
                <span class="ledger-change">{by}</span> {source}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

const OneLedger = ({ now, state }: { readonly now: LedgerNow; readonly state: string }) => {
  const { ledger, rows, status, ended, about } = now
  return (
    <section class="ledger">
      <table>
        <caption>
          <strong>{ledger.attack}</strong> →{' '}
          <Selectable about={about} label={ledger.name}>
            {ledger.name}
          </Selectable>{' '}
          <span class={`ledger-status ledger-${status}`}>
            {status === 'placed' ? `${ledger.damage} damage, ` : ''}
            {STATUS[status]}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">In</th>
            <th scope="col">Out</th>
            <th scope="col">Changed by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.step} row={row} isHere={`${state}.`.startsWith(`${STEPS_ON_THE_CHART}.${row.step}.`)} />
          ))}
        </tbody>
      </table>
      {ended !== null && (
        <p class="ledger-ended">
          {ended.says}{' '}
          <Selectable class="mono" about={[`rule:${ended.rule}`]} label={`rule ${ended.rule}`}>
            {ended.rule}
          </Selectable>
        </p>
      )}
    </section>
  )
}

/** The attack from A to F; the six steps of its damage are in the tables below. */
const AttackSteps = ({ attack, lines }: Pick<AttackExplanation, 'attack' | 'lines'>) => (
  <section class="attack-steps" aria-label={`${attack}, step by step`}>
    <ol>
      {lines
        .filter(({ to }) => to === null)
        .map(({ stop, rule, says }, at) => (
          <li key={at}>
            <b>{stop === 'knockOut' ? '' : stop}</b> {says}{' '}
            <Selectable class="mono" about={[`rule:${rule}`]} label={`rule ${rule}`}>
              {rule}
            </Selectable>
          </li>
        ))}
    </ol>
  </section>
)

/** Draws a button that goes to the latest attack before this moment. */
const LatestAttack = ({ inspection, moment, survey }: Props) => {
  const { dispatch } = useCommands()
  const attack = neighbor(landmarkPlaces(survey, 'attack'), moment.place, 'previous')
  if (attack === undefined) return null
  const { step } = attack
  const frame = survey.lastFrames[step] ?? 0
  return (
    <button type="button" onClick={() => dispatch({ do: 'go', line: inspection.place.line, step, frame })}>
      To the latest attack, in step {step}
    </button>
  )
}

export const LedgerSteps = (props: Props) => {
  const { inspection, moment } = props
  const { seen, facts } = moment
  const ledgers = useMemo(() => ledgersAt(seen.game, facts), [seen, facts])
  const explanation = useMemo(() => attackSoFar(inspection, moment), [inspection, moment])
  return (
    <div class="ledgers">
      {explanation === null ? null : <AttackSteps attack={explanation.attack} lines={explanation.lines} />}
      {ledgers.length === 0 ? (
        <>
          <p class="quiet">
            No damage has been calculated at this moment. An attack that does damage is shown here in its six steps.
          </p>
          <LatestAttack {...props} />
        </>
      ) : (
        ledgers.map((now) => (
          <OneLedger key={`${now.ledger.attack} ${now.ledger.target}`} now={now} state={seen.state} />
        ))
      )}
    </div>
  )
}
