/** Tells listeners what happened: all of it to everyone, in order, whatever they do when they hear of it. */
import type { Unsubscribe } from './playable.ts'

/** Those who listen to news of a kind. */
export interface Listeners<News> {
  readonly add: (listener: (news: News) => void) => Unsubscribe
  readonly tell: (news: News) => void
}

/** What a listener throws is nobody else's: it reaches whoever watches for uncaught errors, after all have been told. */
const report = (error: unknown): void => {
  setTimeout(() => {
    throw error
  })
}

/** Nobody listens yet. News that comes up while others are still being told waits for its turn. */
export const listenersOf = <News>(): Listeners<News> => {
  const listening = new Set<{ readonly hears: (news: News) => void; readonly after: number }>()
  const untold: News[] = []
  let telling = false
  /** How much news there has been, and how much of it was told. */
  let heard = 0
  let told = 0
  const tellNext = (news: News): void => {
    told += 1
    for (const listener of [...listening]) {
      // Somebody told before may have ended this one's subscription; and what was before it is no news to a listener.
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
      // Two who listen with the same function are two.
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
