/** Maps keys to the commands of the page, unless a field or a widget uses the key itself. */
import type { Message } from '../time/inspection.ts'

export type KeyPress =
  | { readonly do: 'dispatch'; readonly message: Message }
  | { readonly do: 'fit' | 'search' | 'goTo' | 'help' | 'escape' | 'toggle' | 'moves' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The command of a key, or null. */
export const keyPress = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyPress | null => {
  if (ctrlKey || metaKey || altKey) return null
  switch (key) {
    case 'ArrowRight':
      return { do: 'dispatch', message: { do: shiftKey ? 'forward' : 'nextEvent' } }
    case 'ArrowLeft':
      return { do: 'dispatch', message: { do: shiftKey ? 'back' : 'previousEvent' } }
    case 'Home':
      return { do: 'dispatch', message: { do: 'toStart' } }
    case 'End':
      return { do: 'dispatch', message: { do: 'toEnd' } }
    case ' ':
      return { do: 'toggle' }
    case 'f':
    case 'F':
      return { do: 'fit' }
    case 'g':
    case 'G':
      return { do: 'goTo' }
    case 'm':
    case 'M':
      return { do: 'moves' }
    case '/':
      return { do: 'search' }
    case '?':
      return { do: 'help' }
    case 'Escape':
      return { do: 'escape' }
    default:
      return null
  }
}

/** The fields and widgets that use all keys themselves, except Escape. */
const OWN_KEYS = 'input, select, textarea, dialog, [contenteditable], [role=menu], ptcg-turn-chart'
/** The keys that tabs use themselves, without Shift. */
const ARROWS = ['ArrowLeft', 'ArrowRight']
const PRESSED = 'button, summary, a'

/** True if the focused element uses the key itself. */
export const isTaken = (
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  target: EventTarget | null,
): boolean => {
  if (!(target instanceof Element)) return false
  if (key === 'Escape') return false
  if (target.closest('[role=tablist]') !== null && !shiftKey && ARROWS.includes(key)) return true
  return target.closest(OWN_KEYS) !== null || (key === ' ' && target.closest(PRESSED) !== null)
}
