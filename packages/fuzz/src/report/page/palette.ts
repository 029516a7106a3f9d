/** The colors of the page in light and dark mode, including those of the heat scale. */
import { SHADES } from '../heat.ts'

const DAY = {
  page: '#f4f6f9',
  card: '#ffffff',
  ink: '#1b2533',
  quiet: '#56647a',
  edge: '#dbe2ec',
  faint: '#eef2f7',
  link: '#1d4fc4',
  good: '#18794e',
  'good-ground': '#e9f6ef',
  warn: '#8a5300',
  'warn-ground': '#fdf3e0',
  bad: '#c22f3d',
  'bad-ground': '#fdecee',
  bar: '#8eaeea',
} as const

const NIGHT: Record<keyof typeof DAY, string> = {
  page: '#0a0e14',
  card: '#111823',
  ink: '#e6ecf4',
  quiet: '#9eacbf',
  edge: '#273243',
  faint: '#18212e',
  link: '#8ab2ff',
  good: '#6fd3a0',
  'good-ground': '#10291f',
  warn: '#f0b95c',
  'warn-ground': '#2b2110',
  bad: '#ff8a93',
  'bad-ground': '#351820',
  bar: '#3f66b3',
}

type Tone = (part: number) => string

const color = (light: number, strength: number, hue: number): string =>
  `oklch(${light.toFixed(3)} ${strength.toFixed(3)} ${hue.toFixed(0)})`

/** The hue at a point of the heat scale, from yellow through green to blue. Text must be legible on every fill. */
const hueAt: Tone = (part) => String(98 + 152 * part)

const fillByDay: Tone = (part) => color(0.972 - 0.172 * part, 0.05 + 0.045 * part, Number(hueAt(part)))
const markByDay: Tone = (part) => color(0.76 - 0.28 * part, 0.125 + 0.04 * part, Number(hueAt(part)))
const fillByNight: Tone = (part) => color(0.255 + 0.145 * part, 0.03 + 0.065 * part, Number(hueAt(part)))
const markByNight: Tone = (part) => color(0.56 + 0.22 * part, 0.085 + 0.045 * part, Number(hueAt(part)))

const shades = (fill: Tone, mark: Tone): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: SHADES }, (_, shade) => shade / (SHADES - 1)).flatMap((part, shade) => [
      [`fill-${shade}`, fill(part)],
      [`mark-${shade}`, mark(part)],
    ]),
  )

const variables = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--c-${name}:${value}`)
    .join(';')

const heats = Array.from(
  { length: SHADES },
  (_, shade) => `[data-heat="${shade}"]{--fill:var(--c-fill-${shade});--mark:var(--c-mark-${shade})}`,
)

/** The style rules of the colors. Everything with a count has the attribute `data-heat`, which sets its fill and its mark. */
export const PALETTE = [
  `:root{color-scheme:light dark;${variables({ ...DAY, ...shades(fillByDay, markByDay) })}}`,
  `@media(prefers-color-scheme:dark){:root{${variables({ ...NIGHT, ...shades(fillByNight, markByNight) })}}}`,
  ...heats,
  '[data-heat="never"]{--fill:var(--c-bad-ground);--mark:var(--c-bad)}',
  '[data-heat="whole"]{--fill:transparent;--mark:var(--c-edge)}',
].join('\n')
