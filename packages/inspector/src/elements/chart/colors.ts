/** The colors of the chart on a page, light and dark; text keeps a contrast of at least 4.5 to 1. */

const DAY = {
  ground: '#fbfcfe',
  even: '#f1f4f9',
  odd: '#fafbfd',
  box: '#ffffff',
  asks: '#eef4ff',
  edge: '#c3ccda',
  'asks-edge': '#8fb0ec',
  over: '#f1edf9',
  'over-edge': '#9d86cf',
  ink: '#17202d',
  quiet: '#55627a',
  rules: '#8a5a10',
  event: '#1a4bbd',
  arrow: '#8b97ab',
  sent: '#6f93dc',
  warm: '#fff3e3',
  'warm-edge': '#e0a763',
  worn: '#cf8b3e',
  active: '#ffdfb0',
  'active-edge': '#c2410c',
  'active-ink': '#7c2d06',
  yes: '#12773b',
  no: '#bb2220',
  lit: '#7a2fd0',
  'lit-ground': '#efe4ff',
  bar: '#ffffff',
} as const

const NIGHT: Record<keyof typeof DAY, string> = {
  ground: '#0e131b',
  even: '#151c27',
  odd: '#111722',
  box: '#1b2432',
  asks: '#182a48',
  edge: '#3a475a',
  'asks-edge': '#46699f',
  over: '#2a2140',
  'over-edge': '#8e75c9',
  ink: '#e9eef6',
  quiet: '#a3b0c3',
  rules: '#dcae60',
  event: '#93b8ff',
  arrow: '#6f7d93',
  sent: '#547fc9',
  warm: '#2f2618',
  'warm-edge': '#90703c',
  worn: '#b98a47',
  active: '#5a3410',
  'active-edge': '#ff9a4d',
  'active-ink': '#ffe3c7',
  yes: '#6fd898',
  no: '#ff8f86',
  lit: '#c79bff',
  'lit-ground': '#362256',
  bar: '#1b2432',
}

const variables = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

const BY_DAY = `${variables(DAY)};color-scheme:light`
const BY_NIGHT = `${variables(NIGHT)};color-scheme:dark`

/**
 * The colors as CSS values that a page may override: if the page sets `--ptcg-ink`, for example, its color replaces the ink of both themes.
 */
const orThePages = (colors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, `var(--ptcg-${name},${color})`]))

const HOST_BY_DAY = `${variables(orThePages(DAY))};color-scheme:light`
const HOST_BY_NIGHT = `${variables(orThePages(NIGHT))};color-scheme:dark`

/** The colors of an element: an explicit theme wins over the system's. */
export const ELEMENT_COLORS = [
  `:host{${HOST_BY_DAY}}`,
  `@media(prefers-color-scheme:dark){:host{${HOST_BY_NIGHT}}}`,
  `:host([theme='light']){${HOST_BY_DAY}}`,
  `:host([theme='dark']){${HOST_BY_NIGHT}}`,
].join('\n')

/** The colors of an exported picture: those of the theme, or those of the viewer's system if the theme is null. */
export const pictureColors = (theme: string | null): string =>
  theme === 'dark'
    ? `svg{${BY_NIGHT}}`
    : `svg{${BY_DAY}}${theme === 'light' ? '' : `@media(prefers-color-scheme:dark){svg{${BY_NIGHT}}}`}`
