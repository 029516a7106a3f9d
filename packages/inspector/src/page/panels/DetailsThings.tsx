/** Draws things mentioned in details as selectable items: rules, states, transitions, clauses. */

import type { CitedRule, Violation } from 'ptcg-turn-engine'
import type { ChartState, ChartTransition } from 'ptcg-turn-engine/chart'
import { nameInWords } from 'ptcg-turn-engine/words'
import type { ClauseListed } from '../../details/details.ts'
import { useEventName, useStateName, useWording } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'

/** A rule: its selectable id, its text, and its source. */
export const DetailsRule = ({ rule }: { readonly rule: CitedRule }) => (
  <div class="Details-rule">
    <Selectable about={[`rule:${rule.id}`]} label={`rule ${rule.id}`} class="mono">
      {rule.id}
    </Selectable>
    <span>
      {rule.says} <span class="quiet">({rule.source})</span>
    </span>
  </div>
)

export const DetailsRules = ({ rules }: { readonly rules: readonly CitedRule[] }) =>
  rules.length === 0 ? null : (
    <ul aria-label="Rules">
      {rules.map((rule) => (
        <li key={rule.id}>
          <DetailsRule rule={rule} />
        </li>
      ))}
    </ul>
  )

/** A state by its whole path, or in words. */
export const StateName = ({ path }: { readonly path: string }) => {
  const words = useStateName()(path)
  return words === null ? <span class="mono">{path === '' ? 'the whole chart' : path}</span> : <span>{words}</span>
}

export const DetailsState = ({ state }: { readonly state: ChartState }) => (
  <Selectable about={[`state:${state.path}`]} label={`state ${state.path}`} title={state.description}>
    <StateName path={state.path} />
  </Selectable>
)

export const DetailsPath = ({ path }: { readonly path: string }) => (
  <Selectable about={[`state:${path}`]} label={`state ${path}`} title={path}>
    <StateName path={path} />
  </Selectable>
)

export const DetailsStates = ({ title, states }: { readonly title: string; readonly states: readonly ChartState[] }) =>
  states.length === 0 ? null : (
    <section>
      <h4>{title}</h4>
      <ul>
        {states.map((state) => (
          <li key={state.path}>
            <DetailsState state={state} />
          </li>
        ))}
      </ul>
    </section>
  )

/** The machine's name, if the page shows the machine's names. */
const CodeName = ({ name }: { readonly name: string }) =>
  useWording() === 'names' ? <code class="Details-code"> {name}</code> : null

export const DetailsClauseName = ({ name }: { readonly name: string }) => (
  <Selectable about={[`clause:${name}`]} label={`clause ${nameInWords(name)}`} title={nameInWords(name)}>
    {useWording() === 'names' ? <span class="mono">{name}</span> : nameInWords(name)}
  </Selectable>
)

/** The truth of a clause now; `held` if it held when its transition was taken, null if it cannot be checked. */
export type ClauseTruth = boolean | null | 'held'

const TRUTHS = {
  true: { sign: '✓', words: 'holds now' },
  held: { sign: '✓', words: 'held' },
  false: { sign: '✗', words: 'does not hold now' },
  null: { sign: '·', words: 'cannot be checked now' },
} as const

/** A sign for the truth of a clause, with a word for screen readers. */
export const DetailsTruth = ({ truth }: { readonly truth: ClauseTruth }) => {
  const { sign, words } = TRUTHS[`${truth}`]
  return (
    <span class={`Details-truth Details-${truth}`} role="img" aria-label={words} title={words}>
      {sign}
    </span>
  )
}

interface ClauseProps {
  readonly clause: ClauseListed
  readonly truth: ClauseTruth
  /** The violation that says why the clause does not hold, if it is known. */
  readonly reason: Violation | null
}

const RuleId = ({ rule }: { readonly rule: CitedRule }) => (
  <Selectable about={[`rule:${rule.id}`]} label={`rule ${rule.id}`} title={rule.says} class="mono">
    {rule.id}
  </Selectable>
)

export const DetailsClause = ({ clause, truth, reason }: ClauseProps) => (
  <li class="Details-clause">
    <DetailsTruth truth={truth} />
    <div>
      <DetailsClauseName name={clause.name} />{' '}
      {clause.rule === null ? (
        <span class="quiet" title="It decides which way the chart goes; it never refuses an event.">
          (no rule: it steers the chart)
        </span>
      ) : (
        <RuleId rule={clause.rule} />
      )}
      {reason === null ? null : (
        <p class="Details-reason">
          {reason.message} <code>{reason.code}</code>
        </p>
      )}
    </div>
  </li>
)

/** The states that a transition enters, each with its entry actions. */
export const DetailsEntered = ({ entered }: { readonly entered: readonly ChartState[] }) =>
  entered.length === 0 ? null : (
    <section>
      <h4>Enters</h4>
      <ol class="Details-actions">
        {entered.map((state) => (
          <li key={state.path}>
            <DetailsState state={state} />
            {state.entry.map((name, at) => (
              <span key={at}>
                {at === 0 ? ': ' : ', '}
                {nameInWords(name)}
                <CodeName name={name} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )

/** A transition in one line: its event, its target, and its clauses. */
export const DetailsTransition = ({
  transition,
  isFrom = true,
}: {
  readonly transition: ChartTransition
  /** True to name the source of the transition, too. */
  readonly isFrom?: boolean
}) => {
  const { id, source, target, clauses, description } = transition
  const name = useEventName()(transition)
  const isCode = useWording() === 'names'
  const label = `${name} from ${source === '' ? 'the whole chart' : source}`
  return (
    <li class="Details-transition">
      <Selectable about={[`transition:${id}`]} label={label} title={description} class={isCode ? 'mono' : ''}>
        {name}
        {isFrom && (
          <>
            {' · '}
            {source === '' ? 'anywhere' : <StateName path={source} />}
          </>
        )}
      </Selectable>
      {target === null ? (
        <span class="quiet"> stays</span>
      ) : (
        <span class="quiet">
          {' → '}
          <StateName path={target} />
        </span>
      )}
      {clauses.length === 0 ? null : (
        <span class="Details-when">
          {' '}
          when{' '}
          {clauses.map((name, at) => (
            <span key={name}>
              {at === 0 ? '' : ' · '}
              <DetailsClauseName name={name} />
            </span>
          ))}
        </span>
      )}
    </li>
  )
}

interface TransitionsProps {
  readonly title: string
  readonly transitions: readonly ChartTransition[]
  readonly isFrom?: boolean
}

export const DetailsTransitions = ({ title, transitions, isFrom = true }: TransitionsProps) =>
  transitions.length === 0 ? null : (
    <section>
      <h4>
        {title} ({transitions.length})
      </h4>
      <ul>
        {transitions.map((one) => (
          <DetailsTransition key={one.id} transition={one} isFrom={isFrom} />
        ))}
      </ul>
    </section>
  )

export const DetailsActions = ({ title, actions }: { readonly title: string; readonly actions: readonly string[] }) =>
  actions.length === 0 ? null : (
    <section>
      <h4>{title}</h4>
      <ol class="Details-actions">
        {actions.map((name, at) => (
          <li key={at}>
            {nameInWords(name)}
            <CodeName name={name} />
          </li>
        ))}
      </ol>
    </section>
  )
