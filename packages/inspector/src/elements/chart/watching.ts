/** Holds what an element shows: a snapshot, or a game whose snapshots are watched while the element is on a page. */
import * as E from '#fp-ts/Either'

/** An object with a current state and change notifications: a session, a seat at it, or a remote game. */
export interface WatchedGame<Snapshot = unknown> {
  readonly state: () => Snapshot
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

const NOT_A_GAME = 'This game cannot be watched: it needs the functions `state` and `subscribe`.'

const isWatched = (value: unknown): value is WatchedGame =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'state') === 'function' &&
  typeof Reflect.get(value, 'subscribe') === 'function'

export class WatchedSource {
  readonly #changed: () => void
  #snapshot: unknown = null
  #game: unknown = null
  #isConnected = false
  #end: unknown = null

  /** `changed` is called whenever the value to show may have changed. */
  constructor(changed: () => void) {
    this.#changed = changed
  }

  get snapshot(): unknown {
    return this.#snapshot
  }
  set snapshot(snapshot: unknown) {
    this.#snapshot = snapshot ?? null
    this.#changed()
  }

  get game(): unknown {
    return this.#game
  }
  set game(game: unknown) {
    if (game === this.#game) return
    this.#stop()
    this.#game = game ?? null
    this.#start()
    this.#changed()
  }

  /** True while the element is on a page. The game is watched only then, so that a subscription never keeps the element alive. */
  set isConnected(isConnected: boolean) {
    if (isConnected === this.#isConnected) return
    this.#isConnected = isConnected
    if (isConnected) this.#start()
    else this.#stop()
    if (isConnected && this.#game !== null) this.#changed()
  }

  #start(): void {
    if (!this.#isConnected || this.#game === null) return
    E.tryCatch(
      () => {
        if (isWatched(this.#game)) this.#end = this.#game.subscribe(() => this.#changed())
      },
      () => null,
    )
  }

  #stop(): void {
    const end = this.#end
    this.#end = null
    if (typeof end === 'function')
      E.tryCatch(
        () => end(),
        () => null,
      )
  }

  /** The snapshot to show, or null if there is none; a sentence if the game cannot be watched. Never throws. */
  get now(): E.Either<string, unknown> {
    if (this.#game === null) return E.right(this.#snapshot)
    const tried = E.tryCatch(
      () => (isWatched(this.#game) ? E.right(this.#game.state()) : E.left(NOT_A_GAME)),
      () => NOT_A_GAME,
    )
    return E.flatten(tried)
  }
}
