/**
 * Events as fast-check commands: one command for each type of event, which runs if the event is legal.
 *
 * ```ts
 * const start: Start = { from: 'newGame', decks: [decks.cinderace, decks.inteleon], ruleset: 'sword-and-shield', cards:
 * [] }
 * fc.assert(
 * fc.property(gameCommands({ maxCommands: 200 }), (commands) => {
 * fc.modelRun(commandedGame(start, { checks: INVARIANTS }), commands)
 * }),
 * )
 * ```
 *
 * The model is the engine: its snapshot and legal events. The real system is whatever receives the events, by default
 * the engine again; `real` replaces it with a server or an actor, and `assert` compares its answers.
 */
import fc from 'fast-check'
import { legalEvents, receive, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { EVENT_TYPES, type EventType, type GameEvent } from 'ptcg-turn-engine/model'
import { eventInWords } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import { ADVERSARY_NAMES } from './adversary/adversary.ts'
import type { Check, Sent, Watch } from './check.ts'
import { type Move, resolveMove } from './moves.ts'
import { firstSnapshot, openingOf, type Start } from './opening.ts'
import { MAX_PICK } from './rng.ts'
import { send } from './run.ts'

/** The snapshot, its legal events, and the checks. */
export interface GameModel {
  at: Snapshot
  legal: readonly GameEvent[]
  readonly watch: (question: (watch: Watch) => string | null | undefined) => void
  readonly assert: (sent: Sent, answer: unknown) => void
}

/** The system under test: it receives events, and returns an answer for `assert`. */
export interface GameReal {
  send(event: unknown): unknown
}

/** Options for a game that commands play. */
export interface CommandedGameOptions {
  /** Checks that watch the game; their findings fail the property. */
  readonly checks?: readonly Check[]
  /**
   * Called with every event, its result in the model, and the answer of the real system. Throws if something is wrong.
   */
  readonly assert?: (sent: Sent, answer: unknown) => void
  /** Default: the engine itself. */
  readonly real?: (at: Snapshot) => GameReal
}

const engineReal = (start: Snapshot): GameReal => {
  let at = start
  return {
    send: (event) => {
      const played = receive(at, event)
      if (E.isRight(played)) at = played.right.snapshot
      return at
    },
  }
}

/** A game for `fc.modelRun`, at its first moment. */
export const commandedGame =
  (start: Start, { checks = [], assert = () => undefined, real = engineReal }: CommandedGameOptions = {}) =>
  (): { readonly model: GameModel; readonly real: GameReal } => {
    const opening = openingOf(start)
    if (E.isLeft(opening)) throw new Error(opening.left.join(' '))
    const watches = checks.map(({ name, watch }): readonly [string, Watch] => [name, watch(opening.right, STEPPER)])
    const at = firstSnapshot(opening.right)
    const model: GameModel = {
      at,
      legal: legalEvents(at),
      watch: (question) => {
        for (const [name, watch] of watches) {
          const says = question(watch) ?? null
          if (says !== null) throw new Error(`${name}: ${says}`)
        }
      },
      assert,
    }
    model.watch((watch) => watch.atRest?.(model.at, model.legal))
    return { model, real: real(at) }
  }

/** A command: a move that runs if it has a meaning. `toString` describes it once it has run. */
class GameCommand implements fc.Command<GameModel, GameReal> {
  readonly move: Move
  #told = ''

  constructor(move: Move) {
    this.move = move
  }

  check({ at, legal }: Readonly<GameModel>): boolean {
    return resolveMove(at, legal, this.move) !== null
  }

  run(model: GameModel, real: GameReal): void {
    const tried = resolveMove(model.at, model.legal, this.move)
    if (tried === null) return
    this.#told =
      tried.expects === null
        ? eventInWords(model.at.game, tried.event as GameEvent)
        : `${JSON.stringify(tried.event)}, which breaks ${tried.expects}`
    const sent = send(STEPPER, model.at, tried)
    const answer = real.send(tried.event)
    if (sent.accepted) {
      model.at = sent.after
      model.legal = legalEvents(sent.after)
    }
    model.watch((watch) => watch.see?.(sent))
    if (sent.accepted) model.watch((watch) => watch.atRest?.(model.at, model.legal))
    model.assert(sent, answer)
  }

  toString(): string {
    const title = Object.values(this.move).join(' ')
    return this.#told === '' ? title : `${title} -> ${this.#told}`
  }
}

/** Options for generating the commands of a game. */
export interface GameCommandsOptions {
  /** The maximum number of commands; default 100. Those that are illegal when their turn comes are skipped. */
  readonly maxCommands?: number
  /** Also tries illegal events. */
  readonly adversary?: boolean
  /** Types of events to send; default: all but CONCEDE. */
  readonly types?: readonly EventType[]
}

const number = fc.integer({ min: 0, max: MAX_PICK })

const PLAYED = EVENT_TYPES.filter((type) => type !== 'CONCEDE')

/** Lists of commands for `fc.modelRun`. They shrink to the few that matter, with small numbers. */
export const gameCommands = ({
  maxCommands = 100,
  adversary = false,
  types = PLAYED,
}: GameCommandsOptions = {}): fc.Arbitrary<Iterable<fc.Command<GameModel, GameReal>>> =>
  fc.commands<GameModel, GameReal>(
    [
      ...types.map((type) => number.map((pick) => new GameCommand({ do: type, pick }))),
      ...(adversary
        ? [
            fc
              .tuple(fc.constantFrom(...ADVERSARY_NAMES), number)
              .map(([against, pick]) => new GameCommand({ against, pick })),
          ]
        : []),
    ],
    { maxCommands, size: 'max' },
  )
