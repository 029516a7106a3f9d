/** The state of the page: the displayed inspection, its clock, and the game that receives its events. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks'
import { check, randomPlayer } from 'ptcg-turn-engine'
import { legalAt } from 'ptcg-turn-engine/internal/engine/explain/legalAt'
import * as E from '#fp-ts/Either'
import { carriesGame } from '../carriesGame.ts'
import { type Inspection, isAtTheEnd, lineAt } from '../time/inspection.ts'
import { inspectNext } from '../time/inspectNext.ts'
import { linkTo } from '../time/link.ts'
import { type Moment, momentOf } from '../time/moment.ts'
import type { PageCommands } from './commands.ts'
import { connect, type Host } from './connection.ts'
import { atLink } from './opening.ts'

interface Page extends PageCommands {
  readonly inspection: Inspection
  readonly moment: Moment
}

/** How long each moment is shown, in milliseconds. */
const waitOf = ({ pace }: Inspection): number => (pace === 'atOnce' ? 40 : 1000 / pace)

const LINK_SETTLES = 250

/** Lets the page play by itself: a random player sends legal events. */
const useAutopilot = (inspection: Inspection, send: (event: unknown) => void, dispatch: PageCommands['dispatch']) => {
  const decide = useMemo(() => randomPlayer(Date.now() % 2 ** 31), [])
  return useCallback(() => {
    const { history } = lineAt(inspection)
    const at = history.snapshotAt(inspection.place.step)
    const legal = legalAt(at).filter(({ type }) => type !== 'CONCEDE')
    const isCutOff = inspection.connection === 'lost' && inspection.place.line === 0
    if (legal.length === 0 || isCutOff) dispatch({ do: 'pause' })
    else send(decide(at, legal))
  }, [inspection, send, dispatch, decide])
}

interface Origin {
  /** The game on a server, or null if this page is alone. */
  readonly live: string | null
  /** The page's address leads to this game; a game that was opened later has none. */
  readonly isAddressed: boolean
}

export const usePage = (first: Inspection, { live, isAddressed }: Origin): Page => {
  const [inspection, dispatch] = useReducer(inspectNext, first)
  const latest = useRef(inspection)
  latest.current = inspection
  const host = useRef<Host | null>(null)

  // Connect before anybody can press anything: otherwise an event would be played here alone.
  useLayoutEffect(() => {
    if (live === null) return undefined
    const opened = connect(live, {
      known: () => latest.current.lines[0].history.length,
      onEvents: (from, events) => {
        const known = latest.current.lines[0].history.length
        if (from <= known) dispatch({ do: 'append', line: 0, events: events.slice(known - from) })
      },
      onRefused: (message) => dispatch({ do: 'say', message }),
      onConnection: (connection) => dispatch({ do: 'connection', connection }),
    })
    host.current = opened
    return () => {
      host.current = null
      opened.close()
    }
  }, [live])

  const send = useCallback((event: unknown) => {
    const { place } = latest.current
    const { history } = lineAt(latest.current)
    const checked = check(history.snapshotAt(place.step), event)
    if (E.isLeft(checked)) dispatch({ do: 'refused', tried: { event, violations: checked.left } })
    else if (place.step < history.length) dispatch({ do: 'branch', events: [event] })
    else if (place.line === 0 && host.current !== null) host.current.play(history.length, event)
    else dispatch({ do: 'append', line: place.line, events: [event] })
  }, [])

  const playOn = useAutopilot(inspection, send, dispatch)
  useEffect(() => {
    if (inspection.motion === 'still') return undefined
    const isOver = inspection.motion === 'playing' && isAtTheEnd(inspection)
    const timer = setTimeout(() => (isOver ? playOn() : dispatch({ do: 'tick' })), waitOf(inspection))
    return () => clearTimeout(timer)
  }, [inspection, playOn])

  // Stop at once when another game is shown: an effect that waits for the next frame could still write the old address.
  useLayoutEffect(() => {
    if (!isAddressed) return undefined
    const timer = setTimeout(() => {
      const link = linkTo(inspection)
      const isWritten = E.isLeft(link) || link.right === location.hash || carriesGame(location.hash)
      if (!isWritten) window.history.replaceState(null, '', link.right)
    }, LINK_SETTLES)
    return () => clearTimeout(timer)
  }, [inspection, isAddressed])

  useEffect(() => {
    // The address when the link was followed: the effect above may have overwritten the current one.
    const follow = ({ newURL }: HashChangeEvent): void => {
      const { hash } = new URL(newURL)
      // A link that contains a game is another game: the page opens it.
      if (!carriesGame(hash)) dispatch({ do: 'become', inspection: atLink(latest.current, hash) })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const moment = useMemo(() => momentOf(inspection), [inspection])
  return { inspection, moment, dispatch, send }
}
