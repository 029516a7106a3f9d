/** Notifies listeners: every listener gets all news in order, even if listeners act meanwhile. */
import type { Unsubscribe } from './playable.ts'

/** The listeners to one kind of news. */
export interface Listeners<News> {
  readonly add: (listener: (news: News) => void) => Unsubscribe
  readonly tell: (news: News) => void
}

/**
 * An error in a listener affects no other listener: it is rethrown as an uncaught error after all have been notified.
 */
const report = (error: unknown): void => {
  setTimeout(() => {
    throw error
  })
}

/** A list without listeners. News that arises during a notification waits for its turn. */
export const listenersOf = <News>(): Listeners<News> => {
  const listening = new Set<{ readonly hears: (news: News) => void; readonly after: number }>()
  const untold: News[] = []
  let telling = false
  /** The number of news items so far, and of those that were delivered. */
  let heard = 0
  let told = 0
  const tellNext = (news: News): void => {
    told += 1
    for (const listener of [...listening]) {
      // An earlier listener may have ended this subscription; and a listener gets no news from before it subscribed.
      if (!listening.has(listener) || listener.after >= told) continue
      try {
        listener.hears(news)
      } catch (error) {
        report(error)
      }
    }
  }
  return {
    add: (hears) => {
      // Subscribing the same function twice makes two listeners.
      const listener = { hears, after: heard }
      listening.add(listener)
      return () => {
        listening.delete(listener)
      }
    },
    tell: (news) => {
      heard += 1
      untold.push(news)
      if (telling) return
      telling = true
      for (let next = untold.shift(); next !== undefined; next = untold.shift()) tellNext(next)
      telling = false
    },
  }
}
