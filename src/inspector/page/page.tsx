/** The script of the page: shows the game that is written into it, or says why it cannot. */
import * as E from 'fp-ts/lib/Either.js'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { App } from './App.tsx'
import { atLink, builtLayout, jsonIn, type OpenGame, openGame } from './opening.ts'
import './theme.css'

/** The id that the server gave the game, where there is a server. */
const liveGame = (): string | null => {
  const live = jsonIn('live')
  const game: unknown = typeof live === 'object' && live !== null ? Reflect.get(live, 'game') : null
  return typeof game === 'string' ? game : null
}

interface Shown extends OpenGame {
  readonly live: string | null
  /** Another game is another page. */
  readonly key: number
}

const layout = builtLayout()

const Page = ({ first }: { readonly first: Shown }) => {
  const [shown, show] = useState(first)
  return (
    <App
      key={shown.key}
      recording={shown.recording}
      first={shown.inspection}
      live={shown.live}
      layout={layout}
      onOpen={(recording, inspection) => show({ recording, inspection, live: null, key: shown.key + 1 })}
    />
  )
}

const place = document.getElementById('inspector')
if (place !== null) {
  const opened = openGame(jsonIn('recording'))
  place.replaceChildren()
  if (E.isLeft(opened)) render(<p class="cannot">{opened.left}</p>, place)
  else {
    const { recording, inspection } = opened.right
    document.title = `${recording.title} · turn inspector`
    render(
      <Page first={{ recording, inspection: atLink(inspection, location.hash), live: liveGame(), key: 0 }} />,
      place,
    )
  }
}
