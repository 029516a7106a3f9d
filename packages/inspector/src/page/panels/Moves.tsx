/**
 * Draws the panel of moves: who must act, every legal event as a button, and events that would be refused, with
 * reasons.
 */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type GroupNow, groupsAt } from '../../moves/eventGroups.ts'
import type { AskedInWords } from '../../moves/requestInWords.ts'
import { triesAt } from '../../moves/tries.ts'
import { whyNot } from '../../moves/whyNot.ts'
import { reasonsSeen } from '../../reasonsSeen.ts'
import { type StepInStory, storyOfStep } from '../../story/storyOfStep.ts'
import { lineAt } from '../../time/inspection.ts'
import { viewAs } from '../../time/moment.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { focusFirstMove } from '../focusFirstMove.ts'
import { MovesAnything } from './MovesAnything.tsx'
import { MovesAsked } from './MovesAsked.tsx'
import { MovesAutoplay } from './MovesAutoplay.tsx'
import { MovesFolded } from './MovesFolded.tsx'
import { MovesGroup } from './MovesGroup.tsx'
import { MovesPending } from './MovesPending.tsx'
import { MovesWhyNot } from './MovesWhyNot.tsx'
import './Moves.css'

/** True for the group of conceding, which is nearly always legal and is folded away to prevent mistakes. */
const isConceding = ({ group, events }: GroupNow): boolean => group.id === 'concede' && events.length > 0

const isAtHand = (now: GroupNow): boolean => !isConceding(now) && (now.events.length > 0 || now.isItsTime)

const titlesOf = (groups: readonly GroupNow[]): string => groups.map(({ group }) => group.title).join(', ')

const isSent = ({ events }: GroupNow, sent: unknown): boolean =>
  events.some(({ type }) => type === Reflect.get(Object(sent), 'type'))

const headingOf = ({ who, words }: StepInStory): string => (who === null ? words : `${who}: ${words}`)

interface Props extends PanelProps {
  readonly asked: AskedInWords
}

export const Moves = ({ inspection, moment, asked }: Props) => {
  const { dispatch } = useCommands()
  const { audience, tried } = inspection
  const { step, seen, snapshot, isSettled } = moment

  const refusal = useMemo(() => {
    const isPast = tried === null
    const { event, violations } = tried ?? step
    if (violations.length === 0 || (isPast && !isSettled)) return null
    return { why: whyNot(seen, { event, violations: reasonsSeen(audience, snapshot, event, violations) }), isPast }
  }, [tried, step, seen, snapshot, audience, isSettled])

  /** The moment whose moves are listed: during an event's microsteps, the moment before the event. */
  const listedAt = useMemo(
    () => (isSettled ? seen : step.event === null ? null : viewAs(audience, step.before)),
    [isSettled, seen, step, audience],
  )
  const list = useMemo(() => {
    if (listedAt === null) return null
    const groups = groupsAt(listedAt)
    const sent = isSettled ? null : step.event
    if (sent !== null)
      return groups
        .filter((now) => now.events.length > 0 && (isAtHand(now) || isSent(now, sent)))
        .map((now) => <MovesGroup key={now.group.id} now={now} snapshot={listedAt} tries={[]} sent={sent} />)
    const tries = triesAt(listedAt)
    const concede = groups.filter(isConceding)
    const others = groups.filter((now) => !isAtHand(now) && !isConceding(now))
    return (
      <>
        {groups.filter(isAtHand).map((now) => (
          <MovesGroup
            key={now.group.id}
            now={now}
            snapshot={listedAt}
            tries={tries.get(now.group.id) ?? []}
            sent={null}
          />
        ))}
        {concede.length > 0 && <MovesFolded title="Concede" groups={concede} snapshot={listedAt} tries={tries} />}
        {others.length > 0 && (
          <MovesFolded
            title={`Not at this moment: ${titlesOf(others)}`}
            groups={others}
            snapshot={listedAt}
            tries={tries}
          />
        )}
        <MovesAnything snapshot={listedAt} />
      </>
    )
  }, [listedAt, isSettled, step])

  // The question at the top changes with each moment, so the panel is scrolled up.
  const panel = useRef<HTMLDivElement>(null)
  const { line, step: number, frame } = moment.place
  useLayoutEffect(() => panel.current?.parentElement?.scrollTo(0, 0), [line, number, frame])

  // A button that was pressed disappears after its event, so the keyboard focus moves to the first move.
  const isByKey = useRef(false)
  useEffect(() => {
    const moves = panel.current
    const onClick = (event: MouseEvent): void => {
      isByKey.current = event.detail === 0 && event.target instanceof Element && !!event.target.closest('.moves-way')
    }
    moves?.addEventListener('click', onClick)
    return () => moves?.removeEventListener('click', onClick)
  }, [])
  useEffect(() => {
    if (!isSettled || !isByKey.current) return
    isByKey.current = false
    focusFirstMove()
  }, [isSettled, line, number])
  return (
    <div class="moves" ref={panel}>
      <h2 class="unseen">Moves</h2>
      {isSettled && seen.game.result !== null ? null : <MovesAutoplay motion={inspection.motion} />}
      {isSettled ? (
        <MovesAsked asked={asked} snapshot={snapshot} />
      ) : (
        <MovesPending moment={moment} audience={audience} />
      )}
      {isSettled && step.number < lineAt(inspection).history.length ? (
        <p class="moves-earlier">
          {inspection.place.line === 0 ? 'Next in the recorded game:' : 'Next in this what-if:'}{' '}
          <b>{headingOf(storyOfStep(lineAt(inspection).history.stepAt(step.number + 1), audience))}</b>. What is played
          here instead begins a what-if; the recorded game stays as it is.
        </p>
      ) : null}
      {isSettled || listedAt === null ? null : <p class="moves-earlier">Before this event the player could:</p>}
      <div class="moves-refusal" aria-live="polite">
        {refusal && (
          <MovesWhyNot
            why={refusal.why}
            isPast={refusal.isPast}
            onDismiss={refusal.isPast ? null : () => dispatch({ do: 'refused', tried: null })}
          />
        )}
      </div>
      {list}
    </div>
  )
}
