/** The reducer of inspections: a pure function from a message to the next inspection. */

import { isSameSelection } from '../selection.ts'
import { append, branchOff, forgetLine, nameLine } from './branching.ts'
import { withBreakpoint } from './breakpoints.ts'
import { type Inspection, lineAt, type Message, moveTo } from './inspection.ts'
import { back, forward, go, nextEvent, replayTo, tick } from './travelling.ts'

/** The inspection after a message. It is a new object if the message has changed anything. */
export const inspectNext = (inspection: Inspection, message: Message): Inspection => {
  const { place } = inspection
  switch (message.do) {
    case 'go':
      return go(inspection, message.step, message.frame, message.line)
    case 'forward':
      return forward(inspection, 'still')
    case 'back':
      return back(inspection)
    case 'nextEvent':
      return nextEvent(inspection)
    case 'previousEvent':
      return go(inspection, Math.max(0, place.step - 1), undefined)
    case 'toStart':
      return go(inspection, 0, 0)
    case 'toEnd':
      return go(inspection, lineAt(inspection).history.length, undefined)
    case 'replay':
      return replayTo(inspection)
    case 'autoplay':
      return moveTo(inspection, place, 'autoplaying')
    case 'pause':
      return moveTo(inspection, place, 'still')
    case 'tick':
      return tick(inspection)
    case 'pace':
      return { ...inspection, pace: message.pace }
    case 'append':
      return append(inspection, message.line, message.events)
    case 'branch':
      return branchOff(inspection, message.events, message.computer)
    case 'forgetLine':
      return forgetLine(inspection, message.line)
    case 'audience':
      return { ...inspection, audience: message.audience }
    case 'select':
      return {
        ...inspection,
        selection: isSameSelection(inspection.selection, message.selection) ? null : message.selection,
      }
    case 'breakpoint':
      return withBreakpoint(inspection, message.token)
    case 'nameLine':
      return nameLine(inspection, message.line, message.name)
    case 'refused':
      return { ...inspection, tried: message.tried }
    case 'say':
      return { ...inspection, message: message.message }
    case 'connection':
      return { ...inspection, connection: message.connection }
    case 'become':
      return message.inspection
  }
}
