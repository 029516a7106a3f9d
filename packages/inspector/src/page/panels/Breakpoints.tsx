/** Draws the switch that sets or removes a breakpoint at the selected thing. */
import { breakpointInWords, isBreakpoint } from '../../time/breakpoints.ts'
import type { Inspection } from '../../time/inspection.ts'
import { useCommands } from '../commands.ts'

export const BreakpointOn = ({ inspection }: { readonly inspection: Inspection }) => {
  const { dispatch } = useCommands()
  const [token] = (inspection.selection?.about ?? []).filter(isBreakpoint)
  if (token === undefined) return null
  return (
    <p>
      <button
        type="button"
        aria-pressed={inspection.breakpoints.includes(token)}
        title={`Play stops when it comes to this: ${breakpointInWords(token)}`}
        onClick={() => dispatch({ do: 'breakpoint', token })}
      >
        {inspection.breakpoints.includes(token) ? 'Breakpoint: play stops here' : 'Set a breakpoint here'}
      </button>
    </p>
  )
}
