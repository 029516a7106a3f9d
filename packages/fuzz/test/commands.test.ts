/** Events as fast-check commands: they run if they are legal, describe themselves, and shrink. */
import fc from 'fast-check'
import { decks } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { adversaryCheck } from '../src/adversary/check.ts'
import { drawPosition } from '../src/arbitraries/positions.ts'
import { commandedGame, gameCommands } from '../src/commands.ts'
import type { Start } from '../src/opening.ts'
import { seededRng } from '../src/rng.ts'

const NEW_GAME: Start = {
  from: 'newGame',
  decks: [decks.laboratory, decks.cinderace],
  ruleset: 'sword-and-shield',
  cards: [],
}

describe('commands', () => {
  test('they play whole games with legal and illegal events', () => {
    let turns = 0
    fc.assert(
      fc.property(gameCommands({ maxCommands: 150, adversary: true }), fc.boolean(), (commands, fromPosition) => {
        const start: Start = fromPosition ? { from: 'position', position: drawPosition(seededRng(turns)) } : NEW_GAME
        fc.modelRun(
          commandedGame(start, {
            checks: [adversaryCheck],
            assert: ({ after }, answer) => {
              turns = Math.max(turns, after.game.turn.number)
              expect(answer).toEqual(after)
            },
          }),
          commands,
        )
      }),
      { seed: 1, numRuns: 30 },
    )
    expect(turns).toBeGreaterThan(2)
  })

  test('a failing game shrinks to the commands that matter, and they describe the game', () => {
    const position = {
      format: 'ptcg-turn-engine/position',
      version: 1,
      turn: { number: 3, player: 0 },
      players: [
        { name: 'A', active: { cards: ['swsh1-31'] }, hand: ['sm1-165', 'sm1-166'], prizes: ['sm1-165'] },
        { name: 'B', active: { cards: ['swsh1-55'] }, deck: ['sm1-166'], prizes: ['sm1-165'] },
      ],
    } as const
    const start: Start = { from: 'position', position: structuredClone(position) as never }
    const checked = fc.check(
      fc.property(gameCommands({ maxCommands: 30 }), (commands) =>
        fc.modelRun(
          commandedGame(start, {
            assert: ({ event }) => expect(event).not.toHaveProperty('type', 'ATTACH_ENERGY'),
          }),
          commands,
        ),
      ),
      { seed: 3, numRuns: 200 },
    )
    expect(checked.failed).toBe(true)
    expect(String(checked.counterexample?.[0])).toMatch(/^ATTACH_ENERGY 0 -> attach Fire Energy to Scorbunny/)
  })
})
