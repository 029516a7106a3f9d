/** An actor of `gameMachine` does the same as `play`, from any start: the same microsteps, state, game and facts. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { createDice } from 'ptcg-turn-test-kit/differential/dice'
import { anyEvent } from 'ptcg-turn-test-kit/differential/tries'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, initialTransition, transition } from 'xstate'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { actorOptions, actorSnapshot, snapshotOf } from '../../src/engine/machine/actor.ts'
import { gameMachine } from '../../src/engine/machine/wiring.ts'
import { newGame } from '../../src/engine/play/newGame.ts'
import { play } from '../../src/engine/play/play.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { decks } from '../../src/game/cards/decks.ts'
import type { GameEvent } from '../../src/game/model/events.ts'

const aSeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const aDeck = fc.constantFrom('cinderace' as const, 'laboratory' as const)

/** An actor that continues from a snapshot, with the microsteps it reported since the last time. */
const actorFrom = (start: Snapshot) => {
  const microsteps: Snapshot[] = []
  const actor = createActor(gameMachine, {
    ...actorOptions(start),
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event._transitions.length > 0)
        microsteps.push(snapshotOf(event.snapshot as AnyMachineSnapshot as never))
    },
  })
  return { actor: actor.start(), reported: () => microsteps.splice(0) }
}

describe('an actor and `play` agree', () => {
  test('along whole games: on every microstep, and on refusals', () => {
    fc.assert(
      fc.property(aSeed, fc.boolean(), aDeck, fc.nat({ max: 60 }), (seed, asked, deck, already) => {
        const start = opening([deck, deck], asked ? 'asked' : { seed })
        let at = walk(start, eager(seed), () => undefined, already)
        const { actor, reported } = actorFrom(at)
        const send = (event: GameEvent): void => {
          const microsteps: Snapshot[] = []
          const played = play(at, event, ({ snapshot }) => microsteps.push(snapshot))
          const before = actor.getSnapshot()
          actor.send(structuredClone(event))
          expect(reported()).toEqual(microsteps)
          if (E.isLeft(played)) expect(actor.getSnapshot()).toBe(before)
          else at = played.right.snapshot
          expect(snapshotOf(actor.getSnapshot())).toEqual(at)
        }
        const dice = createDice(seed)
        const pick = eager(seed + 1)
        for (let legal = legalEvents(at); legal.length > 0; legal = legalEvents(at))
          send(dice(3) === 0 ? anyEvent(at, dice) : pick(legal, at))
        expect(actor.getSnapshot().status).toBe('done')
      }),
      { numRuns: 5 },
    )
  })

  test('from the first step of a game given as input', () => {
    const players = [
      { name: 'A', deck: decks.cinderace },
      { name: 'B', deck: decks.inteleon },
    ] as const
    const game = newGame({ players, randomness: { seed: 3 } })
    if (E.isLeft(game)) return expect.fail('the decks are legal')
    const [begun] = initialTransition(gameMachine, { game: game.right })
    const start = opening(['cinderace', 'inteleon'], { seed: 3 })
    expect(snapshotOf(begun)).toEqual(start)
  })

  test('and an event that no state takes leaves the very same XState snapshot', () => {
    const start = actorSnapshot(opening(['cinderace', 'inteleon'], { seed: 3 }))
    const [next] = transition(gameMachine, start, { type: 'END_TURN', player: 0 })
    expect(next).toBe(start)
  })
})
