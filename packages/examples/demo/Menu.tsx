/** Draws the menu: saves, another game, and a list of the keys. */
import { useState } from 'react'
import { GOES_TO } from '../board/useKeys.ts'
import { Along } from './Along.tsx'
import { Dialog } from './Dialog.tsx'
import { download } from './files.ts'
import { OpenFile } from './OpenFile.tsx'
import { Pictures } from './Pictures.tsx'
import { type Going, saveOf } from './saved.ts'

interface MenuProps {
  readonly going: Going
  readonly onClose: () => void
  readonly onOpened: (going: Going) => void
  readonly onLeave: () => void
}

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'go along the hand, and along everything that lights up'],
  ['Enter', 'picks up a card, or does the focused action'],
  ['Escape', 'puts the card back'],
  ...Object.entries(GOES_TO).map(([key, [, what]]) => [key.toUpperCase(), `goes to ${what}`] as const),
  ['U', 'takes the latest step back'],
  ['C', 'shows the statechart'],
  ['?', 'opens this menu'],
]

/** The menu. */
export const Menu = ({ going, onClose, onOpened, onLeave }: MenuProps) => {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(saveOf(going))
      setSaid('The save is on the clipboard.')
    } catch {
      setSaid('This browser does not let the page write to the clipboard: download the save instead.')
    }
  }
  return (
    <Dialog title="Menu" onClose={onClose}>
      <div className="menu-buttons">
        <button type="button" className="button" onClick={() => download('ptcg-turn-game.json', saveOf(going))}>
          Download a save
        </button>
        <button type="button" className="button" onClick={copy}>
          Copy a save
        </button>
        <OpenFile onOpened={onOpened} onRefused={setSaid} />
        <button type="button" className="button" onClick={onLeave}>
          Another game
        </button>
      </div>
      <h3>This moment</h3>
      <div className="menu-buttons">
        <Along session={going.session} onSaid={setSaid} />
      </div>
      <p role="status">{said}</p>
      <p className="menu-note">
        The game is saved in this browser after every step, and is there when you come back. A save holds the cards of
        both sides, and so do links and pages.
      </p>
      <Pictures />
      <h3>Keys</h3>
      <dl className="menu-keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
