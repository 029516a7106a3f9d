/** The hook behind the others. It returns the same object as long as the selection is equal, so that nothing renders again. */
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Playable } from '../engine/session/playable.ts'
import type { Snapshot } from '../engine/stepper/snapshot.ts'

/** A selection, and the snapshot it was made from. */
interface Selection<Selected> {
  readonly from: Snapshot
  readonly selected: Selected
}

/** Memoizes a selector: returns the previous selection if the new one is equal. */
const selecting = <Selected>(
  select: (snapshot: Snapshot) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean,
  drawn: { readonly current: { readonly value: Selected } | null },
): ((snapshot: Snapshot) => Selected) => {
  let latest: Selection<Selected> | null = null
  return (from) => {
    if (latest?.from === from) return latest.selected
    const selected = select(from)
    // The rendered selection, even if an earlier selector made it: components write their selectors inline.
    const before = latest === null ? drawn.current : { value: latest.selected }
    const kept = before !== null && isEqual(before.value, selected) ? before.value : selected
    latest = { from, selected: kept }
    return kept
  }
}

/** The current selection from a game. The component renders again only when it changes. */
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
