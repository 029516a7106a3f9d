/** Watches the width of the window: true while it shows one part of the page at a time. */
import { useEffect, useState } from 'preact/hooks'

const NARROW = matchMedia('(max-width: 799px)')

/** True if the window is narrow at this moment. */
export const isNarrowNow = (): boolean => NARROW.matches

/** True in a narrow window. */
export const useIsNarrow = (): boolean => {
  const [isNarrow, set] = useState(isNarrowNow)
  useEffect(() => {
    const changed = (): void => set(NARROW.matches)
    NARROW.addEventListener('change', changed)
    return () => NARROW.removeEventListener('change', changed)
  }, [])
  return isNarrow
}
