/** Draws the lines of play: the game itself, and the what-ifs that branched off. A person can go to each line, and delete what-ifs. */
import { useState } from 'preact/hooks'
import { breakpointInWords } from '../time/breakpoints.ts'
import type { LineOfPlay } from '../time/inspection.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { Later } from './Later.tsx'
import './Lines.css'

const originOf = ({ from }: LineOfPlay, lines: readonly LineOfPlay[]): string =>
  from === null
    ? ''
    : ` from step ${from.step}${from.line === 0 ? '' : ` of ${lines[from.line]?.name ?? 'another line'}`}`

export const Lines = ({ inspection }: PanelProps) => {
  const { dispatch } = useCommands()
  const { lines, place } = inspection
  const [isCompared, compare] = useState(false)
  if (lines.length === 1 && inspection.breakpoints.length === 0) return null
  return (
    <div class="lines-row">
      <ul class="lines" aria-label="Lines of play">
        {lines.map((line, at) => (
          <li key={at} class={at === place.line ? 'line here' : 'line'}>
            <button
              type="button"
              aria-current={at === place.line ? 'true' : undefined}
              onClick={() => dispatch({ do: 'go', line: at, step: Math.min(place.step, line.history.length) })}
            >
              {line.name}
              <span class="line-origin">{originOf(line, lines)}</span>
            </button>
            {at === 0 ? null : (
              <button
                type="button"
                class="line-forget"
                aria-label={`Forget ${line.name}`}
                title={`Forget ${line.name}`}
                onClick={() => dispatch({ do: 'forgetLine', line: at })}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 1 ? (
        <button type="button" class="lines-compare" onClick={() => compare(true)}>
          Compare…
        </button>
      ) : null}
      {isCompared ? (
        <Later draw={({ Compare }) => <Compare inspection={inspection} onClose={() => compare(false)} />} />
      ) : null}
      {inspection.breakpoints.length === 0 ? null : (
        <ul class="lines" aria-label="Play stops at">
          {inspection.breakpoints.map((token) => (
            <li key={token} class="line">
              <button
                type="button"
                title="Play stops there; click to remove this breakpoint"
                onClick={() => dispatch({ do: 'breakpoint', token })}
              >
                stops at {breakpointInWords(token)} ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
