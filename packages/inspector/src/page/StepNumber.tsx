/** Draws the number of the current step. After a click, or the key G, a person can type another number. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useCommands } from './commands.ts'

interface Props {
  readonly step: number
  readonly length: number
}

export const StepNumber = ({ step, length }: Props) => {
  const { dispatch } = useCommands()
  const [isAsked, ask] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.select(), [isAsked])
  if (!isAsked)
    return (
      <button type="button" class="transport-step" title="Go to a step by its number (G)" onClick={() => ask(true)}>
        Step <b>{step}</b> of {length}
      </button>
    )
  const go = (typed: string): void => {
    ask(false)
    if (typed.trim() !== '' && Number.isFinite(Number(typed))) dispatch({ do: 'go', step: Number(typed) })
  }
  return (
    <input
      ref={field}
      class="transport-number"
      type="number"
      aria-label={`Go to step, 0 to ${length}`}
      min={0}
      max={length}
      defaultValue={`${step}`}
      onBlur={() => ask(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go(event.currentTarget.value)
        else if (event.key === 'Escape') ask(false)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
