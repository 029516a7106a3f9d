/** @jsxImportSource react */
/** A page with components of a game, each of which counts its renderings. It is bundled for a real browser. */

import { dequal } from 'dequal/lite'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { StrictMode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { readRecording } from '../../src/engine/files/recording.ts'
import { createSession, restoreSession, type Session } from '../../src/engine/session/session.ts'
import { useGame, useLegalEvents, useRequest, useView, useWhyNot } from '../../src/react/index.ts'
import { App } from './app.tsx'

/** The number of renderings of each component, and its latest value. */
const drawn: Record<string, number> = {}
const shown: Record<string, unknown> = {}
/** Two components that showed different moments of the same game in one rendering. */
const torn: string[] = []

const count = (name: string, value: unknown): null => {
  drawn[name] = (drawn[name] ?? 0) + 1
  shown[name] = value
  return null
}

const Name = ({ game }: { readonly game: Session }) =>
  count(
    'name',
    useGame(game, (at) => at.game.players[0].name),
  )
const Inline = ({ game }: { readonly game: Session }) =>
  count(
    'inline',
    useGame(game, (at) => ({ ruleset: at.game.ruleset.id, first: at.game.firstPlayer }), dequal),
  )
const Attacks = ({ game }: { readonly game: Session }) =>
  count(
    'attacks',
    useLegalEvents(game, ({ type }) => type === 'DECLARE_ATTACK'),
  )
const Refused = ({ game }: { readonly game: Session }) =>
  count('refused', useWhyNot(game, { type: 'DECLARE_ATTACK', player: 0, attack: 99, nonsense: true } as GameEvent))
const Nothing = ({ game }: { readonly game: Session }) => count('nothing', useWhyNot(game, null))
const Stage = ({ game }: { readonly game: Session }) =>
  count(
    'hidden',
    useView(game, 1, (at) => at.game.players[0].hand.filter((card) => at.game.cards[card]?.definition !== null).length),
  )
const Request = ({ game }: { readonly game: Session }) => count('request', useRequest(game))
const Everything = ({ game }: { readonly game: Session }) => count('everything', useGame(game))

const Watcher = ({ game, name }: { readonly game: Session; readonly name: string }) => {
  const turn = useGame(game, (at) => at.game.turn.number)
  // A slow component: in a transition React would interrupt it.
  const end = performance.now() + 2
  while (performance.now() < end);
  return <i className="turn">{`${name} ${turn}`}</i>
}

/** Records the shown moments after each update of the screen. */
const Looker = ({ game }: { readonly game: Session }) => {
  useGame(game)
  useLayoutEffect(() => {
    const turns = [...document.querySelectorAll('.turn')].map((one) => one.textContent?.split(' ')[1])
    if (new Set(turns).size > 1) torn.push(turns.join(' '))
  })
  return null
}

const Tabs = ({ game }: { readonly game: Session }) => {
  const [many, setMany] = useState(0)
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setMany((before) => before + 1))}>
        more
      </button>
      {Array.from({ length: 20 }, (_, at) => `${many}-${at}`).map((name) => (
        <Watcher key={name} game={game} name={name} />
      ))}
      <Looker game={game} />
    </>
  )
}

const PARTS = { Name, Inline, Attacks, Refused, Nothing, Stage, Request, Everything, Tabs }
export type Part = keyof typeof PARTS

const sessionOf = (json: unknown): { readonly session: Session; readonly events: readonly unknown[] } => {
  const recording = readRecording(json)
  if (recording._tag === 'Left') throw new Error(recording.left[0].message)
  const { events } = recording.right
  const beginning = restoreSession({ ...recording.right, events: [] })
  if (beginning._tag === 'Left') throw new Error(beginning.left[0].message)
  return { session: createSession(beginning.right.state(), { undo: 'always' }), events }
}

let root: Root | null = null

/** The functions for tests. */
const page = {
  sessionOf,
  drawn,
  shown,
  torn,
  errors: [] as string[],
  mount: (session: Session, parts: readonly Part[]): void => {
    const container = document.body.appendChild(document.createElement('main'))
    root = createRoot(container, { onUncaughtError: (error) => page.errors.push(String(error)) })
    flushSync(() =>
      root?.render(
        <StrictMode>
          {parts.map((name) => {
            const One = PARTS[name]
            return <One key={name} game={session} />
          })}
        </StrictMode>,
      ),
    )
  },
  unmount: (): void => flushSync(() => root?.unmount()),
  /** Sends all events, and lets React render after each. */
  sendAll: (session: Session, events: readonly unknown[]): number =>
    events.filter((event) => {
      let accepted = false
      flushSync(() => {
        accepted = session.send(event as GameEvent)._tag === 'Right'
      })
      return accepted
    }).length,
  forget: (): void => {
    for (const name of Object.keys(drawn)) drawn[name] = 0
  },
  hydrate: (session: Session, html: string): Promise<string> => {
    const container = document.body.appendChild(document.createElement('main'))
    container.innerHTML = html
    const before = container.firstChild
    hydrateRoot(container, <App game={session} />, {
      onRecoverableError: (error) => page.errors.push(String(error)),
    })
    return new Promise((resolve) =>
      setTimeout(() => resolve(container.firstChild === before ? container.innerHTML : 'thrown away'), 50),
    )
  },
}

export type HooksPage = typeof page

Object.assign(globalThis, { page })
