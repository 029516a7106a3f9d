/** Plays on a page like a person in a hurry: clicks highlighted places in random order. */

/** A script for the page. It prefers places to cards, so that a card that was picked up is put down. */
export const CLICKER = `
  const WAYS = [
    ['.place.is-lit', 6],
    ['.option:not([aria-disabled="true"])', 4],
    ['.hand-card button.is-playable[aria-pressed="false"]', 3],
    ['.action:not([aria-disabled="true"]):not([data-event="END_TURN"])', 2],
    ['.action[data-event="DONE"]:not([aria-disabled="true"])', 1],
    ['.action[data-event="END_TURN"]:not([aria-disabled="true"])', 0.3],
  ]
  globalThis.clicking = setInterval(() => {
    const all = WAYS.flatMap(([selector, weight]) => {
      const found = [...document.querySelectorAll(selector)]
      return found.map((button) => ({ button, weight: weight / found.length }))
    })
    let left = Math.random() * all.reduce((sum, { weight }) => sum + weight, 0)
    all.find(({ weight }) => (left -= weight) < 0)?.button.click()
  }, 80)
`

/** A script that stops the clicks. */
export const STOP_CLICKING = 'clearInterval(clicking)'
