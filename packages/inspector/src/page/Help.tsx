/** Draws the help dialog: the legend of colors and signs, and the keys. */

import { useEffect, useRef } from 'preact/hooks'
import { BUDGET_SIGNS } from '../moves/budget.ts'
import './Help.css'

const KEYS = [
  ['→  ←', 'the next event, the previous event'],
  ['Shift + →  ←', 'the next microstep of the chart, the previous microstep'],
  ['Space', 'replay, pause'],
  ['Home  End', 'the beginning, the latest event'],
  ['M', 'the first move that may be played'],
  ['G', 'a step by its number'],
  ['F', 'the whole chart'],
  ['/', 'search the chart'],
  ['Esc', 'clear the selection, and the answer to a refused event'],
  ['?', 'this help'],
] as const

/** The legend, by the class that draws a sample. */
const LEGEND = [
  ['here', 'the current state, and the states around it'],
  ['taken', 'the transition just taken: its arrow, its event in a box, or the closed box around it'],
  ['visited', 'a state visited in this turn'],
  ['asks', 'a state in which a player or the host must answer; white boxes are passed automatically'],
  ['yes', 'a condition that holds now'],
  ['no', 'a condition that does not hold now; it is red if the state that checks it is active'],
  ['then', 'a condition that held (or did not) when the transition was taken'],
  ['note', 'damage before and after a step of the attack, or a breakpoint'],
  ['lit', 'the selection, and everything related to it on the page'],
] as const

interface Props {
  readonly onClose: () => void
  /** Starts the tour of the page. */
  readonly onTour: () => void
}

export const Help = ({ onClose, onTour }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The button at the end has the focus, but reading begins at the top.
    dialog.current?.scrollTo(0, 0)
  }, [])
  return (
    <dialog class="help" ref={dialog} aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">What the page shows</h2>
      <ul class="help-legend">
        {LEGEND.map(([sample, says]) => (
          <li key={sample}>
            <span class={`help-sample ${sample}`} aria-hidden="true" />
            {says}
          </li>
        ))}
      </ul>
      <p>
        How often: the wider and bluer an arrow or an event, the more often it was taken in this line; Details has the
        number.
      </p>
      <p>Turn budget: {BUDGET_SIGNS}</p>
      <p>
        Timeline: <b class="help-tick turn">|</b> a turn begins, <b class="help-tick attack">|</b> an attack,{' '}
        <b class="help-tick knockOut">|</b> a Knock Out, <b class="help-tick refused">|</b> a refusal
      </p>
      <h2>Keys</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        Any event played from an earlier moment begins a <b>what-if</b>; the game itself stays as it is. Whatever is
        selected lights up everywhere it appears. A state, a transition, a clause or a rule that is selected can be a{' '}
        <b>breakpoint</b>, at which play stops. <b>Save</b> exports the game, the moment, the event, the chart and the
        machine itself.
      </p>
      <form method="dialog" class="help-ends">
        <button type="submit" onClick={onTour}>
          A first look at the page
        </button>
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
