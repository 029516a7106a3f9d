/** The SCXML document runs in an independent interpreter, XState 4's, and goes the same way as `play`. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { gameChart } from '../../../machines/gameChart.ts'
import { legalEvents } from '../../../src/engine/listing/legalEvents.ts'
import { newGame } from '../../../src/engine/play/newGame.ts'
import { play } from '../../../src/engine/play/play.ts'
import { randomPlayer } from '../../../src/engine/play/randomPlayer.ts'
import { MEANING, receiveEvent } from '../../../src/engine/stepper/meaning.ts'
import { begin, STEPPER } from '../../../src/engine/stepper/step.ts'
import { decks } from '../../../src/game/cards/decks.ts'
import type { GameEvent } from '../../../src/game/model/events.ts'
import type { Game } from '../../../src/game/model/game.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { toScxml } from '../../../src/view/chart/scxml.ts'

/** The part of XState 4 that is used here: the workspace has it for the v4 viewer. */
interface Running {
  readonly start: () => Running
  readonly send: (event: GameEvent) => void
  readonly getSnapshot: () => {
    readonly value: unknown
    readonly context: { readonly game: Game }
    readonly done: boolean
  }
}
interface Scxml {
  readonly toMachine: (
    xml: string,
    options: { readonly delimiter: string },
  ) => { readonly withContext: (context: object) => object }
}

const require = createRequire(join(import.meta.dirname, '../../../packages/xstate-v4-viewer/package.json'))
const { toMachine } = require('xstate/lib/scxml') as Scxml
const { interpret } = require('xstate') as { readonly interpret: (machine: object) => Running }

/** An event in SCXML's form. */
interface ScxmlEvent {
  readonly name: string
  readonly data: GameEvent
}

const holds = (clause: keyof typeof MEANING.clauses, game: Game, { data }: ScxmlEvent): boolean =>
  MEANING.clauses[clause](game, data)

/** An automatic step is part of the event before it. */
const perform = (action: keyof typeof MEANING.actions, game: Game, { name, data }: ScxmlEvent): Game =>
  MEANING.actions[action](/^[A-Z]/.test(name) ? receiveEvent(game, data) : game, data)

/** The path of the innermost state, without the name of the chart. */
const leafOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/^game\./, '') : leafOf(Object.values(value as object)[0])

const DOCUMENT = toScxml(chartGraph(gameChart))

test('the document names its interpreter', () => {
  for (const name of ['game', 'holds', 'perform'])
    expect(DOCUMENT).toMatch(new RegExp(`<data id="${name}" chart:description="[^"]{40,}"/>`))
})

test.each([1, 2])('a game with seed %i goes the same way in the interpreter', (seed) => {
  const players = [
    { name: 'Ann', deck: decks.cinderace },
    { name: 'Bob', deck: decks.inteleon },
  ] as const
  const made = newGame({ players, randomness: { seed } })
  if (E.isLeft(made)) return expect.fail('The decks are legal.')
  const game = made.right
  const service = interpret(toMachine(DOCUMENT, { delimiter: '$' }).withContext({ game, holds, perform })).start()
  let at = begin(STEPPER, game)
  const decide = randomPlayer(seed)
  for (let legal = legalEvents(at); legal.length > 0; legal = legalEvents(at)) {
    const { value, context } = service.getSnapshot()
    expect(leafOf(value)).toBe(at.state)
    expect({ ...context.game, facts: [], latest: null }).toEqual({ ...at.game, facts: [], latest: null })
    const event = decide(at, legal)
    const played = play(at, event)
    if (E.isLeft(played)) return expect.fail('A listed event is accepted.')
    at = played.right.snapshot
    service.send(event)
  }
  expect(leafOf(service.getSnapshot().value)).toBe('gameOver')
  expect(service.getSnapshot().context.game.result).toEqual(at.game.result)
})
