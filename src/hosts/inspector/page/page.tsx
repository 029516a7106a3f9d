/** The script of the page: shows the game that is written into it, or says why it cannot. */
import * as E from 'fp-ts/lib/Either.js'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { inspectNext } from '../time/inspectNext.ts'
import { App } from './App.tsx'
import { atLink, builtLayout, jsonIn, type OpenedGame, openWrittenGame } from './opening.ts'
import './theme.css'

/** The id that the server gave the game, where there is a server. */
const liveGame = (): string | null => {
  const live = jsonIn('live')
  const game: unknown = typeof live === 'object' && live !== null ? Reflect.get(live, 'game') : null
  return typeof game === 'string' ? game : null
}

interface Shown extends OpenedGame {
  readonly live: string | null
  /** Another game is another page. */
  readonly key: number
}

const layout = builtLayout()

const Page = ({ first }: { readonly first: Shown }) => {
  const [shown, show] = useState(first)
  const { title } = shown.recording
  useEffect(() => {
    document.title = `${title} · turn inspector`
    // The address is that of the game that the page came with.
    if (shown.key > 0) history.replaceState(null, '', location.pathname)
  }, [title, shown.key])
  return (
    <App
      key={shown.key}
      recording={shown.recording}
      first={shown.inspection}
      live={shown.live}
      layout={layout}
      isAddressed={shown.key === 0}
      onOpen={(recording, inspection) => show({ recording, inspection, live: null, key: shown.key + 1 })}
    />
  )
}

const place = document.getElementById('inspector')
if (place !== null) {
  const opened = openWrittenGame(jsonIn('recording'))
  place.replaceChildren()
  if (E.isLeft(opened)) render(<p class="cannot">{opened.left}</p>, place)
  else {
    const { recording, inspection } = opened.right
    const live = liveGame()
    const first = live === null ? inspectNext(inspection, { do: 'toStart' }) : inspection
    render(<Page first={{ recording, inspection: atLink(first, location.hash), live, key: 0 }} />, place)
  }
}
