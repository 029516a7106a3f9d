/** Lets the computer play from the current moment. */
import { type Inspection, lineAt, type Message } from '../time/inspection.ts'
import { loadPanels } from './Later.tsx'

/**
 * The message by which the computer plays its event. It continues a line only at its end; from an earlier moment, and in a game
 * that somebody has connected, it plays in a what-if.
 */
export const computersTurn = async (inspection: Inspection, isConnected: boolean): Promise<Message> => {
  const { line, step } = inspection.place
  const { history } = lineAt(inspection)
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
