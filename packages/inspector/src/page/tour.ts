/** Remembers whether this browser has seen the tour of the first visit. */

const KEY = 'ptcg-turn-inspector/tour'

/**
 * True if the tour has not been seen here. Without storage the tour is never shown: nothing could remember that it was
 * seen.
 */
export const isFirstVisit = (): boolean => {
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    return false
  }
}

export const rememberTour = (): void => {
  try {
    localStorage.setItem(KEY, 'seen')
  } catch {
    // Without storage, nothing is remembered.
  }
}
