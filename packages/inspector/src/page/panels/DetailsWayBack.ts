/** Remembers earlier selections, so that a person can go from thing to thing and return. */
import { useRef } from 'preact/hooks'
import { isSameSelection, type Selection } from '../../selection.ts'
import { useCommands } from '../commands.ts'

interface WayBack {
  readonly to: Selection
  readonly go: () => void
}

/** The maximum number of remembered selections. */
const MAX_LENGTH = 30

/** The previous selection, or null; deselecting clears the history. */
export const useWayBack = (selection: Selection | null): WayBack | null => {
  const { dispatch } = useCommands()
  const way = useRef<readonly Selection[]>([])
  if (selection === null) way.current = []
  else if (!isSameSelection(way.current.at(-1) ?? null, selection))
    way.current = [...way.current, selection].slice(-MAX_LENGTH)
  const to = way.current.at(-2)
  if (to === undefined) return null
  const go = (): void => {
    way.current = way.current.slice(0, -1)
    dispatch({ do: 'select', selection: to })
  }
  return { to, go }
}
