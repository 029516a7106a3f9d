/** An engine to be judged, in this process: this engine or a mutant of it. Requests and answers pass through JSON. */
import * as E from 'fp-ts/lib/Either.js'
import { load, type Snapshot, save } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import type { Game } from 'ptcg-turn-engine/model'
import type { Subject } from 'ptcg-turn-engine-fuzz'
import { ENGINE_API } from 'ptcg-turn-engine-fuzz/internal/engineApi'
import { send } from 'ptcg-turn-engine-fuzz/internal/run'
import { type Exchange, type JudgeRequest, readAnswer } from '../src/judging/exchange.ts'

/** The game with the mutant's rules and cards. */
const asRead = ({ ruleset, definitions }: Subject, game: Game): Game => ({
  ...game,
  ...(ruleset === undefined ? {} : { ruleset: ruleset(game.ruleset) }),
  ...(definitions === undefined
    ? {}
    : {
        definitions: Object.fromEntries(Object.entries(game.definitions).map(([id, card]) => [id, definitions(card)])),
      }),
})

export const engineOf = (subject: Subject): Exchange => {
  let at: Snapshot | null = null
  const api = { ...ENGINE_API, ...subject.api }

  const answer = (request: JudgeRequest): object => {
    if (request.method === 'close') return { ok: true }
    if (request.method === 'load') {
      const loaded = load(request.file)
      if (E.isLeft(loaded)) return { ok: false, error: { code: 'MALFORMED', message: loaded.left[0].message } }
      at = { ...loaded.right, game: asRead(subject, loaded.right.game) }
      return { ok: true }
    }
    if (at === null) return { ok: false, error: { code: 'NO_SUCH_GAME' } }
    if (request.method === 'legal') return { ok: true, events: legalEventsOf(subject.stepper, at) }
    if (request.method === 'view') {
      const seen = request.player === undefined ? at : api.view(at, request.player)
      const { state, game } = save(seen)
      const { definitions: _, ruleset: __, ...shownGame } = game
      return { ok: true, view: { state, game: { ...shownGame, facts: seen.game.facts } } }
    }
    const { accepted, after, violations } = send(subject.stepper, at, { event: request.event, expects: null })
    at = after
    return accepted ? { ok: true, facts: after.game.facts } : { ok: false, error: { code: 'REFUSED', violations } }
  }

  return (request) => {
    try {
      const said = readAnswer(JSON.stringify(answer(JSON.parse(JSON.stringify(request)) as JudgeRequest)))
      return said === null ? E.left('Its answer is invalid.') : E.right(said)
    } catch (error) {
      return E.left(`It ended: ${String(error)}`)
    }
  }
}
