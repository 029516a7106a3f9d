/** Watches sizes: a narrow window shows one part of the page at a time, a small pane only the turn. */
import { useLayoutEffect, useState } from 'preact/hooks'

/** True if the window is narrow at this moment. */
export const isNarrowNow = (): boolean => matchMedia('(max-width: 799px)').matches

/** The smallest size in pixels at which every name of the whole chart can be read. */
const LEAST_WHOLE = { width: 600, height: 430 } as const

/** True while an element has too little room for the whole chart. */
export const useIsSmall = (element: { readonly current: Element | null }): boolean => {
  const [isSmall, set] = useState(isNarrowNow)
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const resized = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // A pane that is not shown has no size.
      if (width > 0) set(width < LEAST_WHOLE.width || height < LEAST_WHOLE.height)
    })
    resized.observe(element.current)
    return () => resized.disconnect()
  }, [element])
  return isSmall
}
