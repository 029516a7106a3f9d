/**
 * The scene on the front page: an attack on the chart and on the board, repeated endlessly. A person can stop it and
 * step through it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { render } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { openBeginning, type Recording, readRecording, receive, type Snapshot } from 'ptcg-turn-engine'
import type { Fact, Game } from 'ptcg-turn-engine/model'
import { factsWithSteps, TURN_STOPS, type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import { defineElements, type TurnChart } from 'ptcg-turn-engine-inspector/elements'
import { damageNotes } from 'ptcg-turn-engine-inspector/internal/damageNotes'
import { BookBoard } from './board.tsx'

/** A moment of the scene. */
interface Shot {
  readonly state: string
  readonly stop: TurnStopId
  readonly game: Game
  readonly sentence: string | null
  readonly notes: ReadonlyMap<string, string>
}

/** The time for which a moment is shown, and the time for the last moment, in milliseconds. */
const STAYS = 900
const LAST_STAYS = 3500

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

/** The latest sentence, with its rule if it is about an attack. */
const sentenceOf = (earlier: readonly Fact[], facts: readonly Fact[], game: Game): string | null => {
  const last = factsWithSteps(earlier, facts, game).at(-1)
  if (last === undefined) return null
  return 'stop' in last ? `${last.says} (${last.rule})` : last.says
}

/** A moment for each stop of the turn that the events reach; consecutive microsteps at one stop are one moment. */
const shotsOf = (before: Snapshot, events: readonly unknown[]): readonly Shot[] => {
  const shots: Shot[] = []
  let at = before
  let earlier: readonly Fact[] = []
  const add = ({ state, game }: Snapshot, facts: readonly Fact[]): void => {
    const stop = turnStopOf(state)
    const shot = { state, stop, game, sentence: sentenceOf(earlier, facts, game), notes: damageNotes(game, facts) }
    if (shots.at(-1)?.stop === stop) shots.pop()
    shots.push(shot)
  }
  add(before, [])
  for (const event of events) {
    const played = receive(at, event, ({ snapshot }) => add(snapshot, snapshot.game.facts))
    if (E.isLeft(played)) break
    at = played.right.snapshot
    add(at, at.game.facts)
    earlier = [...earlier, ...at.game.facts]
  }
  return shots
}

interface Written {
  readonly recording: Recording
  readonly scene: { readonly from: number; readonly to: number }
}

/** The moments of a recorded scene; empty if the recording cannot be opened. */
const openScene = ({ recording, scene }: Written): readonly Shot[] => {
  const read = readRecording(recording)
  const opened = E.isRight(read) ? openBeginning(read.right.beginning) : read
  if (E.isLeft(opened)) return []
  let at = opened.right.snapshot
  for (const event of recording.events.slice(0, scene.from - 1)) {
    const played = receive(at, event)
    if (E.isRight(played)) at = played.right.snapshot
  }
  return shotsOf(at, recording.events.slice(scene.from - 1, scene.to))
}

const draw = (chart: TurnChart | null, shots: readonly Shot[], at: number): void => {
  const shot = shots[at]
  if (chart === null || shot === undefined) return
  chart.form = 'turn'
  chart.active = shot.state
  chart.visited = new Set(shots.slice(1, at).map(({ state }) => state))
  chart.notes = shot.notes
}

const Scene = ({ shots }: { readonly shots: readonly Shot[] }) => {
  const [at, go] = useState(0)
  const [isMoving, move] = useState(!isStill)
  const chart = useRef<TurnChart>(null)
  useEffect(() => draw(chart.current, shots, at), [shots, at])
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => go((at + 1) % shots.length), at === shots.length - 1 ? LAST_STAYS : STAYS)
    return () => clearTimeout(timer)
  }, [isMoving, at, shots])
  const shot = shots[at]
  // A moment without a sentence shows the previous sentence.
  const sentence = useMemo(
    () => shots.slice(0, at + 1).findLast((one) => one.sentence !== null)?.sentence ?? null,
    [shots, at],
  )
  if (shot === undefined) return null
  const step = (by: number): void => {
    move(false)
    go((at + by + shots.length) % shots.length)
  }
  const { name, says } = TURN_STOPS[shot.stop]
  return (
    <>
      <div class="scene-bar">
        <button type="button" class="main" onClick={() => move(!isMoving)}>
          {isMoving ? 'Stop' : 'Play'}
        </button>
        <button type="button" aria-label="The step before" onClick={() => step(-1)}>
          ←
        </button>
        <button type="button" aria-label="The next step" onClick={() => step(1)}>
          →
        </button>
        <p class="scene-now">
          <b>
            {name}: {says}.
          </b>{' '}
          {sentence}
        </p>
      </div>
      <div class="scene-parts">
        <ptcg-turn-chart ref={chart} />
        <BookBoard game={shot.game} state={shot.state} />
      </div>
    </>
  )
}

const place = document.getElementById('scene')
const written = document.getElementById('scene-data')?.textContent
if (place !== null && typeof written === 'string') {
  defineElements()
  const shots = openScene(JSON.parse(written) as Written)
  if (shots.length > 0) {
    place.replaceChildren()
    render(<Scene shots={shots} />, place)
  }
}
