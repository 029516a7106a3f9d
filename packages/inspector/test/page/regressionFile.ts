/**
 * A regression file: the finding of fuzzing for an engine that would let a player attach two Energy cards in a turn
 * (T2C.1).
 */
import * as E from 'fp-ts/lib/Either.js'
import { type Recording, savePosition } from 'ptcg-turn-engine'
import { regressionOf } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { board } from 'ptcg-turn-test-kit/board'
import { readRecordedRegression } from '../../src/regression.ts'

const snapshot = board(`
  turn 3 of A; energy attached
  A active  Scorbunny
  A hand    Fire Energy
  B active  Sobble
`)
const position = savePosition(snapshot)
if (E.isLeft(position)) throw new Error(position.left.message)
const [active, energy] = [snapshot.game.players[0].active?.id ?? 0, snapshot.game.players[0].hand[0] ?? 0]

/** The content of the file. */
export const REGRESSION_FILE: unknown = JSON.parse(
  JSON.stringify(
    regressionOf(
      {
        number: 12,
        finding: { check: 'adversary', says: 'A second Energy card was attached in one turn, against T2C.1.' },
        start: { from: 'position', position: position.right },
        events: [
          { event: { type: 'ATTACH_ENERGY', player: 0, card: energy, pokemon: active }, expects: 'T2C.1' },
          { event: { type: 'END_TURN', player: 0 }, expects: null },
        ],
        played: 2,
        story: [],
      },
      3,
      '0.0.0',
    ),
  ),
)

const recording = readRecordedRegression(REGRESSION_FILE)
if (recording === null || E.isLeft(recording)) throw new Error('The regression cannot be read.')

/** The same as the inspector shows it. */
export const REGRESSION: Recording = recording.right
