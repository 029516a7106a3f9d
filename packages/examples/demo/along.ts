/** Exports a moment of the game: as a link into the inspector, as one HTML page, or as a picture of the chart. */
import type { Session } from 'ptcg-turn-engine'

/** A text, or one sentence that says why there is none. */
export type Made = { readonly text: string } | string

const elements = () => import('ptcg-turn-engine-inspector/elements')

/** The page of the inspector, which is served beside this one. */
const inspector = (): URL => new URL('inspector.html', location.href.replace(/[?#].*$/, ''))

/** The address of the inspector with the whole game, at the latest event. The address contains the cards of both sides. */
export const linkOf = async (session: Session): Promise<Made> => {
  const { linkWith } = await elements()
  const link = await linkWith(session.save(), `${session.history().length}`)
  return link._tag === 'Left' ? link.left : { text: `${inspector()}${link.right}` }
}

const RECORDING = /(<script type="application\/json" id="recording">)[^<]*(<\/script>)/

/** Escapes JSON so that it cannot end the script that contains it. */
const inScript = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The inspector and the game as one HTML page, which can be opened from disk. */
export const pageOf = async (session: Session): Promise<Made> => {
  try {
    const answer = await fetch(inspector())
    const page = await answer.text()
    if (!answer.ok || !RECORDING.test(page)) throw new Error('It is another page.')
    const json = inScript(JSON.stringify(session.save()))
    return { text: page.replace(RECORDING, (_, before: string, after: string) => `${before}${json}${after}`) }
  } catch {
    return 'The page cannot be made here, because the browser does not let this page read its own files: make it in the inspector.'
  }
}

/** The maximum time in milliseconds to wait for a chart that is drawn only for the picture. */
const PATIENCE = 10_000

/** The statechart at this moment as an SVG picture. */
export const pictureOf = async (session: Session): Promise<Made> => {
  const { defineElements } = await elements()
  defineElements()
  const chart = document.createElement('ptcg-turn-chart')
  chart.style.cssText = 'position:fixed;left:-2000px;top:0;width:1400px;height:900px'
  const drawn = new Promise((done, failed) => {
    chart.addEventListener('chart-laid-out', done, { once: true })
    setTimeout(failed, PATIENCE)
  })
  chart.snapshot = session.state()
  document.body.append(chart)
  try {
    await drawn
    await new Promise(requestAnimationFrame)
    return { text: chart.toSvg() }
  } catch {
    return 'The chart could not be drawn.'
  } finally {
    chart.remove()
  }
}
