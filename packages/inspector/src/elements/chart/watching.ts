/** Keeps what an element shows: the snapshot that it was given, or that of a game which it watches while it is on a page. */
import * as E from '#fp-ts/Either'

/** Something that stands somewhere and tells of every change: a session, a seat at it, or a game elsewhere. */
export interface WatchedGame<Snapshot = unknown> {
  readonly state: () => Snapshot
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

const NOT_A_GAME = 'This game cannot be watched: it needs the functions `state` and `subscribe`.'

const isWatched = (value: unknown): value is WatchedGame =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'state') === 'function' &&
  typeof Reflect.get(value, 'subscribe') === 'function'

export class Watching {
  readonly #changed: () => void
  #snapshot: unknown = null
  #game: unknown = null
  #isConnected = false
  #end: unknown = null

  /** `changed` is called whenever there may be something else to show. */
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

  /** On a page a game is watched, elsewhere nobody looks: what it does not hear of, a page cannot keep alive. */
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

  /** What is to be shown, null for nothing; or one sentence that says why it cannot be had. Never throws. */
  get now(): E.Either<string, unknown> {
    if (this.#game === null) return E.right(this.#snapshot)
    const tried = E.tryCatch(
      () => (isWatched(this.#game) ? E.right(this.#game.state()) : E.left(NOT_A_GAME)),
      () => NOT_A_GAME,
    )
    return E.flatten(tried)
  }
}
