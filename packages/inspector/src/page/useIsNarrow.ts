/** Watches widths: a narrow window shows one part of the page at a time, a narrow pane only the turn. */
import { useLayoutEffect, useState } from 'preact/hooks'

/** True if the window is narrow at this moment. */
export const isNarrowNow = (): boolean => matchMedia('(max-width: 799px)').matches

/** From this width on, in pixels, every name of the whole chart can be read. */
const LEAST_WHOLE = 600

/** True while an element has too little room for the whole chart. */
export const useIsNarrow = (element: { readonly current: Element | null }): boolean => {
  const [isNarrow, set] = useState(isNarrowNow)
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const resized = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      // A pane that is not shown has no width.
      if (width > 0) set(width < LEAST_WHOLE)
    })
    resized.observe(element.current)
    return () => resized.disconnect()
  }, [element])
  return isNarrow
}
