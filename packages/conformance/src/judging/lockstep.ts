/** Lockstep: a check that plays every event on another engine too, and reports the first difference. */

import { check, type Snapshot, save } from 'ptcg-turn-engine'
import { type GameEvent, PLAYERS } from 'ptcg-turn-engine/model'
import type { Check, Sent } from 'ptcg-turn-engine-fuzz'
import * as E from '#fp-ts/Either'
import {
  factsDiffer,
  gameDiffers,
  legalDiffers,
  rulesDiffer,
  viewDiffers,
  wronglyRefused,
  wronglyTaken,
} from './comparing.ts'
import {
  codeOf,
  type Exchange,
  type JudgedAnswer,
  type JudgeRequest,
  listIn,
  messageOf,
  PASSES,
  reasonsOf,
} from './exchange.ts'

/** The number of comparisons, and of requests that the other engine could not answer. */
export interface LockstepTally {
  moments: number
  events: number
  passedOver: number
}

const GAME = 'judged'

/**
 * Events without cards: most of them are illegal at any moment. Random players try them rarely, and never after a game.
 */
const OUT_OF_TURN: readonly GameEvent[] = PLAYERS.flatMap((player): readonly GameEvent[] => [
  { type: 'CONCEDE', player },
  { type: 'END_TURN', player },
  { type: 'DONE', player },
  { type: 'CHOOSE', player, option: 0 },
])

const firstOf = <One>(all: readonly One[], says: (one: One) => string | null): string | null => {
  for (const one of all) {
    const found = says(one)
    if (found !== null) return found
  }
  return null
}

/** A valid answer, a skipped request, or a problem with the engine itself. */
type Heard =
  | { readonly heard: 'answer'; readonly answer: JudgedAnswer }
  | { readonly heard: 'pass' }
  | { readonly heard: 'nothing'; readonly says: string }

/** The check. The same exchange serves one game after another. */
export const lockstepWith = (exchange: Exchange, tally: LockstepTally): Check => ({
  name: 'lockstep',
  watch: () => {
    let isLoaded = false

    const ask = (request: JudgeRequest): Heard => {
      const answer = exchange(request)
      if (E.isLeft(answer)) return { heard: 'nothing', says: `engine: ${answer.left}` }
      if (!answer.right.ok && PASSES.includes(codeOf(answer.right))) {
        tally.passedOver += 1
        return { heard: 'pass' }
      }
      return { heard: 'answer', answer: answer.right }
    }

    /** Loads the moment in the other engine; a game with the same name is closed first. */
    const load = (at: Snapshot): string | null => {
      exchange({ method: 'close', game: GAME })
      const heard = ask({ method: 'load', game: GAME, file: save(at) })
      if (heard.heard === 'nothing') return heard.says
      isLoaded = heard.heard === 'answer' && heard.answer.ok
      return heard.heard === 'pass' || isLoaded ? null : `load: the game cannot be loaded: ${messageOf(heard.answer)}`
    }

    const compared = (request: JudgeRequest, compare: (answer: JudgedAnswer) => string | null): string | null => {
      const heard = ask(request)
      if (heard.heard === 'nothing') return heard.says
      if (heard.heard === 'pass') return null
      return heard.answer.ok
        ? compare(heard.answer)
        : `${request.method}: it answers with an error: ${messageOf(heard.answer)}`
    }

    const played = ({ event, before, after, accepted, violations }: Sent, answer: JudgedAnswer): string | null => {
      tally.events += 1
      if (answer.ok !== accepted)
        return accepted ? wronglyRefused(before, event, messageOf(answer)) : wronglyTaken(before, event, violations)
      const told = accepted ? listIn(answer, 'facts') : null
      if (told !== null) return factsDiffer(before, event, after, told)
      return accepted ? null : rulesDiffer(before, event, violations, reasonsOf(answer))
    }

    /** An event that is illegal now must be refused now. */
    const outOfTurn = (at: Snapshot, event: GameEvent): string | null => {
      const checked = check(at, event)
      if (E.isRight(checked)) return null
      const heard = ask({ method: 'play', game: GAME, event })
      if (heard.heard === 'pass') return null
      return heard.heard === 'nothing'
        ? heard.says
        : heard.answer.ok
          ? wronglyTaken(at, event, checked.left)
          : rulesDiffer(at, event, checked.left, reasonsOf(heard.answer))
    }

    return {
      atRest: (at: Snapshot, legal: readonly GameEvent[]) => {
        const isNew = !isLoaded
        const problem = isNew ? load(at) : null
        if (problem !== null || !isLoaded) return problem
        tally.moments += 1
        return (
          compared({ method: 'view', game: GAME }, (answer) => gameDiffers(at, answer.view)) ??
          firstOf(PLAYERS, (player) =>
            compared({ method: 'view', game: GAME, player }, (answer) => viewDiffers(at, player, answer.view, isNew)),
          ) ??
          firstOf(OUT_OF_TURN, (event) => outOfTurn(at, event)) ??
          compared({ method: 'legal', game: GAME }, (answer) => {
            const events = listIn(answer, 'events')
            return events === null ? 'legal: it answers with no list of events.' : legalDiffers(at, legal, events)
          })
        )
      },
      see: (sent: Sent) => {
        if (!isLoaded) return null
        const heard = ask({ method: 'play', game: GAME, event: sent.event ?? null })
        if (heard.heard === 'nothing') return heard.says
        if (heard.heard === 'answer') return played(sent, heard.answer)
        // After a request that it could not follow, the game is loaded again at the next moment.
        isLoaded = !sent.accepted
        return null
      },
    }
  },
})
