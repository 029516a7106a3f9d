/** Holds the state of the page: the displayed inspection, its clock, and the game that receives its events. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks'
import { check, readEvent } from 'ptcg-turn-engine'
import type { ReconstructedGame } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { carriesGame } from '../carriesGame.ts'
import { type Inspection, isAtRest, isAtTheEndOfScene, lineAt, type Message } from '../time/inspection.ts'
import { inspectNext } from '../time/inspectNext.ts'
import { linkTo } from '../time/link.ts'
import { type Moment, momentOf } from '../time/moment.ts'
import type { PageCommands } from './commands.ts'
import { computersTurn, opponentsTurn } from './computersTurn.ts'
import { connect, type Host } from './connection.ts'
import { findDrawsBefore } from './drawnFirst.ts'
import { atLink } from './opening.ts'
import { opponentAsked } from './opponentAsked.ts'

interface Page extends PageCommands {
  readonly inspection: Inspection
  readonly moment: Moment
}

/** The additional time for which the end of a scene is shown, in milliseconds. */
const END_OF_SCENE = 2500

/** The time for which the current moment is shown, in milliseconds. */
const waitOf = (inspection: Inspection): number => {
  const { pace, motion } = inspection
  const wait = pace === 'atOnce' ? 40 : 1000 / pace
  return motion === 'looping' && isAtTheEndOfScene(inspection) ? wait + END_OF_SCENE : wait
}

const LINK_SETTLES = 250

interface Origin {
  /** The id of the game on a server, or null for a page without a server. */
  readonly live: string | null
  /** True if the page's address leads to this game. A game that was opened later has no address. */
  readonly isAddressed: boolean
  readonly reconstructed: ReconstructedGame | null
}

export const usePage = (first: Inspection, { live, isAddressed, reconstructed }: Origin): Page => {
  const [inspection, dispatch] = useReducer(inspectNext, first)
  const latest = useRef(inspection)
  latest.current = inspection
  const host = useRef<Host | null>(null)

  // Connect before a person can press a button: otherwise an event would be played only in this page.
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

  const playFrom = useCallback(
    (step: number, events: readonly unknown[], computer?: PlayerId) => {
      void findDrawsBefore(reconstructed, latest.current, step).then((drawn) => {
        if (E.isLeft(drawn)) return dispatch({ do: 'say', message: drawn.left })
        const line = latest.current.lines.length
        dispatch({ do: 'go', step })
        dispatch({ do: 'branch', events: drawn.right, ...(computer === undefined ? {} : { computer }) })
        dispatch({ do: 'append', line, events })
      })
    },
    [reconstructed],
  )
  const send = useCallback(
    (event: unknown) => {
      const { place } = latest.current
      const { history } = lineAt(latest.current)
      const checked = E.flatMap((read: GameEvent) => check(history.snapshotAt(place.step), read))(readEvent(event))
      if (E.isLeft(checked)) dispatch({ do: 'refused', tried: { event, violations: checked.left } })
      else if (place.step < history.length || (reconstructed !== null && place.line === 0))
        playFrom(place.step, [event])
      else if (place.line === 0 && host.current !== null) host.current.play(history.length, event)
      else dispatch({ do: 'append', line: place.line, events: [event] })
    },
    [reconstructed, playFrom],
  )

  useEffect(() => {
    if (inspection.motion === 'still') return undefined
    const isForTheComputer = inspection.motion === 'autoplaying' && isAtRest(inspection)
    let isLate = false
    const timer = setTimeout(async () => {
      const message: Message = isForTheComputer
        ? await computersTurn(inspection, { isConnected: live !== null, reconstructed })
        : { do: 'tick' }
      if (!isLate) dispatch(message)
    }, waitOf(inspection))
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [inspection, live, reconstructed])

  const { history } = lineAt(inspection)
  const asked = inspection.motion === 'still' ? opponentAsked(inspection) : null
  useEffect(() => {
    if (asked === null) return undefined
    let isLate = false
    void opponentsTurn(latest.current, () => !isLate).then((message) => {
      if (!isLate && message !== null) dispatch(message)
    })
    return () => {
      isLate = true
    }
  }, [asked, history])

  // A layout effect ends at once when another game is shown. An ordinary effect ends later, and could still write the old address.
  useLayoutEffect(() => {
    if (!isAddressed || inspection.motion === 'looping') return undefined
    const timer = setTimeout(() => {
      const link = linkTo(inspection)
      const isWritten = E.isLeft(link) || link.right === location.hash || carriesGame(location.hash)
      if (!isWritten) window.history.replaceState(null, '', link.right)
    }, LINK_SETTLES)
    return () => clearTimeout(timer)
  }, [inspection, isAddressed])

  useEffect(() => {
    // The event has the address that the link led to; the effect above may have overwritten the current address.
    const follow = ({ newURL }: HashChangeEvent): void => {
      const { hash } = new URL(newURL)
      // A link that contains a game leads to another game, which the page opens.
      if (!carriesGame(hash)) dispatch({ do: 'become', inspection: atLink(latest.current, hash) })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const moment = useMemo(() => momentOf(inspection), [inspection])
  return { inspection, moment, dispatch, send, playFrom }
}
