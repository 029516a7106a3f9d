/** Records the chart's steps while one line of a log is refereed: each microstep, with the game after it and the facts so far. */

import type { Microstep, Snapshot } from 'ptcg-turn-engine'
import { idOfTransition } from 'ptcg-turn-engine/chart'
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import type { ReconstructedFrame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { Fact } from 'ptcg-turn-engine/model'

/** True if a list of facts continues an earlier list; a new event starts a new list. */
const goesOn = (before: readonly Fact[], after: readonly Fact[]): boolean =>
  before.every((fact, at) => after[at] === fact)

export class Trail {
  private frames: ReconstructedFrame[] = []
  /** The facts of this line before the current event. */
  private earlier: readonly Fact[] = []
  /** The number of the game's facts that belong to an earlier line. */
  private old = 0

  private frame(from: string, { state, game }: Snapshot, transition: string | null): ReconstructedFrame {
    return {
      state,
      from,
      transition,
      game: gameWith(game, { facts: [...this.earlier, ...game.facts.slice(this.old)] }),
    }
  }

  /** Records microsteps that begin at a moment. */
  went(before: Snapshot, microsteps: readonly Microstep[]): void {
    const [first] = microsteps
    if (first === undefined) return
    const had = before.game.facts
    if (!goesOn(had, first.snapshot.game.facts)) {
      this.earlier = [...this.earlier, ...had.slice(this.old)]
      this.old = 0
    }
    for (const { from, row, snapshot } of microsteps) this.frames.push(this.frame(from, snapshot, idOfTransition(row)))
  }

  /** The frames of a finished line; the last one is the current game. */
  take(now: Snapshot): readonly [ReconstructedFrame, ...ReconstructedFrame[]] {
    const latest = this.frame(now.state, now, null)
    const last = this.frames.at(-1)
    // Changes by hand after the last microstep are shown in its frame.
    const isShown = last !== undefined && last.state === now.state
    const [first = latest, ...rest] = isShown
      ? [...this.frames.slice(0, -1), { ...last, game: latest.game }]
      : [...this.frames, latest]
    this.frames = []
    this.earlier = []
    this.old = now.game.facts.length
    return [first, ...rest]
  }
}
