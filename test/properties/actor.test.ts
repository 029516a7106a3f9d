/** The table that `play` steps through is the machine that an actor runs: every event leads to the same state, game and facts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { decks } from '../../src/cards/decks.ts'
import { actorOptions, actorSnapshot, snapshotOf } from '../../src/engine/actor.ts'
import { newGame } from '../../src/engine/newGame.ts'
import { gameMachine } from '../../src/engine/wiring.ts'
import { eager, opening, walk } from '../support/walk.ts'

const aSeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe('an actor and the table agree', () => {
  test('along whole games of XState actors', () => {
    fc.assert(
      fc.property(
        aSeed,
        fc.boolean(),
        fc.constantFrom('cinderace' as const, 'laboratory' as const),
        (seed, asked, deck) => {
          const start = opening([deck, deck], asked ? 'asked' : { seed })
          const actor = createActor(gameMachine, actorOptions(start)).start()
          walk(start, eager(seed), (event, _, after) => {
            // The table notes the very event object, so the actor is handed the same one.
            actor.send(event)
            expect(snapshotOf(actor.getSnapshot())).toEqual(after)
          })
          expect(actor.getSnapshot().status).toBe('done')
        },
      ),
      { numRuns: 15 },
    )
  })

  test('from the first step of a game given as input', () => {
    const players = [
      { name: 'A', deck: decks.cinderace },
      { name: 'B', deck: decks.inteleon },
    ] as const
    const game = newGame({ players, randomness: { seed: 3 } })
    if (game._tag === 'Left') return expect.fail('the decks are legal')
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
