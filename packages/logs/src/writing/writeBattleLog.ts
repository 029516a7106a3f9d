/** Writes a game of the engine as a battle log, in the export format of PTCG Live. */

import { play, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { LogStory } from './story.ts'
import { battleLogText } from './written.ts'

export interface WriteOptions {
  /** The player whose hidden cards are named, as in this player's own export; null names those of both players. */
  readonly viewer?: PlayerId | null
  /** True to write the printing and the copy number before each card name, so that a reader can distinguish cards with equal names. */
  readonly exact?: boolean
  /** Called with the index of each event that is refused, and thus left out. */
  readonly onRefused?: (index: number) => void
}

/** Writes the log of a game from its start and its events. Refused events are left out. */
export const writeBattleLog = (
  start: Snapshot,
  events: readonly GameEvent[],
  { viewer = null, exact = false, onRefused }: WriteOptions = {},
): string => {
  const story = new LogStory()
  const { players } = start.game
  story.top({ says: 'setUpBegan' })
  story.top({ says: 'coinCalled', player: 0, side: 'heads' })
  for (const fact of start.game.facts) story.write(fact, { game: start.game, event: '', viewer, exact })
  let at = start
  let doing = ''
  for (const [index, event] of events.entries()) {
    const played = play(at, event)
    if (E.isLeft(played)) {
      onRefused?.(index)
      continue
    }
    if (!('option' in event) && event.type !== 'DONE' && event.type !== 'APPLY' && 'player' in event) doing = event.type
    if (event.type === 'END_TURN') story.top({ says: 'turnEnded', player: event.player })
    for (const fact of played.right.facts) story.write(fact, { game: at.game, event: doing, viewer, exact })
    at = played.right.snapshot
  }
  return battleLogText(story.entries, [players[0].name, players[1].name])
}
