/** Draws the choice of pictures for the cards: a folder on this device, or an address on the web. */
import { type FormEvent, useRef, useState } from 'react'
import { picturesIn, setPictures } from '../board/pictures.ts'
import { keepPattern, keptPattern } from './pictures.ts'

/** Two ways to bring pictures, and a sentence about the result. */
export const Pictures = () => {
  const [said, setSaid] = useState('')
  const folder = useRef<HTMLInputElement>(null)
  const keep = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setSaid(keepPattern(String(new FormData(event.currentTarget).get('pattern') ?? '').trim()) ?? '')
  }
  const open = (files: FileList | null): void => {
    const found = picturesIn(files ?? [])
    const count = found.of === 'folder' ? found.files.size : 0
    if (count > 0) setPictures(found)
    setSaid(count > 0 ? `${count} pictures are shown until the page is closed.` : 'No picture is in this folder.')
  }
  return (
    <details className="pictures">
      <summary>Pictures of the cards</summary>
      <p className="menu-note">
        The page draws its own symbols and loads no pictures. It can show your pictures: files named by set and number,
        such as swsh1-34.png or swsh1/34.png.
      </p>
      <div className="menu-buttons">
        <button type="button" className="button" onClick={() => folder.current?.click()}>
          Choose a folder
        </button>
        <input
          ref={(input) => {
            folder.current = input
            input?.setAttribute('webkitdirectory', '')
          }}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-label="A folder of pictures"
          onChange={({ target }) => open(target.files)}
        />
      </div>
      <form onSubmit={keep} className="pictures-pattern">
        <label>
          Or an address on the web, whose owner then sees which cards you look at
          <input
            name="pattern"
            className="start-text"
            defaultValue={keptPattern()}
            placeholder="https://example.org/{set}/{number}.png"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="button">
          Use it
        </button>
      </form>
      <p role="status">{said}</p>
    </details>
  )
}
