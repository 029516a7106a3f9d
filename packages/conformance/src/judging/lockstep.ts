/** A check that plays every event on another engine too, and reports the first difference. */

import { check, type Snapshot } from 'ptcg-turn-engine'
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
import { type Exchange, type JudgedAnswer, listIn, messageOf, reasonsOf } from './exchange.ts'
import { type LockstepTally, talkWith } from './talk.ts'

/** Events without cards. At any moment most of them are illegal. Random players try them rarely, and never after the end of a game. */
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

/** Returns the check. `exchange` serves one game after another, and `tally` counts what is compared. */
export const lockstepWith = (exchange: Exchange, tally: LockstepTally): Check => ({
  name: 'lockstep',
  watch: () => {
    let isLoaded = false
    const { ask, load, compared } = talkWith(exchange, tally)

    const played = ({ event, before, after, accepted, violations }: Sent, answer: JudgedAnswer): string | null => {
      tally.events += 1
      tally.compared += 1
      if (answer.ok !== accepted)
        return accepted ? wronglyRefused(before, event, messageOf(answer)) : wronglyTaken(before, event, violations)
      const facts = accepted ? listIn(answer, 'facts') : null
      if (facts !== null) return factsDiffer(before, event, after, facts)
      return accepted ? null : rulesDiffer(before, event, violations, reasonsOf(answer))
    }

    /** Sends an event if it is illegal at this moment, and expects a refusal. */
    const outOfTurn = (at: Snapshot, event: GameEvent): string | null => {
      const checked = check(at, event)
      if (E.isRight(checked)) return null
      const heard = ask({ method: 'play', event })
      if (heard.heard === 'pass') return null
      if (heard.heard === 'nothing') return heard.says
      tally.compared += 1
      return heard.answer.ok
        ? wronglyTaken(at, event, checked.left)
        : rulesDiffer(at, event, checked.left, reasonsOf(heard.answer))
    }

    return {
      atRest: (at: Snapshot, legal: readonly GameEvent[]) => {
        const isNew = !isLoaded
        const loaded = isNew ? load(at) : { isLoaded }
        if (typeof loaded === 'string') return loaded
        isLoaded = loaded.isLoaded
        if (!isLoaded) return null
        tally.moments += 1
        return (
          compared({ method: 'view' }, (answer) => gameDiffers(at, answer.view)) ??
          firstOf(PLAYERS, (player) =>
            compared({ method: 'view', player }, (answer) => viewDiffers(at, player, answer.view, isNew)),
          ) ??
          firstOf(OUT_OF_TURN, (event) => outOfTurn(at, event)) ??
          compared({ method: 'legal' }, (answer) => {
            const events = listIn(answer, 'events')
            return events === null ? 'legal: it answers with no list of events.' : legalDiffers(at, legal, events)
          })
        )
      },
      see: (sent: Sent) => {
        if (!isLoaded) return null
        const heard = ask({ method: 'play', event: sent.event ?? null })
        if (heard.heard === 'nothing') return heard.says
        if (heard.heard === 'answer') return played(sent, heard.answer)
        // If the other engine declines an event that was accepted here, the next moment is loaded.
        isLoaded = !sent.accepted
        return null
      },
    }
  },
})
