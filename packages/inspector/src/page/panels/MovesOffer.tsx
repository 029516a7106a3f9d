/** Draws one line of legal events: the selectable card, attack or option, and a button for each way to play it. */
import type { GameEvent } from 'ptcg-turn-engine/model'
import { isBehind, type Offer } from '../../moves/offers.ts'
import { useCommands } from '../commands.ts'
import { Selectable } from '../Selectable.tsx'

interface Props {
  readonly offer: Offer
  /** The event to mark: the one in progress during its microsteps, or the one played at this step; null if there is none. */
  readonly sent: unknown
  /** Called to play an event that does not belong to the current moment. Without it, the event is sent from the current moment. */
  readonly onPlay?: ((event: GameEvent) => void) | undefined
}

export const MovesOffer = ({ offer, sent, onPlay }: Props) => {
  const { send } = useCommands()
  const play = onPlay ?? (sent === null ? send : null)
  const { name, detail, copies, about, ways } = offer
  return (
    <li class={ways.length > 1 ? 'moves-offer moves-many' : 'moves-offer'}>
      <span class="moves-what">
        <Selectable about={about} label={name}>
          {name}
        </Selectable>
        {copies > 1 && <span class="quiet"> ×{copies}</span>}
        {detail !== null && <span class="moves-detail"> {detail}</span>}
      </span>
      <span class="moves-ways">
        {ways.map((way) => {
          const isSent = isBehind(way, sent)
          return (
            <button
              key={way.label}
              type="button"
              class={isSent ? 'moves-way moves-sent' : 'moves-way'}
              title={way.says}
              aria-label={`${way.label}: ${way.says}${isSent ? (onPlay === undefined ? ' (sent)' : ' (played)') : ''}`}
              disabled={play === null || (isSent && onPlay !== undefined)}
              onClick={() => play?.(way.events[0])}
            >
              {isSent && '▸ '}
              {way.label}
            </button>
          )
        })}
      </span>
    </li>
  )
}
