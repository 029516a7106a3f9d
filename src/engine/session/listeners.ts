/** Notifies listeners. Every listener gets all news in order, even if a listener causes further news. */
import type { Unsubscribe } from './playable.ts'

/** A set of listeners to one kind of news. */
export interface Listeners<News> {
  readonly add: (listener: (news: News) => void) => Unsubscribe
  readonly tell: (news: News) => void
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
  const untold: News[] = []
  let telling = false
  /** The number of news items so far (`heard`), and the number of those whose delivery has begun (`told`). */
  let heard = 0
  let told = 0
  const tellNext = (news: News): void => {
    told += 1
    for (const listener of [...listening]) {
      // Skips a listener that was removed by an earlier listener, and one that subscribed after this news arose.
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
