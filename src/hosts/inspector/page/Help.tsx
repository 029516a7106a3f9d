/** Draws the help: what the keys do, in a dialog. */
import { useEffect, useRef } from 'preact/hooks'
import './Help.css'

const KEYS = [
  ['→  ←', 'next, previous microstep'],
  ['Shift + →  ←', 'next, previous event'],
  ['Space', 'play, pause'],
  ['Home  End', 'the beginning, the latest event'],
  ['F', 'the whole chart'],
  ['/', 'search a state of the chart'],
  ['Esc', 'take back the selection, and the answer to what was refused'],
  ['?', 'this help'],
] as const

interface Props {
  readonly onClose: () => void
}

export const Help = ({ onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog class="help" ref={dialog} aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">Keys</h2>
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
        selected lights up everywhere it appears.
      </p>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
