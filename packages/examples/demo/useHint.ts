/** Computes the answer to "What would a strong player do?" for the person who must decide. */
import type { GameEvent, PlayerId, Session } from 'ptcg-turn-engine'
import { eventInWords } from 'ptcg-turn-engine/table'
import { decisionInWords } from 'ptcg-turn-engine-players'
import { useEffect, useRef, useState } from 'react'
import { luckOf } from './pace.ts'
import { think } from './thinking.ts'

/** A hint: the progress of its computation from 0 to 1, or an event with the reasons for it. */
export type Hint =
  | { readonly hint: 'coming'; readonly done: number }
  | { readonly hint: 'there'; readonly event: GameEvent; readonly says: string; readonly why: readonly string[] }

/**
 * The displayed hint, a function that requests a hint, and a function that removes it. The next event removes the hint too.
 */
export const useHint = (session: Session): readonly [Hint | null, (player: PlayerId) => void, () => void] => {
  const [hint, setHint] = useState<Hint | null>(null)
  const stop = useRef(() => {})
  const end = (): void => {
    stop.current()
    setHint(null)
  }
  useEffect(() => {
    const unsubscribe = session.subscribe(() => {
      stop.current()
      setHint(null)
    })
    return () => {
      stop.current()
      unsubscribe()
    }
  }, [session])
  const ask = (player: PlayerId): void => {
    stop.current()
    setHint({ hint: 'coming', done: 0 })
    stop.current = think({
      session,
      player,
      level: 'strong',
      seed: luckOf(session),
      onProgress: ({ playouts, of }) => setHint({ hint: 'coming', done: playouts / of }),
      onDecided: (decision) => {
        const seen = session.seat(player).state()
        const says = eventInWords(seen.game, decision.event)
        setHint({ hint: 'there', event: decision.event, says, why: decisionInWords(seen, decision) })
      },
    })
  }
  return [hint, ask, end]
}
