/** Notifies listeners. Every listener gets all news in order, even if a listener causes further news. */
import type { Unsubscribe } from './playable.ts'

/** A set of listeners to one kind of news. */
export interface Listeners<News> {
  readonly add: (listener: (news: News) => void) => Unsubscribe
  readonly notify: (news: News) => void
}

/** Rethrows an error of a listener later, as an uncaught error, so that it does not affect the other listeners. */
const report = (error: unknown): void => {
  setTimeout(() => {
    throw error
  })
}

/** Makes an empty set of listeners. News that a listener causes is delivered after the current news. */
export const listenersOf = <News>(): Listeners<News> => {
  const listening = new Set<{ readonly hears: (news: News) => void; readonly after: number }>()
  const pending: News[] = []
  let isDelivering = false
  /** The number of news items so far (`received`), and the number of those whose delivery has begun (`delivered`). */
  let received = 0
  let delivered = 0
  const deliver = (news: News): void => {
    delivered += 1
    for (const listener of [...listening]) {
      // Skips a listener that was removed by an earlier listener, and one that subscribed after this news arose.
      if (!listening.has(listener) || listener.after >= delivered) continue
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
      const listener = { hears, after: received }
      listening.add(listener)
      return () => {
        listening.delete(listener)
      }
    },
    notify: (news) => {
      received += 1
      pending.push(news)
      if (isDelivering) return
      isDelivering = true
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) deliver(next)
      isDelivering = false
    },
  }
}
