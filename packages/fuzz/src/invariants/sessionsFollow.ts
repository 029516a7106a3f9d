/** Checks after every event that a session agrees with its game: the answers of the session and of its seats, undo, and saving. */

import { readEvent, type Session, type Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { type CardId, type GameEvent, opponentOf, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Check, Sent } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { playerInWords } from './reading.ts'
import { firstDifference } from './sameness.ts'
import { somethingNew } from './sampling.ts'
import { isOutOfSight, unseenBy } from './secrets.ts'

/** Describes the first answer of a seat that differs from what its player may see of the game; null if there is none. */
const seatDiffers = (session: Session, after: Snapshot, { view, request }: EngineApi): string | null => {
  for (const player of PLAYERS) {
    const seat = session.seat(player)
    const seen = view(after, player)
    const own = (event: GameEvent): boolean => 'player' in event && event.player === player
    const wrong =
      firstDifference(seat.state(), seen, 'the state') ??
      firstDifference(seat.facts().at(-1) ?? seen.game.facts, seen.game.facts, 'what is heard') ??
      firstDifference(seat.request(), request(seen), 'the request') ??
      firstDifference(seat.legalEvents(), legalEventsOf(STEPPER, seen).filter(own), 'the list of legal events')
    if (wrong !== null)
      return `the seat of ${playerInWords(after.game, player)} does not answer with what its player sees: ${wrong}`
  }
  return null
}

/** Describes an event that a seat accepts although another sender must send it; null if the seat refuses it. */
const strangerSends = (session: Session, event: GameEvent): string | null => {
  const stranger = PLAYERS.find((player) => !('player' in event) || event.player !== player)
  return stranger !== undefined && E.isRight(session.seat(stranger).send(event))
    ? `GR.6: a seat accepts ${event.type} of another sender.`
    : null
}

const REVEALING: ReadonlySet<string> = new Set(['CARDS_DRAWN', 'PRIZES_TAKEN', 'CARDS_LOOKED_AT', 'CARDS_REVEALED'])

/**
 * Returns `chance` or `card` if an event reveals a result of chance or a hidden card, and so must be final. Returns `nothing` if it must be
 * possible to undo the event. Null if neither is certain, for example in set-up or outside the turn of the event's player.
 */
const learnt = ({ before, after }: Sent, event: GameEvent): 'chance' | 'card' | 'nothing' | null => {
  if (!('player' in event)) return 'chance'
  const { player } = event
  const seenBy = (viewer: PlayerId): readonly CardId[] => {
    const unseen = new Set(unseenBy(after.game, viewer))
    return unseenBy(before.game, viewer).filter((card) => !unseen.has(card))
  }
  // A search that finds nothing still shows cards to the player.
  if (seenBy(player).length > 0 || after.game.facts.some(({ fact }) => fact === 'CARDS_LOOKED_AT')) return 'card'
  const shown = seenBy(opponentOf(player))
  const isOwnTurn = before.game.turn.player === player
  const unknown = new Set(unseenBy(before.game, player))
  // In their own turn, players may undo an event that shows the opponent only cards that they knew. Any other event that shows cards to the
  // opponent is final.
  if (shown.length > 0 && (!isOwnTurn || shown.some((card) => unknown.has(card)))) return 'card'
  const isPlain = before.game.setUp === null && after.game.setUp === null && isOwnTurn
  return isPlain && !after.game.facts.some((fact) => REVEALING.has(fact.fact) || isOutOfSight(fact)) ? 'nothing' : null
}

interface Following {
  readonly session: Session
  /** The snapshots since the beginning. */
  readonly states: Snapshot[]
  /** The number of snapshots at which the session is saved again. */
  savedNext: number
  /** True if a new request is pending, or if it is time to check everything again. */
  isDue: boolean
}

/** The maximum number of consecutive events that are undone and redone. */
const MAX_TAKEN_BACK = 3

/**
 * Checks that events which revealed hidden cards or chance are final, that events which revealed nothing can be undone, and that undoing
 * and redoing lead to the earlier snapshots. Describes the problem, or returns null.
 */
const undoDiffers = ({ session, states, isDue }: Following, sent: Sent, event: GameEvent): string | null => {
  if (session.whyNotRedo() === null)
    return `${event.type} was played, and an event that was undone before it can still be redone.`
  const learns = learnt(sent, event)
  const refused = session.whyNotUndo()
  if (refused === null && (learns === 'chance' || learns === 'card'))
    return `after ${event.type} a step may be taken back although a ${learns === 'card' ? 'hidden card was seen' : 'coin, a shuffle or a card at random decided'}.`
  if (refused !== null && learns === 'nothing')
    return `${event.type} revealed nothing, and yet it cannot be undone: ${refused.message}`
  if (refused !== null || !isDue) return null
  let back = 0
  const differs = (moved: ReturnType<Session['undo']>): string | null =>
    E.isLeft(moved) ? 'it is refused' : firstDifference(session.state(), states.at(-1 - back))
  while (back < MAX_TAKEN_BACK && session.whyNotUndo() === null) {
    back += 1
    const gone = differs(session.undo())
    if (gone !== null) return `after the last ${back} events were undone, ${gone}`
  }
  while (back > 0) {
    back -= 1
    const again = differs(session.redo())
    if (again !== null) return `after events were undone, and all but the last ${back} redone, ${again}`
  }
  return null
}

/** The number of moments from one regular check of the seats to the next. */
const STRIDE = 20
/** The factor by which a game must grow before the next save, since a saved session is replayed from its beginning. */
const LONGER = 2

/** Describes a difference between the answer to an event and what its sender may see; null if there is none. */
const answerDiffers = (answer: ReturnType<Session['send']>, seen: Snapshot): string | null =>
  E.isLeft(answer)
    ? null
    : (firstDifference(answer.right.snapshot, seen, 'the answer') ??
      firstDifference(answer.right.facts, seen.game.facts, 'what the answer tells'))

const goesOn = (following: Following, sent: Sent, api: EngineApi): string | null => {
  const { session } = following
  const { event, after, accepted } = sent
  const read = readEvent(event)
  if (E.isLeft(read))
    return E.isRight(session.send(event as GameEvent)) ? 'P8: a session accepts an invalid event.' : null
  const stranger = following.isDue ? strangerSends(session, read.right) : null
  if (stranger !== null) return stranger
  // A seat uses other ids for hidden cards. Only changes by hand refer to hidden cards, so they are sent to the session.
  const sender: PlayerId | null = 'player' in read.right && read.right.type !== 'APPLY' ? read.right.player : null
  const sends = sender === null || following.states.length % 2 === 1 ? session : session.seat(sender)
  const played = sends.send(event as GameEvent)
  if (E.isRight(played) !== accepted)
    return `P8: ${read.right.type} is ${accepted ? 'refused' : 'accepted'} by a session alone.`
  if (!accepted) return null
  following.states.push(after)
  const wrong =
    firstDifference(session.state(), after) ??
    answerDiffers(played, sends === session || sender === null ? after : api.view(after, sender)) ??
    firstDifference(session.history().length, following.states.length - 1, 'the length of the history') ??
    firstDifference(session.history().at(-1)?.facts, after.game.facts, 'the history') ??
    undoDiffers(following, sent, read.right) ??
    (following.isDue ? seatDiffers(session, after, api) : null)
  return wrong === null ? null : `P8: after this event in a session, ${wrong}`
}

/**
 * The check of sessions and seats (P8, GR.6). A session plays by the engine's own chart, so mutants of the chart are
 * not checked.
 */
export const sessionsFollow: Check = {
  name: 'sessions follow',
  watch: (_, stepper, api: EngineApi = ENGINE_API) => {
    if (stepper !== STEPPER) return {}
    let following: Following | null = null
    const isDue = somethingNew(STRIDE)
    return {
      see: (sent) => (following === null ? null : goesOn(following, sent, api)),
      atRest: (at) => {
        following ??= { session: api.createSession(at), states: [at], savedNext: 2, isDue: true }
        following.isDue = isDue(at)
        if (!following.isDue || following.states.length < following.savedNext) return null
        following.savedNext = following.states.length * LONGER
        const restored = api.restoreSession(JSON.parse(JSON.stringify(following.session.save())))
        if (E.isLeft(restored)) return `P8: a saved session is refused: ${restored.left[0].message}`
        const wrong = firstDifference(restored.right.state(), at)
        return wrong === null ? null : `P8: after saving a session, ${wrong}`
      },
    }
  },
}
