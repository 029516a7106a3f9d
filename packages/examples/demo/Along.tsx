/** Draws the buttons that open the current moment in the inspector or export it. */
import type { Session } from 'ptcg-turn-engine'
import { linkOf, type Made, pageOf, pictureOf } from './along.ts'
import { download } from './files.ts'

interface AlongProps {
  readonly session: Session
  readonly onSaid: (said: string) => void
}

/** Buttons: open the inspector, copy a link, save a page, save a picture. */
export const Along = ({ session, onSaid }: AlongProps) => {
  const make = async (made: Promise<Made>, use: (text: string) => Promise<string> | string): Promise<void> => {
    const known = await made
    onSaid(typeof known === 'string' ? known : await use(known.text))
  }
  const open = (address: string): string => {
    window.open(address, '_blank', 'noopener')
    return 'The inspector is in another tab.'
  }
  const copy = async (address: string): Promise<string> => {
    try {
      await navigator.clipboard.writeText(address)
      return 'The link is copied, with the game in it.'
    } catch {
      return 'This browser does not let the page write to the clipboard: open the inspector, and copy its address.'
    }
  }
  const keep =
    (name: string, type: string) =>
    (text: string): string => {
      download(name, text, type)
      return `${name} is saved.`
    }
  return (
    <>
      <button type="button" className="button" onClick={() => make(linkOf(session), open)}>
        See it in the inspector
      </button>
      <button type="button" className="button" onClick={() => make(linkOf(session), copy)}>
        Copy a link
      </button>
      <button type="button" className="button" onClick={() => make(pageOf(session), keep('game.html', 'text/html'))}>
        Save as a page
      </button>
      <button
        type="button"
        className="button"
        onClick={() => make(pictureOf(session), keep('chart.svg', 'image/svg+xml'))}
      >
        Save the chart
      </button>
    </>
  )
}
