/**
 * The hook on which all other hooks of this package are built. It returns the same object while the selected value stays equal, so that the
 * component does not render again.
 */
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
    // The selection rendered last, even if another selector made it: a component with an inline selector passes a new one each time.
    const before = latest === null ? drawn.current : { value: latest.selected }
    const kept = before !== null && isEqual(before.value, selected) ? before.value : selected
    latest = { from, selected: kept }
    return kept
  }
}

/** The current selection from a game. The component renders again only when the selection changes. */
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
