/** Measurements inside the page, as text that the browser runs: the time from a key to the finished rendering. */

/** Watches from the start of the page until a person can use it: the chart drawn and a legal event to click. */
export const USABLE = `
  window.usableAt = null
  const look = () => {
    const chart = document.querySelector('ptcg-turn-chart')
    const isDrawn = chart?.shadowRoot?.querySelector('svg [data-state]')
    const isReady = isDrawn && document.querySelector('.moves-asked')
    if (isReady) window.usableAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

/** Until the page shows another moment and its layout is done. Painting comes on top; it is not the page's own work. */
const CHANGE = `
  const app = document.querySelector('.app')
  const chart = document.querySelector('ptcg-turn-chart')
  const where = () => app.dataset.step + '.' + app.dataset.frame
  const change = (act) => new Promise((done) => {
    const before = where()
    const began = performance.now()
    const settle = () => {
      document.body.getBoundingClientRect()
      chart.shadowRoot.querySelector('svg')?.getBoundingClientRect()
      done(performance.now() - began)
    }
    const observer = new MutationObserver(() => {
      if (where() === before) return
      observer.disconnect()
      settle()
    })
    observer.observe(app, { attributes: true })
    act()
  })
  const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
`

/** Presses a key this number of times, and returns the milliseconds of each press. */
export const presses = (key: string, shift: boolean, count: number): string => `(async () => {
  ${CHANGE}
  const times = []
  for (let at = 0; at < ${count}; at += 1) {
    times.push(await change(() => dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', shiftKey: ${shift} }))))
    await nextFrame()
  }
  return times
})()`

/** Moves the slider to each of these steps. */
export const scrubs = (steps: readonly number[]): string => `(async () => {
  ${CHANGE}
  const slider = document.querySelector('.transport-scrub')
  const times = []
  for (const step of ${JSON.stringify(steps)}) {
    if (app.dataset.step === String(step)) continue
    times.push(await change(() => {
      slider.value = String(step)
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    }))
    await nextFrame()
  }
  return times
})()`

/** Lays the whole chart out, with every state open, this number of times. */
export const layouts = (count: number): string => `(async () => {
  const chart = document.querySelector('ptcg-turn-chart')
  const laidOut = (act) => new Promise((done) => {
    chart.addEventListener('chart-laid-out', ({ detail }) => done(detail), { once: true })
    act()
  })
  const times = []
  for (let at = 0; at < ${count}; at += 1) {
    await laidOut(() => chart.collapseAll())
    times.push(await laidOut(() => chart.expandAll()))
  }
  return times
})()`
