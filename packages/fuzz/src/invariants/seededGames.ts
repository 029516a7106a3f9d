/**
 * Checks that a seeded game equals the same game without a seed, if the same generator answers its requests for coins, shuffles and random
 * cards (GR.8, P8).
 */

import { readEvent, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { seeded } from 'ptcg-turn-engine/internal/game/changes/chance'
import type { Fact, Game, GameEvent, HostEvent, Randomness } from 'ptcg-turn-engine/model'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Check } from '../check.ts'
import { ENGINE_API, type EngineApi } from '../engineApi.ts'
import { firstSnapshot, type Opening } from '../opening.ts'
import { firstDifference } from './sameness.ts'
import { everyNth } from './sampling.ts'

type Below = (limit: number) => number

/** A random permutation of `size` positions: from the last position down, each is swapped with one at or before it. */
const shuffled = (size: number, below: Below): readonly number[] => {
  const order = Array.from({ length: size }, (_, at) => at)
  for (let at = size - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
  return order
}

/** The answers of chance to the pending request, as events. The list is empty if no result of chance is requested. */
const answersTo = ({ ask, players, resolution }: Game, below: Below): readonly HostEvent[] => {
  switch (ask?.ask) {
    case 'coin':
      return [{ type: 'COIN_LANDED', heads: below(2) === 1 }]
    case 'shuffle':
      return [{ type: 'DECK_SHUFFLED', order: shuffled(ask.cards, below) }]
    case 'atRandom': {
      const left = players[ask.player].hand.filter((card) => resolution?.memory.held.includes(card) !== true)
      const taken = shuffled(left.length, below).slice(0, ask.cards)
      return taken.map((place, at) => ({
        type: 'CARD_TAKEN_AT_RANDOM',
        position: place - taken.slice(0, at).filter((earlier) => earlier < place).length,
      }))
    }
    default:
      return []
  }
}

/** Answers requests for chance until a player must act. Returns the last snapshot, with all facts since the first one. */
const answered = (stepper: Stepper, first: Snapshot, below: Below): Snapshot => {
  let at = first
  const facts: Fact[] = [...first.game.facts]
  for (let events = answersTo(at.game, below); events.length > 0; events = answersTo(at.game, below))
    for (const event of events) {
      at = step(stepper, at, event)
      facts.push(...at.game.facts)
    }
  return { state: at.state, game: { ...at.game, facts } }
}

const drawnFrom = (game: Game, randomness: Randomness): Game => ({ ...game, randomness })

/** Copies everything that a step might change; card definitions are shared. */
const copied = ({ state, game: { definitions, ...game } }: Snapshot): Snapshot => ({
  state,
  game: { ...structuredClone(game), definitions },
})

/**
 * Describes the difference between a seeded game and the game without a seed (`asked`), or returns null. `from` is the state of the
 * generator before the event.
 */
const differs = (stepper: Stepper, drawn: Snapshot, asked: Snapshot, from: Randomness): string | null => {
  if (from.mode === 'asked') return null
  const generator = xoroshiro128plusFromState(from.state)
  const { state, game } = answered(stepper, asked, (limit) => uniformInt(generator, 0, limit - 1))
  const expected = drawnFrom({ ...game, latest: null }, { mode: 'seeded', state: generator.getState() })
  return firstDifference({ state: drawn.state, game: { ...drawn.game, latest: null } }, { state, game: expected })
}

/** True if a session can undo an event for which the generator was used. Such an event should be final. */
const isTakenBack = (twin: Snapshot, drawn: Snapshot, event: GameEvent, { createSession }: EngineApi): boolean => {
  if (firstDifference(drawn.game.randomness, twin.game.randomness) === null) return false
  const session = createSession(twin)
  session.send(event)
  return session.whyNotUndo() === null
}

/** The number of events from one comparison with a seeded twin to the next. */
const STRIDE = 3

const beginningDiffers = (opening: Opening, stepper: Stepper): string | null => {
  if (opening.state !== null) return null
  const from = seeded(opening.game.cards.length)
  const drawn = firstSnapshot({ ...opening, game: drawnFrom(opening.game, from) }, stepper)
  return differs(stepper, drawn, firstSnapshot(opening, stepper), from)
}

/**
 * The check of seeded games (GR.8, P8). A seeded twin is created only when a player must act: while a coin, a shuffle or a random card is
 * requested, the host must answer.
 */
export const seededGamesAreAskedGames: Check = {
  name: 'seeded games are asked games',
  watch: (opening, stepper, api: EngineApi = ENGINE_API) => {
    const isDue = everyNth(STRIDE)
    let moment = 0
    return {
      atRest: () => {
        moment += 1
        const wrong = moment === 1 ? beginningDiffers(opening, stepper) : null
        return wrong === null ? null : `GR.8: a seeded game begins otherwise than the asked one: ${wrong}`
      },
      see: ({ event, before, after, accepted }) => {
        const { ask } = before.game
        if (!accepted || (ask !== null && ask.ask !== 'choice') || !isDue()) return null
        const read = readEvent(event)
        if (read._tag === 'Left') return null
        const from = seeded(moment)
        const twin: Snapshot = { state: before.state, game: drawnFrom(before.game, from) }
        const fresh = (): GameEvent => structuredClone(read.right)
        const drawn = step(stepper, twin, fresh())
        const again = firstDifference(step(stepper, copied(twin), fresh()).game, drawn.game)
        if (again !== null)
          return `P8: in a seeded game, the same ${read.right.type} does not lead to the same game twice: ${again}`
        if (stepper === STEPPER && isTakenBack(twin, drawn, fresh(), api))
          return `GR.8: in a seeded game, ${read.right.type} may be taken back although a coin, a shuffle or a card at random decided.`
        const wrong = differs(stepper, drawn, after, from)
        return wrong === null
          ? null
          : `GR.8: in a seeded game, ${read.right.type} leads elsewhere than in the asked one: ${wrong}`
      },
    }
  },
}
