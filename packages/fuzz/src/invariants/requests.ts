/** Requests and legal events agree: the same player, the same options, the same number of picks (GR.6). */

import type { Request, Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'
import { DOORS, type EngineApi } from '../doors.ts'
import { isSame } from './sameness.ts'

type Kind = NonNullable<Request>['kind']

/** The event that answers each kind of request; the main phase and texts carried out by hand have several. */
const ANSWER: { readonly [One in Kind]: GameEvent['type'] | null } = {
  main: null,
  choose: 'CHOOSE',
  prizes: 'CHOOSE',
  promote: 'CHOOSE',
  coin: 'COIN_LANDED',
  shuffle: 'DECK_SHUFFLED',
  random: 'CARD_TAKEN_AT_RANDOM',
  resolve: null,
}

const isAnswer = ({ type }: GameEvent, answer: GameEvent['type']): boolean =>
  type === answer || (answer === 'CHOOSE' && type === 'DONE')

const wrongRequest = (asked: NonNullable<Request>, { game }: Snapshot, legal: readonly GameEvent[]): string | null => {
  const answer = ANSWER[asked.kind]
  const stranger = legal.find((event) => 'player' in event && event.type !== 'CONCEDE' && event.player !== asked.player)
  if (stranger !== undefined) return `${game.players[asked.player].name} is asked, and ${stranger.type} is another's`
  if (answer !== null && !legal.some((event) => isAnswer(event, answer))) return `nothing legal answers it`
  if (answer !== null && legal.some((event) => event.type !== 'CONCEDE' && !isAnswer(event, answer)))
    return 'what is legal does not answer it'
  if (!('options' in asked)) return null
  const { options, picked, min, max, units } = asked
  const chosen = legal.flatMap((event) => (event.type === 'CHOOSE' ? [event.option] : []))
  if (chosen.some((option) => options[option] === undefined)) return 'an option may be chosen that is none'
  if (chosen.length > 0 && picked.length >= max) return `${picked.length} are picked of ${max}, and more may be`
  const isDone = legal.some(({ type }) => type === 'DONE')
  if (units === 0 && isDone && picked.length < min)
    return `${picked.length} are picked of at least ${min}, and that is enough`
  if (units === 0 && !isDone && picked.length >= min && max > min)
    return `at least ${min} are asked for, and these are not enough`
  return null
}

/** Each pick is added to those before it, in their order. */
const picksDiffer = ({ event, before, after }: Sent, request: EngineApi['request']): string | null => {
  const { type, option } = event as { readonly type?: string; readonly option?: number }
  if (type !== 'CHOOSE') return null
  const [was, now] = [request(before), request(after)]
  if (was === null || now === null || !('picked' in was) || !('picked' in now)) return null
  if (now.picked.length !== was.picked.length + 1 || !isSame(was.options, now.options)) return null
  return isSame(now.picked, [...was.picked, option])
    ? null
    : 'GR.6: what has been picked is told in another order than it was picked.'
}

/** GR.6. */
export const requestsAskForWhatIsLegal: Check = {
  name: 'requests ask for what is legal',
  watch: (_, __, { request }: EngineApi = DOORS) => ({
    see: (sent) => (sent.accepted ? picksDiffer(sent, request) : null),
    atRest: (at, legal) => {
      const asked = request(at)
      if ((asked === null) !== (at.game.result !== null))
        return 'GR.6: a game asks for something exactly until it is over.'
      const wrong = asked === null ? null : wrongRequest(asked, at, legal)
      return wrong === null ? null : `GR.6: in ${at.state} a request (${asked?.kind}) is not what is legal: ${wrong}.`
    },
  }),
}
