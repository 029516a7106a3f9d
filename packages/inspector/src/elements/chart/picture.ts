/** Exports the displayed chart as a picture: as SVG text, or as a PNG. */

import { type ChartGraph, type Size, statesOf } from 'ptcg-turn-engine/chart'
import { pictureColors } from './colors.ts'
import { SANS } from './fonts.ts'
import { DRAWING } from './style.ts'
import { make, write } from './svg.ts'

/** The displayed chart as a self-contained SVG text. The marks of the chart are kept; interactive parts are left out. */
export const pictureOf = (
  content: SVGGElement,
  { width, height }: Size,
  about: string,
  theme: string | null,
): string => {
  const copy = content.cloneNode(true) as SVGGElement
  copy.removeAttribute('transform')
  for (const element of copy.querySelectorAll('.far, .buttons, .near')) element.remove()
  const spoken = ['role', 'tabindex', 'aria-label', 'aria-roledescription']
  for (const element of copy.querySelectorAll('[role]')) for (const name of spoken) element.removeAttribute(name)
  const style = make('style')
  style.textContent = `${pictureColors(theme)}\nsvg{--sans:${SANS}}\n.ground{fill:var(--ground)}\n${DRAWING}\n.near{display:none}`
  const svg = make('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': about }, [
    write('title', about),
    style,
    make('rect', { class: 'ground', width, height }),
    copy,
  ])
  return new XMLSerializer().serializeToString(svg)
}

/** The theme of an element, or the system's if it sets none. */
export const themeShown = (element: Element): 'light' | 'dark' => {
  const theme = element.getAttribute('theme')
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** About the maximum size that browsers can draw, in pixels. */
const MAX = { side: 16000, area: 120_000_000 } as const

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * The picture as a PNG with `scale` pixels for each chart unit, or fewer if a browser cannot draw that many. Rejects if the browser cannot
 * draw it.
 */
export const pngOf = async (svg: string, { width, height }: Size, scale: number): Promise<Blob> => {
  const most = Math.min(MAX.side / width, MAX.side / height, Math.sqrt(MAX.area / (width * height)))
  const used = Math.min(Math.max(0.1, Number.isFinite(scale) ? scale : 1), most)
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * used)
  canvas.height = Math.round(height * used)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser provides no canvas to draw the chart on.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob === null) throw new Error(`The browser cannot draw a picture of ${canvas.width} by ${canvas.height} pixels.`)
  return blob
}

export interface Picture extends Size {
  readonly svg: string
}

/** A drawing and its chart. */
interface Seen {
  readonly drawn: (Size & { readonly content: SVGGElement }) | null
  readonly whole: ChartGraph | null
}

/** A picture of the displayed chart, or null before there is a chart. */
export const pictureOfScene = ({ drawn, whole }: Seen, theme: string | null): Picture | null => {
  if (drawn === null || whole === null) return null
  const root = statesOf(whole).get('')
  const about = `Statechart of ${whole.id}. ${root?.description ?? ''}`.trim()
  return { svg: pictureOf(drawn.content, drawn, about, theme), width: drawn.width, height: drawn.height }
}
