/**
 * The hook by which a component selects from a game: the same object for as long as the selection is equal, so that
 * nothing is drawn again.
 */
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Playable } from '../engine/session/playable.ts'
import type { Snapshot } from '../engine/stepper/snapshot.ts'

/** What was selected, and from what. */
interface Selection<Selected> {
  readonly from: Snapshot
  readonly selected: Selected
}

/** Selects from snapshots, and gives the former selection again where the new one is equal to it. */
const selecting = <Selected>(
  select: (snapshot: Snapshot) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean,
  drawn: { readonly current: { readonly value: Selected } | null },
): ((snapshot: Snapshot) => Selected) => {
  let latest: Selection<Selected> | null = null
  return (from) => {
    if (latest?.from === from) return latest.selected
    const selected = select(from)
    // What is on the screen, even if it was selected by an earlier function: components write their selectors inline.
    const before = latest === null ? drawn.current : { value: latest.selected }
    const kept = before !== null && isEqual(before.value, selected) ? before.value : selected
    latest = { from, selected: kept }
    return kept
  }
}

/** What is selected from a game now. The component is drawn again only when that changes. */
export const useSelected = <Selected>(
  game: Playable,
  select: (snapshot: Snapshot) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean,
): Selected => {
  const drawn = useRef<{ readonly value: Selected } | null>(null)
  const selection = useMemo(() => selecting(select, isEqual, drawn), [select, isEqual])
  const subscribe = useCallback((changed: () => void) => game.subscribe(changed), [game])
  const get = useCallback(() => selection(game.state()), [selection, game])
  const selected = useSyncExternalStore(subscribe, get, get)
  useEffect(() => {
    drawn.current = { value: selected }
  }, [selected])
  return selected
}
