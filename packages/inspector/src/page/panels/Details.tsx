/** Draws the panel Details: the selection in words; without one, the current state and the transition to it. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { askClausesAt, clauseTruths, gameGraph, statesAround } from 'ptcg-turn-engine/game-chart'
import { eventInWords } from 'ptcg-turn-engine/table'
import { type Detail, detailOf } from '../../details/details.ts'
import { selectedDetails } from '../../details/detailsOfSelection.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'
import { findTried } from '../trail.ts'
import { BreakpointOn } from './Breakpoints.tsx'
import { DetailsMicrosteps } from './DetailsMicrosteps.tsx'
import { DetailsOfCard } from './DetailsOfCard.tsx'
import {
  DetailsOfClause,
  DetailsOfEvent,
  DetailsOfRule,
  DetailsOfState,
  DetailsOfTransition,
} from './DetailsOfChart.tsx'
import { useWayBack } from './DetailsWayBack.ts'
import './Details.css'

const Transition = ({ detail, inspection, moment }: PanelProps & { detail: Detail & { kind: 'transition' } }) => {
  const looked = useMemo(() => findTried(inspection), [inspection.tried])
  const truths = useMemo(() => clauseTruths(gameGraph, moment.seen, looked), [moment.seen, looked])
  const asked = useMemo(() => askClausesAt(detail.transition, moment.seen, looked), [detail, moment.seen, looked])
  const { source } = detail.transition
  const isOpen = source === '' || statesAround(moment.seen.state).some(({ path }) => path === source)
  return (
    <DetailsOfTransition
      detail={detail}
      isOpen={isOpen}
      truths={truths.get(detail.transition.id) ?? []}
      asked={asked.event === null ? null : eventInWords(moment.seen.game, asked.event)}
      reasons={asked.reasons}
    />
  )
}

/**
 * Draws a clause with its truth: true if the clause holds for every transition that checks it now, false if it fails for one of them, and
 * unknown if no transition checks it now.
 */
const Clause = ({ detail, inspection, moment }: PanelProps & { detail: Detail & { kind: 'clause' } }) => {
  const looked = useMemo(() => findTried(inspection), [inspection.tried])
  const truths = useMemo(() => clauseTruths(gameGraph, moment.seen, looked), [moment.seen, looked])
  const active = new Set(['', ...statesAround(moment.seen.state).map(({ path }) => path)])
  const asked = detail.guards
    .filter(({ source }) => active.has(source))
    .map(({ id, clauses }) => truths.get(id)?.[clauses.indexOf(detail.name)] ?? null)
    .filter((truth) => truth !== null)
  return <DetailsOfClause detail={detail} truth={asked.length === 0 ? null : asked.every(Boolean)} />
}

const Step = ({ step }: { readonly step: number }) => {
  const { dispatch } = useCommands()
  return (
    <>
      <p class="Details-kind">Step</p>
      <h3>Step {step}</h3>
      <button type="button" onClick={() => dispatch({ do: 'go', step })}>
        Go to step {step}
      </button>
    </>
  )
}

const OneDetail = ({ detail, ...panel }: PanelProps & { readonly detail: Detail }) => {
  switch (detail.kind) {
    case 'state':
      return <DetailsOfState detail={detail} />
    case 'transition':
      return <Transition detail={detail} {...panel} />
    case 'clause':
      return <Clause detail={detail} {...panel} />
    case 'rule':
      return <DetailsOfRule detail={detail} />
    case 'event':
      return <DetailsOfEvent detail={detail} />
    case 'card':
      return <DetailsOfCard detail={detail} />
    case 'player':
      return (
        <>
          <p class="Details-kind">Player</p>
          <h3>{detail.name}</h3>
          <p>
            {detail.turnsTaken} {detail.turnsTaken === 1 ? 'turn' : 'turns'} begun.
          </p>
        </>
      )
    case 'step':
      return <Step step={detail.step} />
  }
}

/** Draws the latest transition and the current state. */
const Present = (panel: PanelProps) => {
  const { frame } = panel.moment
  const taken = frame.transition === null ? null : detailOf(`transition:${frame.transition}`, panel.moment)
  const state = detailOf(`state:${frame.state}`, panel.moment)
  return (
    <>
      <DetailsMicrosteps {...panel} />
      {taken === null ? null : (
        <article aria-label="The transition just taken">
          <p class="Details-now">The transition just taken</p>
          {taken.kind === 'transition' ? <DetailsOfTransition detail={taken} truths={null} /> : null}
        </article>
      )}
      {state === null ? null : (
        <article aria-label="The state now">
          <p class="Details-now">The state now</p>
          <OneDetail detail={state} {...panel} />
        </article>
      )}
    </>
  )
}

export const Details = ({ inspection, moment }: PanelProps) => {
  const { dispatch } = useCommands()
  const { selection } = inspection
  const back = useWayBack(selection)
  // The details of a new selection are scrolled to their heading.
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => root.current?.parentElement?.scrollTo(0, 0), [selection])
  const selected = useMemo(() => selectedDetails(selection, moment), [selection, moment])
  if (selection === null)
    return (
      <div class="Details" ref={root}>
        <Present inspection={inspection} moment={moment} />
      </div>
    )
  return (
    <div class="Details" ref={root}>
      <div class="Details-selected">
        <span>
          Selected: <b>{selection.label}</b>
        </span>
        {back === null ? null : (
          <button type="button" onClick={back.go}>
            Back to {back.to.label}
          </button>
        )}
        <button type="button" onClick={() => dispatch({ do: 'select', selection: null })}>
          Clear
        </button>
      </div>
      {selected.details.length === 0 ? <p class="quiet">Nothing is known about it at this moment.</p> : null}
      {selected.details.map((detail, at) => (
        <article key={at}>
          <OneDetail detail={detail} inspection={inspection} moment={moment} />
        </article>
      ))}
      <BreakpointOn inspection={inspection} />
      {selected.others.length === 0 ? null : (
        <section aria-label="Also about">
          <h4>Also about</h4>
          <ul class="Details-others">
            {selected.others.map(({ token, label }) => (
              <li key={token}>
                <Selectable about={[token]} label={label}>
                  {label}
                </Selectable>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
