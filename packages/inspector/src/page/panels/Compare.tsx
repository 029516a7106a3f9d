/** Compares two moments of two lines side by side: both boards, and the differences in words. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { boardLinesOf, differing } from '../../story/differing.ts'
import type { Inspection } from '../../time/inspection.ts'
import { type Moment, momentOf } from '../../time/moment.ts'
import { useCommands } from '../commands.ts'
import { Board } from './Board.tsx'
import './Compare.css'

interface Compared {
  readonly line: number
  readonly step: number
}

/** The inspection at the settled moment of a line after a number of events. */
const inspectionAt = (inspection: Inspection, { line, step }: Compared): Inspection => {
  const { history } = inspection.lines[line] ?? inspection.lines[0]
  const shown = Math.min(step, history.length)
  return { ...inspection, place: { line, step: shown, frame: history.stepAt(shown).frames.length - 1 } }
}

interface SideProps {
  readonly name: string
  readonly inspection: Inspection
  readonly moment: Moment
  readonly onChange: (compared: Compared) => void
}

const Side = ({ name, inspection, moment, onChange }: SideProps) => {
  const { dispatch } = useCommands()
  const { line, step } = inspection.place
  const { length } = (inspection.lines[line] ?? inspection.lines[0]).history
  return (
    <section class="compare-side" aria-label={name}>
      <div class="compare-choice">
        <select
          aria-label={`${name}: line`}
          value={`${line}`}
          onChange={({ currentTarget }) => onChange({ line: Number(currentTarget.value), step })}
        >
          {inspection.lines.map((one, at) => (
            <option key={at} value={`${at}`}>
              {one.name}
            </option>
          ))}
        </select>
        {line === 0 ? null : (
          <input
            class="compare-name"
            aria-label={`${name}: what it is called`}
            value={inspection.lines[line]?.name ?? ''}
            maxLength={40}
            onChange={({ currentTarget }) => dispatch({ do: 'nameLine', line, name: currentTarget.value })}
          />
        )}
        <label>
          after step{' '}
          <input
            type="number"
            min={0}
            max={length}
            value={step}
            onChange={({ currentTarget }) =>
              onChange({ line, step: Math.max(0, Math.trunc(Number(currentTarget.value)) || 0) })
            }
          />{' '}
          of {length}
        </label>
      </div>
      <Board inspection={inspection} moment={moment} />
    </section>
  )
}

interface Props {
  readonly inspection: Inspection
  readonly onClose: () => void
}

export const Compare = ({ inspection, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { line, step } = inspection.place
  const other = line === 0 ? inspection.lines.length - 1 : 0
  const [one, putOne] = useState<Compared>({ line, step })
  const [two, putTwo] = useState<Compared>({ line: other, step })
  const sides = useMemo(() => [one, two].map((side) => inspectionAt(inspection, side)), [inspection, one, two])
  const moments = useMemo(() => sides.map(momentOf), [sides])
  const different = useMemo(() => {
    const [left = [], right = []] = moments.map(({ seen }) => boardLinesOf(seen.game))
    return differing(left, right)
  }, [moments])
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog class="compare" ref={dialog} aria-labelledby="compare-title" onClose={onClose}>
      <div class="compare-head">
        <h2 id="compare-title">Two lines side by side</h2>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </div>
      <table class="compare-differences">
        <caption>{different.length === 0 ? 'Both boards are the same.' : 'What is different'}</caption>
        <tbody>
          {different.map(({ left, right }, at) => (
            <tr key={at}>
              <td>{left}</td>
              <td>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="compare-sides">
        {sides.map((side, at) => {
          const moment = moments[at]
          return moment === undefined ? null : (
            <Side
              key={at}
              name={at === 0 ? 'The first line' : 'The second line'}
              inspection={side}
              moment={moment}
              onChange={at === 0 ? putOne : putTwo}
            />
          )
        })}
      </div>
    </dialog>
  )
}
