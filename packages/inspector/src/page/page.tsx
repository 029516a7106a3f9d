/** The script of the page: shows the game in it, or says why it cannot. */

import { render } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { isReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import * as E from '#fp-ts/Either'
import { carriesGame } from '../carriesGame.ts'
import { inspectNext } from '../time/inspectNext.ts'
import { App } from './App.tsx'
import { loadPanels } from './Later.tsx'
import { atLink, builtLayout, jsonIn, type OpenedGame, openWrittenGame } from './opening.ts'
import './theme.css'

/** The game's id on the server, if there is a server. */
const liveGame = (): string | null => {
  const live = jsonIn('live')
  const game: unknown = typeof live === 'object' && live !== null ? Reflect.get(live, 'game') : null
  return typeof game === 'string' ? game : null
}

interface Shown extends OpenedGame {
  readonly live: string | null
  /** A different key for each game, so that the page is rebuilt. */
  readonly key: number
  /** True if the game was opened or begun in the page, not through an address. */
  readonly isOpenedHere: boolean
}

const layout = builtLayout()

/** The game of a link, at its moment, or one sentence that says why it cannot be opened. */
const linkedGame = async (hash: string): Promise<E.Either<string, OpenedGame>> => {
  try {
    const { gameIn, withoutGame } = await loadPanels()
    const json = await gameIn(hash)
    const opened = E.flatMap(openWrittenGame)(json)
    return E.map(({ recording, inspection }: OpenedGame) => ({
      recording,
      inspection: atLink(inspectNext(inspection, { do: 'toStart' }), withoutGame(hash)),
    }))(opened)
  } catch {
    return E.left('The game in the link cannot be opened: a part of the page could not be loaded.')
  }
}

const Page = ({ first }: { readonly first: Shown }) => {
  const [shown, show] = useState(first)
  const { title } = shown.recording
  useEffect(() => {
    document.title = `${title} · turn inspector`
  }, [title])
  useLayoutEffect(() => {
    // A game that was opened in the page has no address, so the address of the previous game is removed.
    if (shown.isOpenedHere) history.replaceState(null, '', location.pathname)
  }, [shown])
  useEffect(() => {
    const follow = async (): Promise<void> => {
      if (!carriesGame(location.hash)) return
      const linked = await linkedGame(location.hash)
      show((now) =>
        E.isLeft(linked)
          ? { ...now, inspection: { ...now.inspection, message: linked.left }, key: now.key + 1, isOpenedHere: false }
          : { ...linked.right, live: null, key: now.key + 1, isOpenedHere: false },
      )
    }
    void follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <App
      key={shown.key}
      recording={shown.recording}
      first={shown.inspection}
      live={shown.live}
      layout={layout}
      isAddressed={shown.key === 0 && !carriesGame(location.hash)}
      onOpen={(recording, inspection) =>
        show({ recording, inspection, live: null, key: shown.key + 1, isOpenedHere: true })
      }
    />
  )
}

/** The game written into the page, recorded or reconstructed. */
const writtenGame = async (): Promise<E.Either<string, OpenedGame>> => {
  const json = jsonIn('recording')
  return isReconstructedGame(json) ? E.right((await loadPanels()).openReconstructed(json)) : openWrittenGame(json)
}

const begin = async (place: HTMLElement): Promise<void> => {
  const opened = await writtenGame()
  place.replaceChildren()
  if (E.isLeft(opened)) render(<p class="cannot">{opened.left}</p>, place)
  else {
    const { recording, inspection } = opened.right
    const live = liveGame()
    const atFirst = live === null ? inspectNext(inspection, { do: 'toStart' }) : inspection
    const linked = atLink(atFirst, location.hash)
    // For people who prefer reduced motion, a scene does not start automatically.
    const first = matchMedia('(prefers-reduced-motion: reduce)').matches ? inspectNext(linked, { do: 'pause' }) : linked
    render(<Page first={{ recording, inspection: first, live, key: 0, isOpenedHere: false }} />, place)
  }
}

const place = document.getElementById('inspector')
if (place !== null) void begin(place)
