/** Draws the details of parts of the chart and the rulebook. */

import type { Violation } from 'ptcg-turn-engine'
import type { ClauseDetail, EventDetail, RuleDetail, StateDetail, TransitionDetail } from '../../details/details.ts'
import { useEventName, useTimesTaken, useWording } from '../commands.ts'
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
  DetailsTruth,
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
      <DetailsActions title="Done when it is entered" actions={state.entry} />
      <DetailsActions title="Done when it is left" actions={state.exit} />
      <DetailsTransitions title="Transitions from it" transitions={leaving} isFrom={false} />
      <DetailsTransitions title="Transitions to it" transitions={entering} />
      <DetailsStates title="Inside" states={inside} />
      <DetailsStates title="Around it" states={around} />
    </>
  )
}

interface TransitionProps {
  readonly detail: TransitionDetail
  /** The truth of each clause now, in their order; null for the latest transition, whose clauses all held. */
  readonly truths: readonly (boolean | null)[] | null
  /** The event for which the clauses are checked, in words; null if there is none. */
  readonly asked?: string | null
  /** The violations of the clauses that do not hold, by the name of the clause. */
  readonly reasons?: ReadonlyMap<string, Violation>
  /** True if the source of the transition is active; only then are its clauses checked. */
  readonly isOpen?: boolean
}

export const DetailsOfTransition = ({ detail, truths, asked = null, reasons, isOpen = true }: TransitionProps) => {
  const { transition, clauses, rules, before, entered } = detail
  const { event, source, target, description, actions } = transition
  const name = useEventName()(transition)
  const isCode = useWording() === 'names'
  const times = useTimesTaken(transition.id)
  return (
    <>
      <p class="Details-kind">Transition</p>
      <h3>
        {event === null ? (
          isCode ? (
            `${name}: taken automatically`
          ) : (
            name
          )
        ) : (
          <Selectable about={[`event:${event}`]} label={event} class={isCode ? 'mono' : ''}>
            {name}
          </Selectable>
        )}
      </h3>
      <p>
        <DetailsPath path={source} /> →{' '}
        {target === null ? <span class="quiet">stays as it is</span> : <DetailsPath path={target} />}
      </p>
      <p>{description}</p>
      <p class="quiet">Taken {times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`} in this line of play.</p>
      {clauses.length === 0 ? (
        <p class="quiet">
          {before.length === 0
            ? 'It has no conditions.'
            : 'It has no conditions: it is taken if no earlier one can be.'}
        </p>
      ) : (
        <section class={isOpen ? '' : 'Details-elsewhere'}>
          <h4>
            {isCode ? 'Guard: ' : ''}
            {truths === null ? 'all of these held' : 'when all of these hold'}
          </h4>
          {isOpen ? null : (
            <p>
              The game is not in that state now, so this transition cannot be taken. In that state, these conditions
              would hold or not:
            </p>
          )}
          {asked === null ? null : (
            <p class="quiet">
              {isOpen ? 'Checked now for' : 'Checked for'}: {asked}
            </p>
          )}
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
      <DetailsActions title="What it does" actions={actions} />
      <DetailsEntered entered={entered} />
      <DetailsTransitions title="Tried before it" transitions={before} isFrom={false} />
      <DetailsRules rules={rules} />
    </>
  )
}

const NOW = {
  true: 'It holds now.',
  false: 'It does not hold now.',
  null: 'Nothing checks it in the current state.',
} as const

export const DetailsOfClause = ({
  detail,
  truth,
}: {
  readonly detail: ClauseDetail
  readonly truth: boolean | null
}) => {
  const { name, words, rule, code, dependsOn, ruleOn, guards } = detail
  return (
    <>
      <p class="Details-kind">Clause</p>
      <h3>{words}</h3>
      <p class="mono quiet">{name}</p>
      <p>
        <DetailsTruth truth={truth} /> {NOW[`${truth}`]}
      </p>
      {rule === null ? (
        <p>It decides which way the chart goes. It enforces no rule, so no refusal mentions it.</p>
      ) : (
        <DetailsRule rule={rule} />
      )}
      {code === null ? null : (
        <p>
          The code of its refusals: <code>{code}</code>
        </p>
      )}
      {ruleOn.map((one) => (
        <section key={one.event}>
          <h4>On {one.event}</h4>
          <DetailsRule rule={one.rule} />
        </section>
      ))}
      {dependsOn.length === 0 ? null : (
        <section>
          <h4>Checked only if these hold</h4>
          <ul>
            {dependsOn.map((one) => (
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
          <h4>Clauses that enforce it</h4>
          <ul>
            {clauses.map((name) => (
              <li key={name}>
                <DetailsClauseName name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <DetailsStates title="States that cite it" states={states} />
      <DetailsTransitions title="Transitions that cite it" transitions={transitions} />
    </>
  )
}

export const DetailsOfEvent = ({ detail }: { readonly detail: EventDetail }) => {
  const { type, transitions, now } = detail
  const elsewhere = transitions.filter((one) => !now.includes(one))
  const name = useEventName()({ event: type, waits: false })
  return (
    <>
      <p class="Details-kind">Event</p>
      <h3 class={name === type ? 'mono' : ''} title={type}>
        {name}
      </h3>
      {now.length === 0 ? <p>No transition takes it in the current state.</p> : null}
      <DetailsTransitions title="Taken now by" transitions={now} />
      <DetailsTransitions title={now.length === 0 ? 'Taken by' : 'Taken elsewhere by'} transitions={elsewhere} />
    </>
  )
}
