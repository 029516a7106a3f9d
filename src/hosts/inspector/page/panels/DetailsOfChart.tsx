/** Draws the details of what the chart and the rulebook are made of. */

import type { Violation } from '../../../../game/rules/violation.ts'
import type { ClauseDetail, EventDetail, RuleDetail, StateDetail, TransitionDetail } from '../../details/details.ts'
import { Selectable } from '../Selectable.tsx'
import {
  DetailsActions,
  DetailsClause,
  DetailsClauseName,
  DetailsEntered,
  DetailsPath,
  DetailsRule,
  DetailsRules,
  DetailsStates,
  DetailsTransitions,
  StateName,
} from './DetailsThings.tsx'

const KINDS = {
  atomic: 'State',
  compound: 'State with states inside',
  final: 'Final state',
  parallel: 'State with parallel states',
  history: 'History state',
} as const

export const DetailsOfState = ({ detail }: { readonly detail: StateDetail }) => {
  const { state, rules, around, inside, leaving, entering } = detail
  return (
    <>
      <p class="Details-kind">{KINDS[state.kind]}</p>
      <h3 title={state.path}>
        <StateName path={state.path} />
      </h3>
      <p>{state.description}</p>
      <DetailsRules rules={rules} />
      <DetailsActions title="Entry actions" actions={state.entry} />
      <DetailsActions title="Exit actions" actions={state.exit} />
      <DetailsTransitions title="Transitions from it" transitions={leaving} isFrom={false} />
      <DetailsTransitions title="Transitions to it" transitions={entering} />
      <DetailsStates title="Inside" states={inside} />
      <DetailsStates title="Around it" states={around} />
    </>
  )
}

interface TransitionProps {
  readonly detail: TransitionDetail
  /** Whether each clause holds now, in their order; null for the transition just taken, whose clauses all held. */
  readonly truths: readonly (boolean | null)[] | null
  /** The event that the clauses are asked for now, in words; null where they ask for none. */
  readonly asked?: string | null
  /** Why clauses do not hold, by their names. */
  readonly reasons?: ReadonlyMap<string, Violation>
}

export const DetailsOfTransition = ({ detail, truths, asked = null, reasons }: TransitionProps) => {
  const { transition, clauses, rules, before, entered } = detail
  const { event, source, target, description, actions } = transition
  return (
    <>
      <p class="Details-kind">Transition</p>
      <h3>
        {event === null ? (
          'always: taken by itself'
        ) : (
          <Selectable about={[`event:${event}`]} label={event} class="mono">
            {event}
          </Selectable>
        )}
      </h3>
      <p>
        <DetailsPath path={source} /> →{' '}
        {target === null ? <span class="quiet">stays as it is</span> : <DetailsPath path={target} />}
      </p>
      <p>{description}</p>
      {clauses.length === 0 ? (
        <p class="quiet">
          {before.length === 0
            ? 'It has no guard: nothing stands in its way.'
            : 'It has no guard: it is taken when none of those tried before it can be.'}
        </p>
      ) : (
        <section>
          <h4>{truths === null ? 'Guard: all of these clauses held' : 'Guard: when all of these clauses hold'}</h4>
          {asked === null ? null : <p class="quiet">Asked now for: {asked}</p>}
          <ul>
            {clauses.map((clause, at) => (
              <DetailsClause
                key={clause.name}
                clause={clause}
                truth={truths === null ? 'held' : (truths[at] ?? null)}
                reason={reasons?.get(clause.name) ?? null}
              />
            ))}
          </ul>
        </section>
      )}
      <DetailsActions title="Actions" actions={actions} />
      <DetailsEntered entered={entered} />
      <DetailsTransitions title="Tried before it" transitions={before} isFrom={false} />
      <DetailsRules rules={rules} />
    </>
  )
}

export const DetailsOfClause = ({ detail }: { readonly detail: ClauseDetail }) => {
  const { name, words, rule, code, after, ruleOn, guards } = detail
  return (
    <>
      <p class="Details-kind">Clause</p>
      <h3>{words}</h3>
      <p class="mono quiet">{name}</p>
      {rule === null ? <p>It steers the chart; nobody is told of it.</p> : <DetailsRule rule={rule} />}
      {code === null ? null : (
        <p>
          Where it does not hold: <code>{code}</code>
        </p>
      )}
      {ruleOn.map((one) => (
        <section key={one.event}>
          <h4>On {one.event}</h4>
          <DetailsRule rule={one.rule} />
        </section>
      ))}
      {after.length === 0 ? null : (
        <section>
          <h4>Makes sense only when</h4>
          <ul>
            {after.map((one) => (
              <li key={one}>
                <DetailsClauseName name={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <DetailsTransitions title="Guards" transitions={guards} />
    </>
  )
}

export const DetailsOfRule = ({ detail }: { readonly detail: RuleDetail }) => {
  const { rule, states, transitions, clauses } = detail
  return (
    <>
      <p class="Details-kind">
        Rule, {rule.part}, {rule.source}
      </p>
      <h3 class="mono">{rule.id}</h3>
      <p>{rule.says}</p>
      {clauses.length === 0 ? null : (
        <section>
          <h4>Clauses that stand for it</h4>
          <ul>
            {clauses.map((name) => (
              <li key={name}>
                <DetailsClauseName name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <DetailsStates title="States that stand for it" states={states} />
      <DetailsTransitions title="Transitions that stand for it" transitions={transitions} />
    </>
  )
}

export const DetailsOfEvent = ({ detail }: { readonly detail: EventDetail }) => {
  const { type, transitions, now } = detail
  const elsewhere = transitions.filter((one) => !now.includes(one))
  return (
    <>
      <p class="Details-kind">Event</p>
      <h3 class="mono">{type}</h3>
      {now.length === 0 ? <p>No transition takes it in the present state.</p> : null}
      <DetailsTransitions title="Taken now by" transitions={now} />
      <DetailsTransitions title={now.length === 0 ? 'Taken by' : 'Taken elsewhere by'} transitions={elsewhere} />
    </>
  )
}
