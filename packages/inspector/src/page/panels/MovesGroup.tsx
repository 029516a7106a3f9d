/**
 * Draws one group of legal events: its lines of buttons, or the reasons why there are none, and events that are not legal but can be tried.
 */
import { useId, useState } from 'preact/hooks'
import type { Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { GroupNow } from '../../moves/eventGroups.ts'
import { offersOf } from '../../moves/offers.ts'
import type { Try } from '../../moves/tries.ts'
import { Selectable } from '../Selectable.tsx'
import { MovesOffer } from './MovesOffer.tsx'
import { MovesTries } from './MovesTries.tsx'

interface Props {
  readonly now: GroupNow
  readonly snapshot: Snapshot
  readonly tries: readonly Try[]
  /** The event to mark: the one in progress during its microsteps, or the one played at this step; null if there is none. */
  readonly sent: unknown
  /** Called to play an event that does not belong to the current moment. Without it, the event is sent from the current moment. */
  readonly onPlay?: (event: GameEvent) => void
}

export const MovesGroup = ({ now, snapshot, tries, sent, onPlay }: Props) => {
  const { group, events, reasons } = now
  const { title, rules } = group
  const [isOpen, open] = useState(false)
  const id = useId()
  const own = tries.filter(({ by }) => by === null).length
  return (
    <section class="moves-group" data-group={group.id}>
      <header>
        <h3>
          <Selectable
            about={rules.map((rule) => `rule:${rule}` as const)}
            label={title}
            title={`Rules ${rules.join(', ')}`}
          >
            {title}
          </Selectable>
        </h3>
        {own > 0 && (
          <button
            type="button"
            class="moves-more"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${events.length > 0 ? 'Others, not' : 'Not'} legal now: ${own} of ${title}`}
            onClick={() => open(!isOpen)}
          >
            {events.length > 0 ? 'others, not legal now' : 'not legal now'} <span class="moves-count">{own}</span>
          </button>
        )}
      </header>
      {events.length > 0 && (
        <ul class="moves-offers">
          {offersOf(snapshot.game, events).map((offer) => (
            <MovesOffer key={offer.key} offer={offer} sent={sent} onPlay={onPlay} />
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <ul class="moves-none">
          {reasons.map(({ rule, message }) => (
            <li key={message}>
              {message}{' '}
              {rule !== null && (
                <Selectable class="mono" about={[`rule:${rule}`]} label={`rule ${rule}`}>
                  {rule}
                </Selectable>
              )}
            </li>
          ))}
        </ul>
      )}
      <div id={id}>{isOpen && <MovesTries tries={tries} />}</div>
    </section>
  )
}
