/**
 * Lists events that a person might try although they are not legal now, with every reason against each. Events with the fewest reasons come
 * first.
 */

import type { Snapshot, Violations } from 'ptcg-turn-engine'
import { isOfTheKind, rowOf } from 'ptcg-turn-engine/internal/engine/explain/eventRow'
import { isOfTheHost, likelySender, possibilities } from 'ptcg-turn-engine/internal/engine/explain/possibilities'
import { PAYLOADS } from 'ptcg-turn-engine/internal/engine/listing/payloads'
import { checkEvent } from 'ptcg-turn-engine/internal/engine/play/check'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import {
  EVENT_TYPES,
  type EventNamed,
  type EventType,
  type Game,
  type GameEvent,
  opponentOf,
  type PlayerId,
  type SentBy,
} from 'ptcg-turn-engine/model'
import { eventInWords, GROUP_OF, type GroupId } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'

/** A refused event, and every reason against it. */
export interface Try {
  readonly event: GameEvent
  readonly group: GroupId
  /** The name of the sender if it is not the player who is likely to act, else null. */
  readonly by: string | null
  readonly says: string
  readonly violations: Violations
}

/** The maximum number of events examined for each type, and shown in a group. */
export const MAX_SHOWN = 40
/** The number of the other player's possible events examined for each type; the one with the fewest reasons against it is shown. */
const OF_THE_OTHER = 12

type Answer = SentBy<'asked' | 'host'>

/** Answers that the game has not asked for, for those event types whose parts do not come from the board; null for the other types. */
const OUT_OF_THE_BLUE: { readonly [Type in Answer]: ((game: Game, player: PlayerId) => EventNamed<Type>) | null } = {
  DONE: null,
  APPLY: null,
  COIN_LANDED: null,
  CHOOSE: ({ ask }, player) => ({ type: 'CHOOSE', player, option: ask?.ask === 'choice' ? ask.options.length : 0 }),
  DECK_SHUFFLED: () => ({ type: 'DECK_SHUFFLED', order: [] }),
  CARD_TAKEN_AT_RANDOM: ({ ask, players }) => ({
    type: 'CARD_TAKEN_AT_RANDOM',
    position: ask?.ask === 'atRandom' ? players[ask.player].hand.length : 0,
  }),
}

/**
 * The possible events of a type that use cards of the right kind: nobody needs to read that an Energy card is not a Supporter card. For a
 * type of answer, an answer that the game has not asked for comes last.
 */
const nearAtHand = ({ state, game }: Snapshot, type: EventType, player: PlayerId): readonly GameEvent[] => {
  const row = rowOf(state, type)
  if (row === null) return []
  const near = possibilities(game, type, player).filter((event) => isOfTheKind(row, game, event))
  const far = (OUT_OF_THE_BLUE as { readonly [type: string]: ((game: Game, player: PlayerId) => GameEvent) | null })[
    type
  ]
  return far === undefined || far === null ? near : [...near, far(game, player)]
}

/** Orders refused events by the number of reasons; the other player's events come last. */
const nearest = (a: Try, b: Try): number =>
  Number(a.by !== null) - Number(b.by !== null) || a.violations.length - b.violations.length

const tryOut = (snapshot: Snapshot, event: GameEvent, by: string | null): readonly Try[] => {
  const checked = checkEvent(STEPPER, snapshot, event)
  if (E.isRight(checked)) return []
  return [
    {
      event,
      group: GROUP_OF[event.type],
      by,
      says: eventInWords(snapshot.game, event),
      violations: checked.left,
    },
  ]
}

const triesOf = (snapshot: Snapshot, type: EventType): readonly Try[] => {
  const { game } = snapshot
  const sender = likelySender(game, type)
  const own = nearAtHand(snapshot, type, sender)
    .slice(0, MAX_SHOWN)
    .flatMap((event) => tryOut(snapshot, event, null))
  if (isOfTheHost(type) || PAYLOADS[type].sender === 'either') return own
  const other = opponentOf(sender)
  const theirs = nearAtHand(snapshot, type, other)
    .slice(0, OF_THE_OTHER)
    .flatMap((event) => tryOut(snapshot, event, game.players[other].name))
    .toSorted(nearest)
  return [...own, ...theirs.slice(0, 1)]
}

const allTries = (snapshot: Snapshot): ReadonlyMap<GroupId, readonly Try[]> => {
  const byGroup = new Map<GroupId, readonly Try[]>()
  for (const type of EVENT_TYPES) {
    const group = GROUP_OF[type]
    byGroup.set(group, [...(byGroup.get(group) ?? []), ...triesOf(snapshot, type)])
  }
  return new Map([...byGroup].map(([group, tries]) => [group, tries.toSorted(nearest).slice(0, MAX_SHOWN)]))
}

/** Events that would be refused now, by group. Events with the fewest reasons come first, the other player's last. */
export const triesAt: (snapshot: Snapshot) => ReadonlyMap<GroupId, readonly Try[]> = memoize(allTries)
