/** What the chart did while one line of a log was refereed: each microstep, with the game after it and what had happened by then. */

import type { Microstep, Snapshot } from 'ptcg-turn-engine'
import { gameWith } from 'ptcg-turn-engine/internal/game/changes/copy'
import type { ToldFrame } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import type { Fact } from 'ptcg-turn-engine/model'

/** Whether what happened goes on from what had happened before; a new event begins anew. */
const goesOn = (before: readonly Fact[], after: readonly Fact[]): boolean =>
  before.every((fact, at) => after[at] === fact)

export class Trail {
  private frames: ToldFrame[] = []
  /** What happened in this line before the event that is under way. */
  private earlier: readonly Fact[] = []
  /** So much of what the game tells belongs to a line before. */
  private old = 0

  private frame(from: string, { state, game }: Snapshot, transition: string | null): ToldFrame {
    return {
      state,
      from,
      transition,
      game: gameWith(game, { facts: [...this.earlier, ...game.facts.slice(this.old)] }),
    }
  }

  /** The chart went on from a moment by these microsteps. */
  went(before: Snapshot, microsteps: readonly Microstep[]): void {
    const [first] = microsteps
    if (first === undefined) return
    const had = before.game.facts
    if (!goesOn(had, first.snapshot.game.facts)) {
      this.earlier = [...this.earlier, ...had.slice(this.old)]
      this.old = 0
    }
    for (const { from, row, snapshot } of microsteps)
      this.frames.push(this.frame(from, snapshot, `${row.source}:${row.event ?? 'always'}:${row.index}`))
  }

  /** The frames of the line that ends here; the last of them is the game as it stands. */
  take(now: Snapshot): readonly [ToldFrame, ...ToldFrame[]] {
    const latest = this.frame(now.state, now, null)
    const last = this.frames.at(-1)
    // What was done by hand after the last microstep is shown with it.
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
