/** Lets the computer play from the current moment. */
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { type Inspection, lineAt, type Message } from '../time/inspection.ts'
import { findDrawsBefore } from './drawnFirst.ts'
import { loadPanels } from './Later.tsx'
import { opponentAsked } from './opponentAsked.ts'

/**
 * The message that plays the computer's event. At the end of a line of play, the event continues the line. At an earlier moment, the event
 * starts a what-if. If the line is a game on a server, the event starts a what-if at the end, too. At a moment of a battle log, the message
 * only draws the hidden cards.
 */
export const computersTurn = async (
  inspection: Inspection,
  { isConnected, reconstructed }: { readonly isConnected: boolean; readonly reconstructed: ReconstructedGame | null },
): Promise<Message> => {
  const { line, step } = inspection.place
  const { history } = lineAt(inspection)
  const drawn = await findDrawsBefore(reconstructed, inspection, step)
  if (E.isLeft(drawn)) return { do: 'say', message: drawn.left }
  if (drawn.right.length > 0) return { do: 'branch', events: drawn.right }
  try {
    const { computersEvent } = await loadPanels()
    const event = computersEvent(history.snapshotAt(step))
    if (event === null) return { do: 'pause' }
    const isBeside = step < history.length || (line === 0 && isConnected)
    return isBeside ? { do: 'branch', events: [event] } : { do: 'append', line, events: [event] }
  } catch {
    return { do: 'say', message: 'The computer cannot play: a part of the page could not be loaded.' }
  }
}

/**
 * The message that plays the event of the computer opponent. Null if another player must decide, or if nobody waits for the event any more.
 */
export const opponentsTurn = async (inspection: Inspection, isAwaited: () => boolean): Promise<Message | null> => {
  const { line, step } = inspection.place
  const player = opponentAsked(inspection)
  if (player === null) return null
  try {
    const { opponentsEvent } = await loadPanels()
    const event = await opponentsEvent(lineAt(inspection).history.snapshotAt(step), player, isAwaited)
    return event === null ? null : { do: 'append', line, events: [event] }
  } catch {
    return { do: 'say', message: 'The computer cannot decide here: play for it, or go back.' }
  }
}
